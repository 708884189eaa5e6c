import msgspec

from cheeseboard.engine.lesson import open_lesson
from cheeseboard.games import get
from cheeseboard.server.protocol.past import Lesson
from tests.server.house import Person

GAME = "cheese-rescue"


def test_a_lesson_is_told_position_by_position_as_the_learner_sees_it(ada: Person) -> None:
    told = ada.call("GET", f"/api/lessons/{GAME}")
    lesson = open_lesson(get(GAME), "first")
    seat, moves = lesson.plan.seat, lesson.match.moves
    assert (told["game"], told["name"], told["seat"]) == (GAME, "first", seat)
    assert [step["move"] for step in told["steps"]] == [*moves, None]
    assert all(step["frame"]["view"]["seat"] == seat for step in told["steps"])
    heard = [event for step in told["steps"] for event in step["frame"]["events"]]
    assert heard == msgspec.json.decode(msgspec.json.encode(lesson.match.events(seat)))
    assert told == ada.call("GET", f"/api/lessons/{GAME}/first")


def test_what_is_answered_is_a_move_that_the_learner_could_make(ada: Person) -> None:
    view = get(GAME).view
    told = msgspec.convert(ada.call("GET", f"/api/lessons/{GAME}"), Lesson[view.View, view.AnyEvent])  # type: ignore[name-defined]
    for step in told.steps:
        assert set(step.answers) <= set(step.frame.view.legal) - {step.move}
    assert any(step.answers for step in told.steps)


def test_nobody_has_to_say_who_they_are_and_nothing_is_sent_twice(ada: Person) -> None:
    first = ada.ask("GET", f"/api/lessons/{GAME}")
    assert "set-cookie" not in first.headers
    again = ada.ask("GET", f"/api/lessons/{GAME}", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_lesson_that_nobody_has_written_is_nowhere(ada: Person) -> None:
    for path in ("no-such-game", f"{GAME}/second", f"{GAME}/..", f"{GAME}/first/more"):
        assert ada.ask("GET", f"/api/lessons/{path}").status_code == 404


def test_the_shelf_says_which_lessons_there_are(ada: Person) -> None:
    games = {game["name"]: game for game in ada.call("GET", "/api/games")}
    assert games[GAME]["lessons"][0]["name"] == "first"
    assert games[GAME]["lessons"][0]["minutes"] == open_lesson(get(GAME), "first").plan.minutes
