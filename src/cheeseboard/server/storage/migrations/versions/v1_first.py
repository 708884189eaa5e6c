"""The first tables. There is nothing to do: files of this version were laid before there were steps."""

revision = "0001"
down_revision = None


def upgrade() -> None:
    pass
