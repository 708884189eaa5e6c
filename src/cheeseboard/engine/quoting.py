"""Something wrong, told back to whoever gave it."""

_SPACES = "\u00a0\u202f"
"""Those at which a line does not break, as French has them before some signs."""

_LONGEST_SHOWN = 40


def quoted(value: object) -> str:
    """Something wrong, short enough to be told back to whoever gave it."""
    text = str(value)
    return printable(text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + "…")


def quoted_number(value: object) -> str:
    """The same where a number belongs: the text `"2"` must not look like a 2."""
    return quoted(value if hasattr(value, "__index__") else repr(value))


def printable(text: str) -> str:
    """With `\\x07` in place of what a terminal would obey. It obeys no space, though Python prints but one of them."""
    if text.isprintable():
        return text
    return "".join(
        character if character.isprintable() or character in _SPACES else repr(character)[1:-1] for character in text
    )
