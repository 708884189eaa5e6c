"""A program of somebody who uses Cheeseboard, with every public name, for the strictest of mypy and pyright.

It is also run, so that what type checkers are told is true.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import assert_type

import numpy as np
from numpy.typing import NDArray

import cheeseboard as cb


class Cautious:
    """A bot of one's own."""

    name = "Cautious"

    def choose(self, sight: cb.Sight) -> str:
        assert_type(sight.legal, list[str])
        dreamt = sight.imagine(seed=1)
        assert_type(dreamt, cb.Match)
        return sight.legal[-1]


def games() -> cb.Game:
    game = cb.game("cheese-rescue")
    assert_type(cb.shelf(), list[str])
    assert_type(game.counts, tuple[int, ...])
    assert_type(game.moves, int)
    part: cb.Feature = game.observation[0]
    assert_type((part.start, part.size, part.shape, part.low), tuple[int, int, tuple[int, ...], float])
    option: cb.Option = game.options[0]
    assert_type(option.choices(2), tuple[str, ...])
    return cb.variant("chop-chop", cat_die=(1, 2, 2, 3)) if game.hidden and not game.counts else game


def one_match(game: cb.Game) -> cb.Match:
    match = cb.new(game, players=2, seed=3, names=["Ada", "Bo"], first=1)
    assert_type(match.turn, int | None)
    assert_type(match.legal(), list[str])
    assert_type(match.numbers(), list[int])
    assert_type(match.mask(), NDArray[np.bool_])
    assert_type(match.read(match.write(match.numbers()[0])), int)
    seen = match.observe(0)
    assert_type(seen, dict[str, NDArray[np.float32]])
    assert_type(match.known(0), str)
    assert_type(match.options, Mapping[str, str])
    assert_type(match.check("nonsense"), cb.CheeseboardError | None)
    bot: cb.Bot = Cautious()
    match.play(bot.choose(match.sight()))
    match.play(match.numbers()[0])
    for player in (cb.bot("greedy", seed=1), cb.bot(Cautious), cb.bot(Cautious())):
        assert_type(player.choose(match), str)
        match.play(player.choose(match))
    twin = match.copy(seed=1)
    twin.undo()
    assert cb.at(match.position()).legal() == match.legal()
    while match.turn is not None:
        match.play(match.numbers()[0])
    assert_type(match.result, cb.Result | None)
    if match.result:
        assert_type((match.result.points, match.result.winners), tuple[list[int], list[int]])
    return match


def chance() -> float:
    match = cb.new("cheez-tricks", players=3, unresolved=True)
    outcome: cb.Outcome = match.chances()[0]
    match.chance(outcome.number)
    match.chance(match.chances()[0].text)
    match.chance(match.chances()[0])
    return outcome.probability if match.turn == cb.CHANCE else 0.0


def batches() -> NDArray[np.float32]:
    batch: cb.Batch = cb.batch("cheese-rescue", players=2, count=8, seed=1, device="cpu", area="centred")
    step: cb.Step = batch.look()
    assert_type(step.observations, NDArray[np.float32])
    assert_type(step.masks, NDArray[np.bool_])
    assert_type(step.seats, NDArray[np.int64])
    assert_type(step.rewards, NDArray[np.float32])
    assert_type(step.done, NDArray[np.bool_])
    moves = step.masks.argmax(axis=1)
    step = batch.step(moves, out=step)
    batch.play(batch.choose("greedy"))
    assert_type(batch.turns(), NDArray[np.int64])
    assert_type(batch.over, NDArray[np.bool_])
    assert_type(batch.legal(), NDArray[np.bool_])
    assert_type(batch.observe(seat=1), NDArray[np.float32])
    assert_type(batch.score(), NDArray[np.int64])
    assert_type(batch.winners(), NDArray[np.int64])
    assert_type(batch.imagine(0, seed=2).copy(seed=3).match(0), cb.Match)
    assert_type(batch.playout(threads=1), int)
    batch.reset(where=batch.turns() == cb.OVER)
    total: NDArray[np.float32] = step.rewards.sum(axis=0)
    return total


def files(match: cb.Match, folder: Path) -> int:
    cb.write(folder / "game.cheese", match)
    count = cb.write(folder / "games.cheese", [match, match])
    found = cb.read(folder / "games.cheese")
    assert_type(found, Iterator[cb.Match])
    assert cb.load(match.record()) == next(found)
    return count


def contest() -> str:
    report: cb.Report = cb.arena("cheese-rescue", ["greedy", "random"], games=2, players=2, seed=1, workers=1)
    return repr(report)


def mistakes() -> list[str]:
    told: list[str] = []
    kinds = (
        cb.BadTable,
        cb.BotFailed,
        cb.IllegalMove,
        cb.RecordError,
        cb.Unable,
        cb.UnknownBot,
        cb.UnknownGame,
        cb.UnreadableMove,
    )
    try:
        cb.new("chess")
    except kinds as problem:
        told.append(str(problem))
    return told


def main() -> None:
    match = one_match(games())
    assert chance() > 0
    assert batches().shape == (2,)
    assert len(mistakes()) == 1
    assert contest()
    with TemporaryDirectory() as folder:
        assert files(match, Path(folder)) == 2


if __name__ == "__main__":
    main()
