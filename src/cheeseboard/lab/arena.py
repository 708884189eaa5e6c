"""What `cheeseboard arena` and `cb.arena` run: bots against each other, and who comes out ahead."""

from collections.abc import Mapping, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cheeseboard as cb
from cheeseboard.bots import is_foreign
from cheeseboard.complaints import complain
from cheeseboard.engine.batch import LIMIT
from cheeseboard.engine.chance import check_seed
from cheeseboard.engine.game import Game
from cheeseboard.engine.quoting import quoted, quoted_number
from cheeseboard.engine.whole import counted
from cheeseboard.progress import progress
from cheeseboard.words.here import tell

from .contest import Contest, Hall, Outcome
from .crew import LOCAL, Crew
from .journal import Journal
from .report import Report, record, report

MOVE_TIME = 5.0


def arena(
    game: str | Game,
    bots: Sequence[Any],
    games: int = 100,
    players: int | None = None,
    *,
    seed: int = 0,
    workers: int | None = None,
    backend: str = LOCAL,
    address: str | None = None,
    limit: int = LIMIT,
    move_time: float = MOVE_TIME,
    resume: Path | str | None = None,
    **options: object,
) -> Report:
    """Let bots play against each other, every deal from every seat, and see who comes out ahead.

    The bots are whatever `bot` takes; with more seats than bots, these sit down again in turn. Games are rounded up to
    whole rotations of the bots. With `resume`, a file, what was played is kept there and not played again.
    """
    contest = entered(game, players, bots, seed, options, limit, move_time)
    games = counted("games", games)
    journal = None if resume is None else Path(resume)
    with Crew(workers, backend, address) as crew:
        return report(contest, played_all(contest, rounded(contest, games), crew, journal))


def run(
    game: Game,
    *,
    players: int | None,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, str],
    limit: int,
    move_time: float,
    crew: Crew,
    json_to: str | None,
    records_to: Path | None,
    journal_at: Path | None,
) -> int:
    contest = entered(game, players, bots, seed, options, limit, move_time)
    total = rounded(contest, games)
    if total != games:
        complain(tell("arena-rounded", asked=games, bots=contest.rotations, games=total))
    for file in (records_to, Path(json_to) if json_to and json_to != "-" else None):
        if file:
            file.open("a").close()  # says now, and not after hours, that it cannot be written
    with crew:
        found = report(contest, played_all(contest, total, crew, journal_at))
    if records_to:
        records_to.write_text("\n".join(record(contest, outcome) for outcome in found.outcomes), encoding="utf-8")
    if json_to and json_to != "-":
        Path(json_to).write_text(found.to_json() + "\n", encoding="utf-8")
    print(found.to_json() if json_to == "-" else found.table())
    return 0


def entered(
    game: str | Game,
    players: int | None,
    bots: Sequence[Any],
    seed: int,
    options: Mapping[str, object],
    limit: int = LIMIT,
    move_time: float = MOVE_TIME,
) -> Contest:
    """The contest, checked: every bot is there, and has a seat."""
    found = cb.game(game)
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise cb.BadTable("company-list", found=quoted(bots))
    players = found.check_players(max(min(found.counts), len(bots)) if players is None else players)
    chosen = found.check_options(players, options)
    if not bots:
        raise cb.BadTable("company-empty")
    if len(bots) > players:
        raise cb.BadTable("company-too-large", players=players, bots=len(bots))
    if isinstance(move_time, bool) or not isinstance(move_time, int | float) or not move_time > 0:
        raise cb.BadTable("arena-move-time", found=quoted_number(move_time))
    names = tuple(map(_name, bots))
    return Contest(found, players, chosen, names, check_seed(seed), counted("limit", limit), move_time, tuple(bots))


def _name(bot: Any) -> str:
    """What it is called; raises UnknownBot where there is none."""
    made = cb.bot(bot)
    made.close()
    return bot if isinstance(bot, str) else made.name


def rounded(contest: Contest, games: int) -> int:
    """So many games, and as many more as it takes to give every bot every seat of every deal."""
    return -(-games // contest.rotations) * contest.rotations


def played_all(contest: Contest, total: int, crew: Crew, journal_at: Path | None) -> list[Outcome]:
    """The games of the contest in order: those that the journal holds, and the rest played now."""
    with closing(Journal(journal_at, contest)) if journal_at else nullcontext() as journal:
        outcomes = {outcome.game: outcome for outcome in (journal.outcomes if journal else ()) if outcome.game < total}
        missing = [number for number in range(total) if number not in outcomes]
        work = Play(contest, crew.here)
        try:
            with (
                closing(work),
                closing(crew.spread(contest.game, work, missing)) as ended,
                progress("games", total, len(outcomes)) as tick,
            ):
                for outcome in ended:
                    if journal:
                        journal.add(outcome)
                    outcomes[outcome.game] = outcome
                    tick()
        except KeyboardInterrupt:
            complain(tell("arena-stopped", done=len(outcomes), games=total, journal=journal is not None))
            raise
    return [outcomes[number] for number in range(total)]


@dataclass(frozen=True)
class Play:
    """A game of the contest by its number. Where bots have processes of their own, these may stay for the next."""

    contest: Contest
    keep: bool

    def __call__(self, number: int) -> Outcome:
        if self.keep and any(map(is_foreign, self.contest.bots)):
            return _hall_of(self.contest).play(number)
        with closing(Hall(self.contest)) as hall:
            return hall.play(number)

    def close(self) -> None:
        """Let go of the bots that stayed in this process; those of others end with their processes."""
        while _halls:
            _halls.pop().close()


_halls: list[Hall] = []
"""The one that is open in this process, if any."""


def _hall_of(contest: Contest) -> Hall:
    if not _halls or _halls[0].contest != contest:
        while _halls:
            _halls.pop().close()
        _halls.append(Hall(contest))
    return _halls[0]
