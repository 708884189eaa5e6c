"""Tables of results, written once and shown as text, as Markdown and as HTML."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from cheeseboard.words.here import tell


@dataclass(frozen=True)
class Sheet:
    """A table with a heading for every column. The first column is words, the others are numbers."""

    title: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]
    notes: Sequence[str] = field(default=())
    """Sentences under it."""

    def markdown(self) -> str:
        lines = [self.headings, ["---", *("--:" for _ in self.headings[1:])], *self.rows]
        table = "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)
        return "\n\n".join([f"**{self.title}**", table, *self.notes])

    def html(self) -> str:
        head = "".join(f"<th>{escape(heading)}</th>" for heading in self.headings)
        body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in self.rows)
        notes = "".join(f"<p>{escape(note)}</p>" for note in self.notes)
        caption = f"<caption>{escape(self.title)}</caption>"
        return f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{notes}"

    def show(self, console: Console) -> None:
        shown = Table(title=self.title, box=SIMPLE)
        for number, heading in enumerate(self.headings):
            shown.add_column(heading, justify="right" if number else "left")
        for row in self.rows:
            shown.add_row(*row)
        console.print(shown, markup=False)
        for note in self.notes:
            console.print(note, markup=False, soft_wrap=True)


def text(sheets: Sequence[Sheet]) -> str:
    """For a terminal as wide as this one."""
    console = Console(highlight=False)
    with console.capture() as captured:
        for sheet in sheets:
            sheet.show(console)
    return captured.get().rstrip("\n")


def percent(rate: float, interval: tuple[float, float], digits: int = 1) -> str:
    """`43.2 % (41.0–45.4)`, as the language in use writes it."""
    low, high = (figure(100 * end, digits) for end in interval)
    return tell("lab-percent", rate=figure(100 * rate, digits), low=low, high=high)


def figure(value: float, digits: int = 1) -> str:
    """A number as the language in use writes it."""
    from babel.numbers import format_decimal

    from cheeseboard.words import chosen_language

    language = chosen_language().partition("-")[0]
    return format_decimal(value, "#,##0" + ("." + "0" * digits if digits else ""), locale=language)
