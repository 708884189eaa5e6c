"""Who does the work: processes on this machine's cores, or a cluster of Dask's or Ray's. All by way of joblib.

Whoever hands work out gets the results as they end, in any order, and need not know who did it.
"""

import re
import signal
import threading
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from typing import Any, NamedTuple, Protocol, TypeVar

from joblib import Parallel, delayed
from joblib.externals.loky import get_reusable_executor
from joblib.externals.loky.process_executor import BrokenProcessPool

from cheeseboard.bots import rehearsal
from cheeseboard.engine.device import cores
from cheeseboard.engine.errors import BadTable, Unable
from cheeseboard.engine.game import Game
from cheeseboard.engine.whole import counted

# Whoever has seen enough closes the generator; joblib would then blame us for what is still being worked on.
warnings.filterwarnings("ignore", message=r".*limit unnecessary computation time", category=UserWarning)


class Numbered(Protocol):
    @property
    def number(self) -> int: ...


Task = TypeVar("Task")
Done = TypeVar("Done")
Result = TypeVar("Result", bound=Numbered)

LOCAL, DASK, RAY = "local", "dask", "ray"
BACKENDS = (LOCAL, DASK, RAY)
PATIENCE = 10.0
"""Seconds to wait for a cluster to answer."""
_WAVE = 4
"""Ray hands results over in waves: so many tasks for each of its processes at once."""


@dataclass
class Crew:
    """So many workers (None: all there are), here or at the address of a cluster. To be closed."""

    workers: int | None = None
    backend: str = LOCAL
    address: str | None = None
    _cluster: "_Cluster | None" = field(default=None, init=False, repr=False)

    def __post_init__(self) -> None:
        if self.backend not in BACKENDS:
            raise BadTable("crew-backend", backend=str(self.backend), backends=list(BACKENDS))
        if self.backend == LOCAL and self.address:
            raise BadTable("crew-address", backends=[DASK, RAY])
        if self.workers is not None:
            self.workers = counted("workers", self.workers)

    @property
    def here(self) -> bool:
        """Whether the workers are processes of this machine that end with the crew."""
        return self.backend == LOCAL

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def spread(self, game: Game, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Generator[Done]:
        """What comes of each task, as it ends. Kernels of the game are compiled once, before anybody needs them."""
        workers = min(self.workers or cores(), len(tasks)) if self.here else self.workers or -1
        if self.here and workers <= 1:
            yield from map(work, tasks)
        elif self.here:
            rehearsal.fill_cache(game)
            with _told():
                ended = Parallel(workers, backend="loky", return_as="generator_unordered")
                yield from _started(ended, (delayed(work)(task) for task in tasks))
        else:
            self._cluster = self._cluster or (_dask if self.backend == DASK else _ray)(self.address)
            calls = (delayed(_Ready(game, work))(task) for task in tasks)
            with _told():
                if self.backend == DASK:
                    yield from Parallel(workers, backend=self._cluster.way, return_as="generator_unordered")(calls)
                else:  # joblib cannot have Ray's results one by one
                    with Parallel(workers, backend=self._cluster.way) as together:
                        while wave := list(islice(calls, _WAVE * together._effective_n_jobs())):
                            yield from together(wave)

    def close(self) -> None:
        """End the processes that were started here; a cluster is left as it was."""
        if self.here and (executor := _running()):
            executor.shutdown(wait=True, kill_workers=True)
        if self._cluster:
            self._cluster.leave()
            self._cluster = None


class _Cluster(NamedTuple):
    way: Any
    """What joblib calls a backend."""
    leave: Callable[[], None]


@dataclass(frozen=True, eq=False)  # joblib wants a hash of it, whatever the work is made of
class _Ready:
    """Work on a machine of a cluster, where kernels may have to be compiled first: once for all its processes."""

    game: Game
    work: Callable[[Any], Any]

    def __call__(self, task: Any) -> Any:
        _prepared(self.game)
        return self.work(task)


@cache
def _prepared(game: Game) -> None:
    rehearsal.fill_cache(game)


def _started(parallel: Any, calls: Iterable[Any]) -> Any:
    """Results, from processes that do not hear Ctrl-C: this one does, and ends the others."""
    if threading.current_thread() is not threading.main_thread():
        return parallel(calls)
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return parallel(calls)
    finally:
        signal.signal(signal.SIGINT, heard)


def _running() -> Any:
    """The processes that joblib has here, if any."""
    from joblib.externals.loky import reusable_executor

    return get_reusable_executor() if reusable_executor._executor is not None else None


@contextmanager
def _told() -> Iterator[None]:
    """A worker that dies is told in a sentence."""
    try:
        yield
    except BrokenProcessPool as problem:
        status = re.search(r"\{([^}]*)\}", str(problem))
        raise Unable("crew-died", status=status[1] if status else "?") from None
    except Exception as problem:
        # The clusters' own errors, whose packages need not be there.
        if type(problem).__name__ in ("KilledWorker", "RayActorError", "WorkerCrashedError", "ActorDiedError"):
            raise Unable("crew-died", status=type(problem).__name__) from None
        raise


def _dask(address: str | None) -> _Cluster:
    try:
        from distributed import Client
    except ImportError:
        raise Unable("crew-package", backend="Dask", extra=DASK) from None
    from .dask import Backend

    if not address:
        raise BadTable("crew-no-address", backend="Dask", example="tcp://10.0.0.5:8786")
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, TimeoutError, ValueError):
        raise Unable("crew-unreachable", backend="Dask", address=address) from None
    with suppress(TimeoutError):
        client.wait_for_workers(1, timeout=PATIENCE)
    if not client.ncores():
        client.close()
        raise Unable("crew-empty", backend="Dask", address=address)
    return _Cluster(Backend(client=client), client.close)


def _ray(address: str | None) -> _Cluster:
    try:
        import ray
        from ray.util.joblib import register_ray
    except ImportError:
        raise Unable("crew-package", backend="Ray", extra=RAY) from None
    if not address:
        raise BadTable("crew-no-address", backend="Ray", example="10.0.0.5:6379")
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except (ConnectionError, ValueError, TimeoutError, RuntimeError):
        raise Unable("crew-unreachable", backend="Ray", address=address) from None
    register_ray()
    return _Cluster("ray", ray.shutdown)


def in_order(ended: Iterable[Result]) -> Iterator[Result]:
    """Results by their numbers, from 0 on, in whatever order they end."""
    waiting: dict[int, Result] = {}
    number = 0
    for each in ended:
        waiting[each.number] = each
        while number in waiting:
            yield waiting.pop(number)
            number += 1
