"""What is said to clients within one round of the event loop is sent together, in the order in which it was said."""

import asyncio
from typing import cast

from cheeseboard.server.entrance.wire import Post
from cheeseboard.server.limits import SENT_TOGETHER


class Socket:
    """Notes what is written to it."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False

    def write(self, frame: bytes) -> None:
        assert not self.closing
        self.written.append(frame)

    def is_closing(self) -> bool:
        return self.closing


def put(post: Post, socket: Socket, frame: bytes) -> None:
    post.put(cast("asyncio.Transport", socket), frame)


def test_what_is_said_in_one_round_is_sent_at_its_end() -> None:
    async def story() -> None:
        post, ada, bob = Post(), Socket(), Socket()
        put(post, ada, b"first")
        put(post, bob, b"second")
        put(post, ada, b"third")
        assert ada.written == bob.written == []
        await asyncio.sleep(0)
        assert (ada.written, bob.written) == ([b"first", b"third"], [b"second"])
        put(post, ada, b"fourth")
        post.send()  # as before a connection is ended
        assert ada.written == [b"first", b"third", b"fourth"]
        await asyncio.sleep(0)
        assert ada.written == [b"first", b"third", b"fourth"]

    asyncio.run(story())


def test_only_so_many_wait_for_each_other() -> None:
    async def story() -> None:
        post, ada = Post(), Socket()
        for _ in range(SENT_TOGETHER):
            assert not ada.written
            put(post, ada, b"news")
        assert len(ada.written) == SENT_TOGETHER

    asyncio.run(story())


def test_whoever_is_gone_by_then_is_sent_nothing() -> None:
    async def story() -> None:
        post, ada, bob = Post(), Socket(), Socket()
        put(post, ada, b"news")
        put(post, bob, b"news")
        ada.closing = True
        await asyncio.sleep(0)
        assert (ada.written, bob.written) == ([], [b"news"])

    asyncio.run(story())
