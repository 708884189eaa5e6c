"""French has a typography of its own, which nobody sees in an editor and every reader feels."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from .checking import SOURCE

FILES = [*SOURCE.glob("words/fr/*.ftl"), *SOURCE.glob("games/*/words/fr/*.ftl")]
AS_TYPED = re.compile(r"`[^`]*`|Chop!|Content-Type:|search:|'cheeseboard\[site\]'|\w+://|\w+:\w+")
WRONG = {
    "a straight apostrophe": r"'",
    "a wide space before a high sign": r" [;:!?%»]",
    "no space before a high sign": r"\w[;!?»]|\w:(?= |$)",
    "a wide space inside « »": r"« ",
}


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 -- the name is the library's
        self.found.append(AS_TYPED.sub("", node.value))


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.relative_to(SOURCE).parts))
def test_apostrophes_and_the_space_before_high_signs_are_french(file: Path) -> None:
    texts = _Texts()
    texts.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    assert texts.found
    assert [(name, text) for name, sign in WRONG.items() for text in texts.found if re.search(sign, text)] == []
