import contextlib
import os
import pty
import re
import select
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from cheeseboard.server import network
from cheeseboard.server.network import Adapter, best, elsewhere, here, only_here
from cheeseboard.server.running import FIRST_PORT, NoPort, listening
from tests.patience import PATIENCE
from tests.server.house import eventually, start


def test_a_named_port_that_is_in_use_is_said_so(tmp_path: Path) -> None:
    with listening("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        server = start(tmp_path, port=port)
        said, trouble = server.communicate(timeout=PATIENCE)
        assert (server.returncode, said) == (1, "")
        problem = f"Port {port} is in use; choose another, or leave --port out for the next free one."
        assert trouble == f"cheeseboard: {problem}\n"
        assert not any(tmp_path.iterdir())


def test_a_server_that_is_stopped_before_it_serves_stops(tmp_path: Path) -> None:
    early = "import signal, uvicorn; run = uvicorn.Server.run; "
    early += (
        "uvicorn.Server.run = lambda *given, **named: (signal.raise_signal(signal.SIGTERM), run(*given, **named)); "
    )
    server = start(tmp_path, first=early)
    assert server.communicate(timeout=PATIENCE) == ("", "")
    assert server.returncode == 0


def test_a_server_whose_words_nobody_reads_serves(tmp_path: Path) -> None:
    port = free_port()
    server = start(tmp_path, port=port)
    assert server.stdout is not None
    assert server.stderr is not None
    server.stdout.close()

    def served() -> bool:
        assert server.poll() is None
        with contextlib.suppress(httpx.ConnectError):
            return httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE).status_code == 200
        return False

    eventually(served)
    server.send_signal(signal.SIGTERM)
    assert server.wait(PATIENCE) == 0
    with server.stderr as complained:
        assert complained.read() == ""


def test_without_a_name_the_next_free_port_is_taken() -> None:
    with listening("127.0.0.1", None) as first, listening("127.0.0.1", None) as second:
        ports = first.getsockname()[1], second.getsockname()[1]
        assert FIRST_PORT <= ports[0] < ports[1]


def test_an_address_that_is_not_here() -> None:
    with pytest.raises(NoPort, match=r"“no.such.host.invalid” is no address of this machine; try 127.0.0.1"):
        listening("no.such.host.invalid", None)
    with pytest.raises(NoPort, match=r"Nothing can listen on 192.0.2.1 port 9999: "):
        listening("192.0.2.1", 9999)


def test_the_server_listens_on_the_other_internet_too() -> None:
    if not socket.has_ipv6:
        pytest.skip("this machine has no IPv6")
    try:
        with listening("::1", 0) as line:
            assert line.family == socket.AF_INET6
    except NoPort:
        pytest.skip("this machine has no IPv6")


def served(data: Path, *arguments: str, until: str) -> str:
    """What `cheeseboard serve` prints on a terminal, up to these words."""
    ours, theirs = pty.openpty()
    serve = [sys.executable, "-m", "cheeseboard", "serve", "--no-browser", "--port", str(free_port())]
    surroundings = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONIOENCODING": "utf-8"}
    server = subprocess.Popen([*serve, "--database", str(data), *arguments], stdout=theirs, env=surroundings)
    os.close(theirs)
    said, end = b"", time.monotonic() + PATIENCE
    try:
        while until.encode() not in said:
            assert select.select([ours], [], [], end - time.monotonic())[0], said.decode()
            said += os.read(ours, 65536)
    finally:
        server.send_signal(signal.SIGKILL)
        server.wait(PATIENCE)
        os.close(ours)
    return said.decode()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_who_starts_it_for_this_machine_alone_is_told_how_to_let_others_in(tmp_path: Path) -> None:
    said = served(tmp_path, until="--share")
    assert "start it with --share to let others in" in said
    assert "Others on your network" not in said


def test_who_shares_it_is_shown_where_others_come_in(tmp_path: Path) -> None:
    with listening("0.0.0.0", 0) as line:
        outside = elsewhere(line)
    if outside is None:
        pytest.skip("this machine is in no network")
    said = served(tmp_path, "--share", until="▀▀▀▀▀▀▀▀▀▀")
    found = re.search(r"Others on your network open (http://\S+):\d+", said)
    assert found
    assert found[1] == outside.rpartition(":")[0]
    assert "█ ▄▄▄▄▄ █" in said  # the corners of a QR code


@pytest.mark.parametrize(
    ("adapters", "chosen"),
    [
        ([("lo", "127.0.0.1"), ("wlan0", "192.168.1.20")], "192.168.1.20"),
        ([("docker0", "172.17.0.1"), ("en0", "10.0.0.7")], "10.0.0.7"),
        ([("tun0", "10.8.0.2"), ("eth0", "203.0.113.9"), ("eth1", "192.168.0.3")], "192.168.0.3"),
        ([("eth0", "192.168.7.7"), ("eth1", "192.168.0.3")], "192.168.0.3"),
        ([("wlan0", "169.254.3.4"), ("wlan0", "fe80::1"), ("docker0", "172.17.0.1")], "172.17.0.1"),
        ([("lo", "127.0.0.1"), ("wlan0", "fd00::2")], None),
    ],
)
def test_of_several_addresses_the_one_that_a_friend_in_the_room_reaches(
    adapters: list[tuple[str, str]], chosen: str | None
) -> None:
    assert best((Adapter(*adapter) for adapter in adapters), socket.AF_INET, way_out="192.168.0.3") == chosen


def test_a_network_of_the_newer_kind_alone_will_do() -> None:
    adapters = [Adapter("lo", "::1"), Adapter("wlan0", "fe80::1"), Adapter("wlan0", "fd00::2")]
    assert best(adapters, socket.AF_INET6, way_out=None) == "fd00::2"
    assert network.origin("fd00::2", 8000) == "http://[fd00::2]:8000"


def test_only_who_listens_there_is_found_elsewhere() -> None:
    with listening("127.0.0.1", 0) as line:
        assert here(line) == f"http://127.0.0.1:{line.getsockname()[1]}"
        assert elsewhere(line) is None


@pytest.mark.parametrize(
    ("host", "only"),
    [
        ("localhost", True),
        ("cheese.localhost", True),
        ("127.0.0.1", True),
        ("127.9.9.9", True),
        ("::1", True),
        ("0.0.0.0", True),
        ("192.168.1.20", False),
        ("cheese.example", False),
    ],
)
def test_some_names_lead_nobody_else_here(host: str, only: bool) -> None:
    assert only_here(host) is only
