"""What a damaged Cheez-Tricks record is told."""

import pytest

import cheeseboard as cb
from cheeseboard.engine.record import read, verify
from cheeseboard.games import boxed
from tests.strategies import random_match


def lines(keyed: bool) -> list[str]:
    text = random_match("cheez-tricks", 4, seed=6, moves=10_000).record()
    return [line for line in text.splitlines() if keyed or not line.startswith(("[Key", "[Commitment"))]


def refused(text: list[str]) -> tuple[int, str]:
    (record,) = read(text)
    with pytest.raises(cb.RecordError) as error:
        verify(record, boxed)
    return error.value.line, error.value.reason()


def spoiled(text: list[str], start: str, new: str) -> tuple[int, list[str]]:
    """The text with the first such line replaced, and the line's number."""
    at = next(at for at, line in enumerate(text) if line.startswith(start))
    return at + 1, [*text[:at], new, *text[at + 1 :]]


@pytest.mark.parametrize(("keyed", "yields"), [(True, "the key yields"), (False, "the rules yield")])
@pytest.mark.parametrize("start", ["- trick", "- caught", "- score", "- end"])
def test_a_wrong_consequence_is_told_with_the_right_one(start: str, keyed: bool, yields: str) -> None:
    text = lines(keyed)
    right = next(line for line in text if line.startswith(start))
    number, wrong = spoiled(text, start, f"{start} 9 9 9 9")
    assert refused(wrong) == (number, f"found “{start} 9 9 9 9”, where {yields} “{right}”")


def test_a_capture_left_out() -> None:
    text = lines(keyed=True)
    at = next(at for at, line in enumerate(text) if line.startswith("- caught"))
    number, reason = refused(text[:at] + text[at + 1 :])
    assert number == at + 1
    assert reason.endswith(f"where the key yields “{text[at]}”")


def deal(edit: str) -> tuple[str, str]:
    """The first hand, with an edit, in a record without a key."""
    text = lines(keyed=False)
    right = next(line for line in text if line.startswith("- deal 0")).split(" ")
    match edit:
        case "doubled":
            right[-1] = right[-2]
        case "missing":
            del right[-1]
        case "invented":
            right[-1] = "X11"
    number, wrong = spoiled(text, "- deal 0", " ".join(right))
    line, reason = refused(wrong)
    assert line == number
    return right[-2], reason


def test_a_deal_with_a_doubled_card() -> None:
    card, reason = deal("doubled")
    assert reason == f"“{card}” is not among the cards left to deal: it is not in play or was dealt before"


def test_a_deal_with_a_missing_card() -> None:
    assert deal("missing")[1] == "expected 10 cards, found 9"


def test_a_deal_with_a_card_that_does_not_exist() -> None:
    assert deal("invented")[1].startswith("“X11” is not among the cards left to deal")


def test_trump_named_by_the_wrong_seat() -> None:
    text = lines(keyed=True)
    right = next(line for line in text if " trump " in line and not line.startswith("-"))
    wrong_seat = (int(right[0]) + 1) % 4
    number, wrong = spoiled(text, right, f"{wrong_seat}{right[1:]}")
    assert refused(wrong) == (number, f"found “{wrong_seat}{right[1:]}”, expected a move of seat {right[0]}")


def test_a_cat_that_is_not_in_the_deck() -> None:
    text = lines(keyed=False)
    _, wrong = spoiled(text, "- cats", "- cats black-11 black-1 black-2")
    assert refused(wrong)[1] == "“black-11” is not among the 46 cats left in the deck"


@pytest.mark.parametrize("text", ["", "S0", "S11", "s1", "S1 ", "trump", "trump X", "trump  S", "X5", "10S", "S01"])
def test_unreadable_moves(text: str) -> None:
    match = cb.new("cheez-tricks", players=4, seed=1)
    with pytest.raises(
        cb.UnreadableMove, match="is no move: write a card like P7 or S10, or trump S, trump R, trump P, or trump B"
    ):
        match.play(text)
