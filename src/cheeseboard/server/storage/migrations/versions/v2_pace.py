"""A table has a pace, and a bot may stand in for another."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.execute("ALTER TABLE tables ADD COLUMN pace VARCHAR DEFAULT 'usual' NOT NULL")
    op.execute("ALTER TABLE seats ADD COLUMN stands_in_for VARCHAR")
