"""The journal of matches and who plays them: SQLite by default, PostgreSQL by URL.

storage = await open_storage(url)                       # migrations run by themselves
await storage.journal.append(match_id, entries, after)  # returns when it is on disk
stop = storage.news.watch(match_id, callback)           # also of what other processes wrote
await storage.close()
"""

from pentarch.storage.database import Storage, open_storage

__all__ = ["Storage", "open_storage"]
