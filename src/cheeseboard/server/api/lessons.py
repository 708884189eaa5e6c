"""Lessons, which newcomers play to learn a game: the same for everybody, and nobody has to say who they are."""

import asyncio
from functools import cache
from typing import Any

import msgspec
from litestar import Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from cheeseboard.engine.lesson import FIRST, lesson_names, open_lesson
from cheeseboard.games import get as game_named
from cheeseboard.games import names as game_names

from ..entrance.addresses import AnyRequest
from ..protocol.past import Lesson, LessonRemark, LessonStep
from .errors import refusals
from .files import PageFile, made, send
from .replays import Made, frames_of

_answers = {200: ResponseSpec(Lesson[Any, Any], generate_examples=False), **refusals(404)}


@get("/{game:str}", summary="The lesson for whoever has never played a game", responses=_answers)
async def first_lesson(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    return await _sent(request, game, FIRST)


@get("/{game:str}/{name:str}", summary="A lesson of a game, position by position", responses=_answers)
async def lesson_named(request: AnyRequest, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    return await _sent(request, game, name)


async def _sent(request: AnyRequest, game: str, name: str) -> Response[bytes]:
    if game not in game_names() or name not in lesson_names(game_named(game)):
        raise NotFoundException
    return send(request, await asyncio.to_thread(_written, game, name))


lessons = Router("/api/lessons", route_handlers=[first_lesson, lesson_named], tags=["Cheeseboard"])


@cache
def _written(game: str, name: str) -> PageFile:
    return made("lesson.json", msgspec.json.encode(told(game, name)))


def told(game: str, name: str) -> Lesson[Any, Any]:
    """The lesson as the page gets it."""
    lesson = open_lesson(game_named(game), name)
    match, plan = lesson.match, lesson.plan
    frames, _ = frames_of(match, plan.seat, [Made()] * len(match.moves))
    return Lesson(
        game=game,
        name=name,
        players=match.players,
        options=dict(match.options),
        names=list(match.names),
        seat=plan.seat,
        minutes=plan.minutes,
        otherwise=lesson.code(plan.otherwise),
        steps=[
            LessonStep(
                frame,
                [LessonRemark(lesson.code(remark.say), list(remark.lit)) for remark in lesson.remarks(after)],
                match.moves[after] if after < len(match.moves) else None,
                lesson.answers(after, frame.view.legal) if after < len(match.moves) else {},
            )
            for after, frame in enumerate(frames)
        ],
    )
