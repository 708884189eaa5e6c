"""Logs of tables, made up: each entry could follow the ones before, though nobody asks whether moves are legal."""

from collections.abc import Callable
from typing import get_args

from hypothesis import settings
from hypothesis import strategies as st

from cheeseboard.games import get
from cheeseboard.server.protocol.messages import Ending, Pace, Reaction
from cheeseboard.server.storage.entries import (
    Again,
    AnyEntry,
    BotIn,
    BotOut,
    Chair,
    Changed,
    Chatted,
    Ended,
    Entry,
    Finished,
    Laid,
    Left,
    Moved,
    Next,
    Passed,
    Reacted,
    Sat,
    Score,
    Standing,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
)

FEW = settings(max_examples=30)
"""Making logs up takes longer than looking at them."""
PEOPLE = ("person-ada", "person-bob", "person-cleo", "person-dan")
BOTS = ("random", "greedy", "search:1", "search:5", "mine:Bot")
TEXT = st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=20)

_person = st.sampled_from(PEOPLE)
_bot = st.sampled_from(BOTS)
_points = st.integers(-3, 40)
_chair = st.one_of(
    st.just(Chair()),
    st.builds(Chair, person=_person, name=st.none() | TEXT),
    st.builds(Chair, bot=_bot, name=st.none() | TEXT),
)


@st.composite
def _laid(draw: st.DrawFn) -> Laid:
    game = get(draw(st.sampled_from(["cheese-rescue", "cheez-tricks", "chop-chop"])))
    players = draw(st.sampled_from(game.counts))
    return Laid(
        game.name,
        game.check_options(players, {}),
        draw(st.binary(min_size=32, max_size=32)),
        draw(_person),
        tuple(draw(_chair) for _ in range(players)),
        draw(st.sampled_from(get_args(Pace))),
        draw(st.booleans()),
        draw(st.booleans()),
        draw(st.none() | st.integers(10, 600)),
        draw(st.none() | st.integers(5, 600)),
        draw(st.none() | st.just("before")),
        tuple(Score(draw(st.integers(0, 9)), draw(_points)) for _ in range(players)) if draw(st.booleans()) else (),
        draw(st.integers(0, 9)),
    )


def _following(standing: Standing) -> st.SearchStrategy[AnyEntry]:
    """What may come next."""
    chairs, anywhere = standing.chairs, st.integers(0, len(standing.chairs) - 1)

    def at(right: Callable[[Chair], object]) -> st.SearchStrategy[int]:
        seats = [seat for seat, chair in enumerate(chairs) if right(chair)]
        return st.sampled_from(seats) if seats else st.nothing()

    def some(*strategies: st.SearchStrategy[AnyEntry]) -> st.SearchStrategy[AnyEntry]:
        return st.one_of(*strategies)

    said = some(
        st.builds(Chatted, _person, TEXT, st.none() | anywhere),
        st.builds(Reacted, _person, st.sampled_from(get_args(Reaction)), st.none() | anywhere),
    )
    if standing.over:
        return some(said, st.builds(Again, anywhere, st.booleans()), st.just(Next("after")))
    seated = some(
        st.builds(Sat, at(lambda chair: chair.open), _person),
        st.builds(Left, at(lambda chair: not chair.open), st.sampled_from(["left", "removed", "freed"])),
        st.builds(Passed, at(lambda chair: chair.person), _person),
        st.builds(BotIn, at(lambda chair: chair.open), _bot, st.none() | TEXT),
        st.builds(BotIn, at(lambda chair: chair.person), _bot, st.none(), st.sampled_from(["absent", "left"])),
        st.builds(BotOut, at(lambda chair: chair.person and chair.bot)),
        st.builds(
            Changed,
            anywhere,
            st.none() | st.sampled_from(get_args(Pace)),
            st.none() | st.booleans(),
            st.none() | st.booleans(),
            st.none() | st.integers(10, 600),
        ),
    )
    if not standing.started:
        return some(said, seated, st.just(Started()), st.just(Ended("closed")))
    results = st.tuples(*[_points] * len(chairs))
    winners = st.sets(anywhere, min_size=1).map(lambda seats: tuple(sorted(seats)))
    moves = st.integers(0, len(standing.moves))
    return some(
        said,
        seated,
        st.builds(Moved, anywhere, TEXT, st.none() | _bot, st.none() | st.just("late")),
        st.builds(UndoAsked, anywhere, moves, st.lists(anywhere, unique=True).map(tuple)),
        st.builds(UndoAnswered, anywhere, st.booleans()),
        st.builds(Undone, anywhere, moves),
        st.builds(Finished, results, winners),
        st.builds(Ended, st.sampled_from(get_args(Ending)), anywhere, winners),
    )


@st.composite
def logs(draw: st.DrawFn, most: int = 15) -> list[list[AnyEntry]]:
    """A log in the pieces in which it was written; the first begins with Laid."""
    laid: AnyEntry = draw(_laid())
    pieces, standing = [[laid]], Standing.of("any", [Entry(0, 0, laid)])
    for _ in range(draw(st.integers(0, most))):
        what = draw(_following(standing))
        standing.add(Entry(standing.entries, 0, what))
        if draw(st.booleans()):
            pieces[-1].append(what)
        else:
            pieces.append([what])
    return pieces
