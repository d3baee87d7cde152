"""The one model of the database; `migrations/` brings a database up to it.

The journal is the truth about matches. `matches` and `seats` are an index over it,
written in the same transactions, so that lists need no folding; they also keep the
last views of a finished match for the day when its rules are gone.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
)
from sqlalchemy.dialects.postgresql import JSONB

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# None is SQL's null and not the JSON word.
Plain: Final = JSON(none_as_null=True).with_variant(JSONB(none_as_null=True), "postgresql")
Id: Final = String(64)
Time: Final = BigInteger  # milliseconds since 1970

matches: Final = Table(
    "matches",
    METADATA,
    Column("id", Id, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("casual", Boolean, nullable=False),
    Column("options", Plain, nullable=False),
    Column("clock", Plain, nullable=False),
    Column("host", Id),
    Column("created", Time, nullable=False),
    Column("started", Time),
    Column("finished", Time),
    Column("due", Time),  # when the server itself has to look: a bot's move, a clock
    Column("result", Plain),
    Column("ended", String(16)),
    Column("views", Plain),  # the seats' last views and the spectators'
    Column("rematch_of", Id),
    Column("asked", Integer),  # whose turn it is, and since when
    Column("asked_since", Time),
    Column("rated", Boolean),
    Index(None, "status", "public", "created"),
    Index(None, "rated", "status", "finished"),
    Index(None, "status", "due"),
    Index(None, "host"),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("match", Id, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user", Id),
    Column("name", String(64), nullable=False),
    Column("bot", String(64)),
    Column("reserved", Id),  # for whom it is kept
    Index(None, "user"),
    Index(None, "reserved"),
    sqlite_with_rowid=False,
)

journal: Final = Table(
    "journal",
    METADATA,
    Column("match", Id, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("value", Plain, nullable=False),
    Column("at", Time, nullable=False),
    sqlite_with_rowid=False,
)

users: Final = Table(
    "users",
    METADATA,
    Column("id", Id, primary_key=True),
    Column("kind", String(16), nullable=False),  # guest, account, gone
    Column("name", String(64), nullable=False),
    Column("name_key", String(128), unique=True),  # of accounts: nobody else can be called so
    Column("password", String(256)),  # argon2
    Column("created", Time, nullable=False),
    Column("banned", Time),  # since when
    Column("private", Boolean),  # nobody else sees the profile
)

recovery: Final = Table(
    "recovery",
    METADATA,
    Column("hash", String(64), primary_key=True),  # of a code that replaces a lost password once
    Column("user", Id, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("created", Time, nullable=False),
    Index(None, "user"),
)

ties: Final = Table(
    "ties",
    METADATA,
    Column("user", Id, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("other", Id, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(16), primary_key=True),  # friend, mute, block
    Column("created", Time, nullable=False),
    Index(None, "other"),
)

pushes: Final = Table(
    "pushes",
    METADATA,
    Column("id", String(64), primary_key=True),  # SHA-256 of the endpoint
    Column("user", Id, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("key", String(128), nullable=False),  # the browser's, for which is encrypted
    Column("auth", String(64), nullable=False),
    Column("created", Time, nullable=False),
    Index(None, "user"),
)

keys: Final = Table(
    "keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(400), nullable=False),
)

seekers: Final = Table(
    "seekers",
    METADATA,
    Column("user", Id, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("wants", Plain, nullable=False),
    Column("created", Time, nullable=False),
    Column("seen", Time, nullable=False),  # whoever asks no more has gone
    Column("match", Id),  # where they were seated
)

lookalikes: Final = Table(
    "lookalikes",
    METADATA,
    Column("skeleton", String(256), primary_key=True),  # of accounts: nobody else looks so
    Column("user", Id, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Index(None, "user"),
)

sessions: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),  # SHA-256; the token itself is nowhere
    Column("user", Id, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("created", Time, nullable=False),
    Column("expires", Time, nullable=False),
    Index(None, "user"),
    Index(None, "expires"),
)

tokens: Final = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("id", Id, nullable=False, unique=True),  # what the owner sees and revokes
    Column("user", Id, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(64), nullable=False),
    Column("scopes", Plain, nullable=False),
    Column("created", Time, nullable=False),
    Index(None, "user"),
)

saved_lists: Final = Table(
    "saved_lists",
    METADATA,
    Column("id", Id, primary_key=True),
    Column("user", Id, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(64), nullable=False),
    Column("cards", Plain, nullable=False),  # copies by card
    Column("created", Time, nullable=False),
    Column("changed", Time, nullable=False),
    Index(None, "user", "game"),
)

analyses: Final = Table(
    "analyses",
    METADATA,
    Column("match", Id, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the way in which matches are analysed
    Column("looked", Integer, nullable=False),  # decisions that were looked at, of so many
    Column("total", Integer, nullable=False),
    Column("points", Plain, nullable=False),
    Column("worked", Time, nullable=False),  # when a process last did; 0: none does
    Column("wanted", Time, nullable=False),  # when somebody last asked another process for it
)

leases: Final = Table(
    "leases",
    METADATA,
    Column("match", Id, primary_key=True),
    Column("purpose", String(16), primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("holder", Id, nullable=False),
    Column("until", Time, nullable=False),
)

uptime: Final = Table(
    "uptime",
    METADATA,
    Column("began", Time, primary_key=True, autoincrement=False),
    Column("seen", Time, nullable=False),  # when a server last said that it runs
)

bulletins: Final = Table(
    "bulletins",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("about", String(80), nullable=False),  # as in `news.py`: a match, or who has to go
    Column("at", Time, nullable=False),
)
