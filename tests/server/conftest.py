from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.bots.rehearsal import fill_cache, rehearse
from cheeseboard.games import get, names
from cheeseboard.server.storage.database import Place
from tests.server.house import House, Person
from tests.server.house import house as open_house
from tests.server.rows import emptied
from tests.services import Postgres


@pytest.fixture(scope="session")
def rehearsed() -> None:
    """Every kernel is compiled, so that nobody who thinks has to wait for it."""
    for game in map(get, names()):
        fill_cache(game)  # once, however many parts of the tests are run side by side
        rehearse(game)


@pytest.fixture(scope="session")
def in_postgres(postgres: Postgres) -> str:
    """A database for all tests that need one; `emptied` is for whoever is next."""
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Of each kind, somewhere to keep tables."""
    return tmp_path if request.param == "sqlite" else emptied(request.getfixturevalue("in_postgres"))


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory, rehearsed: None) -> Iterator[House]:  # noqa: ARG001
    """One server for all tests that do not harm it."""
    brief: dict[str, Any] = {
        "hint_iterations": 500,
        "chances_iterations": 100,
        "analysis_iterations": 100,
        "analysis_fewest": 100,
    }
    with open_house(tmp_path_factory.mktemp("house"), compiled=True, save_patience=0.1, **brief) as opened:
        yield opened


@pytest.fixture
def ada(house: House) -> Person:
    return house.person()
