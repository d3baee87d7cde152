"""Matches with their journal, people with their sessions and tokens, leases.

A step keeps its own picture of the tables: `tables.py` moves on, this file does not.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

plain = sa.JSON(none_as_null=True).with_variant(JSONB(none_as_null=True), "postgresql")


def upgrade() -> None:
    create_matches()
    create_people()
    op.create_table(
        "leases",
        sa.Column("match", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "purpose", name="pk_leases"),
    )


def create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("casual", sa.Boolean, nullable=False),
        sa.Column("options", plain, nullable=False),
        sa.Column("clock", plain, nullable=False),
        sa.Column("host", sa.String(64)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("finished", sa.BigInteger),
        sa.Column("due", sa.BigInteger),
        sa.Column("result", plain),
        sa.Column("ended", sa.String(16)),
        sa.Column("views", plain),
        sa.Column("rematch_of", sa.String(64)),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_status_public_created", "matches", ["status", "public", "created"])
    op.create_index("ix_matches_status_due", "matches", ["status", "due"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("user", sa.String(64)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_seats_match", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_user", "seats", ["user"])
    op.create_table(
        "journal",
        sa.Column("match", sa.String(64), nullable=False),
        sa.Column("n", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("value", plain, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "n", name="pk_journal"),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_journal_match", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )


def create_people() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("name_key", sa.String(128)),
        sa.Column("password", sa.String(256)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("name_key", name="uq_users_name_key"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(
            ["user"], ["users.id"], name="fk_sessions_user", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_sessions_user", "sessions", ["user"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("scopes", plain, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        sa.UniqueConstraint("id", name="uq_tokens_id"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_tokens_user", ondelete="CASCADE"),
    )
    op.create_index("ix_tokens_user", "tokens", ["user"])
