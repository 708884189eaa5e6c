import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import RequestFactory
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import create_engine

from cheeseboard.server import measures
from cheeseboard.server.entrance.addresses import Entrance, networks
from cheeseboard.server.limits import Limits, WrongSetting
from cheeseboard.server.operation import health
from cheeseboard.server.operation.health import Operation
from cheeseboard.server.storage.store import Store
from tests.patience import PATIENCE
from tests.server.house import House, Person, eventually, pair
from tests.server.house import house as open_house

BOARD = Path(__file__).parents[3] / "docs" / "grafana.json"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that need not think, and so is ready at once."""
    with open_house(tmp_path_factory.mktemp("operated")) as opened:
        yield opened


def measured(person: Person) -> dict[str, float]:
    """What the server measures, as Prometheus names it."""
    told = person.ask("GET", "/metrics")
    assert told.status_code == 200
    return {
        f"{sample.name}{''.join(f' {sample.labels[label]}' for label in sorted(sample.labels))}": sample.value
        for family in text_string_to_metric_families(told.text)
        for sample in family.samples
    }


def test_a_server_that_lives_says_so_and_makes_nobody_somebody(ada: Person) -> None:
    told = ada.ask("GET", "/health")
    assert (told.status_code, told.json()) == (200, {"healthy": True})
    assert "set-cookie" not in told.headers


def test_a_server_is_ready_once_the_games_are(ada: Person) -> None:
    eventually(lambda: ada.ask("GET", "/ready").status_code == 200)
    assert ada.ask("GET", "/ready").json() == {"ready": True}


async def obstacle(store: Store, rehearsing: bool) -> str | None:
    asked = Operation(store, [])
    asked.rehearsing = lambda: rehearsing
    problem = await asked.obstacle()
    return None if problem is None else problem.code


def test_a_server_that_is_not_ready_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path / "tables.db", Limits(save_patience=0.1))
    assert asyncio.run(obstacle(store, rehearsing=True)) == "ready-rehearsing"
    assert asyncio.run(obstacle(store, rehearsing=False)) is None
    with monkeypatch.context() as away:
        away.setattr(store, "_single", create_engine(f"sqlite:///{tmp_path}"))
        assert asyncio.run(obstacle(store, rehearsing=False)) == "database-unread"
    with monkeypatch.context() as slow:
        slow.setattr(health, "READY_WITHIN", 0.0)
        slow.setattr(store, "answer", lambda: asyncio.sleep(PATIENCE))
        assert asyncio.run(obstacle(store, rehearsing=False)) == "ready-database-slow"
    store.close()


def test_what_happens_is_measured(house: House) -> None:
    ada = house.person()
    before = measured(ada)
    _, one, other = pair(house)
    first, second = (one, other) if one.news["view"]["turn"] == 0 else (other, one)
    first.move()
    second.until_moves(1)
    ada.ask("GET", "/api/tables/nothere00000")
    now = measured(ada)

    def grown(name: str) -> float:
        return now[name] - before.get(name, 0)

    assert grown("cheeseboard_moves_total person") >= 1
    assert grown("cheeseboard_entries_total") >= 3
    assert grown("cheeseboard_write_seconds_count") >= 3
    assert grown("cheeseboard_requests_total POST /api/tables 201") >= 1
    assert grown("cheeseboard_requests_total GET /api/tables/{table_id} 404") >= 1
    assert grown("cheeseboard_refusals_total table-missing") >= 1
    assert now["cheeseboard_sockets"] >= 2
    eventually(lambda: measured(ada)["process_open_fds"] > 5)
    assert measured(ada)["process_resident_memory_bytes"] > 1e7


def test_what_is_asked_for_makes_no_new_names_among_the_measures(ada: Person) -> None:
    before = measured(ada)
    for number in range(30):
        ada.ask("GET", f"/nowhere/{number}")
        ada.ask("GET", f"/api/nothing/{number}")
        ada.ask(f"METHOD{number}", "/api/games")
    added = [name for name in measured(ada).keys() - before.keys() if "cheeseboard_requests_total" in name]
    assert len(added) <= 4, added


def test_who_may_read_what_is_measured(tmp_path: Path, ada: Person) -> None:
    through = ada.ask("GET", "/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
    assert (through.status_code, through.json()["code"]) == (403, "metrics-elsewhere")
    with pytest.raises(WrongSetting, match=r"“everybody” is no address or network; write it like 10\.0\.0\.0/8\."):
        networks(["10.0.0.0/8", "everybody"])
    store = Store(tmp_path / "tables.db", Limits())
    asked = Operation(store, networks(["10.0.0.0/8", "192.0.2.7", "fd00::/8"]))
    store.close()

    def may(address: str) -> bool:
        request = RequestFactory().get("/metrics")
        request.scope["client"] = address, 1234
        request.scope["state"] = {"arrival": Entrance().arrival(request.scope)}
        return asked.may_read(request)

    assert all(may(address) for address in ("10.1.2.3", "192.0.2.7", "fd00::1", "127.0.0.1"))
    assert not any(may(address) for address in ("192.0.2.8", "2001:db8::1", "unknown", "203.0.113.9"))


def test_the_board_draws_only_what_is_measured() -> None:
    asked = set()
    for panel in json.loads(BOARD.read_text())["panels"]:
        for target in panel["targets"]:
            asked |= set(re.findall(r"\b(?:cheeseboard|process)_\w+", target["expr"]))
    families = list(text_string_to_metric_families(measures.told().decode()))
    exported = {sample.name for family in families for sample in family.samples}
    kinds = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"], "gauge": [""]}
    exported |= {f"{family.name}{end}" for family in families for end in kinds.get(family.type, [])}
    assert asked
    assert asked <= exported, asked - exported


def test_several_workers_tell_what_they_measure_together(tmp_path: Path) -> None:
    counted = "m.sockets.inc(); m.entries.inc(2); m._descriptors.set(7)"
    work = f"from cheeseboard.server import measures as m; {counted}; print(m.told().decode())"
    surroundings = {**os.environ, measures.SHARED: str(tmp_path)}
    for number in (1, 2):
        done = subprocess.run(
            [sys.executable, "-c", work], env=surroundings, capture_output=True, text=True, check=True
        )
        families = text_string_to_metric_families(done.stdout)
        found = {sample.name: sample.value for family in families for sample in family.samples}
        assert (found["cheeseboard_sockets"], found["cheeseboard_entries_total"]) == (number, 2 * number)
        assert found["process_open_fds"] == 7  # in the one that has most: each has a bound of its own
