"""What a client may want at a table, as `docs/protocol.md` describes it."""

import msgspec

from .messages import Missing, Pace, Reaction


class Move(msgspec.Struct, forbid_unknown_fields=True, tag="move"):
    move: str
    position: int
    """For which position you chose it."""


class Look(msgspec.Struct, forbid_unknown_fields=True, tag="look"):
    """Look at the table from one of the seats at your device, or (null) from none."""

    seat: int | None


class Undo(msgspec.Struct, forbid_unknown_fields=True, tag="undo"):
    """Take your last move back, or ask those who have to agree."""


class AnswerUndo(msgspec.Struct, forbid_unknown_fields=True, tag="answer-undo"):
    yes: bool


class Chat(msgspec.Struct, forbid_unknown_fields=True, tag="chat"):
    text: str


class React(msgspec.Struct, forbid_unknown_fields=True, tag="react"):
    reaction: Reaction


class Leave(msgspec.Struct, forbid_unknown_fields=True, tag="leave"):
    """Give your seats up: before the start they are open again, later a bot plays on."""


class Return(msgspec.Struct, forbid_unknown_fields=True, tag="return"):
    """Play again where a bot plays for you."""


class StandIn(msgspec.Struct, forbid_unknown_fields=True, tag="stand-in"):
    """Let a bot play for somebody who has been away for longer than the table's patience."""

    seat: int


class Resign(msgspec.Struct, forbid_unknown_fields=True, tag="resign"):
    """Give a match of two up."""


class End(msgspec.Struct, forbid_unknown_fields=True, tag="end"):
    """End the match because somebody is away."""


class Close(msgspec.Struct, forbid_unknown_fields=True, tag="close"):
    """Close your table, whatever stands on it."""


class Start(msgspec.Struct, forbid_unknown_fields=True, tag="start"):
    """Begin now; this bot takes every seat that is still open."""

    bot: str


class Fill(msgspec.Struct, forbid_unknown_fields=True, tag="fill"):
    """Give an open seat, or one that a bot plays, to this bot."""

    seat: int
    bot: str


class Free(msgspec.Struct, forbid_unknown_fields=True, tag="free"):
    """Open a bot's seat again, for people."""

    seat: int


class Remove(msgspec.Struct, forbid_unknown_fields=True, tag="remove"):
    """Ask somebody to leave: the seat is open again before the start; later a bot has it."""

    seat: int


class Change(msgspec.Struct, forbid_unknown_fields=True, tag="change"):
    """What shall be otherwise at this table. The pace may be set by everybody who sits, the rest by the host."""

    pace: Pace | msgspec.UnsetType = msgspec.UNSET
    listed: bool | msgspec.UnsetType = msgspec.UNSET
    chat: bool | msgspec.UnsetType = msgspec.UNSET
    patience: int | msgspec.UnsetType | None = msgspec.UNSET
    clock: int | msgspec.UnsetType | None = msgspec.UNSET


class Again(msgspec.Struct, forbid_unknown_fields=True, tag="again"):
    """Whether you want a rematch. When everybody does, it is laid."""

    yes: bool


class Rematch(msgspec.Struct, forbid_unknown_fields=True, tag="rematch"):
    """Lay the rematch now, with those who want it."""

    missing: Missing


class Ping(msgspec.Struct, forbid_unknown_fields=True, tag="ping"):
    """Are you there? Answered with `{"type": "pong"}`."""


AnyCommand = (
    Move
    | Look
    | Undo
    | AnswerUndo
    | Chat
    | React
    | Leave
    | Return
    | StandIn
    | Resign
    | End
    | Close
    | Start
    | Fill
    | Free
    | Remove
    | Change
    | Again
    | Rematch
    | Ping
)
"""What a client may send."""
