"""Cheese Rescue, one test or more for each clause of its rules."""

from collections import Counter
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.games.cheese_rescue.view import Deal, Draw, Laid
from tests.games.cheese_rescue.seeing import hand_of, seen
from tests.telling import told

ANIMALS_IN_PLAY = {
    2: {"dog": 3, "cat": 6, "mouse": 9},
    3: {"dog": 4, "cat": 9, "mouse": 14},
    4: {"dog": 6, "cat": 12, "mouse": 18},
}
CHEESE_SET = ["c1", "c1", "c1", "c2", "c2", "c3"]
COUNTS = (2, 3, 4)


def fresh(players: int = 2, seed: int = 1, **options: Any) -> cb.Match:
    return cb.new("cheese-rescue", players=players, seed=seed, **options)


def played_out(players: int, seed: int = 1, **options: Any) -> cb.Match:
    match = fresh(players, seed, **options)
    bot = cb.bot("random", seed=seed)
    while match.turn is not None:
        match.play(bot.choose(match))
    return match


def cells_free(match: cb.Match) -> set[str]:
    return {move.split(" ")[1] for move in match.legal()}


def laid(moves: str, deals: str = "mouse mouse, mouse mouse", draws: str = "", players: int = 2) -> cb.Match:
    """A match of two in which these moves have been made, each followed by a draw of a mouse unless told otherwise."""
    log = [f"- deal {seat} {deal.strip()}" for seat, deal in enumerate(deals.split(","))]
    drawn = iter(draws.split())
    for number, move in enumerate(moves.split(";")):
        log.append(f"{number % players} {move.strip()}")
        log.append(f"- draw {number % players} {next(drawn, 'mouse')}")
    return told("cheese-rescue", players, "\n".join(log))


def refused(match: cb.Match, move: str, code: str, sentence: str) -> None:
    with pytest.raises(cb.IllegalMove) as refusal:
        match.play(move)
    assert refusal.value.code == f"cheese-rescue.{code}"
    assert str(refusal.value) == sentence


def test_cr1_the_animals_of_each_kind() -> None:
    dealt: Counter[str] = Counter()
    for line in played_out(4).log():
        if line.startswith("- d"):
            dealt.update(line.split(" ")[3:])
    assert dealt == {"dog": 6, "cat": 12, "mouse": 18}
    assert dealt.total() == 36


@pytest.mark.parametrize("players", COUNTS)
def test_cr2_a_set_of_cheese_is_worth_ten(players: int) -> None:
    for hand in seen(fresh(players)).hands:
        assert hand.cheese == CHEESE_SET


def test_cr3_the_start_card_can_be_built_on_and_scores_nothing() -> None:
    match = fresh(2)
    assert seen(match).cells == [Laid((0, 0), "start", None)]
    assert cells_free(match) == {"1,0", "-1,0", "0,1", "0,-1"}
    assert seen(match).count.points == [0, 0]


def test_cr3_the_start_card_neither_scares_nor_eats_nor_is_eaten() -> None:
    count = seen(laid("mouse 1,0; c1 0,1")).count
    assert count.eaten == []
    assert count.fled == []


@pytest.mark.parametrize("players", COUNTS)
def test_cr4_each_player_has_one_set_of_cheese(players: int) -> None:
    match = fresh(players)
    for seat in range(players):
        assert [card for card in hand_of(match, seat) if card in CHEESE_SET] == CHEESE_SET


@pytest.mark.parametrize("players", COUNTS)
def test_cr5_animals_in_play_by_number_of_players(players: int) -> None:
    dealt: Counter[str] = Counter()
    for line in played_out(players).log():
        if line.startswith("- d"):
            dealt.update(line.split(" ")[3:])
    assert dealt == ANIMALS_IN_PLAY[players]


@pytest.mark.parametrize("players", COUNTS)
def test_cr6_two_animals_each_make_a_hand_of_eight(players: int) -> None:
    view = seen(fresh(players))
    assert [hand.cards for hand in view.hands] == [8] * players
    assert [hand.animals for hand in view.hands] == [2] * players
    assert view.pile == sum(ANIMALS_IN_PLAY[players].values()) - 2 * players


@pytest.mark.parametrize("players", COUNTS)
def test_cr7_the_start_card_lies_with_two_or_four(players: int) -> None:
    cells = seen(fresh(players)).cells
    assert [card.card for card in cells] == ([] if players == 3 else ["start"])


@pytest.mark.parametrize("first", range(4))
def test_cr8_turns_go_round_from_the_first_seat(first: int) -> None:
    match = fresh(4, first=first)
    for number in range(9):
        assert match.turn == (first + number) % 4
        match.play(match.legal()[0])


def test_cr8_seat_0_begins_unless_the_table_chose_another() -> None:
    assert fresh(2).turn == 0


def test_cr9_a_card_goes_beside_a_card_already_laid() -> None:
    match = laid("c1 1,0; c1 1,1")
    assert cells_free(match) == {"-1,0", "0,1", "0,-1", "2,0", "1,-1", "2,1", "1,2"}
    refused(match, "c1 2,2", "refusal-apart", "No card lies beside column 2, row 2, so none can be laid there.")
    refused(match, "c1 4,3", "refusal-apart", "No card lies beside column 4, row 3, so none can be laid there.")
    refused(match, "c1 1,1", "refusal-taken", "A card lies at column 1, row 1 already.")
    refused(match, "c1 0,0", "refusal-taken", "A card lies at column 0, row 0 already.")


def test_cr9_any_kind_of_card_in_hand_may_be_laid() -> None:
    match = laid("c1 1,0; c1 1,1", deals="dog cat, mouse mouse")
    assert {move.split(" ")[0] for move in match.legal()} == {"dog", "cat", "mouse", "c1", "c2", "c3"}
    sentence = "You hold no dog, but a mouse, a 1-point cheese, a 2-point cheese, and a 3-point cheese."
    refused(laid("c1 1,0"), "dog 0,1", "refusal-hand", sentence)


def test_cr10_the_first_card_of_three_players_is_cell_0_0() -> None:
    match = fresh(3)
    assert cells_free(match) == {"0,0"}
    for cell in ("1,0", "5,5", "-40,7"):
        refused(match, f"c1 {cell}", "refusal-first", "The first card goes to column 0, row 0.")
    match.play("c1 0,0")
    assert cells_free(match) == {"1,0", "-1,0", "0,1", "0,-1"}


@pytest.mark.parametrize(("players", "side"), [(2, 5), (3, 6), (4, 7)])
def test_cr11_square_floats(players: int, side: int) -> None:
    """A row may grow to the right until it is as long as the square; then no cell beyond either end is free."""
    for step in (1, -1):
        match = fresh(players)
        if players == 3:
            match.play("c1 0,0")
        for x in range(1, side):
            match.play(next(move for move in match.legal() if move.endswith(f" {step * x},0")))
        columns = {int(cell.split(",")[0]) for cell in cells_free(match)}
        assert columns == set(range(0, step * side, step))
        for x in (-step, step * side):
            with pytest.raises(cb.IllegalMove, match=rf"would not fit in a {side}×{side} square"):
                match.play(f"{match.legal()[0].split()[0]} {x},0")


def test_cr11_the_refusal_names_what_is_laid() -> None:
    match = laid("c1 1,0; c1 2,0; c2 3,0; c2 -1,0")
    sentence = (
        "With a card at column 4, row 0 the cards would not fit in a 5×5 square: "
        "they lie in columns -1 to 3, rows 0 to 0."
    )
    refused(match, "c1 4,0", "refusal-too-wide", sentence)


def test_cr11_a_centred_square_lies_around_the_start_card() -> None:
    match = told(
        "cheese-rescue",
        2,
        "- deal 0 cat cat\n- deal 1 cat cat\n0 c1 1,0\n- draw 0 dog\n1 c1 2,0\n- draw 1 dog",
        area="centred",
    )
    assert "3,0" not in cells_free(match)
    assert "-1,0" in cells_free(match)
    sentence = (
        "The cell at column 3, row 0 lies outside the 5×5 square around the start card (columns and rows -2 to 2)."
    )
    refused(match, "c1 3,0", "refusal-outside", sentence)


def test_cr11_three_players_cannot_centre_the_square() -> None:
    with pytest.raises(cb.BadTable, match="with 3 players takes area = floating, not “centred”"):
        fresh(3, area="centred")


@pytest.mark.parametrize(("players", "draws"), [(2, 14), (3, 21), (4, 28)])
def test_cr12_a_card_is_drawn_after_each_of_the_first_cards_laid(players: int, draws: int) -> None:
    log = [line for line in played_out(players).log() if not line.startswith(("- deal", "- end"))]
    expected = ["move", "draw"] * draws + ["move"] * (12 * players - draws)
    assert ["draw" if line.startswith("- draw") else "move" for line in log] == expected
    for laid_by, drawn_by in zip(log[: 2 * draws : 2], log[1 : 2 * draws : 2], strict=True):
        assert laid_by[0] == drawn_by.split(" ")[2]


@pytest.mark.parametrize(("players", "side"), [(2, 5), (3, 6), (4, 7)])
def test_cr13_the_match_ends_when_the_square_is_full(players: int, side: int) -> None:
    view = seen(played_out(players))
    columns = [card.cell[0] for card in view.cells]
    rows = [card.cell[1] for card in view.cells]
    assert len(view.cells) == side * side
    assert max(columns) - min(columns) == max(rows) - min(rows) == side - 1
    assert [hand.cards for hand in view.hands] == [3] * players
    assert view.laid == view.lays == 12 * players


def test_cr14_cats_flee_dogs() -> None:
    match = laid("cat 1,0; cat 2,0; dog 3,0; cat 1,1", deals="cat dog, cat cat")
    assert seen(match).count.fled == [(2, 0)]


def test_cr14_all_cats_flee_at_once() -> None:
    """A cat that flees no longer matters, but a dog scares every cat beside it."""
    match = laid("dog 1,0; cat 2,0; dog 0,1; cat 1,1", deals="dog dog, cat cat")
    assert sorted(seen(match).count.fled) == [(1, 1), (2, 0)]


def test_cr15_mice_are_caught_only_by_cats_that_stayed() -> None:
    match = laid("mouse 1,0; cat 2,0; mouse 1,1; mouse 2,1", deals="mouse mouse, cat mouse")
    assert sorted(seen(match).count.caught) == [(1, 0), (2, 1)]
    match = laid("mouse 1,0; cat 2,0; dog 3,0; mouse 2,1", deals="mouse dog, cat mouse")
    assert seen(match).count.caught == []


def test_cr16_cheese_is_eaten_only_by_mice_that_are_left() -> None:
    match = laid("mouse 1,0; c2 1,1; c3 0,-1; c1 2,0")
    count = seen(match).count
    assert sorted(count.eaten) == [(1, 1), (2, 0)]
    assert count.lost == [0, 3]
    assert count.points == [3, 0]
    match = laid("mouse 1,0; c2 1,1; c3 0,-1; cat 2,0", deals="mouse mouse, cat mouse")
    assert seen(match).count.eaten == []


def test_cr16_beside_is_never_diagonal() -> None:
    match = laid("mouse 1,0; c2 0,1")
    assert seen(match).count.eaten == []
    match = laid("dog 1,0; cat 0,1", deals="dog mouse, cat mouse")
    assert seen(match).count.fled == []


def test_cr17_points_are_the_cheese_still_lying() -> None:
    count = seen(laid("c3 1,0; c2 0,1; c1 2,0; c1 0,2")).count
    assert count.points == [4, 3]
    assert count.winners == [0]


def test_cr18_a_tie_goes_to_more_cheese_cards() -> None:
    count = seen(laid("c3 1,0; c2 0,1; mouse 2,0; c1 0,2")).count
    assert count.points == [0, 3]
    count = seen(laid("c3 1,0; c2 0,1; mouse -1,0; c1 0,2")).count
    assert count.points == [3, 3]
    assert count.cheeses == [1, 2]
    assert count.winners == [1]


def test_cr18_a_tie_on_cards_too_is_shared() -> None:
    assert seen(laid("c3 1,0; c3 0,1")).count.winners == [0, 1]


def test_cr18_the_result_says_why() -> None:
    reasons = {match.result.reason for seed in range(60) if (match := played_out(2, seed)).result}
    assert reasons == {"points", "cheeses", "shared"}


@pytest.mark.parametrize("players", COUNTS)
def test_cr19_a_view_shows_ones_own_hand_and_of_others_only_the_cheese(players: int) -> None:
    match = fresh(players)
    for seat in range(players):
        hand = hand_of(match, seat)
        assert sum(card in ("dog", "cat", "mouse") for card in hand) == 2
    assert seen(match).hand is None
    for known in seen(match, 0).hands:
        assert known.__struct_fields__ == ("cards", "animals", "cheese")


def test_cr19_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    match = fresh(3)
    match.play("c1 0,0")
    own, other, nobody = (match.events(seat) for seat in (0, 1, None))
    assert isinstance(own[-1], Draw)
    assert own[-1].card in ("dog", "cat", "mouse")
    assert other[-1] == nobody[-1] == Draw(seat=0, card=None)
    assert other[0] == Deal(seat=0, count=2, cards=None)
    assert isinstance(own[0], Deal)
    assert own[0].cards is not None
