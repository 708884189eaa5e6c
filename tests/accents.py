"""The pseudo-language puts an accent on every letter that a catalogue says: words without one were said elsewhere."""

import re

_WORD = re.compile(r"(?<![\w`:/.-])[A-Za-z][A-Za-z'-]*(?![\w`/'-]|[.:]\w)")
_SHOWN_AS_TYPED = re.compile(r"`[^`]*`|(?<!\w)--?[a-z][a-z-]*|\[[^\]]*\]|\S*[:=,]\S+")


def left_in_english(shown: str) -> set[str]:
    """The plain words in a text, but for what stands there as it is typed: options, and what is in backticks."""
    return set(_WORD.findall(_SHOWN_AS_TYPED.sub(" ", shown)))
