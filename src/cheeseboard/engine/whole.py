"""Whole numbers that people give: Python's, NumPy's, and whatever else is one."""

import operator
from typing import Any


def whole(value: Any) -> int | None:
    """The same number as Python has it; None where it is no whole number: true and false are not meant as one."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None
