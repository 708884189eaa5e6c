"""`cheeseboard join`: a bot that knows a table only by what it is sent."""

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.patience import PATIENCE
from tests.server.house import House, Line, Person, play_against_bots


class Joined:
    """The command, as a process of its own."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "cheeseboard", "join", *arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def end(self) -> tuple[int, str, str]:
        said, trouble = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said, trouble


@pytest.fixture
def started() -> Iterator[list[Joined]]:
    running: list[Joined] = []
    yield running
    for each in running:
        each.process.kill()
        each.process.communicate()


def invited(house: House, ada: Person, *seats: str, game: str) -> tuple[str, Line]:
    """A table of Ada's, by its link, and her line to it."""
    ada.call("PUT", "/api/me", {"name": "Ada"})
    table = ada.lay(*seats, game=game)
    return f"{house.address}/table/{table['id']}", ada.join(table)


def test_it_plays_to_the_end_and_stays_for_the_rematch(house: House, ada: Person, started: list[Joined]) -> None:
    link, line = invited(house, ada, "me", "open", game="cheez-tricks")
    started.append(Joined(link, "--bot", "greedy", "--name", "Clockwork"))
    line.until(lambda news: news["view"])
    assert [seat["name"] for seat in line.news["table"]["seats"]] == ["Ada", "Clockwork"]
    play_against_bots(line)
    line.send({"type": "again", "yes": True})
    line.until(lambda news: news["table"]["next"])
    after = ada.join(line.news["table"]["next"])
    after.until(lambda news: news["view"])
    play_against_bots(after, seat=after.news["table"]["you"])
    after.send({"type": "again", "yes": False})
    status, said, trouble = started[0].end()
    assert (status, trouble) == (0, "")
    assert said.startswith("Sat down on seat 1.\n")


def test_a_search_sits_down_by_its_own_name(house: House, ada: Person, started: list[Joined]) -> None:
    link, line = invited(house, ada, "open", "me", "random", game="cheese-rescue")
    started.append(Joined(link, "--bot", "search:1", "--once"))
    line.until(lambda news: news["view"] and news["moves"] >= 1)
    assert line.news["table"]["seats"][0]["name"] == "Pip from afar"
    play_against_bots(line, seat=1)
    assert started[0].end()[0] == 0


def test_what_cannot_be_joined_is_said_in_a_sentence(house: House, ada: Person) -> None:
    full, _ = invited(house, ada, "me", "random", game="cheese-rescue")
    for link, sentence in {
        "somewhere": "is not the link of a table",
        f"{house.address}/table/{'0' * 12}": "no table",
        full: "Every seat of this table is taken.",
        "http://127.0.0.1:9/table/k3v9x2m7q1bc": "cannot be reached",
    }.items():
        status, said, trouble = Joined(link).end()
        assert (status, said) == (2, "")
        assert re.search(sentence, trouble), trouble
        assert trouble.count("\n") == 1
