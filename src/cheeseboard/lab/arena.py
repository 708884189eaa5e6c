"""What `cheeseboard arena` runs: bots against each other, on all cores, and who comes out ahead."""

import json
import multiprocessing
import signal
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, nullcontext
from itertools import islice
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, cast

import cheeseboard as cb
from cheeseboard.bots import rehearsal
from cheeseboard.complaints import complain
from cheeseboard.engine.batch import cores
from cheeseboard.games import get
from cheeseboard.progress import progress
from cheeseboard.words.here import tell

from .contest import Contest, Hall, Outcome
from .journal import Journal
from .report import record, report, show


def run(
    name: str,
    *,
    players: int | None,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, str],
    limit: int,
    move_time: float,
    workers: int | None,
    json_to: str | None,
    records_to: Path | None,
    journal_at: Path | None,
) -> int:
    contest = entered(name, players, bots, seed, options, limit, move_time)
    total = -(-games // contest.rotations) * contest.rotations
    if total != games:
        complain(tell("arena-rounded", asked=games, bots=contest.rotations, games=total))
    for file in (records_to, Path(json_to) if json_to and json_to != "-" else None):
        if file:
            file.open("a").close()  # says now, and not after hours, that it cannot be written
    outcomes = played_all(contest, total, workers or cores(), journal_at)
    found = report(contest, outcomes)
    if records_to:
        records_to.write_text("\n".join(record(contest, outcome) for outcome in outcomes), encoding="utf-8")
    if json_to and json_to != "-":
        Path(json_to).write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    if json_to == "-":
        print(json.dumps(found, indent=2))
    else:
        show(found)
    return 0


def entered(
    name: str,
    players: int | None,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, str],
    limit: int,
    move_time: float,
) -> Contest:
    """The contest, checked: every bot is there, and has a seat."""
    game = get(name)
    players = max(min(game.counts), len(bots)) if players is None else players
    chosen = game.check_options(players, options)
    if len(bots) > players:
        raise cb.BadTable("company-too-large", players=players, bots=len(bots))
    for bot in dict.fromkeys(bots):
        cb.bot(bot).close()
    return Contest(game.name, players, chosen, tuple(bots), seed, limit, move_time)


def played_all(contest: Contest, total: int, workers: int, journal_at: Path | None) -> list[Outcome]:
    """The games of the contest in order: those that the journal holds, and the rest played now."""
    with closing(Journal(journal_at, contest)) if journal_at else nullcontext() as journal:
        outcomes = {outcome.game: outcome for outcome in (journal.outcomes if journal else ()) if outcome.game < total}
        missing = [number for number in range(total) if number not in outcomes]
        try:
            with closing(played(contest, missing, workers)) as ended, progress("games", total, len(outcomes)) as tick:
                for outcome in ended:
                    if journal:
                        journal.add(outcome)
                    outcomes[outcome.game] = outcome
                    tick()
        except KeyboardInterrupt:
            complain(tell("arena-stopped", done=len(outcomes), games=total, journal=journal is not None))
            raise
    return [outcomes[number] for number in range(total)]


def played(contest: Contest, numbers: Sequence[int], workers: int) -> Generator[Outcome]:
    """The games of these numbers, as they end."""
    workers = min(workers, len(numbers))
    if workers <= 1:
        with closing(Hall(contest)) as hall:
            yield from map(hall.play, numbers)
        return
    rehearsal.fill_cache(get(contest.game))  # once and for all, or each worker would compile for itself
    waiting, running = iter(numbers), len(numbers)
    crew: dict[Any, Any] = dict(hired(contest, workers))
    try:
        for pipe in crew:
            pipe.send(next(waiting))
        while running:
            for pipe in cast("list[Any]", wait(crew)):
                outcome: Outcome = pipe.recv()
                for number in islice(waiting, 1):
                    pipe.send(number)
                running -= 1
                yield outcome
    except (EOFError, ConnectionError):
        raise ChildProcessError(tell("arena-process-ended", status=str(status(crew.values())))) from None
    finally:
        for worker in crew.values():
            worker.terminate()
            worker.join()
        for pipe in crew:
            pipe.close()


def status(workers: Iterable[Any]) -> int:
    """The exit status of the process that has ended, once one has."""
    ended = wait([worker.sentinel for worker in workers])
    worker = next(worker for worker in workers if worker.sentinel in ended)
    worker.join()
    return int(worker.exitcode)


def hired(contest: Contest, workers: int) -> Iterator[tuple[Connection, Any]]:
    """Processes that play, and the pipes to them. Only this one hears Ctrl-C: it ends the others."""
    context = multiprocessing.get_context("spawn")
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for number in range(workers):
            ours, theirs = context.Pipe()
            worker = context.Process(target=work, args=(contest, theirs), name=f"arena {number}", daemon=True)
            worker.start()
            theirs.close()
            yield ours, worker
    finally:
        signal.signal(signal.SIGINT, heard)


def work(contest: Contest, pipe: Connection) -> None:
    with closing(Hall(contest)) as hall:
        while True:
            try:
                pipe.send(hall.play(pipe.recv()))
            except (EOFError, ConnectionError):  # nobody asks any more
                return
