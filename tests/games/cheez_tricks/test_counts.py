"""What the cats that wait for the end of a round have counted is told with whom they catch."""

import pytest

import cheeseboard as cb
from cheeseboard.games.cheez_tricks.view import Caught, Move, Round, Score, Trick
from tests.games.cheez_tricks.rounds import GAME
from tests.strategies import random_match


def counted(cat: str, tricks: list[list[str]]) -> int:
    """Of the tricks that somebody won, what the cat looks at."""
    what = cat.split("-")[1]
    if cat.startswith("tuxedo") or what == "tricks":
        return len(tricks)
    taken = [card for trick in tricks for card in trick]
    return sum(what in (card[0], card[1:]) for card in taken)


@pytest.mark.parametrize("level", ["house", "wild"])
@pytest.mark.parametrize("players", GAME.counts)
def test_counts_are_those_of_the_cards_that_were_played(players: int, level: str) -> None:
    checked = set()
    for seed in range(6):
        match = random_match("cheez-tricks", players, seed, moves=10_000, level=level)
        won: list[list[list[str]]] = []
        lying: list[str] = []
        for event in match.events(None):
            if isinstance(event, Round):
                won = [[] for _ in range(players)]
            elif isinstance(event, Move):
                assert event.card
                lying.append(event.card)
            elif isinstance(event, Trick):
                won[event.seat].append(lying)
                lying = []
            elif isinstance(event, Caught):
                breed = event.cat.split("-")[0]
                waited = breed in ("grey", "ginger", "tuxedo")
                expected = [counted(event.cat, tricks) for tricks in won] if waited else None
                assert event.counts == expected
                if expected:
                    wanted = {"grey": max(expected), "ginger": min(expected), "tuxedo": int_of(event.cat)}[breed]
                    assert expected[event.seat] == wanted
                    checked.add(breed)
            elif isinstance(event, Score):
                for scored in event.cats:
                    waited = scored.cat.startswith(("grey", "ginger", "tuxedo"))
                    assert scored.counts == ([counted(scored.cat, tricks) for tricks in won] if waited else None)
    assert {"grey", "tuxedo"} <= checked


def int_of(cat: str) -> int | None:
    number = cat.split("-")[1]
    return int(number) if number.isdecimal() else None


def test_the_sheet_keeps_what_was_counted_in_every_round() -> None:
    match = random_match("cheez-tricks", 3, seed=2, moves=10_000)
    told = [[scored.counts for scored in event.cats] for event in match.events(None) if isinstance(event, Score)]
    view = match.view(None)
    assert isinstance(view, GAME.view.View)
    assert [[scored.counts for scored in played.cats] for played in view.sheet] == told  # type: ignore[attr-defined]
    assert any(counts for played in told for counts in played)
    assert cb.load(match.record()).view(None) == view
