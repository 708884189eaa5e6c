"""What bots have learnt, and how they learn it."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cheeseboard as cb
from cheeseboard import cli
from cheeseboard.bots.levels import LEVELS
from cheeseboard.bots.search import Search
from cheeseboard.complaints import USAGE
from cheeseboard.engine.bits import Board
from cheeseboard.engine.contract import AnyState
from cheeseboard.engine.net import Weights, empty, fingerprint, kept, with_own_room
from cheeseboard.games import chop_chop, get
from cheeseboard.games.cheese_rescue.aspects import ASPECTS, EACH
from cheeseboard.games.cheez_tricks.rules import CARDS, CAT_NAMES, VALUES
from cheeseboard.games.chop_chop.rules import HOLES, NOWHERE, SQUARES
from cheeseboard.games.variants import variant
from cheeseboard.learning.chances import Chances
from cheeseboard.learning.fitting import Impressions
from cheeseboard.learning.lesson import Settings
from cheeseboard.learning.moves import Moves
from tests.strategies import random_match

SHIPPED = {"chop-chop": "cc6d8bea1049baba", "cheese-rescue": "b0d902a37d861d8a", "cheez-tricks": "4fb1957f4d0a0e25"}
"""The weights that were measured: whoever ships others measures them, and writes their mark down here."""
MEGABYTE = 1 << 20


def test_the_weights_are_those_that_were_measured_and_tell_how_they_came_about() -> None:
    files = {name: get(name).weights for name in cb.shelf() if get(name).weights.exists()}
    assert {name: fingerprint(kept(file, 2)) for name, file in files.items()} == SHIPPED
    assert sum(file.stat().st_size for file in files.values()) < MEGABYTE
    for name, file in files.items():
        told = Weights.read(file).told
        assert told["game"] == name
        assert told["lines"] > 0
        assert {"seed", "settings", "parent", "players", "device", "curve"} <= set(told)


def judged(game: str, state: AnyState, plain: bool) -> list[float]:
    kernels, worth, chances = get(game).kernels, np.zeros(5), np.zeros(5)
    kernels.ready = not plain
    try:
        kernels.use(get(game).sense).judge(state, with_own_room(get(game).net(2)), worth, chances)
    finally:
        kernels.ready = True
    return [*worth, *chances]


@pytest.mark.parametrize("game", SHIPPED)
def test_a_net_says_the_same_compiled_and_plain(game: str) -> None:
    for seed in range(8):
        match = random_match(game, 2, seed=seed, moves=5 + 2 * seed)
        told = judged(game, match.state, plain=False)
        assert told == judged(game, match.state, plain=True)
        assert match.turn is None or 0 < told[0] < 1


def weighed(state: AnyState, plain: bool) -> list[float]:
    game, moves, weights = get("cheese-rescue"), np.zeros(384, np.int64), np.zeros(384)
    game.kernels.ready = not plain
    try:
        count = game.kernels.use(game.rules).legal(state, moves)
        net = with_own_room(game.net(2))
        game.kernels.use(game.sense).weigh(state, net, moves, count, game.states(1), weights)
    finally:
        game.kernels.ready = True
    return [float(each) for each in weights[:count]]


def test_first_impressions_are_the_same_compiled_and_plain() -> None:
    for seed in range(8):
        state = random_match("cheese-rescue", 2, seed=seed, moves=3 * seed).state
        told = weighed(state, plain=False)
        assert told == weighed(state, plain=True)
        assert max(told) == 1.0, "the most likely move"
        assert len(set(told)) > 1


def traits(game: str, state: AnyState, seat: int) -> list[int]:
    out = np.zeros(1000, np.int64)
    return sorted(out[: get(game).kernels.use(get(game).sense).traits(state, seat, out)].tolist())


def changed(game: str, state: AnyState, **fields: Any) -> AnyState:
    states = get(game).states(1)
    states[0] = state
    for name, value in fields.items():
        states[0][name] = value
    return states[0]


def test_the_kitchen_looks_the_same_from_its_other_end() -> None:
    def across(place: int) -> int:
        if place == NOWHERE:
            return NOWHERE
        return SQUARES - 1 - place if place < SQUARES else SQUARES + (place - SQUARES + HOLES // 2) % HOLES

    def all_across(places: Board) -> Board:
        return Board(sum(1 << across(place) for place in range(SQUARES + HOLES) if int(places) >> place & 1))

    for seed in range(20):
        state = random_match("chop-chop", 2, seed=seed, moves=1 + 3 * seed).state
        turned = changed(
            "chop-chop",
            state,
            down=all_across(state.down),
            cheese=all_across(state.cheese),
            mice=np.roll([across(int(mouse)) for mouse in state.mice], HOLES // 2),
            cat=across(int(state.cat)),
            opened=sum(1 << (hole + HOLES // 2) % HOLES for hole in range(HOLES) if int(state.opened) >> hole & 1),
            bound=NOWHERE if state.bound == NOWHERE else (int(state.bound) + HOLES // 2) % HOLES,
            mover=state.mover if int(state.mover) in (NOWHERE, HOLES) else (int(state.mover) + HOLES // 2) % HOLES,
        )
        assert traits("chop-chop", turned, 1) == traits("chop-chop", state, 1)


WAYS = {
    "turned": lambda x, y: (-y, x),
    "mirrored": lambda x, y: (-x, y),
    "across": lambda x, y: (y, x),
    "moved": lambda x, y: (x + 3, y - 2),
}


def carried(state: AnyState, way: str) -> AnyState:
    """The same table of Cheese Rescue, seen another way."""

    def there(cells: Board) -> Board:
        found = 0
        for x in range(int(state.left) - 1, int(state.left) + 7):
            for y in range(int(state.top) - 1, int(state.top) + 7):
                if int(cells) >> (x + 8 * y) % 64 & 1:
                    across, along = WAYS[way](x, y)
                    found |= 1 << (across + 8 * along) % 64
        return Board(found)

    boards: dict[str, Any] = {name: there(state[name]) for name in ("laid", "area")}
    for name in ("animals", "cheese", "worth"):
        boards[name] = np.array([there(each) for each in state[name]], np.uint64)
    corners = [WAYS[way](int(state[x]), int(state[y])) for x in ("left", "right") for y in ("top", "bottom")]
    columns, rows = zip(*corners, strict=True)
    span = {"left": min(columns), "right": max(columns), "top": min(rows), "bottom": max(rows)}
    return changed("cheese-rescue", state, **boards, **span)


def aspects(state: AnyState) -> list[list[int]]:
    """Of all moves, in no order."""
    game, moves, out = get("cheese-rescue"), np.zeros(384, np.int64), np.zeros(64, np.int64)
    count = game.kernels.use(game.rules).legal(state, moves)
    tell = game.kernels.use(game.sense).aspects
    return sorted(out[: tell(state, move, out)].tolist() for move in moves[:count].tolist())


@pytest.mark.parametrize("way", WAYS)
def test_cheese_rescue_looks_the_same_turned_mirrored_and_moved(way: str) -> None:
    for seed in range(10):
        state = random_match("cheese-rescue", 2, seed=seed, moves=2 * seed + 1).state
        other = carried(state, way)
        assert traits("cheese-rescue", other, 0) == traits("cheese-rescue", state, 0)
        assert aspects(other) == aspects(state)


def test_every_aspect_of_a_move_has_a_number_of_its_own() -> None:
    for seed in range(20):
        for told in aspects(random_match("cheese-rescue", 2, seed=seed, moves=seed + 1).state):
            assert len(set(told)) == EACH
            assert min(told) >= 0
            assert max(told) < ASPECTS


def test_which_variety_is_which_makes_no_difference_in_cheez_tricks() -> None:
    other = str.maketrans("SRPB", "RPBS")

    def carried(cards: Board) -> Board:
        return Board(sum(1 << (card + VALUES) % CARDS for card in range(CARDS) if int(cards) >> card & 1))

    for seed in range(30):
        state = random_match("cheez-tricks", 2, seed=seed, moves=1 + seed).state
        cats = [CAT_NAMES[cat].split("-") for cat in state.cats]
        moved = [(breed, what if what == "tricks" else what.translate(other)) for breed, what in cats]
        turned = changed(
            "cheez-tricks",
            state,
            hands=np.array([carried(hand) for hand in state.hands], np.uint64),
            taken=np.array([carried(cards) for cards in state.taken], np.uint64),
            trick=np.array([card if card < 0 else (card + VALUES) % CARDS for card in state.trick]),
            cats=np.array([CAT_NAMES.index("-".join(cat)) for cat in moved]),
            trump=state.trump if state.trump < 0 else (int(state.trump) + 1) % 4,
        )
        assert traits("cheez-tricks", turned, 1) == traits("cheez-tricks", state, 1)


def test_what_was_learnt_holds_for_the_game_in_the_box_alone() -> None:
    assert len(get("chop-chop").net(5).first) > 0
    assert len(variant("chop-chop", {"cat_die": (1, 2, 3)}).net(2).first) == 0
    assert len(get("cheese-rescue").net(3).first) == 0
    assert len(get("cheez-tricks").net(4).first) == 0
    assert chop_chop.GAME.net(2) is get("chop-chop").net(2), "read once"


def test_a_search_can_do_without_what_was_learnt() -> None:
    match = random_match("chop-chop", 2, seed=3, moves=12)
    learnt, written = (Search(1, iterations=50, learnt=learnt).consider(match.sight()) for learnt in (True, False))
    assert learnt.chances != written.chances


def test_only_the_strongest_level_has_learnt_anything() -> None:
    match = random_match("cheez-tricks", 2, seed=3, moves=4)
    for each in LEVELS:
        told = [Search(1, iterations=30, style=each.style, learnt=learnt) for learnt in (True, False)]
        learnt, written = (search.consider(match.sight()).chances for search in told)
        quick = replace(each, iterations=30).search(1).consider(match.sight()).chances
        assert learnt != written
        assert quick == (learnt if each is LEVELS[-1] else written)


def test_a_net_comes_back_from_its_file_as_it_was(tmp_path: Path) -> None:
    chance = np.random.default_rng(1)
    weights = Weights._make([*(chance.normal(size=size) for size in ((9, 4), 4, (2, 4), 2, 7)), {"players": [2]}])
    weights.write(tmp_path / "weights.npz")
    assert fingerprint(kept(tmp_path / "weights.npz", 2)) == fingerprint(weights.net())
    assert fingerprint(kept(tmp_path / "weights.npz", 3)) == fingerprint(empty())


def test_learning_goes_on_from_what_was_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    """A moment's lesson, by kernels that need not be compiled for it."""
    game = get("cheese-rescue")
    monkeypatch.setattr(game.kernels, "ready", False)
    settings = Settings(tables=2, lines=13, batch=16, iterations=2, repeats=40, sample=1, rate=0.01)
    learner = Chances(game, 1, settings)
    (point,) = learner.learn(seconds=0.01, every=1)
    assert point.lines == 26
    assert learner.fit(left=1.0) < point.loss, "it learns those few lines by heart"
    weights = learner.kept()
    again = Chances(game, 2, settings, parent=weights)
    assert fingerprint(again.net) == fingerprint(weights.net())
    again.memory = learner.memory
    again.fit(left=1.0)
    assert fingerprint(again.kept().net()) != fingerprint(weights.net())
    assert again.kept().told["parent"] == {"mark": fingerprint(weights.net()), **weights.told}


def test_first_impressions_are_learnt_from_a_search_and_chances_stay_as_they_were(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = get("cheese-rescue")
    monkeypatch.setattr(game.kernels, "ready", False)
    parent = Weights.read(game.weights)._replace(impressions=np.zeros(0))
    settings = Settings(tables=8, lines=1, iterations=3, repeats=20, sample=1, rate=0.03, keep=2)
    learner = Moves(game, 1, settings, parent=parent)
    (point,) = learner.learn(seconds=0.01, every=1)
    assert point.lines == 8
    choices = learner.remembered(0)
    assert choices.counted() == 7, "one table of eight is held out"
    untaught = Impressions(np, [np.zeros(ASPECTS)])
    assert learner.impressions.loss(choices) < untaught.loss(choices), "it learns those few lines by heart"
    weights = learner.kept()
    assert fingerprint(weights.net()._replace(impressions=empty().impressions)) == fingerprint(parent.net())
    again = Moves(game, 2, settings, parent=weights)
    assert fingerprint(again.teacher) == fingerprint(weights.net()), "the next search has these impressions"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["cheese-rescue", "--moves"], "name the weights"),
        (["chop-chop", "--moves", "--from", "{weights}"], "only in cheese-rescue"),
        (["chop-chop", "--from", "{weights}"], "holds no weights for chop-chop"),
        (["chop-chop", "--from", "{text}"], "holds no weights for chop-chop"),
    ],
)
def test_what_cannot_be_learnt_is_said(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = tmp_path / "text"
    text.write_text("no weights")
    given = [word.format(weights=get("cheese-rescue").weights, text=text) for word in words]
    assert cli.main(["learn", *given, "--to", str(tmp_path / "new.npz")]) == USAGE
    assert said in capsys.readouterr().err
