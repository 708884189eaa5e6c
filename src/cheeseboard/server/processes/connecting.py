"""Connecting to Redis (or Valkey), where processes meet: alike for all, and the one place that needs the library."""

import contextlib
from collections.abc import Iterator
from typing import Any

from ..limits import WrongSetting

try:
    from redis import Redis
    from redis.asyncio import Redis as AsyncRedis
    from redis.asyncio.retry import Retry as AsyncRetry
    from redis.backoff import NoBackoff
    from redis.exceptions import RedisError, ResponseError
    from redis.retry import Retry
except ModuleNotFoundError as missing:  # few have it
    if missing.name != "redis":
        raise
    raise WrongSetting("redis-missing") from None

TROUBLE = (RedisError, OSError, RuntimeError)
"""What comes of a Redis that does not answer; the last is uvloop's word for writing where the other end has hung up."""
REFUSED = ResponseError
"""What comes of a command that it does not carry out."""


def connect(url: str, patience: float, answers: float | None) -> "AsyncRedis":
    """For the event loop; answers have so many seconds, or None where whoever asks sees to that.

    Raises WrongSetting where that is no address; whether anybody is there is seen later.
    """
    bounds = _bounded(patience) | {"socket_timeout": answers}
    with _address_read():
        return AsyncRedis.from_url(url, retry=AsyncRetry(NoBackoff(), 0), **bounds)


def connect_threads(url: str, patience: float) -> "Redis":
    """The same for threads."""
    with _address_read():
        return Redis.from_url(url, retry=Retry(NoBackoff(), 0), **_bounded(patience))


def _bounded(patience: float) -> dict[str, Any]:
    """Nothing is tried again by itself, and nobody waits for long."""
    return {"socket_connect_timeout": patience, "socket_timeout": patience, "protocol": 2}


@contextlib.contextmanager
def _address_read() -> Iterator[None]:
    try:
        yield
    except ValueError as problem:
        raise WrongSetting("redis-address", problem=str(problem)) from None
