import httpx

from cheeseboard.games import names
from tests.server.house import House, Person


def test_a_rulebook_has_its_examples_as_views(ada: Person) -> None:
    for game in names():
        book = ada.call("GET", f"/api/rulebooks/{game}")
        told = [paragraph for section in book["sections"] for paragraph in section["paragraphs"]]
        views = [example["view"] for paragraph in told for example in paragraph["examples"]]
        assert views
        assert {view["game"] for view in views} == {game}
        assert {doubt["certainty"] for paragraph in told for doubt in paragraph["doubts"]} >= {"ruling", "inferred"}


def test_a_rulebook_is_sent_once(house: House) -> None:
    address = f"{house.address}/api/rulebooks/chop-chop"
    first = httpx.get(address)
    assert first.headers["content-encoding"] == "gzip"
    again = httpx.get(address, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_there_is_no_rulebook_of_a_game_that_is_not_on_the_shelf(ada: Person) -> None:
    status, sentence = ada.refused("GET", "/api/rulebooks/chess")
    assert status == 404
    assert "chess" in sentence
