"""Seats, clocks, undo and offers: a record being written. Pure; awaits nothing.

entries, after = advance(match, command, at)    # or a Refusal that says why not
match = fold(journal)                           # always the same match
update_for(match, seat, since)                  # all that may leave the server
"""
