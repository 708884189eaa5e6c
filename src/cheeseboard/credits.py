"""What `cheeseboard credits` prints: who made the games, as far as we know."""

from collections.abc import Iterator
from typing import Any

from cheeseboard.engine.facts import Fact
from cheeseboard.engine.game import Game
from cheeseboard.games import get, names
from cheeseboard.words.here import tell


def show() -> int:
    for name in names():
        game = get(name)
        print(tell(game.said("title")))
        for line in credits_of(game):
            print(f"  {line}")
        print()
    print(tell("credits-unofficial"))
    return 0


def credits_of(game: Game) -> Iterator[str]:
    parts = game.parts
    yield from _named("credits-authors", parts.AUTHORS)
    yield from _named("credits-illustrators", parts.ILLUSTRATORS)
    yield from _named("credits-publishers", parts.PUBLISHERS)
    yield tell("credits-players", counts=list(game.counts))
    yield _sure(tell("how-old", age=parts.AGE.value), parts.AGE)
    yield _sure(tell("how-long", minutes=parts.MINUTES.value), parts.MINUTES)


def _named(code: str, fact: Fact[Any]) -> Iterator[str]:
    if fact.value:
        yield _sure(tell(code, names=list(fact.value)), fact)


def _sure(said: str, fact: Fact[Any]) -> str:
    """With how sure it is, where the rulebook does not say so."""
    return said if fact.certainty == "seed" else tell("how-sure", said=said, certainty=fact.certainty)
