"""What can be wrong with catalogues: messages that a language lacks, that nobody says, or that say something else."""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, get_args

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Junk,
    Message,
    MessageReference,
    SelectExpression,
    StringLiteral,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import cheeseboard
from cheeseboard.engine import rulebook
from cheeseboard.engine.game import Game
from cheeseboard.games import get, names

SOURCE = Path(cheeseboard.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
SHARED = ""
FAMILIES = ("event", "reason", "result", "fact", "option", "rule", "book")
"""What follows from a game's types and data, and from nothing else."""


class Said(NamedTuple):
    """What a message is made of."""

    shown: frozenset[str]
    """The parameters that stand in the sentence."""
    taken: frozenset[str]
    """Those, and the ones that it is chosen by."""
    others: frozenset[str]
    """The messages that it uses."""
    within: frozenset[str] = frozenset()
    """Those among them that stand in it as they are, and so take the same parameters."""


Catalogue = dict[str, dict[str, Said]]
"""By game, or SHARED."""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.taken: set[str] = set()
        self.others: set[str] = set()
        self.within: set[str] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 -- the names are the library's
        chooser = _Reader()
        chooser.visit(node.selector)
        self.taken |= chooser.taken
        self.others |= chooser.others
        self.within |= chooser.within
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        plain = re.sub(r"_(is|\d+)$", "", node.id.name)  # what Python and the page make of a parameter beside it
        self.shown.add(plain)
        self.taken.add(plain)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)
        self.within.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        self.generic_visit(node)
        for named in node.arguments.named:
            if named.name.name in ("each", "as", "of") and isinstance(named.value, StringLiteral):
                self.others.add(named.value.value)


def read(files: Iterable[Path]) -> tuple[dict[str, Said], list[str]]:
    """The messages in these files, and what is wrong with the files themselves."""
    found: dict[str, Said] = {}
    problems = []
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Junk):
                problems.append(f"{file.name} cannot be read at “{(entry.content or '').splitlines()[0]}”")
            elif isinstance(entry, Message):
                if entry.id.name in found:
                    problems.append(f"{file.name} has {entry.id.name} twice")
                reader = _Reader()
                reader.visit(entry)
                found[entry.id.name] = Said(*map(frozenset, (reader.shown, reader.taken, reader.others, reader.within)))
    return found, problems


def catalogue(home: Path, language: str) -> tuple[Catalogue, list[str]]:
    """Of a language, in a folder laid out as the package is."""
    found: Catalogue = {}
    problems = []
    places = {SHARED: home / "words"}
    places |= {folder.name.replace("_", "-"): folder / "words" for folder in sorted(home.glob("games/*/"))}
    for game, words in places.items():
        files = sorted((words / language).glob("*.ftl"))
        if game == SHARED or (words / "en").exists():
            found[game], wrong = read(files)
            problems += wrong
    return found, problems


def languages(home: Path) -> list[str]:
    return sorted({file.parent.name for file in [*home.glob("words/*/*.ftl"), *home.glob("games/*/words/*/*.ftl")]})


def compared(english: Catalogue, other: Catalogue) -> Iterator[str]:
    """What another language lacks, has for itself alone, or says of other things.

    A language may put its sentences together in its own way, from messages of its own where it needs them.
    """
    helping = {name for scope in other.values() for said in scope.values() for name in said.others}
    for game, messages in english.items():
        theirs = other.get(game, {})
        for name in sorted(messages.keys() - theirs.keys()):
            yield f"{_code(game, name)} is missing"
        for name in sorted(theirs.keys() - messages.keys() - helping):
            yield f"{_code(game, name)} is not in English"
        for name in sorted(messages.keys() & theirs.keys()):
            shown, taken = _whole(english, game, name)
            _, they_take = _whole(other, game, name)
            if wrong := sorted(they_take - taken):
                yield f"{_code(game, name)} takes {', '.join(wrong)}"
            if wrong := sorted(shown - they_take):
                yield f"{_code(game, name)} leaves out {', '.join(wrong)}"
    yield from dangling(other)


def _whole(words: Catalogue, game: str, name: str) -> tuple[set[str], set[str]]:
    """What a message shows and takes with all messages that stand in it."""
    scope = words[game] if name in words[game] else words[SHARED]
    if name not in scope:  # a shared message that is told of a game may use the game's
        return set(), set()
    said = scope[name]
    shown, taken = set(said.shown), set(said.taken)
    for inner in said.within:
        more_shown, more_taken = _whole(words, game, inner)
        shown |= more_shown
        taken |= more_taken
    return shown, taken


def dangling(words: Catalogue) -> Iterator[str]:
    """What a language's messages use and it does not have."""
    for game, messages in words.items():
        known = messages.keys() | words[SHARED].keys()
        if game == SHARED:  # some of these are told of a game, and then have its own at hand
            known = known.union(set.intersection(*(set(own) for name, own in words.items() if name)))
        for name, said in sorted(messages.items()):
            for other in sorted(said.others - known):
                yield f"{_code(game, name)} uses {other}, which is missing"


def undefined(english: Catalogue) -> Iterator[str]:
    """What messages, code and the games' types ask for and English does not have."""
    yield from dangling(english)
    for game, messages in english.items():
        known = messages.keys() | english[SHARED].keys()
        for name in sorted(_derived(game) - known if game else ()):
            yield f"{_code(game, name)} is missing"
    everything = {_code(game, name) for game, messages in english.items() for name in messages}
    for code in sorted(_raised()):
        game, _, name = code.rpartition(".")
        if code not in everything and name not in english[SHARED]:
            yield f"{code} is missing"


def unused(english: Catalogue) -> Iterator[str]:
    """What nobody says."""
    for game, messages in english.items():
        folders = _sources(game)
        literals = {name for text in folders for name in re.findall(r"""["'`.]([a-z][a-z0-9-]*)(?=["'`])""", text)}
        patterns = {pattern for text in folders for pattern in _patterns(text)}
        inside = {other for scope in english.values() for said in scope.values() for other in said.others}
        for name in sorted(messages.keys() - _derived(game) - inside - literals):
            family = game != SHARED and name.partition("-")[0] in FAMILIES
            if family or not any(_made(name, pattern, literals) for pattern in patterns):
                yield f"{_code(game, name)} is used nowhere"


def _code(game: str, name: str) -> str:
    return f"{game}.{name}" if game else name


def _derived(name: str) -> set[str]:
    """The messages that follow from a game's types and data."""
    if name == SHARED:
        return set().union(*(_derived(game) for game in names()))
    game: Game = get(name)
    found = {"title", "line", "help", "rule-1"}
    found |= {f"event-{tag}" for tag in _tags(game.view.AnyEvent)}
    found |= {f"reason-{tag}" for tag in _tags(game.reasons.AnyReason)}
    found |= {f"fact-{fact}" for fact in _unsure(game)}
    found |= set(rulebook.codes(game))
    for option in game.options:
        found |= {f"option-{option.name}", f"option-{option.name}-choice"}
    written = "".join(
        (SOURCE / "games" / name.replace("-", "_") / file).read_text() for file in ("view.py", "rules.py")
    )
    messages, _ = read((SOURCE / "games" / name.replace("-", "_") / "words" / "en").glob("*.ftl"))
    found |= {each for each in messages if each.startswith("result-") and f'"{each[7:]}"' in written}
    found |= messages.keys() & {f"option-{option.name}-note" for option in game.options}
    number = 1
    while f"rule-{number}" in messages:
        found.add(f"rule-{number}")
        number += 1
    return found


def _tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union) or (union,)}


def _unsure(game: Game) -> Mapping[str, Any]:
    return {name: fact for name, fact in game.facts.items() if fact.certainty != "seed"}


def _sources(game: str) -> list[str]:
    """The text of all that can say a game's messages, or the shared ones."""
    files = [file for file in SOURCE.rglob("*.py") if "page" not in file.relative_to(SOURCE).parts]
    files += [file for kind in ("*.ts", "*.svelte") for file in PAGE.rglob(kind) if not file.name.endswith(".test.ts")]
    if game != SHARED:
        own = game.replace("-", "_")
        files = [file for file in files if "games" not in file.parts or {own, game} & set(file.parts)]
    return [file.read_text(encoding="utf-8") for file in files]


def _patterns(text: str) -> Iterator[str]:
    """Names that are put together, `bench-{heading}` or `${head}-text`, with a star for what is put in."""
    for template in re.findall(r"""f"((?:[^"\s{]|\{[^}]*\})*)"|`((?:[^`\s$]|\$\{[^}]*\})*)`""", text):
        name = re.sub(r"\$?\{[^}]*\}", "*", "".join(template)).rpartition(".")[2]
        if re.fullmatch(r"[a-z]{3,}-[a-z*-]*\*[a-z*-]*|\*-[a-z]{3,}", name):
            yield name


def _made(name: str, pattern: str, literals: set[str]) -> bool:
    """Whether a name can be put together so; where it begins with what is put in, that must be a name itself."""
    if pattern.startswith("*"):
        return name.endswith(pattern[1:]) and name.removesuffix(pattern[1:]) in literals
    return re.fullmatch(pattern.replace("*", "[a-z0-9-]+"), name) is not None


def _raised() -> set[str]:
    """The codes that Python names where it tells or refuses something."""
    telling = (
        r"""\b(?:tell|say|warn|Problem|Unknown\w+|Bad\w+|Bot\w+|\w+Move|\w+Error)\(\s*(?:\w+, )?"([a-z][a-z0-9.-]*)\""""
    )
    files = [file for file in SOURCE.rglob("*.py") if "page" not in file.relative_to(SOURCE).parts]
    games = SOURCE / "games"
    shared = [file for file in files if games not in file.parents or file.parent == games]
    found = {code for file in shared for code in re.findall(telling, file.read_text(encoding="utf-8"))}
    for file in set(files) - set(shared):
        game = file.relative_to(games).parts[0].replace("_", "-")
        codes = re.findall(telling, file.read_text(encoding="utf-8"))
        found |= {code if "." in code else f"{game}.{code}" for code in codes}
    return found
