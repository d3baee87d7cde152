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
    Index(None, "status", "public", "created"),
    Index(None, "status", "due"),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("match", Id, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user", Id),
    Column("name", String(64), nullable=False),
    Column("bot", String(64)),
    Index(None, "user"),
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
