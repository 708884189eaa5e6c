"""Looking for garbage that goes in circles, which stops everybody: a little among what is new, often, and among
everything while nobody is here.

Whatever else is not needed any more goes by itself. A table leaves no circles behind, nor does a connection. Left to
itself Python looks through what is new only when that has become a lot: with 800 tables for 0.1 s, and then through
what is old for a second.
"""

import asyncio
import gc
import threading
from collections.abc import Callable

from cheeseboard.words import say

from .limits import TIDY_AFTER, TIDY_EVERY, TIDY_NEW


def begin(rehearsing: threading.Thread) -> None:
    """See to it, without anybody waiting, that what is needed for good has been loaded; from here on `tidy` looks."""
    gc.disable()

    def settle() -> None:
        say("serve-alone")  # a whole catalogue, which the first sentence would wait for
        rehearsing.join()

    threading.Thread(target=settle, name="settle", daemon=True).start()


async def tidy(
    at_rest: Callable[[], bool], new: float = TIDY_NEW, every: float = TIDY_EVERY, after: float = TIDY_AFTER
) -> None:
    """Look through everything while nobody is here; where somebody always is, once in a long while all the same."""
    loop = asyncio.get_running_loop()
    looked = asked = loop.time()
    while True:
        await asyncio.sleep(new)
        gc.collect(0)
        gc.freeze()  # what is left is old now, and is not looked through again
        now = loop.time()
        if now - asked < every:
            continue
        asked = now
        if at_rest() or now - looked > after:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            looked = now
