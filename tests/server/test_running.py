import socket
from pathlib import Path

import pytest

from cheeseboard.server.running import FIRST_PORT, NoPort, listening
from tests.server.house import start


def test_a_named_port_that_is_in_use_is_said_so(tmp_path: Path) -> None:
    with listening("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        server = start(tmp_path, port=port)
        said, trouble = server.communicate(timeout=20)
        assert (server.returncode, said) == (1, "")
        problem = f"Port {port} is in use; choose another, or leave --port out for the next free one."
        assert trouble == f"cheeseboard: {problem}\n"
        assert not any(tmp_path.iterdir())


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
