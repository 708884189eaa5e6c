"""The lab: studies that go on where they stopped, and figures that a second, obvious computation confirms."""

import json
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import cheeseboard as cb
from cheeseboard import cli
from cheeseboard.complaints import USAGE
from cheeseboard.games import get
from cheeseboard.lab.balance import balance
from cheeseboard.lab.tally import Tally, tallied
from cheeseboard.lab.watching import Block, Cell, watch
from cheeseboard.words import PSEUDO
from tests.accents import left_in_english

Captured = pytest.CaptureFixture[str]


def cell(game: str, players: int, bot: str) -> Cell:
    return Cell(game, players, tuple(get(game).check_options(players, {}).items()), bot, seed=3)


@pytest.mark.parametrize("game", cb.shelf())
def test_a_whole_study(game: str, capsys: Captured, tmp_path: Path) -> None:
    words = ["lab", game, "--games", "3", "--bots", "random,search:1", "--workers", "1", "--out", str(tmp_path)]
    assert cli.main(words) == 0
    assert capsys.readouterr().out == f"Written: {tmp_path}/balance.md\n"
    text, told = (tmp_path / "balance.md").read_text(), json.loads((tmp_path / "balance.json").read_text())
    assert text.startswith(f"# The balance of {get(game).title}\n")
    for picture in ("favoured", "options", "course"):
        assert f"]({game}-{picture}-2.svg)" in text
        assert (tmp_path / f"{game}-{picture}-2.svg").stat().st_size > 5000
        assert (tmp_path / f"{game}-{picture}-2.png").exists()
    assert ("So the" in text or "neither side" in text) == (game == "chop-chop")
    options = get(game).options
    swept = {json.dumps(each["options"]) for each in told["cells"]}
    assert len(swept) == 1 + sum(len(option.choices(2)) - 1 for option in options)
    assert {(each["bot"], each["matches"]) for each in told["cells"]} == {("random", 30), ("search:1", 3)}


def test_a_study_goes_on_where_it_stopped(capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["lab", "chop-chop", "--bots", "greedy", "--option", "tiles=standard,lively", "--workers", "1"]
    words += ["--out", str(tmp_path)]
    assert cli.main([*words, "--games", "100"]) == 0
    journal = tmp_path / "journal.jsonl"
    lines, first = journal.read_text().splitlines(), (tmp_path / "balance.json").read_text()
    assert len(lines) == 3  # what it is, and the thousand matches of two tables
    journal.write_text("\n".join(lines[:2]) + '\n{"players": 2, "opt')  # torn while it was written
    played: list[Block] = []

    def watched(block: Block) -> tuple[Block, Tally]:
        played.append(block)
        return watch(block)

    monkeypatch.setattr("cheeseboard.lab.study.watch", watched)
    assert cli.main([*words, "--games", "100"]) == 0
    assert [dict(block.cell.options)["tiles"] for block in played] == ["lively"]
    assert (tmp_path / "balance.json").read_text() == first
    assert cli.main([*words, "--games", "200"]) == 0
    assert [block.start for block in played[1:]] == [1000, 1000]
    capsys.readouterr()
    assert cli.main([*words, "--seed", "1"]) == USAGE
    assert "is the journal of another arena: there seed is 0, here 1" in capsys.readouterr().err


@pytest.mark.parametrize(("game", "players"), [("cheese-rescue", 3), ("cheez-tricks", 2), ("chop-chop", 5)])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_swift_matches_are_like_those_of_batches(game: str, players: int, bot: str) -> None:
    """The same shares of wins and the same lengths, as far as chance goes, by the public vocabulary alone."""
    _, tally = watch(Block(cell(game, players, bot), 0, 2000))
    found = balance(cell(game, players, bot), tally)
    batch = cb.batch(get(game), players, 2000, seed=8)
    lengths = np.zeros(2000)
    while not (over := batch.over).all():
        lengths += ~over
        batch.play(batch.choose(bot))
    won = batch.winners()
    shares = won / won.sum(axis=1, keepdims=True)
    for seat, share in enumerate(found.seats):
        assert abs(share.value - shares[:, seat].mean()) < 0.06
    assert found.length.value == pytest.approx(lengths.mean(), rel=0.05)
    assert abs(found.shared.value - (won.sum(axis=1) > 1).mean()) < 0.05 or game == "chop-chop"


def test_figures_of_matches_that_were_played_move_by_move() -> None:
    """What is noted of a bot that thinks, against the same matches looked at one by one."""
    where = cell("cheese-rescue", 2, "search:1")
    _, tally = watch(Block(where, 4, 3))
    again = Counter(watch(Block(where, number, 1))[1].lengths.most_common()[0][0] for number in (4, 5, 6))
    assert tally.lengths == again
    found = balance(where, tally)
    assert sum(share.value for share in found.seats) == pytest.approx(1)
    assert found.lengths[0.5] == 24


def test_figures_of_made_up_matches() -> None:
    lengths, won = np.array([4, 2, 6]), np.array([1, 3, 2])
    choices = np.array([[4, 3, 2, 1, 0, 0], [5, 5, 0, 0, 0, 0], [6, 6, 6, 6, 6, 6]])
    ahead = np.array([[1, 1, 1, 1, 0, 0], [3, 3, 0, 0, 0, 0], [2, 2, 1, 2, 2, 2]])
    points = np.array([[7, 3], [5, 5], [0, 2]])
    found = balance(cell("cheese-rescue", 2, "random"), tallied(lengths, choices, ahead, won, points))
    assert [share.value for share in found.seats] == [0.5, 0.5]
    assert found.shared.value == pytest.approx(1 / 3)
    assert found.length.value == 4
    assert found.margin.value == 3  # 4 and 2 points
    assert found.choices.value == pytest.approx((2.5 + 5 + 6) / 3)
    assert found.by_tenth[0].value == 5
    assert found.led.value == pytest.approx(2 / 3)  # in the second match nobody was ahead alone
    assert found.held.value == 0.5  # the first one won, the one who led the third did not


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    """400 runs of 100 matches, of which 30 % are won by seat 0 and 10 % shared."""
    source = np.random.default_rng(5)
    held = 0
    for _ in range(400):
        won = source.choice([1, 2, 3], 100, p=[0.3, 0.6, 0.1])
        blank = np.ones((100, 1), int)
        found = balance(
            cell("cheese-rescue", 2, "random"), tallied(blank[:, 0], blank, blank, won, np.zeros((100, 2), int))
        )
        low, high = found.seats[0].interval
        held += low <= 0.35 <= high
    assert 370 <= held <= 396


def test_without_a_painter_the_tables_still_come(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "matplotlib", None)
    words = ["lab", "chop-chop", "--games", "2", "--bots", "greedy", "--workers", "1", "--out", str(tmp_path)]
    assert cli.main(words) == 0
    assert 'matplotlib is not installed: `pip install "cheeseboard[lab]"`' in capsys.readouterr().err
    assert "![" not in (tmp_path / "balance.md").read_text()


def test_a_study_is_told_in_the_language_in_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHEESEBOARD_LANGUAGE", PSEUDO)
    words = ["lab", "chop-chop", "--games", "2", "--bots", "random,greedy", "--workers", "1", "--out", str(tmp_path)]
    assert cli.main(words) == 0
    text = (tmp_path / "balance.md").read_text()
    for known in (str(tmp_path), "chop-chop", "favoured-2.svg", "options-2.svg", "course-2.svg"):
        text = text.replace(known, "")
    assert left_in_english(text) <= {"cat", "tiles", "standard", "lively", "svg", "favoured", "options", "course"}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game “chess”"),
        (["chop-chop", "--players", "7"], "not 7"),
        (["chop-chop", "--players", "two"], "“two” are no numbers of players"),
        (["chop-chop", "--bots", "genius"], "There is no bot “genius”"),
        (["chop-chop", "--option", "tiles=standard,round"], "“round”"),
    ],
)
def test_studies_that_cannot_be(words: list[str], sentence: str, capsys: Captured, tmp_path: Path) -> None:
    try:
        assert cli.main(["lab", *words, "--out", str(tmp_path / "none")]) == USAGE
    except SystemExit as ended:
        assert ended.code == USAGE  # noqa: PT017
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "none").exists()
