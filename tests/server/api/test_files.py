import json
import re
from collections.abc import Iterator
from html import escape
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, Response, get
from litestar.testing import TestClient

from cheeseboard.server.api import files
from cheeseboard.server.api.errors import answer
from cheeseboard.server.api.installing import manifest
from cheeseboard.server.api.screens import lesson_screen
from cheeseboard.server.entrance.addresses import AnyRequest
from cheeseboard.words import say


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(files, "_page", files.Page(tmp_path))
    return tmp_path


@get("/api/games", sync_to_thread=False)
def games() -> list[str]:
    return []


@get("/lesson", sync_to_thread=False)
def lesson(request: AnyRequest) -> Response[Any]:
    return files.page_with(request, lesson_screen("cheese-rescue", "first", "fr"))


@pytest.fixture
def visitor(page: Path) -> Iterator[TestClient[Litestar]]:  # noqa: ARG001 -- the page has to lie there first
    app = Litestar([files.index, lesson, manifest, files.beside_index, games], exception_handlers={Exception: answer})
    with TestClient(app) as client:
        yield client


def build(page: Path) -> None:
    (page / "assets").mkdir()
    (page / "assets" / "index-D4f9_x2Q.js").write_text("let cheese = 1;\n" * 200)
    (page / "assets" / "rapidoc-min.js").write_text("let api = 1;")
    (page / "cheese.svg").write_text("<svg/>")
    head = '<title>Cheeseboard</title><script src="/assets/index-D4f9_x2Q.js"></script>'
    (page / "index.html").write_text(f'<!doctype html><html lang="en"><head>{head}</head><div id="page"></div>')
    parts: dict[str, dict[str, Any]] = {
        f"virtual:catalogues/{language}/{part}/words-{language}-{part}": {"file": f"assets/{language}-{part}.js"}
        for language in ("en", "fr", "it")
        for part in ("main", "lesson")
    }
    parts |= {
        "index.html": {"file": "assets/index-D4f9_x2Q.js"},
        "src/learn/LearnScreen.svelte": {"file": "assets/learn.js", "css": ["assets/learn.css"], "imports": ["light"]},
        "light": {"file": "assets/light.js", "imports": ["index.html"]},
    }
    (page / "parts.json").write_text(json.dumps(parts))
    (page.parent / "secret.txt").write_text("not for visitors")


PLACES = ("/credits", "/games", "/replay", "/rules", "/seat", "/seat/k3v9", "/settings")


def test_a_page_that_is_not_built_says_how(visitor: TestClient[Litestar]) -> None:
    for path in ("/games", "/nowhere"):
        answer = visitor.get(path)
        assert answer.status_code == 503
        assert answer.text == say("page-not-built") + "\n"


def test_every_place_has_the_same_page(page: Path, visitor: TestClient[Litestar]) -> None:
    build(page)
    for path in PLACES:
        answer = visitor.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert "Cheeseboard" in answer.text


def test_a_page_can_be_asked_about(page: Path, visitor: TestClient[Litestar]) -> None:
    build(page)
    for path in ("/games", "/seat/k3v9", "/cheese.svg", "/assets/rapidoc-min.js"):
        whole, head = visitor.get(path), visitor.head(path)
        assert head.status_code == 200
        assert {name: head.headers[name] for name in whole.headers} == dict(whole.headers)


def test_only_files_whose_name_changes_with_them_are_kept_by_browsers(
    page: Path, visitor: TestClient[Litestar]
) -> None:
    build(page)
    hashed = visitor.get("/assets/index-D4f9_x2Q.js")
    assert hashed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert hashed.headers["content-encoding"] == "gzip"
    assert hashed.text == "let cheese = 1;\n" * 200
    for path in ("/assets/rapidoc-min.js", "/cheese.svg"):
        assert visitor.get(path).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("de, it;q=0.4, en;q=0.3", "it"),
        ("en, fr", "en"),
        ("fr;q=0, de", "en"),
        ("*, <script>", "en"),
    ],
)
def test_the_page_says_in_which_language_its_reader_is_answered(
    page: Path, visitor: TestClient[Litestar], wanted: str, spoken: str
) -> None:
    build(page)
    answer = visitor.get("/settings", headers={"Accept-Language": wanted})
    assert f'<html lang="{spoken}">' in answer.text
    assert f'rel="modulepreload" crossorigin href="/assets/{spoken}-main.js"' in answer.text
    assert "Accept-Language" in answer.headers["vary"]


def test_a_screen_is_asked_for_with_all_that_it_needs_at_once(page: Path, visitor: TestClient[Litestar]) -> None:
    build(page)
    page_of_lesson = visitor.get("/lesson", headers={"Accept-Language": "fr"}).text
    ahead = re.findall(r'<link rel="(\w+)"(?: as="(\w+)")? crossorigin href="([^"]*)">', page_of_lesson)
    assert sorted(ahead, key=itemgetter(2)) == [
        ("preload", "fetch", "/api/lessons/cheese-rescue/first"),
        ("modulepreload", "", "/assets/fr-lesson.js"),
        ("modulepreload", "", "/assets/fr-main.js"),
        ("preload", "style", "/assets/learn.css"),
        ("modulepreload", "", "/assets/learn.js"),
        ("modulepreload", "", "/assets/light.js"),
    ]
    assert escape(say("cheese-rescue.lesson-first-goal", language="fr")) in page_of_lesson
    assert "/assets/learn.js" not in visitor.get("/settings").text


def test_a_system_is_told_in_the_readers_language_how_to_install_the_page(visitor: TestClient[Litestar]) -> None:
    answer = visitor.get("/manifest.webmanifest", headers={"Accept-Language": "it"})
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.json()["description"] == say("install-line", language="it")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in answer.json()["icons"]}
    chosen = visitor.get("/manifest.webmanifest?language=fr", headers={"Accept-Language": "it"})
    assert chosen.json()["lang"] == "fr"


def test_what_a_browser_has_is_not_sent_again(page: Path, visitor: TestClient[Litestar]) -> None:
    build(page)
    tag = visitor.get(PLACES[0]).headers["etag"]
    again = visitor.get(PLACES[0], headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    (page / "index.html").write_text("<!doctype html><title>Built anew</title>")
    assert "Built anew" in visitor.get(PLACES[0], headers={"If-None-Match": tag}).text


@pytest.mark.parametrize("path", ["/tabel/0123456789", "/assets/gone-D4f9_x2Q.js", "/a/b/c", "/apis", "/seat/a/b"])
def test_an_address_that_leads_nowhere_has_the_page_too(page: Path, visitor: TestClient[Litestar], path: str) -> None:
    build(page)
    for asked in (
        visitor.get(path),
        visitor.get(path, headers={"If-None-Match": visitor.get(PLACES[0]).headers["etag"]}),
    ):
        assert asked.status_code == 404
        assert asked.headers["content-type"] == "text/html; charset=utf-8"
        assert "Cheeseboard" in asked.text


def test_a_call_that_leads_nowhere_is_answered_as_programs_read(page: Path, visitor: TestClient[Litestar]) -> None:
    build(page)
    for path in ("/api/nothing", "/api/games/7", "/api", "/api/"):
        answer = visitor.get(path)
        assert answer.status_code == 404
        assert answer.json()["code"] == "path-missing"


@pytest.mark.parametrize("path", ["/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/..%2fsecret.txt"])
def test_nothing_beside_the_page_can_be_had(page: Path, visitor: TestClient[Litestar], path: str) -> None:
    build(page)
    answer = visitor.get(path)
    assert answer.status_code == 404
    assert "not for visitors" not in answer.text


def test_the_page_may_use_nothing_that_stands_in_it_and_nothing_from_elsewhere() -> None:
    policy = dict(rule.split(" ", 1) for rule in files.SAFETY["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert set(policy.values()) == {"'self'", "'none'"}
