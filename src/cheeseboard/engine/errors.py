"""What people get wrong. Each error is a code with parameters, for which the catalogues have the sentence."""

from collections.abc import Callable
from typing import Any

from cheeseboard.words import ENGLISH, say


class CheeseboardError(ValueError):
    """Something asked for cannot be done; nothing has been changed. As text it is the sentence in English."""

    def __init__(self, code: str, /, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def said(self, language: str = ENGLISH) -> str:
        """The sentence in that language."""
        return say(self.code, self.params, language=language)

    def __str__(self) -> str:
        return self.said()

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return _raised_elsewhere, (type(self), self.__dict__)


def _raised_elsewhere(kind: type[CheeseboardError], told: dict[str, Any]) -> CheeseboardError:
    error = kind.__new__(kind)
    error.__dict__.update(told)
    return error


class Unable(CheeseboardError):  # noqa: N818 -- reads as what happened, like the others
    """It was said rightly, and cannot be done all the same: for a command, a failure and no mistake."""


class UnknownGame(CheeseboardError):  # noqa: N818
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


class BadLine(CheeseboardError):  # noqa: N818
    """A line of a log that cannot stand there."""


class RecordError(Unable):
    """A record that cannot be read, or that tells of something impossible."""

    def __init__(self, line: int, code: str, /, **params: Any) -> None:
        super().__init__(code, **params)
        self.line = line

    def reason(self, language: str = ENGLISH) -> str:
        """What is wrong, without the line."""
        return super().said(language)

    def said(self, language: str = ENGLISH) -> str:
        return say("record-line", {"line": str(self.line), "reason": self.reason(language)}, language=language)
