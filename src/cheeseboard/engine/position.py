"""Positions for those who study them: what chance may bring, what a seat knows, and a position as text."""

import hashlib
from base64 import b85decode, b85encode
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import numpy as np

from .errors import BadTable
from .game import Game, quoted, snapshot

if TYPE_CHECKING:
    from .match import Match

_CHECK_BYTES = 4


class Outcome(NamedTuple):
    """Something that the pending chance may bring."""

    number: int
    text: str
    probability: float


def outcomes(game: Game, position: Any) -> list[Outcome]:
    """What the chance that is pending in a position (an array of that one state) may bring."""
    odds = np.zeros(game.rules.OUTCOMES, np.int64)
    count = game.kernels.use(game.rules).odds(position[0], odds)
    seen, total = snapshot(position, 0), int(odds[:count].sum())
    return [
        Outcome(at, game.text.outcome(seen, at), odd / total) for at, odd in enumerate(odds[:count].tolist()) if odd
    ]


def known(match: "Match", seat: int) -> str:
    """A key of all that a seat has heard, in which it can forget nothing."""
    table = match.game.name, match.players, sorted(match.options.items()), seat
    heard = msgspec.json.encode((*table, match.events(seat)))
    return hashlib.blake2b(heard, digest_size=16).hexdigest()


def write_position(match: "Match") -> str:
    """Like `chop-chop 2 cat=0,first=1,tiles=standard 0Rjy… 3f2a91c0`: the table, the state, and a check of it all."""
    options = ",".join(f"{name}={value}" for name, value in match.options.items())
    state = b85encode(match.history.last.tobytes().rstrip(b"\0")).decode()
    told = f"{match.game.name} {match.players} {options or '-'} {state}"
    return f"{told} {_check(told)}"


class Position(NamedTuple):
    """What such a line tells."""

    game: str
    players: int
    options: dict[str, str]
    state: bytes


def read_position(text: object) -> Position:
    """Raises BadTable for what no match has written: a state that was made up could be anything."""
    told, _, check = text.strip().rpartition(" ") if isinstance(text, str) else ("", "", "")
    if not told or check != _check(told):
        raise BadTable("position-unreadable", text=quoted(text))
    game, players, options, state = told.split(" ")
    chosen = dict(each.split("=") for each in options.split(",") if "=" in each)
    return Position(game, int(players), chosen, b85decode(state))


def _check(told: str) -> str:
    return hashlib.blake2b(told.encode(), digest_size=_CHECK_BYTES).hexdigest()
