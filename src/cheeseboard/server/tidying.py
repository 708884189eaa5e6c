"""Looking for garbage that goes in circles, which stops everybody: only among what is new, or while nobody is here.

Whatever else is not needed any more goes by itself. A table leaves no circles behind, nor does a connection.
"""

import asyncio
import gc
import threading
from collections.abc import Callable

from cheeseboard.words import say

from .limits import TIDY_AFTER, TIDY_EVERY

_NEVER = 1_000_000_000


def spare_the_old() -> None:
    """From here on nothing that is old is looked through by itself: with a thousand tables that takes 0.1 to 0.9 s."""
    gc.set_threshold(5_000, 5, _NEVER)


def begin(rehearsing: threading.Thread) -> None:
    """See to it, without anybody waiting, that what is needed for good has been loaded and is not looked through."""

    def settle() -> None:
        say("serve-alone")  # a whole catalogue, which the first sentence would wait for
        rehearsing.join()
        gc.freeze()

    threading.Thread(target=settle, name="settle", daemon=True).start()


async def tidy(at_rest: Callable[[], bool], every: float = TIDY_EVERY, after: float = TIDY_AFTER) -> None:
    """Look through everything while nobody is here; where somebody always is, once in a long while all the same."""
    loop = asyncio.get_running_loop()
    last = loop.time()
    while True:
        await asyncio.sleep(every)
        if at_rest() or loop.time() - last > after:
            gc.collect()
            last = loop.time()
