"""What is shown while events are told, whatever the game: true in the end, and nothing that the seat cannot know."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

import cheeseboard as cb
from cheeseboard.engine.contract import CHANCE, OVER
from cheeseboard.engine.told import Shows
from tests.strategies import matches


def shown_by(match: cb.Match, step: int, seat: int | None) -> list[Shows]:
    """What each event of a step changes in what the seat is shown."""
    happened = match.history.happened(step)
    shown = [*match.game.view.shows(*happened)]
    for place, more in (match.game.view.private_shows(*happened).get(seat, {}) if seat is not None else {}).items():
        shown[place] = shown[place] | more
    return shown


@given(matches())
def test_what_a_seat_hears_alone_is_what_everybody_hears_without_what_is_hidden(match: cb.Match) -> None:
    for step in range(len(match.history)):
        happened = match.history.happened(step)
        public = match.game.view.events(*happened)
        for seat, own in match.game.view.private_events(*happened).items():
            assert seat in range(match.players)
            for place, event in own.items():
                heard, told = (msgspec.to_builtins(each) for each in (event, public[place]))
                assert heard != told
                assert all(told[name] in (value, None) for name, value in heard.items())


@given(matches(), st.data())
def test_news_are_what_is_public_and_what_a_seat_alone_may_know(match: cb.Match, data: st.DataObject) -> None:
    since = data.draw(st.integers(0, match.event_count))
    _, events, shows = match.news(since)
    for seat in range(match.players):
        assert match.events(seat, since) == [
            events.get(seat, {}).get(place, event) for place, event in enumerate(match.events(None, since))
        ]
        assert match.shows(seat, since) == [
            shown | shows.get(seat, {}).get(place, {}) for place, shown in enumerate(match.shows(None, since))
        ]


@given(matches())
def test_after_its_last_event_a_step_shows_what_the_view_says(match: cb.Match) -> None:
    fields = {field.name for field in msgspec.structs.fields(match.game.view.View)}
    for seat in (None, *range(match.players)):
        for step in range(len(match.history)):
            before, cause, after = match.history.happened(step)
            changes = shown_by(match, step, seat)
            assert len(changes) == len(match.game.view.events(before, cause, after))
            shown: dict[str, object] = {}
            for change in changes:
                assert set(change) <= fields
                shown |= change
            turn = match.game.rules.turn(after)
            own = {} if seat is None else match.game.view.private(after, seat, [])
            view = msgspec.structs.replace(match.game.view.public(after), **own)
            view.turn = turn if turn >= 0 else None
            view.result = match.result if turn == OVER else None
            truth = msgspec.to_builtins(view)
            assert {name: truth[name] for name in shown} == msgspec.to_builtins(shown)


@given(matches(), st.data())
def test_events_and_what_they_show_decode_as_what_they_are_declared_to_be(match: cb.Match, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from([None, *range(match.players)]))
    events = match.events(seat)
    wire = msgspec.json.encode(events)
    assert msgspec.json.decode(wire, type=list[match.game.view.AnyEvent]) == events  # type: ignore[name-defined]
    view = match.view(seat)
    assert msgspec.json.decode(msgspec.json.encode(view), type=match.game.view.View) == view
    assert len(match.shows(seat, 0)) == match.event_count == len(events)
    since = data.draw(st.integers(0, len(events)))
    assert match.shows(seat, since) == match.shows(seat, 0)[since:]


@given(matches(), st.integers(0, 2**32), st.data())
def test_what_a_seat_cannot_know_changes_nothing_that_it_is_shown(
    match: cb.Match, seed: int, data: st.DataObject
) -> None:
    seat = data.draw(st.integers(0, match.players - 1))
    imagined = match.imagine(seat, seed)
    while match.turn is not None and match.turn == seat and len(match.moves) < 400:
        move = data.draw(st.sampled_from(match.legal()))
        both = [(each, len(each.history)) for each in (match, imagined)]
        match.play(move)
        imagined.play(move)
        assert match.history.causes[both[0][1]] == imagined.history.causes[both[1][1]] != CHANCE
        ours, theirs = (shown_by(each, step, seat) for each, step in both)
        assert msgspec.json.encode(ours) == msgspec.json.encode(theirs)
        imagined = match.imagine(seat, seed) if match.turn is not None else imagined
