"""What is said at this machine: in the language of whoever sits there."""

from collections.abc import Sequence
from typing import Any

from .catalogue import Person, chosen_language, say


def tell(code: str, people: Sequence[Person] = (), /, **params: Any) -> str:
    """The sentence of that code."""
    return say(code, params, people, chosen_language())
