"""How Alembic runs here: on a connection that the storage has opened."""

from alembic import context
from sqlalchemy import Connection

from pentarch.storage.tables import METADATA

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
