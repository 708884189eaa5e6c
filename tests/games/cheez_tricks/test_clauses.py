"""Cheez-Tricks, one test or more for each clause of its rules."""

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.engine.told import params_of
from cheeseboard.games.cheez_tricks import parts, rules
from cheeseboard.games.cheez_tricks.view import Deal, Move, Score, Trump
from cheeseboard.words import Person, say
from tests.strategies import random_match

from .rounds import GAME, HAND, HIGHEST, caught, dealt, round_won, seen

COUNTS = (2, 3, 4, 5)
ROUNDS = {2: 4, 3: 3, 4: 4, 5: 5}


def fresh(players: int = 4, seed: int = 1, **options: Any) -> cb.Match:
    return cb.new("cheez-tricks", players=players, seed=seed, **options)


def played_out(players: int, seed: int = 1, **options: Any) -> cb.Match:
    return random_match("cheez-tricks", players, seed, moves=10_000, **options)


def told_of(match: cb.Match, what: str) -> list[list[str]]:
    """The words of every such line in the log, without the first two."""
    return [line.split(" ")[2:] for line in match.log() if line.startswith(f"- {what} ")]


def test_ct1_forty_cheese_cards_in_four_varieties() -> None:
    cards = [card for hand in told_of(fresh(4), "deal") for card in hand[1:]]
    assert sorted(cards) == sorted(f"{variety}{value}" for variety in "SRPB" for value in range(1, 11))


def test_ct2_fifty_cats_of_six_kinds() -> None:
    kinds = Counter(cat.split("-")[0] for cat in parts.CATS.value)
    assert kinds == {"black": 12, "white": 4, "siamese": 8, "grey": 11, "ginger": 10, "tuxedo": 5}
    assert kinds.total() == 50


def test_ct2_the_deck_is_the_one_in_the_contract() -> None:
    page = Path(__file__).parents[3] / "docs/rules/cheez-tricks.md"
    rows = re.findall(r"^\| (\w*) ?\|.*?\| (.*?) \| (.*?) \| \d+ \|$", page.read_text(encoding="utf-8"), re.MULTILINE)
    deck: dict[str, tuple[int, ...]] = {}
    kind = ""
    for named, cards, counts in rows:
        kind = named or kind
        players = COUNTS if counts == "all" else tuple(map(int, counts.split()))
        deck |= {f"{kind}-{card}": players for card in re.sub("value|variety|;", " ", cards).split()}
    assert deck == parts.CATS.value


def test_ct2_every_cat_of_the_examples_is_there_for_four() -> None:
    shown = [
        "black-7",
        "white-3",
        "siamese-P7",
        "grey-8",
        "ginger-B",
        "tuxedo-3",
        "black-5",
        "siamese-R8",
        "grey-6",
        "white-2",
        "ginger-3",
    ]
    assert all(4 in parts.CATS.value[cat] for cat in shown)


@pytest.mark.parametrize("players", COUNTS)
def test_ct3_cards_in_play_and_in_hand(players: int) -> None:
    match = fresh(players)
    hands = [hand[1:] for hand in told_of(match, "deal")]
    assert [len(hand) for hand in hands] == [HAND[players]] * players
    aside = told_of(match, "aside")
    assert [len(cards) for cards in aside] == ([8] if players == 2 else [])
    values = {int(card[1:]) for hand in [*hands, *aside] for card in hand}
    assert values == set(range(1, HIGHEST[players] + 1))


@pytest.mark.parametrize("players", COUNTS)
def test_ct4_the_deck_by_level_and_player_count(players: int) -> None:
    everywhere = {cat for cat, counts in parts.CATS.value.items() if players in counts}
    tame = {cat for cat in everywhere if not cat.startswith("ginger") and cat not in ("grey-9", "grey-10")}
    for level, deck in (("wild", everywhere), ("house", tame)):
        revealed = {
            cat
            for seed in range(60)
            for cats in told_of(played_out(players, seed, level=level), "cats")
            for cat in cats
        }
        assert revealed == deck


def test_ct4_wild_is_the_default_and_house_is_advised_for_a_first_match() -> None:
    assert fresh().options["level"] == "wild"
    assert GAME.options[0].for_beginners == "house"


def test_ct4_what_house_leaves_out_is_said_where_it_is_chosen_and_in_the_rules() -> None:
    chosen = say("cheez-tricks.option-level-note", {"value": "house"})
    for told in (chosen, say("cheez-tricks.rule-7", {"level": "house"}), say("cheez-tricks.rule-7", {"level": "wild"})):
        assert "no ginger cat, and no grey one for 9 or 10" in told


@pytest.mark.parametrize("players", COUNTS)
def test_ct5_three_new_cats_each_round_and_none_returns(players: int) -> None:
    for seed in range(20):
        cats = told_of(played_out(players, seed), "cats")
        assert [len(each) for each in cats] == [3] * ROUNDS[players]
        assert len({cat for each in cats for cat in each}) == 3 * ROUNDS[players]


def test_ct6_the_first_trump_is_drawn() -> None:
    assert {told_of(fresh(seed=seed), "trump")[0][0] for seed in range(40)} == set("SRPB")


@pytest.mark.parametrize("players", COUNTS)
def test_ct6_then_the_poorest_names_it_the_first_such_from_the_leader_on(players: int) -> None:
    for seed in range(20):
        totals = [0] * players
        leader = 0
        for line in played_out(players, seed).log():
            words = line.split(" ")
            if words[1] == "round":
                leader = int(words[4])
            if words[1] == "score":
                totals = [total + int(points) for total, points in zip(totals, words[2:], strict=True)]
            if words[1] == "trump" and words[0] != "-":
                order = [(leader + step) % players for step in range(players)]
                assert int(words[0]) == next(seat for seat in order if totals[seat] == min(totals))


def test_ct6_why_they_name_trump_is_told_with_whom_they_are_level() -> None:
    told = {True: 0, False: 0}
    for seed in range(40):
        match = fresh(3, seed)
        source = random.Random(seed)
        while match.turn is not None and len(match.moves) < 37:
            if (view := seen(match, None)).naming:
                fewest = [seat for seat, points in enumerate(view.totals) if points == min(view.totals)]
                assert [*view.tied, view.namer] == [*(seat for seat in fewest if seat != match.turn), match.turn]
            match.play(source.choice(match.legal()))
        (named,) = (event for event in match.events(0) if isinstance(event, Trump) and event.seat is not None)
        sentence = say(
            GAME.said("event-trump"), params_of(named), [Person("Ada", you=True), Person("Bo"), Person("Cy")]
        )
        assert ("as few points as" in sentence) == bool(named.tied_seats)
        told[bool(named.tied_seats)] += 1
    assert min(told.values()) > 0


def test_ct6_nobody_plays_a_card_before_trump_is_named() -> None:
    match = random_match("cheez-tricks", 4, 1, moves=40)
    assert seen(match, None).naming
    assert match.legal() == ["trump S", "trump R", "trump P", "trump B"]
    with pytest.raises(cb.IllegalMove, match="First name the trump: trump S, trump R, trump P, or trump B"):
        match.play("S1")


def test_ct6_trump_is_named_only_once() -> None:
    with pytest.raises(cb.IllegalMove, match="Trump is named only once"):
        fresh().play("trump R")


@pytest.mark.parametrize("first", range(5))
def test_ct7_the_first_player_marker_passes_clockwise(first: int) -> None:
    rounds = told_of(played_out(5, first=first), "round")
    assert [int(words[2]) for words in rounds] == [(first + number) % 5 for number in range(5)]
    assert fresh(5, first=first).turn == first


def test_ct8_the_leader_plays_anything_and_the_others_follow_clockwise() -> None:
    match = fresh(4)
    assert sorted(match.legal()) == sorted(seen(match, 0).hand or [])
    for seat in range(4):
        assert match.turn == seat
        match.play(match.legal()[0])


def test_ct9_who_holds_the_variety_led_must_play_it() -> None:
    match = dealt(["B1 B2", "B9 B3 S1", "", ""], trump="S", played="B1")
    assert match.legal() == ["B3", "B9"]
    assert [seen(match, seat).follow for seat in (0, 1, 2, 3, None)] == [None, "B", None, None, None]
    with pytest.raises(cb.IllegalMove, match=r"You hold Brie, so you must follow\. Play B3 or B9"):
        match.play("S1")


def test_ct9_who_does_not_may_play_anything() -> None:
    match = dealt(["B1", "S1 S2 S3 R1 R2 R3 P1 P2 P3 P4", "", ""], played="B1")
    assert sorted(match.legal()) == sorted(["S1", "S2", "S3", "R1", "R2", "R3", "P1", "P2", "P3", "P4"])
    assert seen(match, 1).follow is None


@pytest.mark.parametrize("players", COUNTS)
def test_ct9_whoever_must_follow_is_told_what(players: int) -> None:
    match = fresh(players)
    while match.turn is not None:
        for seat in range(players):
            view = seen(match, seat)
            led = view.trick[0].card[0] if view.trick and seat == match.turn else None
            assert view.follow == (led if any(card[0] == led for card in view.hand or []) else None)
        match.play(match.legal()[-1])


def test_ct9_a_card_not_held_is_refused() -> None:
    match = dealt(["B1 B2 B3 B4 B5 B6 B7 B8 B9 B10", "", "", ""])
    with pytest.raises(cb.IllegalMove, match="You do not hold Swiss 1; you hold B1, B2"):
        match.play("S1")
    with pytest.raises(cb.IllegalMove, match="With 2 players the cards go from 1 to 7"):
        fresh(2).play("S10")


def test_ct10_the_highest_trump_wins_then_the_highest_of_the_variety_led() -> None:
    hands = ["B1 B5", "B9 P1", "S1 R1 R2 R3 R4 R5 R6 R7 R8 R9", "S2 S3 S4 S5 S6 S7 S8 S9 S10 R10"]
    match = dealt(hands, trump="S", played="B1 B9 S1 S2")
    assert seen(match, None).tricks == [0, 0, 0, 1]
    match = dealt(hands, trump="P", played="B1 B9 S1 S2")
    assert seen(match, None).tricks == [0, 1, 0, 0]


def test_ct11_the_winner_leads_the_next_trick() -> None:
    match = dealt(["B1", "B2", "B10", "B3"], trump="S", played="B1 B2 B10 B3")
    assert match.turn == 2
    assert seen(match, 0).tricks == [0, 0, 1, 0]


@pytest.mark.parametrize(("players", "tricks"), [(2, 10), (3, 12), (4, 10), (5, 8)])
def test_ct12_a_round_ends_when_all_hands_are_empty(players: int, tricks: int) -> None:
    assert len(told_of(played_out(players), "trick")) == tricks * ROUNDS[players]


def test_ct13_black_captures_the_winner_of_its_trick() -> None:
    state = round_won([0, 1, 2, 3, 0, 1, 2, 3, 0, 1], "black-3 black-4 black-10", {})
    assert caught(state) == [{2}, {3}, {1}]


def test_ct13_white_captures_the_first_and_only_the_first() -> None:
    state = round_won([0, 1, 1, 0, 1, 0, 2, 2, 3, 3], "white-2 white-3 white-4", {})
    assert caught(state) == [{1}, {1}, set()]


def test_ct13_siamese_captures_at_once_who_takes_its_card() -> None:
    match = dealt(["P7", "P1", "P9", "P2"], cats="siamese-P7 siamese-B7 black-9", trump="S", played="P7 P1 P9 P2")
    assert match.log()[-2:] == ["- trick 2", "- caught 2 siamese-P7"]
    assert seen(match, None).cats[0].caught == [2]


def test_ct13_ct14_a_cat_says_what_it_looks_at() -> None:
    match = dealt(["", "", "", ""], cats="black-7 siamese-P7 white-3", level="wild")
    assert [(cat.looks, cat.goal) for cat in seen(match, 0).cats] == [("trick", 7), ("card", None), ("count", 3)]
    match = dealt(["", "", "", ""], cats="grey-8 ginger-tricks tuxedo-2", level="wild")
    assert [(cat.looks, cat.goal) for cat in seen(match, 0).cats] == [("count", None), ("count", None), ("count", 2)]


def test_ct14_everyone_who_ties_is_captured_and_only_at_the_end() -> None:
    state = round_won([0, 0, 0, 1, 1, 1, 2, 2, 3, 3], "grey-tricks ginger-tricks tuxedo-2", {})
    assert caught(state) == [{0, 1}, {2, 3}, {2, 3}]
    match = dealt(["B1", "B2", "B10", "B3"], cats="grey-tricks ginger-tricks tuxedo-1", played="B1 B2 B10 B3")
    assert [cat.caught for cat in seen(match, None).cats] == [[], [], []]


def test_ct14_grey_and_ginger_count_values_and_varieties() -> None:
    state = round_won([0, 0, 1, 1, 1, 1, 2, 2, 3, 3], "grey-S ginger-S grey-5", {1: "R5 P5 B5"})
    assert caught(state) == [{1}, {0, 2, 3}, {0}]


def test_ct15_zero_is_the_fewest() -> None:
    state = round_won([0] * 10, "ginger-1 ginger-tricks ginger-B", {})
    assert caught(state) == [{1, 2, 3}] * 3


def test_ct15_grey_never_captures_for_a_most_of_none() -> None:
    """Two players, every 7 set aside."""
    sixes_and_less = [f"{variety}{value}" for value in range(1, 7) for variety in "SRPB"]
    hands = [" ".join(sixes_and_less[:10]), " ".join(sixes_and_less[10:20])]
    match = dealt(hands, cats="grey-7 black-1 black-2")
    bot = cb.bot("random", seed=1)
    while not any(line.startswith("- score") for line in match.log()):
        match.play(bot.choose(match))
    assert not [line for line in match.log() if "grey-7" in line and "caught" in line]


def test_ct16_a_condition_nobody_meets_captures_nobody() -> None:
    state = round_won([0, 0, 0, 1, 1, 1, 2, 2, 3, 3], "white-4 tuxedo-4 tuxedo-1", {})
    assert caught(state) == [set(), set(), set()]


def test_ct17_a_player_can_be_captured_by_several_cats_and_a_cat_can_capture_several() -> None:
    state = round_won([0, 0, 0, 1, 1, 1, 2, 2, 3, 3], "black-1 grey-tricks white-2", {})
    assert caught(state) == [{0}, {0, 1}, {0}]


@pytest.mark.parametrize(
    ("cats", "points"),
    [
        ("black-9 black-10 white-5", 2 * 4),
        ("black-1 black-10 white-5", 1 * 4),
        ("black-1 black-2 white-5", 0),
        ("black-1 black-2 black-3", 3 * 4),
    ],
)
def test_ct18_points_for_a_trick_by_number_of_captures(cats: str, points: int) -> None:
    state = round_won([0, 0, 0, 0, 1, 1, 1, 2, 3, 3], cats, {})
    assert state.points[0, 0] == points


@pytest.mark.parametrize("players", COUNTS)
def test_ct18_the_sheet_says_what_a_trick_was_worth_and_all_points_so_far(players: int) -> None:
    match = played_out(players)
    sheet = seen(match, None).sheet
    worth = {0: 2, 1: 1, 2: 0, 3: 3}
    for played, row in enumerate(sheet, 1):
        captures = [[cat.cat for cat in row.cats if seat in cat.caught] for seat in range(players)]
        assert row.each == [worth[len(cats)] for cats in captures]
        assert row.points == [tricks * each for tricks, each in zip(row.tricks, row.each, strict=True)]
        assert row.totals == [sum(one.points[seat] for one in sheet[:played]) for seat in range(players)]
    assert [row.totals for row in sheet] == [event.totals for event in match.events(None) if isinstance(event, Score)]
    assert sheet[-1].totals == seen(match, None).totals


@pytest.mark.parametrize("players", COUNTS)
def test_ct19_as_many_rounds_as_players_but_four_for_two(players: int) -> None:
    assert len(told_of(played_out(players), "score")) == ROUNDS[players]


def scored(*rounds: list[int]) -> list[int]:
    """Who wins with these points."""
    state = GAME.states(1)[0]
    state.players = len(rounds[0])
    state.rounds = len(rounds)
    for number, points in enumerate(rounds):
        for seat, each in enumerate(points):
            state.points[number, seat] = each
    won = [0] * 5
    rules.winners(state, won)  # type: ignore[arg-type]
    return [seat for seat in range(state.players) if won[seat]]


def test_ct20_the_highest_total_wins_then_the_best_round_then_it_is_shared() -> None:
    assert scored([5, 4, 3], [1, 4, 3], [0, 1, 9]) == [2]
    assert scored([5, 4, 3], [1, 4, 3], [3, 1, 3]) == [0]
    assert scored([5, 4, 3], [1, 5, 3], [3, 0, 2]) == [0, 1]


def test_ct20_the_result_says_why() -> None:
    reasons = {match.result.reason for seed in range(250) if (match := played_out(2, seed)).result}
    assert reasons >= {"points", "round"}


@pytest.mark.parametrize("players", COUNTS)
def test_ct21_a_hand_is_seen_by_its_owner_alone(players: int) -> None:
    match = fresh(players)
    for seat in range(players):
        assert len(seen(match, seat).hand or []) == HAND[players]
        deals = [event for event in match.events(seat) if isinstance(event, Deal)]
        assert [event.cards is not None for event in deals] == [other == seat for other in range(players)]
    assert seen(match, None).hand is None


@pytest.mark.parametrize("level", ["house", "wild"])
def test_ct22_the_last_trick_is_shown_only_until_the_next_card_is_led(level: str) -> None:
    match = dealt(["B1 B5", "B2", "B10", "B3"], trump="S", played="B1 B2 B10 B3", level=level)
    assert [each.card for each in seen(match, 0).last] == ["B1", "B2", "B10", "B3"]
    match.play(match.legal()[0])
    assert seen(match, 0).last == []


@pytest.mark.parametrize(("level", "shown"), [("house", [[], ["B"], [], []]), ("wild", None)])
def test_ct22_who_failed_to_follow_is_shown_by_house_cats_alone(level: str, shown: list[list[str]] | None) -> None:
    match = dealt(["B1", "S1 S2 S3 R1 R2 R3 P1 P2 P3 P4", "", ""], played="B1 R1", level=level)
    for seat in (None, 0, 3):
        assert seen(match, seat).lacks == shown
    assert match.observe(0)["lacks"][1].tolist() == [0, 0, 0, 1]


def readable(match: cb.Match, seat: int | None) -> list[str]:
    """The cards played that a person can read of what happened."""
    return [event.card for event in match.retold(seat) if isinstance(event, Move) and event.card is not None]


@pytest.mark.parametrize("seat", [None, 1])
def test_ct22_wild_lets_only_the_running_trick_be_read_again_or_the_last_until_the_next_is_led(
    seat: int | None,
) -> None:
    match = fresh(3, level="wild")
    source = random.Random(5)
    played: list[str] = []
    while match.turn is not None:
        running = len(played) % 3 or 3
        assert readable(match, seat) == played[-running:]
        assert seen(match, seat).faded == match.event_count - len(match.retold(seat, seen(match, seat).faded))
        assert all(event.move == event.card for event in match.retold(seat) if isinstance(event, Move))
        move = source.choice(match.legal())
        played += [] if move.startswith("trump") else [move]
        match.play(move)
    assert readable(match, seat) == played[-3:]


def test_ct22_house_lets_everything_be_read_again() -> None:
    match = played_out(4, level="house")
    assert readable(match, 0) == [move for move in match.moves if not move.startswith("trump")]
    assert seen(match, 0).faded == 0
    assert not any(event.fades for event in match.events(0) if isinstance(event, Move))


@pytest.mark.parametrize("level", ["house", "wild"])
def test_ct22_bots_know_what_an_attentive_player_remembers(level: str) -> None:
    match = random_match("cheez-tricks", 4, 3, moves=17, level=level)
    heard = [event.card for event in match.sight().events if isinstance(event, Move)]
    assert heard == match.moves
    assert match.observe(0)["taken"].sum() == 16


def test_ct22_wild_shows_no_won_card_and_no_count_of_them() -> None:
    match = random_match("cheez-tricks", 4, 3, moves=17, level="wild")
    view = seen(match, 0)
    assert view.open is None
    by_cards = [cat for cat in view.cats if cat.cat.startswith(("grey", "ginger")) and "tricks" not in cat.cat]
    assert all(cat.counts is None for cat in by_cards)


def test_ct22_house_shows_the_won_cards_that_matter() -> None:
    match = dealt(["P7 B1", "P1", "P9", "P2"], cats="grey-9 siamese-P7 grey-tricks", played="P7 P1 P9 P2", level="wild")
    assert seen(match, 0).open is None
    match = dealt(
        ["P7 B1", "P1", "P8", "P2"], cats="grey-8 siamese-P7 grey-tricks", played="P7 P1 P8 P2", level="house"
    )
    assert seen(match, 0).open == [[], [], ["P7", "P8"], []]
    assert seen(match, 0).cats[0].counts == [0, 0, 1, 0]


def test_random_matches_reach_every_number_of_captures() -> None:
    reached = set()
    for seed in range(60):
        match = played_out(3, random.Random(seed).randrange(10**6))
        for row in seen(match, None).sheet:
            reached |= {sum(seat in cat.caught for cat in row.cats) for seat in range(3)}
    assert reached == {0, 1, 2, 3}
