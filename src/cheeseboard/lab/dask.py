"""joblib's way to Dask, with two things mended that leave one waiting or working alone."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from joblib._dask import DaskDistributedBackend
from joblib.externals.loky.process_executor import _ExceptionWithTraceback


class Backend(DaskDistributedBackend):  # type: ignore[misc]
    def effective_n_jobs(self, n_jobs: int) -> int:
        """Two at least: of one, joblib would do the work here and leave the cluster alone."""
        return max(2, int(super().effective_n_jobs(n_jobs)))

    def submit(self, func: Any, callback: Callable[[Any], None] | None = None) -> "Future[Any]":
        """Tells as well that a task failed because its machine is gone: nobody would hear of it."""
        future: Future[Any] = super().submit(func, callback)

        def failed(ended: "Future[Any]") -> None:
            if callback and (problem := ended.exception()):
                callback(_ExceptionWithTraceback(problem))

        future.add_done_callback(failed)
        return future
