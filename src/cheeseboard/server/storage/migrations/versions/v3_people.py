"""Those who play are called people."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.execute("ALTER TABLE guests RENAME TO people")
    op.execute("ALTER TABLE seats RENAME COLUMN guest TO person")
