"""What people get wrong. Each error's text is one sentence that can be shown to them as it is."""


class CheeseboardError(ValueError):
    """Something asked for cannot be done; nothing has been changed."""


class UnknownGame(CheeseboardError):  # noqa: N818 -- reads as what happened, like the others
    """No game on the shelf has that name."""


class UnknownBot(CheeseboardError):  # noqa: N818
    """No bot has that name."""


class BotFailed(CheeseboardError):  # noqa: N818
    """A bot raised, answered something that is no legal move, or took too long."""


class BadTable(CheeseboardError):  # noqa: N818
    """A player count, option, seat or key that the game does not have."""


class UnreadableMove(CheeseboardError):  # noqa: N818
    """Text that is no move in the game's notation."""


class IllegalMove(CheeseboardError):  # noqa: N818
    """A move that can be read but that the rules do not allow now."""


class RecordError(CheeseboardError):
    """A record that cannot be read, or that tells of something impossible."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
