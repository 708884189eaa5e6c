from collections.abc import Iterator

import pytest

from tests.server.house import Guest, House
from tests.server.house import house as open_house


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do not harm it."""
    with open_house(tmp_path_factory.mktemp("house"), compiled=True, save_patience=0.1) as opened:
        yield opened


@pytest.fixture
def ada(house: House) -> Guest:
    return house.guest()
