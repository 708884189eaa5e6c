import json
import logging
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cheeseboard import complaints
from cheeseboard.server import logs
from cheeseboard.server.storage.sqlite import FILE
from tests.patience import PATIENCE
from tests.server.house import Json, house, pair
from tests.services import free_port


@pytest.fixture
def handler(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Has the log set up in a style, and answers how it writes a record."""
    monkeypatch.setattr(logging.root, "handlers", [])
    monkeypatch.setattr(logging.root, "level", logging.WARNING)
    monkeypatch.setattr(logs.log, "level", logging.NOTSET)
    monkeypatch.setattr(complaints, "_hears", [])

    def written(style: logs.LogStyle, message: str, *values: object, **fields: Any) -> str:
        logs.set_up(style)
        failure = sys.exc_info() if sys.exc_info()[0] else None
        record = logs.log.makeRecord("cheeseboard", logging.WARNING, "", 0, message, values, failure, extra=fields)
        return logging.root.handlers[0].format(record)

    return written


def test_nothing_that_is_sent_begins_a_line_of_its_own_or_speaks_to_a_terminal(handler: Any) -> None:
    forged = "x\n2026-01-01 00:00:00,000 WARNING all is well\x1b[2J\u2028\x85"
    line = handler("text", "GET %s failed", forged)
    assert line.isprintable()
    assert line.endswith(r"WARNING GET x\n2026-01-01 00:00:00,000 WARNING all is well\x1b[2J\u2028\x85 failed")
    told = handler("json", "GET %s failed", forged)
    assert told.isprintable()
    assert json.loads(told)["message"] == f"GET {forged} failed"


def test_no_line_of_a_traceback_can_be_taken_for_a_record(handler: Any) -> None:
    try:
        raise ValueError("x\n2026-01-01 00:00:00,000 WARNING all is well\x1b[2J")
    except ValueError:
        first, *others = handler("text", "it failed").splitlines()
        told = json.loads(handler("json", "it failed"))
    assert first.endswith("WARNING it failed")
    assert others
    assert all(line.startswith("  ") and line.isprintable() for line in others)
    assert told["exc_info"][-2:] == ["ValueError: x", "2026-01-01 00:00:00,000 WARNING all is well\x1b[2J"]


def test_a_person_is_told_to_the_log_by_a_few_letters_alone() -> None:
    assert logs.fields(person="abcdefghjkmnpqrstvwx", table="k3v9x2m7q1bc", seat=None) == {
        "person": "abcdefgh",
        "table": "k3v9x2m7q1bc",
    }


def test_as_json_everything_is_logged_with_who_where_and_how_long(tmp_path: Path) -> None:
    with house(tmp_path, log="json") as opened:
        ada = opened.person()
        ada.call("PUT", "/api/me", {"name": "Ada of the secret name"})
        table, one, other = pair(opened)
        ada.ask("GET", f"/api/tables/{table['id']}/record")
        ada.ask("GET", "/ready")
        one.close()
        other.close()
        status, trouble = opened.stop()
    assert status == 0
    told: list[Json] = [json.loads(line) for line in trouble.splitlines()]
    assert all({"at", "level", "process", "message"} <= record.keys() for record in told)
    assert [record["message"] for record in told[:1] + told[-1:]] == ["started", "stopped"]
    assert told[0]["limits"] == {"bot_pace": 0.0}
    asked = next(record for record in told if record.get("route") == "/api/tables/{table_id}/record")
    assert (asked["status"], asked["table"], asked["method"]) == (409, table["id"], "GET")
    assert 0 <= asked["duration"] < 20
    assert len(asked["person"]) == logs.PERSON_LETTERS
    closed = [record for record in told if record["message"] == "socket closed"]
    assert [record["table"] for record in closed] == [table["id"]] * 2
    assert not any(record.get("route") == "/ready" for record in told)
    assert "secret name" not in trouble


def test_as_text_nothing_is_logged_while_all_is_well(tmp_path: Path) -> None:
    with house(tmp_path) as opened:
        pair(opened)
        assert opened.stop() == (0, "")


def test_as_json_even_the_last_word_is_json(tmp_path: Path) -> None:
    with house(tmp_path, log="json") as here:
        pair(here)
        (tmp_path / FILE).unlink()
        _, said = here.process.communicate(timeout=PATIENCE)
        assert here.process.wait() == 1
    assert "was removed or replaced while it was in use" in json.loads(said.splitlines()[-1])["message"]


def test_as_json_a_server_that_cannot_begin_says_so_in_json(tmp_path: Path) -> None:
    nowhere = "postgresql://nobody@127.0.0.1:1/nothing"
    serve = [sys.executable, "-m", "cheeseboard", "serve", "--no-browser", "--log", "json", "--database", nowhere]
    done = subprocess.run([*serve, "--port", str(free_port())], capture_output=True, text=True, cwd=tmp_path)
    told = [json.loads(line) for line in done.stderr.splitlines()]
    assert (done.returncode, told[-1]["level"]) == (1, "CRITICAL")
    assert told[-1]["message"].startswith("The database postgresql://nobody@127.0.0.1:1/nothing cannot be used: ")
