"""Whose names look alike. Of accounts that do so already, the oldest keeps the look."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from pentarch.storage.names import skeletons

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lookalikes",
        sa.Column("skeleton", sa.String(256), nullable=False),
        sa.Column("user", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("skeleton", name="pk_lookalikes"),
        sa.ForeignKeyConstraint(
            ["user"], ["users.id"], name="fk_lookalikes_user", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_lookalikes_user", "lookalikes", ["user"])
    fill()


def fill() -> None:
    users = sa.table("users", *map(sa.column, ("id", "name", "name_key", "created")))
    lookalikes = sa.table("lookalikes", sa.column("skeleton"), sa.column("user"))
    accounts = sa.select(users).where(users.c.name_key.is_not(None)).order_by(users.c.created)
    connection = op.get_bind()
    taken: dict[str, str] = {}
    for account in connection.execute(accounts):
        for it in skeletons(account.name):
            taken.setdefault(it, account.id)
    rows = [{"skeleton": it, "user": user} for it, user in taken.items()]
    if rows:
        connection.execute(lookalikes.insert(), rows)
