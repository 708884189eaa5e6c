"""Whatever is sent, the answer is what the description of the API says, and nothing is said of it in the log."""

import contextlib
import json
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok
from websockets.frames import Opcode

from cheeseboard.server.protocol.commands import AnyCommand
from tests.patience import PATIENCE
from tests.server.entrance.test_floods import frame, pour
from tests.server.house import House, Json, Person, pair, play_against_bots
from tests.server.house import house as open_house

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SOME = settings(
    max_examples=8,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that bears a lot, and in the end has nothing to say about it."""
    many: dict[str, Any] = dict.fromkeys(["tables_per_person", "hints_per_minute", "names_per_minute"], 10**6)
    brief: dict[str, Any] = {"hint_iterations": 10, "chances_iterations": 10}
    with open_house(tmp_path_factory.mktemp("fuzzed"), **many, **brief) as house:
        yield house
        code, trouble = house.stop()
        assert (code, trouble) == (0, "")


def over(person: Person) -> Json:
    """A match that has come to its end."""
    table = person.lay("me", "random")
    line = person.join(table)
    line.until(lambda news: news["view"])
    play_against_bots(line)
    return table


def test_every_call_answers_what_its_description_says(fuzzed: House) -> None:
    schema = schemathesis.openapi.from_url(f"{fuzzed.address}/api/docs/openapi.json")
    ada = fuzzed.person()
    tables = [table["id"] for table in (ada.lay("me", "open"), ada.lay("me", "random"), over(ada))]
    called = set()

    def call(case: schemathesis.Case[Any]) -> None:
        """Half of the tables that are asked for are there."""
        called.add(case.operation.label)
        if "table_id" in case.path_parameters and len(str(case.path_parameters["table_id"])) % 2:
            case.path_parameters["table_id"] = tables[len(str(case.path_parameters)) % 3]
        case.call_and_validate(
            base_url=fuzzed.address, checks=CHECKS, headers={"Cookie": f"cheeseboard={ada.cookie}"}, timeout=PATIENCE
        )

    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        settings(SOME)(given(operation.as_strategy(generation_mode=GenerationMode.POSITIVE))(call))()
        # What cannot be wrong, since it is empty or any text, Schemathesis cannot make wrong.
        if operation.body or "integer" in str(operation.definition.raw.get("parameters")):
            settings(SOME)(given(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))(call))()
    assert len(called) == 23


class Sent(bytes):
    """A frame, told briefly where something fails: Hypothesis does not like to write a long one down."""

    def __repr__(self) -> str:
        return f"{self[:60]!r}… ({len(self)} bytes)" if len(self) > 60 else super().__repr__()


_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
_types = st.sampled_from([str(kind.__struct_config__.tag) for kind in get_args(AnyCommand)])
_fields = st.sampled_from(["move", "position", "seat", "bot", "text", "yes", "reaction", "missing", "pace", "clock"])
_commands = st.builds(lambda tag, rest: {**rest, "type": tag}, _types, st.dictionaries(_fields, _values, max_size=4))
_texts = st.one_of(
    _commands.map(json.dumps),
    _values.map(json.dumps),
    _commands.map(json.dumps).flatmap(lambda text: st.integers(0, len(text)).map(lambda end: text[:end])),
    st.integers(1, 900).map(lambda depth: '{"type":' * (depth // 9) + "[" * depth),
    st.text(max_size=50),
    st.integers(1000, 60_000).map(lambda letters: json.dumps({"type": "chat", "text": "é" * letters})),
)
_frames = st.one_of(
    _texts.map(lambda text: frame(Opcode.TEXT, text.encode(errors="replace"))),
    st.binary(max_size=2000).map(lambda data: frame(Opcode.BINARY, data)),
    st.builds(lambda text: frame(Opcode.TEXT, text[:3].encode(errors="replace"), last=False), _texts),
    st.binary(max_size=40).map(lambda data: frame(Opcode.TEXT, data)),
    st.binary(max_size=200),
).map(Sent)


def test_whatever_comes_over_a_socket_others_play_on(fuzzed: House) -> None:
    _, here, there = pair(fuzzed)
    ada = fuzzed.person()
    table = ada.lay("me", "open")
    eve = fuzzed.person()

    @settings(SOME, max_examples=60)
    @given(st.lists(_frames, min_size=1, max_size=8))
    def send(frames: list[Sent]) -> None:
        line = eve.join(table)
        line.hear()
        pour(line, b"".join(frames))
        with contextlib.suppress(OSError):  # it has hung up by now
            line.socket.socket.shutdown(socket.SHUT_WR)
        line.closed()
        line.close()

    before = resident(fuzzed)
    send()
    here.move()
    assert there.until_moves(1)["moves"] == 1
    assert ada.call("GET", f"/api/tables/{table['id']}")["state"] == "waiting"
    assert resident(fuzzed) - before < 20_000_000


def resident(house: House) -> int:
    """Bytes that the server has in memory."""
    told = Path(f"/proc/{house.process.pid}/statm").read_text().split()
    return int(told[1]) * os.sysconf("SC_PAGE_SIZE")
