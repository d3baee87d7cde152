"""Whose turn it is; ratings; people who know each other, are called, or look for a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

Plain = sa.JSON(none_as_null=True).with_variant(JSONB(none_as_null=True), "postgresql")


def upgrade() -> None:
    op.add_column("matches", sa.Column("asked", sa.Integer))
    op.add_column("matches", sa.Column("asked_since", sa.BigInteger))
    op.add_column("matches", sa.Column("rated", sa.Boolean))
    op.create_index("ix_matches_rated_status_finished", "matches", ["rated", "status", "finished"])
    op.add_column("seats", sa.Column("reserved", sa.String(64)))
    op.create_index("ix_seats_reserved", "seats", ["reserved"])
    op.add_column("users", sa.Column("private", sa.Boolean))
    op.create_table(
        "recovery",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_recovery"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], "fk_recovery_user", ondelete="CASCADE"),
    )
    op.create_index("ix_recovery_user", "recovery", ["user"])
    op.create_table(
        "ties",
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user", "other", "kind", name="pk_ties"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], "fk_ties_user", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["users.id"], "fk_ties_other", ondelete="CASCADE"),
    )
    op.create_index("ix_ties_other", "ties", ["other"])
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pushes"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], "fk_pushes_user", ondelete="CASCADE"),
    )
    op.create_index("ix_pushes_user", "pushes", ["user"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.String(400), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "seekers",
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("wants", Plain, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("match", sa.String(64)),
        sa.PrimaryKeyConstraint("user", name="pk_seekers"),
    )
