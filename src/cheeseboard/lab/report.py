"""What came out of a contest: by bot, by seat and by role, as text, for notebooks, as JSON and as records."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from cheeseboard.words import say
from cheeseboard.words.here import tell

from .contest import Contest, Outcome
from .sheet import Sheet, figure, percent, text
from .standings import Interval, Pairing, Place, Standing, by_role, by_seat, pairing, standings

MOST_TOLD = 10
"""Forfeits told one by one under the table; the JSON has all."""
NOTHING = "–"


@dataclass(frozen=True)
class Report:
    """Everything that came out. Shows itself in notebooks; as text it is the table of the command."""

    contest: Contest
    outcomes: list[Outcome]
    """Game by game."""
    bots: list[Standing]
    seats: list[Place]
    roles: list[Place]
    """None of them where all sides play for the same."""
    pairing: Pairing | None
    """Where two bots play against each other."""

    @property
    def unfinished(self) -> int:
        return sum(not outcome.finished for outcome in self.outcomes)

    @property
    def forfeits(self) -> list[dict[str, Any]]:
        return [_forfeited(self.contest, outcome) for outcome in self.outcomes if outcome.forfeit]

    def to_dict(self) -> dict[str, Any]:
        contest = self.contest
        found: dict[str, Any] = {
            "game": contest.game.name,
            "parts": dict(contest.game.other_parts),
            "players": contest.players,
            "options": contest.options,
            "games": len(self.outcomes),
            "deals": len(self.outcomes) // contest.rotations,
            "seed": contest.seed,
            "unfinished": self.unfinished,
            "bots": [asdict(standing) for standing in self.bots],
            "seats": [_given(place) for place in self.seats],
            "roles": [_given(place) for place in self.roles],
            "forfeits": self.forfeits,
        }
        if self.pairing:
            found["pairing"] = asdict(self.pairing)
        return found

    def to_json(self) -> str:
        return json.dumps(self.to_dict(), indent=2)

    def table(self) -> str:
        """As text for a terminal."""
        return text(list(self._sheets()))

    def __str__(self) -> str:
        return self.table()

    def __repr__(self) -> str:
        contest = self.contest
        return f"<Report {contest.game.name} players={contest.players} games={len(self.outcomes)} bots={contest.bots}>"

    def _repr_html_(self) -> str:
        return "".join(sheet.html() for sheet in self._sheets())

    def _repr_markdown_(self) -> str:
        return "\n\n".join(sheet.markdown() for sheet in self._sheets())

    def _sheets(self) -> Iterator[Sheet]:
        contest, game = self.contest, self.contest.game
        counts = {"players": contest.players, "games": len(self.outcomes), "deals": len(self.outcomes)}
        counts["deals"] //= contest.rotations
        yield Sheet(
            tell("arena-title", title=tell(game.said("title")), **counts),
            [tell(f"arena-{column}") for column in ("bot", "games", "wins", "points", "rating", "forfeits")],
            [_standing(bot) for bot in self.bots],
            [tell("arena-caption"), *self._remarks()],
        )
        yield Sheet(
            tell("arena-seats"),
            [tell(f"arena-{column}") for column in ("seat", "games", "wins", "points")],
            [[str(place.seat), *_place(place)] for place in self.seats],
        )
        if self.roles:
            yield Sheet(
                tell("arena-roles"),
                [tell(f"arena-{column}") for column in ("role", "bot", "games", "wins", "points")],
                [
                    [tell(game.said(f"lab-role-{place.role}")), place.bot or tell("arena-all"), *_place(place)]
                    for place in self.roles
                ],
            )

    def _remarks(self) -> Iterator[str]:
        """What is told under the first table."""
        if parts := self.contest.game.told_parts:
            yield tell("arena-parts", parts=[f"{name} = {told}" for name, told in parts.items()])
        if self.pairing:
            first, second = (bot.bot for bot in self.bots)
            low, high = (f"{100 * end:+.1f}" for end in self.pairing.interval)
            counts = {name: getattr(self.pairing, name) for name in ("better", "even", "worse")}
            by = f"{100 * self.pairing.difference:+.1f}"
            yield tell("arena-pairing", first=first, second=second, **counts, difference=by, low=low, high=high)
        if self.unfinished:
            yield tell("arena-unfinished", unfinished=self.unfinished, games=len(self.outcomes))
        forfeits = self.forfeits
        for lost in forfeits[:MOST_TOLD]:
            reason = tell(lost["code"], **lost["params"])
            yield tell("arena-forfeit", game=lost["game"], move=lost["move"], reason=reason)
        if more := len(forfeits[MOST_TOLD:]):
            yield tell("arena-more-forfeits", count=more)


def report(contest: Contest, outcomes: Sequence[Outcome]) -> Report:
    return Report(
        contest,
        list(outcomes),
        standings(contest, outcomes),
        by_seat(contest, outcomes),
        by_role(contest, outcomes),
        pairing(contest, outcomes) if len(contest.bots) == 2 else None,
    )


def _forfeited(contest: Contest, outcome: Outcome) -> dict[str, Any]:
    assert outcome.forfeit
    lost = outcome.forfeit
    return {
        "game": outcome.game + 1,
        "bot": contest.names(outcome.game)[lost.seat],
        "seat": lost.seat,
        "move": lost.move,
        "reason": say(lost.code, lost.params),
        "code": lost.code,
        "params": lost.params,
    }


def _given(place: Place) -> dict[str, Any]:
    """Without what a place of its kind does not have; the bot of a role may be any."""
    whose = {"seat": place.seat} if place.role is None else {"role": place.role, "bot": place.bot}
    return whose | {key: value for key, value in asdict(place).items() if key not in ("seat", "role", "bot")}


def _standing(bot: Standing) -> list[str]:
    wins = percent(bot.win_rate, bot.win_interval)
    rating = f"{bot.rating:.0f} {_between(bot.interval)}"
    return [bot.bot, str(bot.games), wins, _points(bot.mean_points), rating, str(bot.forfeits or NOTHING)]


def _place(place: Place) -> list[str]:
    return [str(place.games), percent(place.win_rate, place.win_interval), _points(place.mean_points)]


def _points(points: float | None) -> str:
    return NOTHING if points is None else figure(points, 2)


def _between(interval: Interval) -> str:
    low, high = (f"{end:.0f}" for end in interval)
    return f"({low}–{high})"


def record(contest: Contest, outcome: Outcome) -> str:
    """The game as the text of a `.cheese` file, played again from its moves."""
    match = contest.match(outcome.game)
    for move in outcome.moves:
        match.play(move)
    return match.record()
