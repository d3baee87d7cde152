"""The matches of a host are found without looking at all others."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_matches_host", "matches", ["host"])
