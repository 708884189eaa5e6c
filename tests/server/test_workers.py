import contextlib
import http.client
import json
import os
import pty
import signal
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cheeseboard.server.storage.sqlite import FILE
from tests.patience import PATIENCE
from tests.server.house import House, Line, Person, eventually, pair, play_through, start
from tests.server.house import house as open_house
from tests.services import Redis, children, free_port


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, redis_server: Redis) -> Iterator[House]:
    """A server of two workers."""
    with open_house(tmp_path_factory.mktemp("site"), redis=redis_server.url, workers=2) as opened:
        yield opened


def workers(house: House) -> set[int]:
    """The processes that serve."""
    return {child for child in children(house.process.pid) if b"spawn_main" in command_of(child)}


def command_of(process: int) -> bytes:
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""


def test_several_workers_need_a_place_to_meet(tmp_path: Path) -> None:
    server = start(tmp_path, workers=2)
    said, trouble = server.communicate(timeout=PATIENCE)
    assert (server.returncode, said) == (2, "")
    assert trouble.startswith("cheeseboard: Several workers meet by way of Redis: say by --redis")


def test_an_address_that_is_none_is_said_so(tmp_path: Path) -> None:
    server = start(tmp_path, redis="nowhere")
    said, trouble = server.communicate(timeout=PATIENCE)
    assert (server.returncode, said) == (2, "")
    assert trouble.startswith("cheeseboard: That is no address of a Redis")


def come_back(house: House, line: Line, cookie: str, table: str) -> Line:
    """What a page does whose connection has ended: it goes on from what it has heard."""
    news = line.news
    heard = {"since": news["since"] + len(news["events"]), "undone": news["undone"], "entries": news["entries"]}
    again = house.person(cookie).join(table, **heard)
    again.until(lambda told: told["view"])
    assert again.news["since"] == heard["since"]
    return again


def cut_off(line: Line) -> bool:
    """Whether the connection has ended."""
    try:
        line.do("ping")
        while line.hear()["type"] != "pong":
            pass
    except ConnectionClosed:
        return True
    return False


def a_game(site: House) -> tuple[str, list[Person], list[Line]]:
    ada, bob = site.person(), site.person()
    table = ada.lay("me", "open")
    bob.call("GET", "/api/me")
    bob.sit(table, 1)
    lines = [person.join(table) for person in (ada, bob)]
    for line in lines:
        line.until(lambda news: news["view"])
    return table["id"], [ada, bob], lines


def after_a_break(site: House, table: str, people: list[Person], lines: list[Line]) -> list[Line]:
    """Those whose connection has ended come back, the others stay."""
    return [
        come_back(site, line, person.cookie, table) if cut_off(line) else line
        for person, line in zip(people, lines, strict=True)
    ]


def test_any_worker_serves_any_table(site: House) -> None:
    for _ in range(4):
        _, ada, bob = pair(site)
        play_through(ada, bob, until=4)


def test_of_two_moves_at_once_on_real_sockets_one_counts(site: House) -> None:
    table, people, lines = a_game(site)
    windows = [[line, person.join(table)] for person, line in zip(people, lines, strict=True)]
    for made in range(20):
        turn = windows[0][0].until_moves(made)["view"]["turn"]
        for window in windows[turn]:
            window.until_moves(made)
        for window in windows[turn]:
            window.move()
        answers = [answer_of(window, made) for window in windows[turn]]
        assert sorted(answers) == ["", "Another move was made in the meantime; look again."]


def answer_of(line: Line, made: int) -> str:
    """What somebody hears after moving who does not know whether it was too late."""
    line.do("ping")
    refused = ""
    while (heard := line.hear())["type"] != "pong":
        refused = heard["error"] if heard["type"] == "refused" else refused
    line.until_moves(made + 1)
    return refused


def test_whoever_is_at_a_worker_that_is_killed_goes_on_at_another(site: House) -> None:
    table, people, lines = a_game(site)
    for number, killed in enumerate(workers(site), 1):
        play_through(*lines, until=2 * number)
        os.kill(killed, signal.SIGKILL)
        lines = after_a_break(site, table, people, lines)
        play_through(*lines, until=2 * number + 1)
        eventually(lambda killed=killed: len(workers(site) - {killed}) == 2)  # type: ignore[misc]
    play_through(*lines, until=8)
    assert lines[0].news["moves"] == lines[1].news["moves"] == 8


def test_workers_are_replaced_one_after_another_and_everybody_goes_on(site: House) -> None:
    table, people, lines = a_game(site)
    before = workers(site)
    site.process.send_signal(signal.SIGHUP)
    moves = 0
    while before & workers(site):
        lines = after_a_break(site, table, people, lines)
        moves = min(moves + 1, 12)
        with contextlib.suppress(ConnectionClosed):
            play_through(*lines, until=moves)
    lines = after_a_break(site, table, people, lines)
    play_through(*lines, until=14)
    eventually(lambda: len(workers(site)) == 2)


def test_whoever_asks_is_sent_to_a_worker_that_is_ready(tmp_path: Path, redis_server: Redis, rehearsed: None) -> None:  # noqa: ARG001
    with open_house(tmp_path, redis=redis_server.url, workers=2, compiled=True) as house:

        def told() -> int:
            return httpx.get(f"{house.address}/ready", timeout=PATIENCE).status_code

        begins = [told()]
        while begins[-20:] != [200] * 20:
            begins.append(told())
        assert begins == sorted(begins, reverse=True)  # never yes by one and then no by another
        before, answers = workers(house), list[int]()
        house.process.send_signal(signal.SIGHUP)
        while before & workers(house):
            answers.append(told())
        killed = min(workers(house))
        os.kill(killed, signal.SIGKILL)
        eventually(lambda: len(workers(house) - {killed}) == 2)
        answers += [told() for _ in range(200)]
        assert set(answers) == {200}
        assert house.stop()[0] == 0


@pytest.mark.parametrize("kept", [False, True])
def test_whoever_closes_the_terminal_ends_them_all_unless_told_otherwise(
    tmp_path: Path, redis_server: Redis, kept: bool
) -> None:
    serve = [sys.executable, "-m", "cheeseboard", "serve", "--no-browser", "--port", str(free_port())]
    serve += ["--database", str(tmp_path), "--workers", "2", "--redis", redis_server.url]
    process, terminal = pty.fork()
    if not process:
        signal.signal(signal.SIGHUP, signal.SIG_IGN if kept else signal.SIG_DFL)  # the former as `nohup` does
        os.execve(serve[0], serve, {**os.environ, "NUMBA_DISABLE_JIT": "1"})
    said, ended = b"", (0, 0)

    def end() -> int:
        nonlocal ended
        ended = os.waitpid(process, os.WNOHANG)
        return ended[0]

    try:
        while b"--share" not in said:  # it says how to let others in, and then begins
            said += os.read(terminal, 65536)
        eventually(lambda: len(children(process)) > 2)
        os.kill(process, signal.SIGHUP)  # which replaces them, as long as the terminal is there
        time.sleep(1)
        assert not end()
        os.close(terminal)
        if kept:
            time.sleep(1)
            assert not end()
            os.kill(process, signal.SIGTERM)
        eventually(end)
        assert ended == (process, 0)
    finally:
        if not ended[0]:
            os.kill(process, signal.SIGKILL)


def holders(house: House, line: Line) -> set[int]:
    """The processes that have the other end of a table's socket."""
    return ends(house, line.socket.local_address[1], line.socket.remote_address[1])


def ends(house: House, ours: int, theirs: int) -> set[int]:
    """The processes that have the other end of a connection between these ports."""
    known = [each.split() for each in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    [inode] = [each[9] for each in known if each[1].endswith(f":{theirs:04X}") and each[2].endswith(f":{ours:04X}")]
    return {process for process in workers(house) if f"socket:[{inode}]" in descriptors(process)}


def descriptors(process: int) -> list[str]:
    found = []
    for each in Path(f"/proc/{process}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):
            found.append(str(each.readlink()))
    return found


def test_those_at_one_table_are_served_by_one_worker(site: House) -> None:
    eventually(lambda: len(workers(site)) == 2)
    chosen: set[int] = set()
    while len(chosen) < 2:
        table, people, lines = a_game(site)
        lines += [person.join(table) for person in [*people, site.person()]]
        for line in lines:
            line.until(lambda news: news["view"])
        [whose] = {frozenset(holders(site, line)) for line in lines}
        assert len(whose) == 1
        chosen |= whose


def test_requests_for_a_table_are_answered_by_the_worker_that_has_it_on_one_connection_too(site: House) -> None:
    eventually(lambda: len(workers(site)) == 2)
    serving: dict[int, tuple[str, Person]] = {}
    while len(serving) < 2:
        table, people, lines = a_game(site)
        [whose] = holders(site, lines[0])
        serving[whose] = table, people[0]
    host, _, port = site.address.removeprefix("http://").partition(":")
    kept = http.client.HTTPConnection(host, int(port), timeout=PATIENCE)
    for whose, (table, ada) in [*serving.items()] * 3:
        cookie = {"Cookie": f"cheeseboard={ada.cookie}"}
        kept.request("GET", f"/api/tables/{table}", headers=cookie)
        answer = kept.getresponse()
        told = json.loads(answer.read())
        assert (answer.status, told["id"], told["you"]) == (200, table, 0)
        assert ends(site, kept.sock.getsockname()[1], int(port)) == {whose}
        kept.request("PUT", "/api/me", json.dumps({"name": "Ada"}), {**cookie, "Content-Type": "application/json"})
        assert kept.getresponse().read()
        assert ends(site, kept.sock.getsockname()[1], int(port)) == {whose}  # of what any may answer, nothing moves
    kept.close()


def test_a_request_that_comes_in_pieces_is_answered_by_whoever_reads_it(site: House) -> None:
    eventually(lambda: len(workers(site)) == 2)
    host, _, port = site.address.removeprefix("http://").partition(":")
    for table in [a_game(site)[0] for _ in range(4)]:
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
            for piece in (
                b"GET /api/tab",
                f"les/{table} HTTP/1.1\r\nHo".encode(),
                b"st: x\r\nConnection: close\r\n\r\n",
            ):
                line.sendall(piece)
                time.sleep(0.02)  # so that it does come in pieces
            answer = b"".join(iter(lambda: line.recv(65536), b""))
            assert answer.startswith(b"HTTP/1.1 200 "), answer[:200]
            assert f'"id":"{table}"'.encode() in answer


def test_sockets_that_were_handed_over_are_counted_once_and_leave_nothing_behind(site: House) -> None:
    eventually(lambda: len(workers(site)) == 2)
    table, people, _ = a_game(site)

    def come_and_go(times: int) -> None:
        for _ in range(times):
            line = people[0].join(table)
            line.until(lambda news: news["view"])
            line.socket.close()

    come_and_go(8)
    open_now = sockets_counted(site)
    before = {process: len(descriptors(process)) for process in workers(site)}
    come_and_go(60)
    eventually(lambda: all(len(descriptors(process)) <= count for process, count in before.items()))
    eventually(lambda: sockets_counted(site) == open_now)


def sockets_counted(house: House) -> float:
    told = house.person().ask("GET", "/metrics").text
    return float(next(line.split()[1] for line in told.splitlines() if line.startswith("cheeseboard_sockets ")))


def test_where_a_worker_is_gone_its_sockets_are_served_elsewhere(site: House) -> None:
    eventually(lambda: len(workers(site)) == 2)
    table, people, lines = a_game(site)
    [whose] = holders(site, lines[0])
    os.kill(whose, signal.SIGKILL)
    lines = after_a_break(site, table, people, lines)
    assert all(whose not in holders(site, line) for line in lines)
    play_through(*lines, until=4)


def test_a_file_that_is_taken_away_is_saved_once(tmp_path: Path, redis_server: Redis) -> None:
    with open_house(tmp_path, redis=redis_server.url, workers=2) as house:
        eventually(lambda: len(workers(house)) == 2)
        tables = [pair(house) for _ in range(6)]  # so that both have written
        for _, ada, bob in tables:
            play_through(ada, bob, until=3)
        for file in tmp_path.glob(f"{FILE}*"):
            file.unlink()
        _, trouble = house.process.communicate(timeout=PATIENCE)
        assert house.process.returncode == 1
    file = tmp_path / FILE
    gone = f"The database {file} was removed or replaced while it was in use; what it held is kept in {file}."
    assert trouble == f"cheeseboard: {gone} Start Cheeseboard again with that file as --database.\n"
    assert [each.name for each in tmp_path.iterdir()] == [FILE]
    with open_house(tmp_path) as house:
        for table, *_ in tables:
            assert house.person().join(table).hear()["moves"] == 3


def test_all_stop_together(site: House) -> None:
    games = [pair(site) for _ in range(4)]
    status, trouble = site.stop()
    assert status == 0
    assert "Traceback" not in trouble
    for _, ada, _ in games:
        assert ada.closed()[0] == 1012
