"""Real messages are what the structs declare: they decode strictly, lose nothing, and fit the published schema."""

import random
from collections.abc import Iterator
from typing import Any

import jsonschema
import msgspec
import pytest

import cheeseboard as cb
from cheeseboard.engine.game import Game
from cheeseboard.engine.retracing import retrace
from cheeseboard.engine.told import Said
from cheeseboard.games import get
from cheeseboard.server.protocol.messages import Chances, GameInfo, Hints, Me, MyTable, SeatCode, TableInfo, Update
from cheeseboard.server.protocol.past import AnalysisInfo, TurnInfo
from cheeseboard.server.table.table import Heard
from cheeseboard.server.thinking.remembering import Remembered
from cheeseboard.server.thinking.thoughts import AskChances, AskHints, LookAt
from tests.server.house import House, play_against_bots
from tests.server.laid import a_table
from tests.strategies import random_match

pytestmark = pytest.mark.usefixtures("rehearsed")


class Declared:
    """One kind of message, about what is particular to a game."""

    def __init__(self, kind: Any, *particular: Any) -> None:
        kind = kind[particular] if particular else kind
        (root,), parts = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(kind)
        self._schema = jsonschema.Draft202012Validator({**root, "$defs": parts})

    def check(self, text: str | bytes) -> Any:
        """The message, read as it is declared and found to be nothing else."""
        message = self._decoder.decode(text)
        plain = msgspec.json.decode(text)
        assert msgspec.json.decode(msgspec.json.encode(message)) == plain  # no field was left out or unknown
        self._schema.validate(plain)
        return message


def told(game: Game, players: int) -> Iterator[tuple[int | None, int | None, bytes]]:
    """Updates of a random match: for each seat, how many events it had heard of, and what it is sent.

    In the end for those who come then as well.
    """
    match, dice = cb.new(game.name, players=players, seed=players), random.Random(players)
    while True:
        since = match.event_count
        for _ in range(dice.randint(1, 8)):
            if match.turn is not None:
                match.play(dice.choice(match.legal()))
        table = a_table(match)
        for seat in (None, *range(players)):
            who, notice = table.who(f"person {seat}"), Said("card-refused") if seat is None else None
            yield seat, since, table.update(who, Heard(since), table.told(who), notice)
        if match.turn is None:
            for seat in (None, *range(players)):
                yield seat, None, table.update(table.who(f"person {seat}"), Heard())
            return


@pytest.mark.parametrize("name", cb.shelf())
def test_updates(name: str) -> None:
    game = get(name)
    declared = Declared(Update, game.view.View, game.view.AnyEvent)
    fields = {field.encode_name: field.type for field in msgspec.structs.fields(game.view.View)}
    for players in game.counts:
        for seat, since, text in told(game, players):
            update = declared.check(text)
            assert update.since == (since or 0)
            assert update.shows is None or len(update.shows) == len(update.events)
            for shown in (*(update.shows or ()), update.view):
                for field, value in shown.items():
                    msgspec.convert(value, fields[field])
            if since is None:
                assert msgspec.convert(update.table, TableInfo).you == seat
            else:
                assert not update.table.keys() & {"id", "seats"}
            if since:
                assert not update.view.keys() & {"game", "players"}
            else:
                assert msgspec.convert(update.view, game.view.View).seat == seat


def test_news_is_shown_step_by_step_and_a_story_told_anew_is_not() -> None:
    match = random_match("cheez-tricks", 2, seed=1, moves=5)
    table, events = a_table(match), match.event_count
    declared = Declared(Update, match.game.view.View, match.game.view.AnyEvent)

    def update(since: int, arriving: bool) -> Any:
        who = table.who("person 0")
        return declared.check(table.update(who, Heard(since), None if arriving else table.told(who)))

    assert len(update(0, arriving=False).shows) == events
    assert update(0, arriving=True).shows is None
    back = update(events - 1, arriving=True)
    assert len(back.shows) == len(back.events) == 1
    (first,) = [number for number, event in enumerate(match.events(0)) if getattr(event, "card", None)][:1]
    away = update(first, arriving=True)  # the first trick has been taken, and the second one led
    assert away.events[0].card is None
    assert away.shows is None
    assert update(first, arriving=False).events[0].card == match.events(0)[first].card  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", cb.shelf())
def test_hints_and_analyses(name: str) -> None:
    game = get(name)
    hints, chances = Declared(Hints, game.reasons.AnyReason), Declared(Chances)
    turns, nobody = Declared(TurnInfo, game.reasons.AnyReason), Remembered(0, 0)
    for players in game.counts:
        for moves in (0, 7, 20):
            sight = random_match(name, players, seed=moves, moves=moves).sight()
            hints.check(msgspec.json.encode(AskHints(50, 2).think(sight, nobody)))
            chances.check(msgspec.json.encode(AskChances(50, 2).think(sight, nobody)))
    over = random_match(name, 2, seed=2, moves=1000)
    for before, played in zip(retrace(over), over.moves, strict=False):
        turns.check(msgspec.json.encode(LookAt(played, 10, 2).think(before, nobody)))


def test_answers(house: House) -> None:
    ada, stranger = house.person(), house.person("nonsense")

    def answer(path: str, kind: Any, *particular: Any) -> Any:
        return Declared(kind, *particular).check(ada.ask("GET", f"/api/{path}").content)

    assert Declared(Me).check(stranger.ask("GET", "/api/me").content).notice == Said("card-refused")
    assert answer("me", Me).notice is None
    assert [game.name for game in answer("games", list[GameInfo])] == cb.shelf()
    table = ada.lay("me", "random", wanted={"listed": True})
    line = ada.join(table)
    line.hear()
    assert answer(f"tables/{table['id']}", TableInfo).you == 0
    assert table["id"] in [listed.id for listed in answer("tables", list[TableInfo])]
    mine: Any = list[MyTable[get("cheese-rescue").view.View]]  # type: ignore[misc]
    assert [each.table.id for each in answer("me/tables", mine)] == [table["id"]]
    code = Declared(SeatCode).check(ada.ask("POST", f"/api/tables/{table['id']}/seats/0/code").content)
    assert code.invitation.link.endswith(f"/seat/{code.code}")
    play_against_bots(line)
    reasons = get("cheese-rescue").reasons.AnyReason
    assert answer(f"tables/{table['id']}/analysis", AnalysisInfo, reasons).of == line.news["moves"]
