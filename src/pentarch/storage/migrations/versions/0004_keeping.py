"""Who is banned, and what a host has changed beside the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("banned", sa.BigInteger))
    op.create_table(
        "bulletins",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("about", sa.String(80), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_bulletins"),
    )
