"""The pseudo-language: every letter that a catalogue says gets an accent."""

import re

from fluent.syntax.ast import Resource, TextElement
from fluent.syntax.visitor import Visitor

_PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_ACCENTED = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýž"
_LETTERS = str.maketrans(_PLAIN, _ACCENTED)
_MARKUP = re.compile(r"(\[[^\]]*\]|`[^`]*`)")
"""What is typed or shown as it is: a terminal's `[b]`, and what stands between backticks."""


class _Accenter(Visitor):
    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 -- the name is the library's
        pieces = _MARKUP.split(node.value)
        node.value = "".join(piece if at % 2 else piece.translate(_LETTERS) for at, piece in enumerate(pieces))


def accent(resource: Resource) -> None:
    _Accenter().visit(resource)
