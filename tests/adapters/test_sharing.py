"""What a batch tells lies in memory that others may read in place, and an adapter without its peer says what to do."""

import importlib
import sys

import numpy as np
import pytest

import cheeseboard as cb


@pytest.mark.parametrize("name", cb.shelf())
def test_what_a_batch_tells_is_shared_without_copying(name: str) -> None:
    batch = cb.batch(name, count=8, seed=1)
    told = batch.look()
    step = batch.step(batch.choose())
    alone = [
        batch.observe(),
        batch.observe(1),
        batch.legal(),
        batch.turns(),
        batch.score(),
        batch.winners(),
        batch.over,
    ]
    for array in (*told, *step, *alone, batch.choose()):
        shared = np.from_dlpack(array)
        assert np.shares_memory(shared, array)
        assert shared.dtype == array.dtype
    seen = np.from_dlpack(step.observations)
    batch.step(batch.choose(), step)  # written anew in place
    assert np.array_equal(seen, step.observations)


@pytest.mark.peers
def test_torch_shares_it_too() -> None:
    torch = importlib.import_module("torch")
    step = cb.batch("cheese-rescue", count=8, seed=1).look()
    for array in step:
        tensor = torch.from_dlpack(array)
        assert tensor.data_ptr() == array.ctypes.data
    assert torch.from_dlpack(step.masks).dtype == torch.bool


@pytest.mark.peers
def test_jax_reads_it_and_its_moves_are_taken() -> None:
    jax = importlib.import_module("jax")
    batch = cb.batch("cheese-rescue", count=8, seed=1)
    told = batch.look()
    seen, mask = jax.dlpack.from_dlpack(told.observations), jax.dlpack.from_dlpack(told.masks)
    assert np.array_equal(np.asarray(seen), told.observations)
    moves = jax.numpy.argmax(mask, axis=1)
    batch.step(np.asarray(moves))
    assert batch.states["cards"].tolist() == [1] * 8


@pytest.mark.parametrize(
    ("adapter", "peer", "needs"),
    [
        ("pettingzoo", "PettingZoo", "pettingzoo"),
        ("gymnasium", "Gymnasium", "gymnasium"),
        ("openspiel", "OpenSpiel", "pyspiel"),
    ],
)
def test_whoever_lacks_a_peer_is_told_how_to_get_it(
    adapter: str, peer: str, needs: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, needs, None)
    monkeypatch.delitem(sys.modules, f"cheeseboard.adapters.{adapter}", raising=False)
    with pytest.raises(ModuleNotFoundError) as missing:
        importlib.import_module(f"cheeseboard.adapters.{adapter}")
    assert str(missing.value) == f'{peer} is not installed here: pip install "cheeseboard[{adapter}]".'
