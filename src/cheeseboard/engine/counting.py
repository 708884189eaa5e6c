"""Numbers of things, as programmers give them."""

from operator import index

from .errors import BadTable
from .quoting import quoted_number


def counted(name: str, value: object) -> int:
    """A whole number of any kind, at least 1; raises BadTable, which calls it by this name."""
    try:
        number = 0 if isinstance(value, bool) else index(value)  # type: ignore[arg-type]
    except TypeError:
        number = 0
    if number < 1:
        raise BadTable("count-wrong", name=name, value=quoted_number(value))
    return number
