"""Whole numbers that people give: Python's, NumPy's, and whatever else is one."""

import operator
from typing import Any

from .errors import BadTable
from .quoting import quoted_number


def whole(value: Any) -> int | None:
    """The same number as Python has it; None where it is no whole number: true and false are not meant as one."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def counted(name: str, value: object, least: int = 1) -> int:
    """A number of things; raises BadTable, which calls it by this name."""
    number = whole(value)
    if number is None or number < least:
        raise BadTable("count-wrong", name=name, least=least, value=quoted_number(value))
    return number
