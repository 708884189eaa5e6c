"""Work that is spread over a real cluster of Dask's, and of Ray's; and what is said where it cannot be."""

import sys
from collections.abc import Iterator

import pytest

from cheeseboard import cli
from cheeseboard.complaints import FAILURE, USAGE
from cheeseboard.games import get
from cheeseboard.lab.crew import Crew

Captured = pytest.CaptureFixture[str]
WORDS = ["arena", "cheese-rescue", "--seats", "greedy,random", "--games", "8", "--json", "-"]


@pytest.fixture
def cluster() -> Iterator[str]:
    """The address of a cluster with one process that works."""
    import dask
    from distributed import LocalCluster

    once = dask.config.set({"distributed.scheduler.allowed-failures": 0})
    with once, LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as started:
        yield started.scheduler_address


@pytest.mark.filterwarnings("ignore")  # the cluster's own, while it ends
def test_a_cluster_of_dask_plays_the_same_games(cluster: str, capsys: Captured) -> None:
    assert cli.main([*WORDS, "--workers", "1"]) == 0
    here = capsys.readouterr().out
    assert cli.main([*WORDS, "--backend", "dask", "--address", cluster]) == 0
    assert capsys.readouterr().out == here


@pytest.mark.filterwarnings("ignore")
def test_a_machine_of_the_cluster_that_dies_is_told(cluster: str) -> None:
    with Crew(backend="dask", address=cluster) as crew, pytest.raises(ValueError, match="was ended from outside"):
        list(crew.spread(get("cheese-rescue"), _die, range(4)))


def _die(_: int) -> None:
    import os

    os._exit(3)


@pytest.mark.peers
@pytest.mark.filterwarnings("ignore")  # of JAX, if it was imported by then, about processes that begin
def test_a_cluster_of_ray_plays_the_same_games(capsys: Captured) -> None:
    import ray
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 2})
    try:
        assert cli.main([*WORDS, "--workers", "1"]) == 0
        here = capsys.readouterr().out
        assert cli.main([*WORDS, "--backend", "ray", "--address", cluster.address]) == 0
        assert capsys.readouterr().out == here
    finally:
        ray.shutdown()
        cluster.shutdown()


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        (["--backend", "dask"], USAGE, "at what address the Dask cluster is"),
        (["--address", "tcp://127.0.0.1:1"], USAGE, "choose dask or ray as the backend too"),
        (["--backend", "cray"], USAGE, "“cray” is no choice: write local, dask, or ray"),
        (["--backend", "dask", "--address", "tcp://127.0.0.1:1"], FAILURE, "no Dask cluster at tcp://127.0.0.1:1"),
    ],
)
@pytest.mark.filterwarnings("ignore")
def test_what_is_said_where_there_is_no_cluster(
    words: list[str], status: int, sentence: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cheeseboard.lab.crew.PATIENCE", 0.5)
    try:
        assert cli.main([*WORDS, *words]) == status
    except SystemExit as ended:
        assert ended.code == status  # noqa: PT017 -- how the parser ends
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(("backend", "package", "extra"), [("dask", "distributed", "dask"), ("ray", "ray", "ray")])
def test_a_package_that_is_missing_is_named(
    backend: str, package: str, extra: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    assert cli.main([*WORDS, "--backend", backend, "--address", "somewhere:1"]) == FAILURE
    assert f'`pip install "cheeseboard[{extra}]"` brings it' in capsys.readouterr().err
