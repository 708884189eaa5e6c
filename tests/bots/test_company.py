"""What bots are called at a table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cheeseboard as cb
from cheeseboard import bots

EVERY = st.sampled_from([*bots.names(), "search:50ms", "mine:First", None])


def test_each_kind_is_a_family_of_five_and_no_two_share_a_name() -> None:
    assert list(bots.FAMILIES) == bots.names()
    everybody = [name.casefold() for family in bots.FAMILIES.values() for name in family]
    assert len(everybody) == len(set(everybody)) == 5 * len(bots.FAMILIES)


def test_bots_of_one_kind_are_called_by_different_names() -> None:
    assert bots.names_at(["search:2", None, "search:2", "greedy"]) == ["Biscuit", None, "Muffin", "Nibbles"]


def test_a_bot_takes_no_name_that_somebody_at_the_table_has() -> None:
    assert bots.names_at(["search:2", "search:2"], taken=["biscuit", "Ada"]) == ["Muffin", "Dumpling"]
    assert bots.names_at(["search:1"], taken=bots.FAMILIES["search:1"]) == ["Pip 2"]


def test_a_bot_of_somebodys_own_is_numbered_by_what_it_calls_itself() -> None:
    assert bots.names_at(["mine:First", "mine:First"]) == ["mine:First", "mine:First 2"]
    assert bots.names_at(["mine:First", "mine:First"], own={"mine:First": "Felix"}) == ["Felix", "Felix 2"]


@given(st.lists(EVERY, max_size=8), st.lists(st.sampled_from(["Ada", "pip", "Biscuit 2", "MUFFIN", "mine:First"])))
def test_nobody_at_a_table_has_anothers_name_and_each_is_known_by_it_again(
    kinds: list[str | None], taken: list[str]
) -> None:
    called = bots.names_at(kinds, taken)
    heard = [name.casefold() for name in called if name]
    assert len(heard) == len(set(heard))
    assert not set(heard) & {name.casefold() for name in taken}
    assert [name and bots.seated_as(name) for name in called] == kinds


@pytest.mark.parametrize(
    ("asked", "kind"),
    [
        ("biscuit", "search:2"),
        ("Muffin", "search:2"),
        ("professor-rind", "search:5"),
        ("Professor Rind", "search:5"),
        ("Nibbles", "greedy"),
        ("search", "search:3"),
    ],
)
def test_a_bot_can_be_asked_for_by_name(asked: str, kind: str) -> None:
    assert cb.bot(asked, seed=1).name == kind


@pytest.mark.parametrize(("title", "bot"), [("greedy B", "greedy"), ("search:2 C", "search:2"), ("Ada B", None)])
def test_bots_of_records_written_earlier_are_known_again(title: str, bot: str | None) -> None:
    assert bots.seated_as(title) == bot
