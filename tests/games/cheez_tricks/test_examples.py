"""The rulebook's seven worked examples. Around the table: Jerry 0, Pinky 1, Remy 2, Minnie 3."""

import cheeseboard as cb

from .rounds import caught, dealt, round_won

JERRY, PINKY, REMY, MINNIE = range(4)


def table() -> cb.Match:
    """Swiss is trump. Minnie holds all Parmesan but one, so that the others run out of it."""
    return dealt(["B7 R9 R10", "B5 B3 S2", "B9 P6 S6", "B2 P8 P1 P2 P3 P4 P5 P7 P9 P10"], trump="S")


def test_example_1_the_highest_card_of_the_variety_led_takes_the_trick() -> None:
    match = table()
    for card in ("B7", "B5", "B9", "B2"):
        match.play(card)
    assert match.log()[-1] == f"- trick {REMY}"


def test_example_2_other_varieties_never_win() -> None:
    match = table()
    for card in ("B7", "B5", "B9", "B2", "P6", "P8", "R9", "B3"):
        match.play(card)
    assert match.log()[-1] == f"- trick {MINNIE}"


def test_example_3_the_highest_trump_takes_the_trick() -> None:
    match = table()
    for card in ("B7", "B5", "B9", "B2", "P6", "P8", "R9", "B3", "P1", "R10", "S2", "S6"):
        match.play(card)
    assert match.log()[-1] == f"- trick {REMY}"


def test_example_4_black_and_siamese_pounce_and_grey_takes_all_who_tie() -> None:
    winners = [REMY, MINNIE, PINKY, PINKY, JERRY, REMY, JERRY, MINNIE, PINKY, REMY]
    state = round_won(winners, "black-5 siamese-R8 grey-6", {1: "R8 R6", 2: "P6", 8: "B6"})
    assert caught(state) == [{JERRY}, {REMY}, {REMY, MINNIE}]


def test_example_5_white_ginger_and_tuxedo() -> None:
    winners = [PINKY, PINKY, JERRY, JERRY, JERRY, MINNIE, MINNIE, MINNIE, REMY, REMY]
    state = round_won(winners, "white-2 ginger-3 tuxedo-3", {1: "R3", 9: "P3", 10: "B3"})
    assert caught(state) == [{PINKY}, {MINNIE}, {JERRY, MINNIE}]


def test_example_6_two_captures_leave_nothing() -> None:
    winners = [JERRY, JERRY, PINKY, PINKY, REMY, REMY, JERRY, MINNIE, MINNIE, MINNIE]
    state = round_won(winners, "grey-5 ginger-1 white-4", {1: "R1 P1", 2: "B1", 5: "R5", 8: "P5", 9: "B5"})
    assert caught(state) == [{REMY, MINNIE}, {PINKY, REMY, MINNIE}, set()]
    assert state.points[0, :4].tolist() == [6, 2, 0, 0]


def test_example_7_all_three_cats_pay_three_points_a_trick() -> None:
    winners = [MINNIE, MINNIE, MINNIE, MINNIE, JERRY, JERRY, JERRY, PINKY, PINKY, PINKY]
    state = round_won(winners, "black-1 grey-tricks grey-5", {6: "R5", 1: "P5", 2: "B5"})
    assert caught(state) == [{MINNIE}, {MINNIE}, {JERRY, MINNIE}]
    assert state.points[0, :4].tolist() == [3, 6, 0, 12]
