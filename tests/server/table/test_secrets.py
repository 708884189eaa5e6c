"""Whatever way it takes out: replacing what somebody cannot know changes no byte that they are sent."""

import random
import re
from collections.abc import Iterator
from copy import copy

import msgspec
import pytest

import cheeseboard as cb
from cheeseboard.games import get
from cheeseboard.server.storage.entries import (
    AnyEntry,
    BotIn,
    BotOut,
    Chair,
    Changed,
    Chatted,
    Moved,
    Passed,
    Reacted,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from cheeseboard.server.table.table import Heard, Table
from tests.server.laid import a_table


def positions(game: str, players: int, dice: random.Random) -> Iterator[cb.Match]:
    """One match, before each of its first 150 moves."""
    match = cb.new(game, players=players, seed=players)
    for _ in range(150):
        if match.turn is None:
            return
        yield match
        match.play(dice.choice(match.legal()))


def sent_to(seat: int | None, match: cb.Match) -> str:
    """What a seat, or a spectator, is told who comes to a table where this match is played."""
    table = a_table(match)
    return comparable(table.update(table.who(None if seat is None else f"person {seat}"), Heard()))


def here(table: Table, person: str | None, heard: Heard) -> bytes:
    """What somebody is told who has been here."""
    who = table.who(person)
    return table.update(who, heard, table.told(who))


def comparable(update: bytes) -> str:
    """A world that is imagined has no past, so that in it nothing can be taken back."""
    return re.sub(r'"may_undo":"(free|ask|no)"', '"may_undo":null', update.decode())


@pytest.mark.parametrize("game", cb.shelf())
def test_no_byte_sent_to_a_seat_depends_on_what_it_cannot_know(game: str) -> None:
    dice = random.Random(5)
    for players in get(game).counts:
        for match in positions(game, players, dice):
            seat = dice.randrange(players)
            sent = sent_to(seat, match)
            for guess in range(3):
                assert sent_to(seat, match.imagine(seat, guess)) == sent


@pytest.mark.parametrize("game", cb.shelf())
def test_no_byte_of_what_a_move_shows_depends_on_what_the_seat_cannot_know(game: str) -> None:
    """The same move in worlds that a seat cannot tell apart: if it hears the same of it, it is sent the same."""
    dice, compared = random.Random(6), 0
    for players in get(game).counts:
        for match in positions(game, players, dice):
            seat, since, move = dice.randrange(players), match.event_count, dice.choice(match.legal())
            worlds = [match.imagine(seat, guess) for guess in range(6)]
            told: dict[str, str] = {}
            for world in worlds:
                if world.check(move) is None:
                    world.play(move)
                    table = a_table(world)
                    update = comparable(here(table, f"person {seat}", Heard(since)))
                    assert '"shows":[' in update
                    heard = str(world.events(seat))
                    compared += heard in told
                    assert told.setdefault(heard, update) == update
    assert compared > 100


@pytest.mark.parametrize("game", cb.shelf())
def test_a_spectator_is_told_nothing_that_depends_on_any_hand(game: str) -> None:
    for match in positions(game, 3, random.Random(7)):
        view = match.view(None)
        for seat in range(3):
            assert match.imagine(seat, seed=1).view(None) == view
        told = sent_to(None, match)
        assert '"cards":[' not in told
        assert '"hand":[' not in told


def test_the_key_leaves_only_after_the_end() -> None:
    dice = random.Random(3)
    match = cb.new("cheese-rescue", players=2, seed=3)
    key = bytes(32).hex()
    while match.turn is not None:
        assert all(key not in sent_to(seat, match) for seat in (0, 1, None))
        match.play(dice.choice(match.legal()))
    assert all(key in sent_to(seat, match) for seat in (0, 1, None))


def a_log(match: cb.Match, players: int) -> list[AnyEntry]:
    """What else people did while this was played: all that a log may hold beside the moves themselves."""
    moves = [Moved(seat, move) for seat, move in zip(match.movers, match.moves, strict=True)]
    middle = len(moves) // 2
    said: list[AnyEntry] = [Chatted("person 0", "Well.", 0), Chatted("eve", "Oh!"), Reacted("person 1", "gasp", 1)]
    absent: list[AnyEntry] = [BotIn(1, "greedy", "Nibbles", "absent"), BotOut(1), Passed(players - 1, "person 9")]
    asked: list[AnyEntry] = [UndoAsked(0, middle, (1,)), UndoAnswered(1, False), Changed(0, pace="brisk")]
    return [*moves[:middle], *said, *absent, *moves[middle:], *asked, UndoAsked(0, middle, (1,))]


def alike(match: cb.Match, seat: int, dice: random.Random) -> list[cb.Match]:
    """Worlds that a seat cannot tell apart, after a few more moves: what it cannot know is another in each."""
    worlds = [match.imagine(seat, guess) for guess in range(6)]
    for _ in range(3):
        if worlds[0].turn is None:
            break
        move = dice.choice(worlds[0].legal())
        worlds = [world for world in worlds if world.check(move) is None]
        for world in worlds:
            world.play(move)
        worlds = [world for world in worlds if world.events(seat) == worlds[0].events(seat)]
    return worlds


def heard_any_way(match: cb.Match, dice: random.Random) -> list[Heard]:
    """What somebody may say they have heard, whether they have or not."""
    events, entries = range(match.event_count + 3), range(3 * len(match.moves) + 12)
    return [Heard(), *(Heard(dice.choice(events), dice.choice([0, 1, 2]), dice.choice(entries)) for _ in range(3))]


@pytest.mark.parametrize("game", cb.shelf())
def test_no_byte_of_a_log_or_of_coming_back_depends_on_what_the_seat_cannot_know(game: str) -> None:
    dice, compared = random.Random(8), 0
    for players in get(game).counts:
        for match in list_some(positions(game, players, dice), 12):
            seat = dice.randrange(players)
            worlds = alike(match, seat, dice)
            more = a_log(worlds[0], players)
            tables = [a_table(world, names={"eve": "Eve"}, more=more) for world in worlds]
            person = tables[0].standing.chairs[seat].person
            compared += len(worlds) - 1
            for heard in heard_any_way(worlds[0], dice):
                assert len({table.update(table.who(person), heard) for table in tables}) == 1
                assert len({here(table, person, heard) for table in tables}) == 1
            # Lists show tables, and a look from afar.
            assert len({bytes(table.view(seat)) for table in tables}) == 1
            assert len({msgspec.json.encode(table.info(person)) for table in tables}) == 1
    assert compared > 10


@pytest.mark.parametrize("game", cb.shelf())
def test_what_was_taken_back_leaves_nothing_behind(game: str) -> None:
    """Matches that differ only in the move that was taken back are told alike."""
    dice, compared = random.Random(9), 0
    for match in list_some(positions(game, 2, dice), 30):
        moves, seat = len(match.moves), dice.randrange(2)
        told: set[bytes] = set()
        for move in match.legal()[:4]:
            forth = copy(match)
            forth.play(move)
            forth.undo_to(moves)
            table = a_table(forth, more=[Undone(match.turn or 0, moves)])
            told.add(table.update(table.who(f"person {seat}"), Heard(2, 0, 1)))
            compared += 1
        assert len(told) == 1
    assert compared > 10


@pytest.mark.parametrize("game", [name for name in cb.shelf() if get(name).hidden])
def test_behind_the_curtain_one_is_told_what_a_spectator_is(game: str) -> None:
    dice = random.Random(10)
    for players in get(game).counts:
        for match in list_some(positions(game, players, dice), 12):
            chairs = [Chair("host"), *(Chair("device", name=f"Child {seat}") for seat in range(1, players))]
            if players == 2:
                chairs = [Chair("device", name="Ada"), Chair("device", name="Bo")]
            more = [Moved(seat, move) for seat, move in zip(match.movers, match.moves, strict=True)]
            table = a_table(match, ["host"] * players, more=more, chairs=chairs)
            spectator = table.update(table.who(None), Heard())
            assert table.update(table.who("device"), Heard()).replace(b'"yours":true', b'"yours":false') == spectator
            # Looking at one hand tells nothing of the other one beside it.
            looked = dice.choice(table.standing.seats_of("device"))
            sent = comparable(table.update(table.who("device", looked), Heard()))
            for guess in range(2):
                world = a_table(match.imagine(looked, guess), ["host"] * players, more=more, chairs=chairs)
                assert comparable(world.update(world.who("device", looked), Heard())) == sent


def list_some(found: Iterator[cb.Match], most: int) -> Iterator[cb.Match]:
    """Every few positions, so that some of each part of a match are among them."""
    for number, match in enumerate(found):
        if number % max(1, 150 // most) == 0:
            yield match
