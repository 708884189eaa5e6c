"""A whole game in the terminal against bots.

Knows no game: the picture of the table and the words for what happens come from the game's own folder.
"""

import itertools
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

import cheeseboard as cb
from cheeseboard import bots
from cheeseboard.bots import rehearsal
from cheeseboard.bots.hints import Hint, find_hints
from cheeseboard.bots.levels import LEVELS
from cheeseboard.bots.search import Search
from cheeseboard.engine.errors import BadTable, BotFailed, CheeseboardError, IllegalMove
from cheeseboard.engine.match import Match
from cheeseboard.engine.told import Event, Reason, params_of, type_of
from cheeseboard.games import get
from cheeseboard.words import Person, chosen_language, has
from cheeseboard.words.here import tell

DEFAULT_BOT = "greedy"
COMMANDS = {
    "?": "command-help",
    "rules": "command-rules",
    "moves": "command-moves",
    "hint": "command-hint",
    "undo": "command-undo",
    "save": "command-save",
    "quit": "command-quit",
}
"""What can be typed beside moves, each with the code of what it does."""


def start(
    name: str,
    *,
    players: int | None,
    options: Mapping[str, str],
    company: Sequence[str],
    seat: int | None,
    you: str,
    seed: int | None,
) -> int:
    """Play at a new table; whoever chooses no seat begins."""
    game = get(name)
    players = max(min(game.counts), len(company) + 1) if players is None else players
    chosen: dict[str, Any] = {**game.check_options(players, options)}
    seat = int(chosen.get("first", 0)) if seat is None else seat
    check_seat(seat, players)
    if len(company) >= players:
        raise BadTable("too-many-bots", players=players, others=players - 1, bots=len(company))
    sitting = itertools.cycle(company or (DEFAULT_BOT,))
    seats = [None if place == seat else next(sitting) for place in range(players)]
    chance = itertools.repeat(None) if seed is None else itertools.count(seed)
    hired = {place: cb.bot(bot, seed=next(chance)) for place, bot in enumerate(seats) if bot}
    rehearsing = rehearsal.prepare([game])
    names = [name or you for name in bots.names_at(seats, taken=[you])]
    match = cb.new(name, players=players, seed=seed, names=names, **chosen)
    return Table(match, seat, hired, rehearsing).play()


def resume(name: str, file: Path, *, company: Sequence[str], seat: int | None) -> int:
    """Go on with a saved game: bots are known by their names, and you are the first who is no bot.

    A file cannot make us run somebody's code: for a `module:Class` in it greedy sits down, unless you name it again.
    """
    game = get(name)
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadTable("resume-not-utf8", file=str(file)) from None
    rehearsing = rehearsal.prepare([game])
    match = cb.load(text)
    if match.game is not game:
        raise BadTable("resume-other-game", file=str(file), found=match.game.name, game=name)
    known = [bots.seated_as(title) for title in match.names]
    if seat is None:
        seat = known.index(None) if None in known else 0
    check_seat(seat, match.players)
    sitting = itertools.cycle(company or (DEFAULT_BOT,))
    hired = {
        place: cb.bot(next(sitting) if company or not bot or bots.is_foreign(bot) else bot)
        for place, bot in enumerate(known)
        if place != seat
    }
    return Table(match, seat, hired, rehearsing).play()


def check_seat(seat: int, players: int) -> None:
    if not 0 <= seat < players:
        raise BadTable("seat-missing", number=seat, last=players - 1)


class Table:
    """You, the bots and a match between you."""

    def __init__(
        self, match: Match, seat: int, hired: Mapping[int, bots.Player], rehearsing: threading.Thread | None
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = dict(hired)
        self.rehearsing = rehearsing
        self.thinker = LEVELS[-1].search(seed=0)
        self.console = Console(highlight=False)
        self.told = match.event_count if match.moves else 0
        self.saved: set[Path] = set()

    def play(self) -> int:
        self.greet()
        self.complete_by_tab()
        stale = True
        while True:
            if stale:
                self.let_bots_move()
                self.tell()
                self.show()
            try:
                line = input("> ").strip()
            except EOFError:
                self.console.print()
                return 0
            if line == "quit":
                return 0
            stale = self.obey(line)

    def obey(self, line: str) -> bool:
        """Do what was typed; whether the table looks different now."""
        word, _, rest = line.partition(" ")
        try:
            match word:
                case "":
                    return False
                case "?" | "help":
                    self.help()
                case "rules":
                    self.rules()
                case "moves":
                    self.moves()
                case "hint":
                    self.hint()
                case "undo":
                    return self.undo()
                case "save":
                    self.save(rest)
                case _:
                    self.match.play(line)
                    return True
        except CheeseboardError as problem:
            self.show_line(problem.said(chosen_language()))
        return False

    def greet(self) -> None:
        match = self.match
        others = [name for place, name in enumerate(match.names) if place != self.seat]
        title = tell(match.game.said("title"))
        self.say("greeting", title=title, name=match.names[self.seat], number=self.seat, others=others)
        if match.commitment:
            self.say("commitment", commitment=match.commitment)

    def let_bots_move(self) -> None:
        while (turn := self.match.turn) is not None and turn != self.seat:
            with self.console.status(escape(tell("bot-thinking", name=self.match.names[turn]))):
                self.match.play(self.chosen(turn))

    def chosen(self, seat: int) -> str:
        """The move of a bot. For one that fails another takes over."""
        player = self.bots[seat]
        if isinstance(player.bot, Search):
            self.get_ready()
        try:
            return player.choose(self.match)
        except BotFailed as problem:
            player.close()
            heir = self.bots[seat] = cb.bot(bots.STAND_IN)
            [name] = bots.names_at([bots.STAND_IN], taken=self.match.names)
            assert name
            self.match.rename(seat, name)
            self.say("bot-replaced", problem=problem.said(chosen_language()), name=self.match.names[seat])
            return heir.choose(self.match)

    def get_ready(self) -> None:
        """Wait for compiled kernels: without them a search would think for minutes."""
        if self.rehearsing:
            self.rehearsing.join()

    def tell(self) -> None:
        """What has happened since you were last told: a line for each one's turn."""
        news = self.match.events(self.seat, since=self.told)
        for _, turn in itertools.groupby(news, key=lambda event: getattr(event, "seat", None)):
            self.show_line(" ".join(self.said("event", event) for event in turn))
        self.told = self.match.event_count

    def said(self, kind: str, told: Event | Reason) -> str:
        """An event as a sentence, a reason as the rest of one."""
        return tell(self.match.game.said(f"{kind}-{type_of(told)}"), self.people, **params_of(told))

    @property
    def people(self) -> list[Person]:
        return [Person(name, you=place == self.seat) for place, name in enumerate(self.match.names)]

    def show(self) -> None:
        view = self.match.view(self.seat)
        self.console.print()
        self.console.print(self.match.game.text.picture(view, self.in_picture), soft_wrap=True)
        if result := self.match.result:
            self.show_line(tell(self.match.game.said(f"result-{result.reason}"), self.people, **result.params))
            self.say("match-over-still")
            if self.match.key:
                self.say("key", key=self.match.key.hex())
        else:
            legal = tell("your-moves", moves=in_short(view.legal))
            self.console.print(f"  {legal}", markup=False, no_wrap=True, overflow="ellipsis")

    def in_picture(self, message: str, /, **params: Any) -> str:
        """What stands in a picture, where a name must not be taken for markup."""
        people = [Person(escape(person.name), person.you) for person in self.people]
        return tell(self.match.game.said(message), people, **params)

    def help(self) -> None:
        for paragraph in tell(self.match.game.said("help")).split("\n\n"):
            self.console.print(" ".join(paragraph.split()))
        rows = Grid.grid(padding=(0, 1, 0, 0))
        rows.add_column(no_wrap=True)
        for command, code in COMMANDS.items():
            typed = f"save {tell('word-file')}" if command == "save" else command
            rows.add_row(Text(f"  {typed}"), Text(tell(code)))
        self.console.print(rows)

    def rules(self) -> None:
        """The rules in brief, and what we are not sure of."""
        game = self.match.game
        self.say("rules-heading")
        for code in itertools.takewhile(has, (game.said(f"rule-{number}") for number in itertools.count(1))):
            self.item(tell(code, **self.match.options))
        self.say("unsure-heading")
        for name, fact in game.facts.items():
            if fact.certainty != "seed":
                said = tell(game.said(f"fact-{name}"), value=fact.value)
                self.item(tell("how-sure", said=said, certainty=fact.certainty))

    def moves(self) -> None:
        if self.match.turn is None:
            self.say("match-over")
        else:
            self.console.print(Columns(self.match.legal()))

    def hint(self) -> None:
        """The best moves, from what you know and nothing else."""
        if self.match.turn is None:
            self.say("match-over")
            return
        self.get_ready()
        with self.console.status(tell("thinking")):
            hints = find_hints(self.match.sight(self.seat), self.thinker)
        rows = Grid.grid(padding=(0, 2, 0, 0))
        for _ in range(3):
            rows.add_column(no_wrap=True)
        for hint in hints.best:
            rows.add_row(*map(Text, self.hinted(hint)))
        self.console.print(rows)
        level = len(hints.best) > 1 and len({hint.percent for hint in hints.best}) == 1
        if level and hints.best[0].points is not None:
            self.say("hint-level", percent=hints.best[0].percent)
        self.say("hint-chance", percent=round(100 * hints.chances[self.seat]), proven=hints.proven)

    def hinted(self, hint: Hint) -> list[str]:
        """A row of the table of hints: the move, what it is worth, and what speaks for it."""
        points = "" if hint.points is None else tell("hint-points", points=round(hint.points, 1))
        reasons = " · ".join(self.said("reason", reason) for reason in hint.reasons)
        return [f"  {hint.move}", tell("percent", percent=f"{hint.percent:>3}"), points, reasons]

    def undo(self) -> bool:
        """Back to before your last move. Bots agree, unless their answers have shown what they hold."""
        undo = self.match.undo_for(self.seat)
        if undo.revealed:
            raise IllegalMove("undo-revealed")
        self.match.undo_to(undo.moves)
        self.told = self.match.event_count
        return True

    def save(self, name: str) -> None:
        if not name:
            self.say("save-where")
            return
        try:
            file = Path(name).expanduser()
            if file.exists() and file not in self.saved:
                self.say("save-taken", file=str(file))
                return
            file.write_text(self.match.record(), encoding="utf-8")
        except (OSError, RuntimeError, ValueError) as problem:  # no such place, no such home, no such name
            why = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
            self.say("save-failed", file=name, problem=why)
            return
        self.saved.add(file)
        self.say("saved", file=str(file))

    def say(self, code: str, **params: Any) -> None:
        self.show_line(tell(code, **params))

    def item(self, sentence: str) -> None:
        """One of a list, whose further lines stand below its first."""
        row = Grid.grid(padding=(0, 1))
        row.add_row("  •", Text(sentence))
        self.console.print(row)

    def show_line(self, sentence: str) -> None:
        self.console.print(sentence, markup=False)

    def complete_by_tab(self) -> None:
        try:
            import readline
        except ImportError:
            return

        def complete(typed: str, number: int) -> str | None:
            words = [*self.match.legal(), *COMMANDS]
            fitting = [word for word in words if word.startswith(typed)]
            return fitting[number] if number < len(fitting) else None

        readline.set_completer_delims("")
        readline.set_completer(complete)
        readline.parse_and_bind("tab: complete")


def in_short(legal: Sequence[str]) -> str:
    """Moves that differ in their first word only, told together: `cat dog 0,1 1,0`."""
    targets: dict[str, list[str]] = {}
    for move in legal:
        first, _, rest = move.partition(" ")
        targets.setdefault(first, []).append(rest)
    together: dict[str, list[str]] = {}
    for first, rests in targets.items():
        together.setdefault("  ".join(rests), []).append(first)
    return "; ".join(f"{' '.join(firsts)}  {rests}".strip() for rests, firsts in together.items())
