import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cheeseboard as cb
from cheeseboard.games import get
from cheeseboard.server.storage.entries import AnyEntry, Entry, Finished, Moved
from cheeseboard.server.table.story import after
from cheeseboard.server.table.table import Heard, Table, Told
from cheeseboard.server.table.who import SPECTATOR
from tests.server.house import Json, merged
from tests.server.laid import a_table


def test_what_tells_the_time_is_told_anew_whichever_way_the_clock_was_set() -> None:
    table = a_table(cb.new("chop-chop", players=2, seed=1))
    for now in (1_000_000, 5_000_000, 2_000_000):
        table.now = lambda now=now: now  # type: ignore[misc]
        told = msgspec.json.decode(table.update(SPECTATOR, Heard()))
        assert told["table"]["now"] == now


def test_what_is_made_for_those_who_come_does_not_pile_up_whatever_they_say_that_they_have_heard() -> None:
    match = cb.new("chop-chop", players=2, seed=1)
    for _ in range(30):
        match.play(match.legal()[0])
    table = a_table(match)
    kept = []
    for round_ in range(5):
        table.now = lambda round_=round_: 10_000 * round_  # type: ignore[misc]
        for since in range(10):
            table.update(SPECTATOR, Heard(since + 3 * round_, entries=round_))
        kept.append(len(table._openings) + len(table._stories))
    assert kept == [20] * 5


@pytest.mark.parametrize("game", cb.shelf())
@given(data=st.data())
@settings(max_examples=40)
def test_what_updates_tell_one_after_another_is_what_whoever_comes_is_told(game: str, data: st.DataObject) -> None:
    """Whoever was told little each time knows the same, in all its bytes, as whoever is told everything at once."""
    match = cb.new(game, players=data.draw(st.sampled_from(get(game).counts)), seed=data.draw(st.integers(0, 99)))
    people = [f"person {seat}" for seat in range(match.players)]
    table = a_table(match, people)
    everybody = [None, *people]
    known: dict[str | None, Known] = {person: Known() for person in everybody}
    for moves in data.draw(st.lists(st.integers(0, 5), min_size=2, max_size=8)):
        for _ in range(moves):
            if table.turn is not None:
                legal = table.match.legal()
                move(table, legal[data.draw(st.integers(0, len(legal) - 1))])
        if data.draw(st.booleans()):
            table.rename(data.draw(st.sampled_from(people)), data.draw(st.sampled_from(["Ada", "Bo"])))
        for person in everybody:
            if data.draw(st.booleans()):
                known[person].hear(table, person)
                anew = msgspec.json.decode(table.update(table.who(person), Heard()))
                assert known[person].news["table"] == anew["table"]
                assert known[person].news["view"] == anew["view"]


class Known:
    """What a client knows of a table, and was told."""

    def __init__(self) -> None:
        self.news: Json = {}
        self._heard = Heard()
        self._told: Told | None = None

    def hear(self, table: Table, person: str | None) -> None:
        who = table.who(person)
        self.news = merged(self.news, msgspec.json.decode(table.update(who, self._heard, self._told)))
        self._heard, self._told = table.heard, table.told(who)


def move(table: Table, wanted: str) -> None:
    assert table.turn is not None
    moved: list[AnyEntry] = [Moved(table.turn, wanted)]
    match = after(table.match, moved)
    if result := match.result:
        moved.append(Finished(tuple(result.points), tuple(result.winners)))
    table.add([Entry(number, 1, what) for number, what in enumerate(moved, table.standing.entries)], match)


def test_whoever_is_told_another_seats_view_is_told_all_of_it() -> None:
    """In Chop! Chop! nothing is hidden, so that two at one device see it as whoever is to move."""
    table = a_table(cb.new("chop-chop", players=2, seed=1), ["ada", "ada"])
    known = Known()
    for _ in range(30):
        known.hear(table, "ada")
        assert known.news["view"] == msgspec.json.decode(bytes(table.view(table.who("ada").seat)))
        move(table, table.match.legal()[-1])
