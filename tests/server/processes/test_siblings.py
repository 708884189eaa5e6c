import asyncio
import gc
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvloop

from cheeseboard.server.limits import HANDED_OVER
from cheeseboard.server.processes.siblings import Giving, Siblings, Taking

LOOPS = {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}


class Guest(asyncio.Protocol):
    """What the worker that has accepted somebody knows of them."""

    def __init__(self) -> None:
        self.gone = asyncio.Event()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self.gone.set()


class Street:
    """Where guests knock at one worker, and another one is to serve them."""

    def __init__(self, folder: Path) -> None:
        self.workers = [Siblings(folder, 2, number) for number in range(2)]
        self.giving = Giving(self.workers[0])
        self.arrived: list[tuple[socket.socket, bytes]] = []
        self._guests: list[tuple[socket.socket, asyncio.Transport, Guest]] = []

    def take(self) -> Taking:
        return Taking(self.workers[1], lambda *each: self.arrived.append(each))

    async def guest(self) -> tuple[socket.socket, asyncio.Transport]:
        """A guest, and the worker's end."""
        ours, theirs = socket.socketpair()
        transport, guest = await asyncio.get_running_loop().connect_accepted_socket(Guest, theirs)
        transport.pause_reading()
        self._guests.append((ours, transport, guest))
        return ours, transport

    async def give(self, transport: asyncio.Transport, asked: bytes = b"a socket, please") -> None:
        await self.giving.hand_over(1, transport, asked)
        transport.close()

    async def empty(self) -> None:
        for line, _ in self.arrived:
            line.close()
        for ours, transport, guest in self._guests:
            transport.close()
            await guest.gone.wait()
            ours.close()


Play = Callable[[Street], Awaitable[None]]


@pytest.fixture(params=LOOPS)
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Play], None]:
    """On each loop that a worker may have."""

    async def played(play: Play) -> None:
        street = Street(tmp_path)
        try:
            await asyncio.wait_for(play(street), 20)
        finally:
            await street.empty()

    def running(play: Play) -> None:
        with asyncio.Runner(loop_factory=LOOPS[request.param]) as runner:
            runner.run(played(play))

    return running


@contextmanager
def none_left_open() -> Iterator[None]:
    gc.collect()  # what other tests have left open
    before = len([*Path("/proc/self/fd").iterdir()])
    yield
    assert len([*Path("/proc/self/fd").iterdir()]) == before


Run = Callable[[Play], None]


def test_every_table_has_one_worker_and_nothing_else_is_handed_over(tmp_path: Path) -> None:
    workers = [Siblings(tmp_path, 3, number) for number in range(3)]
    chosen = set()
    for number in range(30):
        table = b"k3v9x2m7%02d" % number
        asked = b"/api/tables/%b/socket?since=1", b"/api/tables/%b", b"/api/tables/%b/seats/1", b"/table/%b?look=2"
        [whose] = {worker.whose(path % table) for worker in workers for path in asked}
        assert [worker.serves(table.decode()) for worker in workers] == [number == whose for number in range(3)]
        chosen.add(whose)
    assert chosen == {0, 1, 2}
    for other in (b"", b"/", b"/api/tables", b"/api/tables/", b"/api/games", b"/api/tables?table/k3v9x2m7q1", b"*"):
        assert [worker.whose(other) for worker in workers] == [0, 1, 2]


def test_a_connection_that_is_handed_over_goes_on(run: Run) -> None:
    async def play(street: Street) -> None:
        taking = street.take()
        guest, transport = await street.guest()
        await street.give(transport)
        while not street.arrived or not transport.is_closing():
            await asyncio.sleep(0)
        [(line, asked)] = street.arrived
        assert asked == b"a socket, please"
        guest.sendall(b"hello")
        reader, writer = await asyncio.open_connection(sock=line)
        assert await reader.read(5) == b"hello"
        writer.write(b"welcome")
        await writer.drain()
        assert guest.recv(7) == b"welcome"
        writer.close()
        await writer.wait_closed()
        assert guest.recv(1) == b""
        taking.close()

    run(play)


def test_more_than_the_system_holds_wait_for_their_turn_and_all_arrive(run: Run) -> None:
    async def play(street: Street) -> None:
        taking = street.take()
        guests = [await street.guest() for _ in range(100)]
        await asyncio.gather(*(street.give(transport, b"%d" % number) for number, (_, transport) in enumerate(guests)))
        taking.close()
        assert [asked for _, asked in street.arrived] == [b"%d" % number for number in range(100)]
        for line, asked in street.arrived:
            line.sendall(asked)
            line.close()
        for number, (guest, _) in enumerate(guests):
            assert guest.recv(9) == b"%d" % number
            assert guest.recv(1) == b""

    with none_left_open():
        run(play)


def test_what_cannot_be_handed_over_stays(run: Run) -> None:
    async def play(street: Street) -> None:
        guest, transport = await street.guest()
        with pytest.raises(FileNotFoundError):
            await street.give(transport)  # nobody has ever been there
        taking = street.take()
        with pytest.raises(OSError, match="too long"):
            await street.give(transport, b"x" * (HANDED_OVER + 1))
        await street.give((await street.guest())[1])
        taking.close()
        assert len(street.arrived) == 1  # what had been handed over before it went
        with pytest.raises(ConnectionRefusedError):
            await street.give(transport)
        transport.write(b"still here")
        assert guest.recv(10) == b"still here"

    run(play)


def test_whoever_takes_a_number_over_gets_what_comes_from_then_on(run: Run) -> None:
    async def play(street: Street) -> None:
        old = street.take()
        new = Taking(street.workers[1], lambda line, asked: street.arrived.append((line, asked + b" here")))
        await street.give((await street.guest())[1], b"new")
        old.close()
        await street.give((await street.guest())[1], b"newer")
        new.close()
        assert [asked for _, asked in street.arrived] == [b"new here", b"newer here"]

    run(play)
