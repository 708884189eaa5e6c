"""Links that others can open, and what messengers show of them."""

import html
import re
import struct
import urllib.parse
from typing import Any

import pytest

from cheeseboard.games import names as game_names
from cheeseboard.server.api.files import PAGE
from tests.server.house import House, Person

Json = dict[str, Any]

built = pytest.mark.skipif(not (PAGE / "index.html").exists(), reason="the page has not been built")


@pytest.fixture
def table(ada: Person) -> Json:
    ada.call("PUT", "/api/me", {"name": "Ada"})
    return ada.lay("me", "open")


def invitation(person: Person, table: Json, **headers: str) -> Json:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    answer = person.ask("GET", f"/api/tables/{table['id']}/invitation", headers=named)
    assert answer.is_success, answer.text
    found: Json = answer.json()
    return found


def meta(page: str) -> dict[str, str]:
    """What a messenger finds: the names of the tags and what they say."""
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', page)
    return {name: html.unescape(said) for name, said in found}


def test_a_link_to_this_machine_alone_is_said_to_be_none(ada: Person, table: Json, house: House) -> None:
    found = invitation(ada, table)
    assert found["link"] == f"{house.address}/table/{table['id']}"
    assert found["reachable"] is False


def test_a_link_goes_by_the_name_under_which_one_came(ada: Person, table: Json) -> None:
    found = invitation(ada, table, host="cheese.example:8000")
    assert found == {**found, "link": f"http://cheese.example:8000/table/{table['id']}", "reachable": True}


def test_a_proxy_on_this_machine_is_believed(ada: Person, table: Json) -> None:
    found = invitation(ada, table, X_Forwarded_Proto="https", X_Forwarded_Host="cheese.example", host="127.0.0.1:1")
    assert found["link"] == f"https://cheese.example/table/{table['id']}"
    assert found["reachable"] is True


@pytest.mark.parametrize("host", ['a"><script>', "a b", "a/b", "a@b", "[::1", "a:b"])
def test_a_name_that_is_none_is_refused(ada: Person, table: Json, host: str) -> None:
    for path in (f"/api/tables/{table['id']}/invitation", f"/table/{table['id']}"):
        answer = ada.ask("GET", path, headers={"X-Forwarded-Host": host})
        assert answer.status_code == 400
        assert "<script>" not in answer.text


def test_the_picture_to_scan_is_the_link(ada: Person, table: Json) -> None:
    """As a scanner reads it: the dark squares of the path are those of the code of this very link."""
    segno = pytest.importorskip("segno")
    found = invitation(ada, table, host="192.168.1.20:8000")
    dark = set()
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", found["qr"]):
        dark |= {(int(x) + step, int(y)) for step in range(int(width))}
    code = segno.make(found["link"], micro=False, error="m", boost_error=False)
    wanted = {(x + 4, y + 4) for y, row in enumerate(code.matrix) for x, module in enumerate(row) if module}
    assert dark == wanted
    assert found["size"] == len(code.matrix) + 8


def test_a_table_that_is_not_there_has_no_invitation(ada: Person) -> None:
    assert ada.refused("GET", "/api/tables/nowhere/invitation")[0] == 404


@built
def test_a_messenger_shows_who_invites_and_the_cover(ada: Person, table: Json) -> None:
    answer = ada.ask("GET", f"/table/{table['id']}", headers={"Host": "cheese.example"})
    assert answer.status_code == 200
    told = meta(answer.text)
    assert told["og:title"] == "Ada invites you to Cheese Rescue"
    assert told["og:description"] == "One chair is free. No account, nothing to install."
    assert told["og:url"] == f"http://cheese.example/table/{table['id']}"
    assert told["og:image"] == "http://cheese.example/previews/cheese-rescue.png"
    assert told["twitter:card"] == "summary_large_image"
    assert "<title>Ada invites you to Cheese Rescue</title>" in answer.text


@built
@pytest.mark.parametrize(
    ("path", "title", "picture"),
    [
        ("/", "Cheeseboard", "lobby"),
        ("/rules/chop-chop", "How to play Chop! Chop!", "chop-chop"),
        ("/learn/cheez-tricks", "How to play Cheez-Tricks", "cheez-tricks"),
    ],
)
def test_a_messenger_shows_boxes_and_books_too(ada: Person, path: str, title: str, picture: str) -> None:
    told = meta(ada.ask("GET", path, headers={"Host": "cheese.example"}).text)
    assert told["og:title"] == title
    assert told["og:url"] == f"http://cheese.example{path}"
    assert told["og:image"] == f"http://cheese.example/previews/{picture}.png"
    assert ada.ask("GET", f"/previews/{picture}.png").headers["content-type"] == "image/png"


@built
def test_a_link_at_the_end_of_a_sentence_leads_to_its_table(ada: Person, table: Json) -> None:
    for behind in (".", ")", "!", ").", "”"):
        assert ada.ask("GET", f"/table/{table['id']}{behind}").status_code == 200
    assert ada.ask("GET", f"/table/{table['id']}x").status_code == 404


@built
def test_a_name_in_a_preview_is_no_markup(ada: Person) -> None:
    ada.call("PUT", "/api/me", {"name": '"><script>x</script>'})
    page = ada.ask("GET", f"/table/{ada.lay('me', 'open')['id']}").text
    assert "<script>x" not in page
    assert meta(page)["og:title"].startswith('"><script>x</script> invites you')


@built
def test_of_a_running_match_only_who_plays_is_told(ada: Person, house: House) -> None:
    bob = house.person()
    ada.call("PUT", "/api/me", {"name": "Ada"})
    bob.call("PUT", "/api/me", {"name": "Bob"})
    table = ada.lay("me", "open")
    bob.sit(table, 1)
    told = meta(ada.ask("GET", f"/table/{table['id']}").text)
    assert told["og:title"] == "Ada and Bob are playing Cheese Rescue"
    assert told["og:description"] == "Come and watch."
    assert told == meta(house.person().ask("GET", f"/table/{table['id']}").text)  # the same to everybody


@built
@pytest.mark.parametrize("path", ["/table/nowhere", "/replay/nowhere", "/table/%22%3E%3Cscript%3E"])
def test_of_a_table_that_is_not_there_nothing_is_told(ada: Person, path: str) -> None:
    answer = ada.ask("GET", path)
    assert answer.status_code == 404
    assert not [name for name in meta(answer.text) if name.startswith(("og:", "twitter:"))]
    assert urllib.parse.unquote(path).rpartition("/")[2] not in answer.text


@built
def test_every_game_has_its_picture(ada: Person) -> None:
    for game in game_names():
        answer = ada.ask("GET", f"/previews/{game}.png")
        assert answer.headers["content-type"] == "image/png"
        assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)


@built
def test_only_the_api_page_may_have_styles_in_itself(ada: Person) -> None:
    policies = {path: ada.ask("GET", path).headers["content-security-policy"] for path in ("/", "/x", "/api/me")}
    assert len(set(policies.values())) == 1
    assert "unsafe" not in policies["/"]
    assert "style-src 'self' 'unsafe-inline'" in ada.ask("GET", "/api/docs").headers["content-security-policy"]
