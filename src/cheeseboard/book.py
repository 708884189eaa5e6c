"""What `cheeseboard rules GAME` prints: the whole rulebook, with its examples as they look in a terminal."""

import textwrap
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from cheeseboard.engine.rulebook import Example, Paragraph, rulebook
from cheeseboard.games import get
from cheeseboard.words import Person
from cheeseboard.words.here import tell

_WIDEST = 88


def show(name: str) -> int:
    """Raises UnknownGame."""
    _Printing(name).whole()
    return 0


class _Printing:
    def __init__(self, name: str) -> None:
        self.game = get(name)
        self.book = rulebook(self.game)
        self.console = Console(highlight=False)
        self.console.width = min(self.console.width, _WIDEST)
        self.drawn: Any = None
        """The view that was drawn last: several examples may tell of one."""

    def whole(self) -> None:
        title = tell("book-of", game=tell(self.game.said("title")))
        self.console.print(f"[b]{escape(title)}[/]")
        for number, section in enumerate(self.book.sections, 1):
            heading = tell(self.game.said(f"book-section-{section.name}"))
            self.console.print(f"\n[b]{number}. {escape(heading)}[/]")
            for paragraph in section.paragraphs:
                self.paragraph(paragraph)

    def paragraph(self, told: Paragraph) -> None:
        text = escape(tell(self.game.said(f"book-{told.name}"), **self.book.params))
        self.console.print(f"\n{text}  [dim]{' '.join(told.clauses)}[/]".rstrip())
        for doubt in told.doubts:
            said = tell(self.game.said(f"fact-{doubt.name}"), value=doubt.value)
            self.indented(tell("how-sure", said=said, certainty=doubt.certainty), "dim")
        for example in told.examples:
            self.example(example)

    def example(self, told: Example) -> None:
        people = [Person(name) for name in told.names]
        if told.view != self.drawn:

            def say(message: str, /, **params: Any) -> str:
                return tell(self.game.said(message), people, **params)

            picture = self.game.text.picture(told.view, say)
            self.console.print("\n" + textwrap.indent(picture, "  "), soft_wrap=True)
            self.drawn = told.view
        caption = tell(self.game.said(f"book-example-{told.name}"), people, **{**self.book.params, **told.params})
        refused = tell(told.refused.code, people, **told.refused.params) if told.refused else ""
        self.indented(f"{caption} {refused}".rstrip(), "i")

    def indented(self, text: str, style: str) -> None:
        self.console.print(Padding.indent(escape(text), 4), style=style)
