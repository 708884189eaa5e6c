import asyncio
from collections.abc import Iterator, Sequence

import pytest

from cheeseboard.games import get
from cheeseboard.server.limits import OPPONENTS_TOLD, RATED_FROM, Limits
from cheeseboard.server.protocol.past import Against, GameStatistics, Rating, Tally
from cheeseboard.server.storage import ratings
from cheeseboard.server.storage.database import Place
from cheeseboard.server.storage.entries import (
    AnyEntry,
    BotIn,
    Chair,
    Ended,
    Finished,
    Laid,
    Moved,
    Passed,
    Standing,
    Started,
)
from cheeseboard.server.storage.store import Store

ADA, BOB, CLEO = Chair("ada"), Chair("bob"), Chair("cleo")
RIND, PIP = Chair(bot="search:5"), Chair(bot="search:1")


class Evenings:
    """Matches, one after another."""

    def __init__(self, place: Place) -> None:
        self.store = Store(place, Limits(tables_per_person=10_000))
        self.count = 0

    def match(
        self,
        chairs: Sequence[Chair],
        end: AnyEntry,
        *before: AnyEntry,
        game: str = "cheese-rescue",
        **options: str,
    ) -> str:
        chosen = get(game).check_options(len(chairs), options)

        async def story() -> str:
            self.count += 1
            table = f"table {self.count}"
            laid = Laid(game, chosen, bytes(32), "ada", tuple(chairs))
            standing = Standing.of(table, await self.store.lay(table, [laid, Started(), *before], 0))
            await self.store.append(standing, [Moved(0, "the last one"), end], None)
            return table

        return asyncio.run(story())

    def won(
        self, *winners: int, chairs: Sequence[Chair] = (ADA, BOB), game: str = "cheese-rescue", **options: str
    ) -> str:
        points = tuple(int(seat in winners) for seat in range(len(chairs)))
        return self.match(chairs, Finished(points, winners), game=game, **options)

    def of(self, person: str) -> GameStatistics:
        (only,) = asyncio.run(self.store.statistics_of(person))
        return only

    def rating(self, person: str) -> Rating | None:
        return self.of(person).rating

    def want_ratings(self, *people: str) -> None:
        for person in people:
            asyncio.run(self.store.set_rated(person, True))


@pytest.fixture
def evenings(place: Place) -> Iterator[Evenings]:
    evenings = Evenings(place)
    yield evenings
    evenings.store.close()


def test_whoever_has_played_nothing_has_no_statistics(evenings: Evenings) -> None:
    evenings.match([ADA, BOB], Ended("closed"))
    assert asyncio.run(evenings.store.statistics_of("ada")) == []
    assert asyncio.run(evenings.store.finished_of("ada", None, 10)) == []


def test_wins_are_counted_against_each_bot_and_friend(evenings: Evenings) -> None:
    asyncio.run(evenings.store.call("bob", "Bob"))
    evenings.won(0)
    evenings.won(1)
    evenings.won(0, chairs=[ADA, RIND])
    evenings.won(0, 1, chairs=[ADA, BOB, RIND, RIND])
    told = evenings.of("ada")
    assert told.tally == Tally(4, 3)
    assert {(other.name, other.bot): other.tally for other in told.against} == {
        ("Bob", None): Tally(3, 2),
        (None, "search:5"): Tally(2, 2),  # two of them at one table are one opponent
    }
    assert [other.tally.played for other in told.against] == [3, 2]
    assert evenings.of("bob").tally == Tally(3, 2)


def test_a_friend_has_the_name_of_now_and_two_without_one_are_two(evenings: Evenings) -> None:
    evenings.won(0)
    evenings.won(0, chairs=[ADA, CLEO])
    assert evenings.of("ada").against == [Against(None, None, Tally(1, 1))] * 2
    asyncio.run(evenings.store.call("bob", "Bob"))
    asyncio.run(evenings.store.call("bob", "Robert"))
    assert sorted(str(other.name) for other in evenings.of("ada").against) == ["None", "Robert"]


def test_mice_do_not_play_against_each_other(evenings: Evenings) -> None:
    for person in ("ada", "bob", "cleo"):
        asyncio.run(evenings.store.call(person, person.title()))
    evenings.won(0, 2, chairs=[ADA, BOB, CLEO], game="chop-chop", cat="1")
    assert [other.name for other in evenings.of("ada").against] == ["Bob"]
    assert sorted(str(other.name) for other in evenings.of("bob").against) == ["Ada", "Cleo"]


def test_games_are_told_apart_and_the_one_played_most_comes_first(evenings: Evenings) -> None:
    evenings.won(0, game="chop-chop")
    evenings.won(0)
    evenings.won(1)
    found = [(told.game, told.tally) for told in asyncio.run(evenings.store.statistics_of("ada"))]
    assert found == [("cheese-rescue", Tally(2, 1)), ("chop-chop", Tally(1, 1))]


@pytest.mark.parametrize(
    ("results", "streak", "longest"),
    [("w", 1, 1), ("l", -1, 0), ("wwl", -1, 2), ("wwlw", 1, 2), ("lll", -3, 0), ("lwww", 3, 3), ("wwwlwwll", -2, 3)],
)
def test_streaks(evenings: Evenings, results: str, streak: int, longest: int) -> None:
    for result in results:
        evenings.won(0 if result == "w" else 1)
    assert (evenings.of("ada").streak, evenings.of("ada").longest) == (streak, longest)


def test_resigning_counts_and_other_ways_to_end_do_not(evenings: Evenings) -> None:
    table = evenings.match([ADA, BOB], Ended("resigned", 1, (0,)))
    evenings.match([ADA, BOB], Ended("absent", 1))
    evenings.match([ADA, BOB], Ended("agreed"))
    evenings.match([ADA, BOB], Ended("closed", 0))
    assert evenings.of("ada").tally == Tally(1, 1)
    assert evenings.of("bob").tally == Tally(1, 0)
    (past,) = asyncio.run(evenings.store.finished_of("bob", None, 10))
    assert (past.table, past.winners, past.ended) == (table, (0,), Ended("resigned", 1, (0,)))


def test_leaving_before_a_defeat_does_not_help_and_is_told(evenings: Evenings) -> None:
    evenings.match([ADA, BOB], Finished((3, 1), (0,)), BotIn(1, "greedy", why="left"))
    assert evenings.of("bob").tally == Tally(1, 0)
    (past,) = asyncio.run(evenings.store.finished_of("bob", None, 10))
    assert past.chairs[1] == Chair("bob", "greedy", stands_in="left")


def test_whoever_was_replaced_has_not_played_and_whoever_took_over_has(evenings: Evenings) -> None:
    evenings.match([ADA, BOB], Finished((3, 1), (0,)), BotIn(1, "greedy", "Nibbles"))
    evenings.match([ADA, BOB], Finished((3, 1), (0,)), Passed(1, "bob’s phone"))
    assert asyncio.run(evenings.store.statistics_of("bob")) == []
    assert evenings.of("bob’s phone").tally == Tally(1, 0)


def test_matches_at_one_device_are_remembered_and_count_nothing(evenings: Evenings) -> None:
    evenings.want_ratings("ada", "bob")
    beside = Chair("ada", name="Little Bo")
    table = evenings.won(1, chairs=[ADA, beside])
    assert asyncio.run(evenings.store.statistics_of("ada")) == []
    (past,) = asyncio.run(evenings.store.finished_of("ada", None, 10))
    assert (past.table, past.you, past.chairs) == (table, 0, (ADA, beside))
    # But it counts for whoever sits there alone.
    evenings.won(2, chairs=[ADA, beside, BOB])
    assert asyncio.run(evenings.store.statistics_of("ada")) == []
    told = evenings.of("bob")
    assert (told.tally, [other.tally for other in told.against]) == (Tally(1, 1), [Tally(1, 1)])


def test_history_comes_in_pages_newest_first(evenings: Evenings, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(5):
        monkeypatch.setattr("cheeseboard.server.storage.store.now", lambda number=number: 1000 + number)
        evenings.won(0)

    def page(before: int | None) -> list[str]:
        return [past.table for past in asyncio.run(evenings.store.finished_of("ada", before, 2))]

    assert page(None) == ["table 5", "table 4"]
    assert page(1003) == ["table 3", "table 2"]
    assert page(1001) == ["table 1"]
    assert page(1000) == []
    (past, *_) = asyncio.run(evenings.store.finished_of("ada", None, 1))
    assert (past.points, past.winners, past.you, past.chairs) == ((1, 0), (0,), 0, (ADA, BOB))


def test_only_so_many_opponents_are_told(evenings: Evenings) -> None:
    for number in range(OPPONENTS_TOLD + 2):
        evenings.won(0, chairs=[ADA, Chair(f"person {number}")])
    evenings.won(0, chairs=[ADA, Chair("person 51")])
    told = evenings.of("ada")
    assert told.tally.played == OPPONENTS_TOLD + 3
    assert len(told.against) == OPPONENTS_TOLD
    assert told.against[0].tally == Tally(2, 2)


def test_a_rating_is_for_those_who_want_it_and_have_played_enough(evenings: Evenings) -> None:
    evenings.want_ratings("ada")
    for number in range(RATED_FROM):
        assert number == 0 or evenings.rating("ada") is None
        evenings.won(0)
    rating = evenings.rating("ada")
    assert rating is not None
    assert rating.matches == RATED_FROM
    assert rating.value > ratings.MIDDLE
    assert evenings.rating("bob") is None
    asyncio.run(evenings.store.set_rated("ada", False))
    assert evenings.rating("ada") is None
    evenings.won(1)  # does not count
    asyncio.run(evenings.store.set_rated("ada", True))
    assert evenings.rating("ada") == rating


def test_winners_rise_losers_fall_and_certainty_grows(evenings: Evenings) -> None:
    evenings.want_ratings("ada", "bob")
    found = []
    for _ in range(12):
        evenings.won(0)
        found.append((evenings.rating("ada"), evenings.rating("bob")))
    values = [(ada.value, bob.value) for ada, bob in found if ada and bob]
    doubts = [ada.uncertainty for ada, _ in found if ada]
    assert values == sorted(values, key=lambda pair: pair[0])
    assert [bob for _, bob in values] == sorted((bob for _, bob in values), reverse=True)
    assert doubts[-1] < doubts[0]
    ada, bob = values[-1]
    assert ada + bob == pytest.approx(2 * ratings.MIDDLE, abs=2)


def test_bots_are_what_others_are_measured_by(evenings: Evenings) -> None:
    """Whoever wins half of the matches against a bot is as strong as it is, whatever that is."""
    evenings.want_ratings("ada", "bob")
    for number in range(120):
        evenings.won(number % 2, chairs=[ADA, PIP])
        evenings.won(number % 2, chairs=[BOB, RIND])
    weak, strong = evenings.rating("ada"), evenings.rating("bob")
    assert weak is not None
    assert strong is not None
    bots = ratings.BOTS["cheese-rescue"]
    assert abs(weak.value - bots["search:1"]) < 100
    assert abs(strong.value - bots["search:5"]) < 100


def test_beating_a_strong_bot_is_worth_more(evenings: Evenings) -> None:
    evenings.want_ratings("ada", "bob")
    for _ in range(RATED_FROM):
        evenings.won(0, chairs=[ADA, PIP])
        evenings.won(0, chairs=[BOB, RIND])
    ada, bob = evenings.rating("ada"), evenings.rating("bob")
    assert ada is not None
    assert bob is not None
    assert ada.value < bob.value


def test_mice_rise_together_and_three_are_not_three_times_as_strong_as_one(evenings: Evenings) -> None:
    evenings.want_ratings("ada", "bob", "cleo")
    for number in range(40):
        winners = (0,) if number % 2 else (1, 2)
        evenings.won(*winners, chairs=[ADA, BOB, CLEO], game="chop-chop", cat="0")
    found = [evenings.rating(person) for person in ("ada", "bob", "cleo")]
    cat, *mice = [rating.value for rating in found if rating]
    assert mice[0] == mice[1]
    assert abs(cat - mice[0]) < 100


def test_the_second_of_three_loses_less_than_the_last(evenings: Evenings) -> None:
    evenings.want_ratings("ada", "bob", "cleo")
    for _ in range(RATED_FROM):
        evenings.match([ADA, BOB, CLEO], Finished((9, 5, 2), (0,)))
    values = [rating.value for person in ("ada", "bob", "cleo") if (rating := evenings.rating(person))]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 3


def test_resigning_costs_rating(evenings: Evenings) -> None:
    evenings.want_ratings("ada", "bob")
    for _ in range(RATED_FROM):
        evenings.match([ADA, BOB], Ended("resigned", 0, (1,)))
    ada, bob = evenings.rating("ada"), evenings.rating("bob")
    assert ada is not None
    assert bob is not None
    assert ada.value < ratings.MIDDLE < bob.value
