"""Every bound the server keeps, in one place. `docs/hosting.md` says what happens at each."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    bot_pace: float = 0.7
    """Seconds from one move to a bot's answer, so that people can follow."""
    bot_threads: int = 2
    """Bots that think at the same moment; further ones wait."""
    save_patience: float = 2.0
    """Seconds that a write waits for another program's lock on the database."""
    slow_client: float = 10.0
    """Seconds a client may take to accept one message before it is dropped."""
    heartbeat: float = 20.0
    """Seconds between pings, and again that long for the answer."""
    message_bytes: int = 1024
    """A longer socket message is refused."""
    flood_bytes: int = 64 * 1024
    """A longer one closes the connection."""
    messages_per_second: int = 20
    """Messages beyond this wait to be read."""
    messages_at_once: int = 40
    """A burst this long is read without waiting."""
    body_bytes: int = 16 * 1024
    """A longer request body is refused."""
    name_letters: int = 24
    """The longest name a guest may have."""
    tables_per_guest: int = 100
    """Unfinished tables that one guest may have laid within a day."""
    tables_listed: int = 50
    """The most tables in the list of open tables."""
    tables_kept: int = 1000
    """Tables kept in memory although nobody is at them."""
    shutdown: int = 1
    """Seconds that open connections get when the server stops."""


class Refusal(Exception):  # noqa: N818 -- reads as what happened
    """Something asked of the server cannot be done; the text is the sentence that the asker gets."""

    def __init__(self, sentence: str, status: int = 400) -> None:
        super().__init__(sentence)
        self.status = status
