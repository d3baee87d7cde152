"""Lists of cards that people keep."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "saved_lists",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("cards", sa.JSON().with_variant(JSONB(), "postgresql"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_saved_lists"),
        sa.ForeignKeyConstraint(
            ["user"], ["users.id"], name="fk_saved_lists_user", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_saved_lists_user_game", "saved_lists", ["user", "game"])
