"""What is shown while events are told, whatever the game: true in the end, and nothing that the seat cannot know."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

import cheeseboard as cb
from cheeseboard.engine.game import CHANCE, OVER
from tests.strategies import matches


@given(matches())
def test_after_its_last_event_a_step_shows_what_the_view_says(match: cb.Match) -> None:
    fields = {field.name for field in msgspec.structs.fields(match.game.view.View)}
    for seat in (None, *range(match.players)):
        for step in range(len(match.history)):
            before, cause, after = match.history.happened(step)
            changes = match.game.view.shows(before, cause, after, seat)
            assert len(changes) == len(match.game.view.events(before, cause, after, seat))
            shown: dict[str, object] = {}
            for change in changes:
                assert set(change) <= fields
                shown |= change
            view = match.game.view.public(after)
            match.game.view.private(view, after, seat)
            turn = match.game.rules.turn(after)
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
        steps = len(match.history), len(imagined.history)
        match.play(move)
        imagined.play(move)
        told = [each.history.happened(step) for each, step in zip((match, imagined), steps, strict=True)]
        ours, theirs = (match.game.view.shows(*happened, seat) for happened in told)
        assert told[0][1] == told[1][1] != CHANCE
        assert msgspec.json.encode(ours) == msgspec.json.encode(theirs)
        imagined = match.imagine(seat, seed) if match.turn is not None else imagined
