"""How a search goes about a game."""

from typing import NamedTuple


class Style(NamedTuple):
    """How a search goes about it. Each game has values that suit it; lower levels see less."""

    curiosity: float
    """How much a move is tried because it looks promising rather than because it did well."""
    pessimism: float
    """How much worse than its siblings a move is thought to be before it has been tried."""
    ripe: int
    """How often a node is met before its moves are told apart."""
    plies: int
    """How many moves a world is played on before it is judged."""
    sure: int
    """How many moves before the end it is played out in full; half as many while several worlds are possible."""
    depth: int = 200
    """How many moves deep the tree may grow."""
    worlds: int = 0
    """How many different worlds are imagined; 0: a new one every time; -1: none, the true one is seen."""
    attention: int = 0
    """How many of its own moves the seat notices at each point, the others being overlooked; 0: all."""
    forgetful: bool = False
    """Whether what was seen a while ago is forgotten."""
