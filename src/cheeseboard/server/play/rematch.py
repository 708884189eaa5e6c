"""The match after the match: who sits where, and what the evening has brought so far."""

from collections.abc import Mapping

from cheeseboard.bots import STAND_IN
from cheeseboard.engine.game import Game

from ..limits import Refusal
from ..protocol.messages import Missing
from ..storage.entries import Chair, Laid, Score, Standing
from .seating import named


def asked(standing: Standing) -> list[int]:
    """The seats of people: those of whoever left for good are their bots' by now."""
    return [seat for seat, chair in enumerate(standing.chairs) if chair.person and chair.stands_in != "left"]


def unwilling(standing: Standing) -> list[int]:
    """Those of them who have not said that they want a rematch."""
    return [seat for seat in asked(standing) if not standing.again.get(seat)]


def next_laid(
    standing: Standing, game: Game, key: bytes, host: str, offered: Mapping[str, str], missing: Missing = "bots"
) -> Laid:
    """The table on which it goes on; raises Refusal or BadTable.

    Everybody moves on by one seat, so that who begins, and who has a role that belongs to a seat, is another one.
    """
    without = unwilling(standing)
    pairs = list(zip(map(_staying, standing.chairs), scores(standing), strict=True))
    for seat in without:
        pairs[seat] = (Chair(bot=STAND_IN) if missing == "bots" else Chair()), Score()
    if missing == "fewer":
        pairs = [pair for seat, pair in enumerate(pairs) if seat not in without]
        if len(pairs) not in game.counts:
            raise Refusal("rematch-too-few", 409, players=len(pairs))
    pairs = [*pairs[-1:], *pairs[:-1]]
    return Laid(
        game=standing.laid.game,
        options=_fitting(game, len(pairs), standing.laid.options),
        key=key,
        host=host,
        chairs=named([chair for chair, _ in pairs], {}, offered),
        pace=standing.pace,
        listed=standing.listed,
        chat=standing.chat,
        patience=standing.patience,
        clock=standing.clock,
        after=standing.id,
        scores=tuple(score for _, score in pairs),
        played=standing.laid.played + 1,
    )


def scores(standing: Standing) -> list[Score]:
    """By seat, what the evening has brought, this match included."""
    before = standing.laid.scores or [Score()] * len(standing.chairs)
    finished, ended = standing.finished, standing.ended
    winners = finished.winners if finished else ended.winners if ended else ()
    points = finished.points if finished else [0] * len(standing.chairs)
    return [Score(score.wins + (seat in winners), score.points + points[seat]) for seat, score in enumerate(before)]


def _staying(chair: Chair) -> Chair:
    """Whoever was away and wants a rematch plays again; whoever left for good has left the seat to the bot."""
    if chair.stands_in == "left" or (chair.stands_in == "failed" and chair.person is None):
        return Chair(bot=chair.bot)
    return Chair(chair.person, name=chair.name) if chair.person else chair


def _fitting(game: Game, players: int, options: Mapping[str, str]) -> dict[str, str]:
    """The same options, but for those that cannot be with so many players."""
    chosen: dict[str, str] = {}
    for option in game.options:
        value = options[option.name]
        chosen[option.name] = value if value in option.choices(players, chosen) else option.usual(players, chosen)
    return chosen
