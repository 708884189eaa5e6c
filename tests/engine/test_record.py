"""Records: what is written can be read, and what was tampered with is told line by line."""

import random
from collections.abc import Callable
from dataclasses import replace
from io import StringIO

import pytest
from hypothesis import given, settings

import cheeseboard as cb
from cheeseboard.engine.contract import CHANCE
from cheeseboard.engine.record import ENDED, read, verify
from cheeseboard.games import boxed
from tests.strategies import matches, random_match


def whole(seed: int = 3, players: int = 2) -> str:
    return random_match("cheese-rescue", players, seed, moves=100).record()


def check(text: str) -> list[str | None]:
    return [verify(record, boxed) for record in read(StringIO(text, newline="\n"))]


def refused(text: str) -> tuple[int, str]:
    with pytest.raises(cb.RecordError) as error:
        check(text)
    return error.value.line, error.value.reason()


def line_number(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def edited(text: str, number: int, edit: Callable[[str], str]) -> str:
    lines = text.splitlines()
    lines[number - 1] = edit(lines[number - 1])
    return "\n".join(lines) + "\n"


def without(text: str, *tags: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(tuple(f"[{t}" for t in tags)))


@given(match=matches())
@settings(max_examples=60)
def test_a_record_read_back_is_the_same_match(match: cb.Match) -> None:
    again = cb.load(match.record())
    assert again.state.tobytes() == match.state.tobytes()
    assert again.moves == match.moves
    assert again.log() == match.log()
    if match.result:
        assert again.record() == match.record()
        assert check(match.record()) == [None]
    else:
        assert check(match.record()) == ["verified-without-key"]


def test_chance_may_decide_otherwise_where_a_position_comes_again() -> None:
    match, bot = cb.new("chop-chop", seed=4), cb.bot("random", seed=4)
    while len(match.moves) < 110:
        match.play(bot.choose(match))
    history = match.history
    before = [history.position(step).tobytes() for step, cause in enumerate(history.causes) if cause == CHANCE]
    assert len(set(before)) < len(before)
    assert cb.load(match.record()).log() == match.log()


def test_the_form_of_a_record() -> None:
    match = cb.new("cheese-rescue", seed=3, names=["Ada", 'Bo "the cat" \\ Li'])
    lines = match.record().splitlines()
    assert lines[:9] == [
        '[Game "cheese-rescue"]',
        '[Players "2"]',
        '[Option area "floating"]',
        '[Option first "0"]',
        '[Seat 0 "Ada"]',
        '[Seat 1 "Bo \\"the cat\\" \\\\ Li"]',
        f'[Commitment "{match.commitment}"]',
        '[Result "*"]',
        "",
    ]
    assert lines[9].startswith("- deal 0 ")
    assert match.record().endswith("\n")
    assert cb.load(match.record()).names == match.names


def test_the_key_is_told_only_after_the_end() -> None:
    assert "Key" not in random_match("cheese-rescue", 2, 1, moves=23).record()
    finished = random_match("cheese-rescue", 2, 1, moves=24)
    assert finished.key is not None
    assert f'[Key "{finished.key.hex()}"]' in finished.record()


def test_a_match_with_a_secret_key_is_dated() -> None:
    assert "[Date " in cb.new("cheese-rescue").record()
    assert "[Date " not in cb.new("cheese-rescue", seed=1).record()


def test_unknown_tags_comments_and_windows_line_ends_are_understood() -> None:
    text = whole()
    noisy = text.replace("\n\n", '\n[Event "Kitchen cup # 3"]   # with a comment\n\n# the log\n\n', 1)
    noisy = edited(noisy, line_number(noisy, "0 "), lambda line: line + "   # a good start").replace("\n", "\r\n")
    assert check(noisy) == [None]
    again = cb.load(noisy)
    assert again.header.tags == {"Event": "Kitchen cup # 3"}
    assert '[Event "Kitchen cup # 3"]' in again.record()


def test_several_records_follow_one_another() -> None:
    assert check("".join(whole(seed) for seed in range(5))) == [None] * 5
    assert check("\n\n".join(whole(seed) for seed in range(3))) == [None] * 3


def test_a_record_without_key_is_checked_for_legality_only() -> None:
    text = without(whole(), "Key", "Commitment")
    assert check(text) == ["verified-without-key"]
    number = line_number(text, "- draw")
    spoiled = edited(text, number, lambda _: "- draw 0 wolf")
    assert refused(spoiled) == (number, "expected “- draw 0” and 1 of dog, cat, and mouse, found “- draw 0 wolf”")
    spoiled = edited(text, number, lambda _: "- draw 1 dog")
    assert refused(spoiled)[1] == "expected “- draw 0” and 1 of dog, cat, and mouse, found “- draw 1 dog”"


def test_a_key_that_nobody_was_shown_a_commitment_to_proves_nothing() -> None:
    assert check(without(whole(), "Commitment")) == ["verified-without-commitment"]
    assert check(without(whole(), "Key")) == ["verified-without-key"]


def test_a_date_is_kept() -> None:
    text = whole().replace("[Commitment", '[Date "2026-11-16"]\n[Commitment')
    assert check(text) == [None]
    assert cb.load(text).record() == text


def test_more_animals_than_there_are_cannot_be_drawn() -> None:
    log = "- deal 0 dog dog\n- deal 1 dog dog\n"
    text = '[Game "cheese-rescue"]\n[Players "2"]\n[Option area "floating"]\n[Option first "0"]\n[Result "*"]\n\n' + log
    assert refused(text) == (8, "no dog is left in the pile to draw")


def test_a_drawn_card_that_the_key_does_not_yield() -> None:
    text = whole()
    number = line_number(text, "- draw 1")
    right = text.splitlines()[number - 1]
    wrong = "- draw 1 dog" if not right.endswith("dog") else "- draw 1 cat"
    spoiled = edited(text, number, lambda _: wrong)
    assert refused(spoiled) == (number, f"found “{wrong}”, where the key yields “{right}”")


def test_an_illegal_move() -> None:
    text = whole()
    number = line_number(text, "1 ")
    assert refused(edited(text, number, lambda _: "1 c3 0,0")) == (number, "A card lies at column 0, row 0 already.")
    line, reason = refused(edited(text, number, lambda _: "1 c3 zero"))
    assert line == number
    assert "is no move: write a card" in reason


def test_a_move_of_the_wrong_seat() -> None:
    text = whole()
    number = line_number(text, "1 ")
    line, reason = refused(edited(text, number, lambda line: "0" + line[1:]))
    assert line == number
    assert reason.endswith("expected a move of seat 1")


def test_a_truncated_record() -> None:
    lines = whole().splitlines(keepends=True)
    line, reason = refused("".join(lines[:-1]))
    assert line == len(lines) - 1
    assert "the log stops here, where the key yields “- end " in reason
    line, reason = refused("".join(lines[:-2]))
    assert line == len(lines) - 2
    assert reason.startswith("the log stops here, but the Result is ")
    assert "expected a move of seat 1" in reason
    line, reason = refused("".join(lines[: lines.index("\n") + 1]))
    assert "the log stops here, where the key yields “- deal 0 " in reason


def test_a_wrong_end() -> None:
    text = whole()
    number = line_number(text, "- end")
    line, reason = refused(edited(text, number, lambda _: "- end 9 0 | 0"))
    assert (line, reason[:24]) == (number, "found “- end 9 0 | 0”, w")
    number = line_number(text, "[Result")
    line, reason = refused(edited(text, number, lambda _: '[Result "0 1"]'))
    assert line == number
    assert reason.endswith("not “0 1”")


def test_lines_after_the_end() -> None:
    text = whole()
    line, reason = refused(text + "0 cat 1,0\n")
    assert line == len(text.splitlines()) + 1
    assert reason == "found “0 cat 1,0” after the end of the match"


def test_a_key_that_was_not_committed_to() -> None:
    text = whole()
    number = line_number(text, "[Commitment")
    line, reason = refused(edited(text, number, lambda _: f'[Commitment "{"0" * 64}"]'))
    assert line == number + 1
    assert reason == "the Key is not the one that the Commitment was made to"


def test_a_key_in_a_running_match() -> None:
    match = random_match("cheese-rescue", 2, 1, moves=5)
    assert match.key is not None
    text = match.record().replace("[Result", f'[Key "{match.key.hex()}"]\n[Result')
    assert refused(text)[1] == "a Key stands only in the record of a match that has ended"


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('[Game "cheese-rescue"]', '[Game "chess"]', "There is no game “chess”"),
        ('[Game "cheese-rescue"]', "", "the record has no tag [Game"),
        ('[Players "2"]', '[Players "two"]', "expected a number of players, found “two”"),
        ('[Players "2"]', '[Players "5"]', "Cheese Rescue is for 2, 3, or 4 players, not 5."),
        ('[Players "2"]', '[Players "2"', 'expected a tag like [Game "..."]'),
        ('[Players "2"]', '[Players "2"]\n[Players "2"]', "the tag Players stands twice"),
        ('[Option first "0"]', '[Option first "9"]', "takes first = 0 or 1, not “9”"),
        ('[Option first "0"]', '[Option last "9"]', "has no option “last”"),
        ('[Option first "0"]\n', "", 'the record has no tag [Option first "..."]'),
        ('[Option area "floating"]\n', "", 'the record has no tag [Option area "..."]'),
        ('[Option first "0"]', '[Option first "0"]\n[Option lucky "7"]', "has no option “lucky”"),
        ('[Seat 1 "Seat 1"]', '[Seat 2 "Seat 1"]', "there is no seat for the tag Seat 2; the seats are 0 to 1"),
        ('[Seat 1 "Seat 1"]', '[Seat one "Seat 1"]', "there is no seat for the tag Seat one"),
        ('[Seat 1 "Seat 1"]', '[Seat 1 ""]', "A name is printable text on one line and not empty"),
        ('[Seat 1 "Seat 1"]', '[Seat 1 "  "]', "A name is printable text on one line and not empty"),
        ("[Commitment", '[Date "2026-02-30"]\n[Commitment', "expected a date like 2026-11-16, found “2026-02-30”"),
        ("[Commitment", '[Date "today"]\n[Commitment', "expected a date like 2026-11-16, found “today”"),
        ("[Commitment", '[Date "20261116"]\n[Commitment', "expected a date like 2026-11-16, found “20261116”"),
        ('[Key "', '[Key "x', "expected 64 hex digits in lower case as Key"),
        ("\n\n", "\n", "expected an empty line between the tags and the log"),
        ("- deal 0", "-  deal 0", "where the key yields “- deal 0"),
    ],
)
def test_bad_tags_are_told_with_their_line(old: str, new: str, says: str) -> None:
    text = whole()
    spoiled = text.replace(old, new, 1).lstrip("\n")
    line, reason = refused(spoiled)
    assert says in reason
    if new and old not in ("\n\n", "[Commitment"):
        assert new.split("\n")[-1] in spoiled.split("\n")[line - 1]
    if old == "[Commitment":
        assert spoiled.split("\n")[line - 1].startswith("[Date")


def test_a_name_that_cannot_be_printed_is_told_with_its_line() -> None:
    assert refused(whole().replace('"Seat 1"', '"Se\x07at"')) == (
        6,
        "A name is printable text on one line and not empty, not “Se\\x07at”.",
    )


@pytest.mark.parametrize("told", [0, 1, 2, 3])
def test_a_log_without_key_stops_where_a_seat_is_to_move(told: int) -> None:
    text = without(random_match("cheese-rescue", 2, 3, moves=1).record(), "Commitment")
    head, log = text.split("\n\n")
    lines = log.splitlines()[:told]
    if told == 2:  # both hands are dealt: seat 0 is to move
        assert check("\n".join([head, "", *lines])) == ["verified-without-key"]
    else:
        assert refused("\n".join([head, "", *lines]))[1].startswith("the log stops where chance is to be told")


def test_comments_may_stand_anywhere() -> None:
    text = whole()
    commented = "# games of the evening\n" + text.replace("\n", "\n# well\n") + "# the end\n"
    assert check(commented) == [None]
    assert check(commented * 3) == [None] * 3
    assert check("# nothing but talk\n") == []


def test_only_line_feeds_end_a_line() -> None:
    text = whole().replace("[Result", '[Event "one\u2028two\x0cthree"]\n[Result')
    assert check(text) == [None]
    assert cb.load(text).header.tags == {"Event": "one\u2028two\x0cthree"}
    assert cb.load("\ufeff" + text).result is not None


def test_a_log_without_tags() -> None:
    assert refused("0 cat 1,0\n") == (1, 'found “0 cat 1,0”, expected a tag like [Game "..."]')


def test_load_wants_exactly_one_record() -> None:
    for text, found in (("", 0), (whole() * 2, 2)):
        with pytest.raises(cb.RecordError, match=f"expected one record, found {found}"):
            cb.load(text)


def test_a_running_match_can_be_taken_up_again() -> None:
    match = cb.load(random_match("cheese-rescue", 2, 1, moves=5).record())
    bot = cb.bot("random", seed=1)
    while match.turn is not None:
        match.play(bot.choose(match))
    assert check(match.record()) == ["verified-without-key"]
    match.undo()
    assert match.turn is not None


def test_a_running_record_keeps_its_commitment_until_chance_is_drawn_anew() -> None:
    text = random_match("cheese-rescue", 2, 1, moves=5).record()
    match = cb.load(text)
    assert match.record() == text
    match.play(match.legal()[0])
    assert match.commitment is None


def test_taking_back_a_move_that_was_read_does_not_draw_again() -> None:
    text = random_match("cheese-rescue", 2, 1, moves=12).record()
    match = cb.load(text)
    moves = list(match.moves)
    for _ in moves:
        match.undo()
    for move in moves:
        match.play(move)
    assert match.record() == text


def test_random_damage_is_never_accepted_and_never_crashes() -> None:
    text = whole()
    source = random.Random(1)
    spoilt = 0
    for _ in range(300):
        at = source.randrange(text.index("\n\n") + 2, len(text) - 1)
        character = source.choice('0123456789 abcdegmostu,-|\n#["\\é')
        spoiled = text[:at] + character + text[at + 1 :]
        if spoiled.splitlines() != text.splitlines() and character not in "#\n":
            line, reason = refused(spoiled)
            assert 1 <= line <= len(spoiled.splitlines()) + 1
            assert reason
            spoilt += 1
    assert spoilt > 200


def test_a_match_that_was_given_up_tells_its_key() -> None:
    match = cb.new("cheese-rescue", 2, seed=3)
    for _ in range(5):
        match.play(match.legal()[0])
    match.header = replace(match.header, tags={ENDED: "resigned 1"})
    (given_up,) = read(StringIO(match.record()))
    assert given_up.has_key
    assert verify(given_up, boxed) is None
    del given_up.tags[ENDED]
    with pytest.raises(cb.RecordError, match="a Key stands only in the record of a match that has ended"):
        verify(given_up, boxed)
