"""A game in the terminal: what is typed, and what is answered."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard import cli, terminal
from cheeseboard.bots import rehearsal
from cheeseboard.games import get
from cheeseboard.words import PSEUDO
from tests.accents import left_in_english

Captured = pytest.CaptureFixture[str]


class Player:
    """Somebody at the keyboard who leaves when they have nothing more to type."""

    def __init__(self, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        monkeypatch.setenv("COLUMNS", "200")
        # Compiled kernels are at hand already, or compiled once; no need to play without them meanwhile.
        monkeypatch.setattr(rehearsal, "prepare", lambda games: None)  # noqa: ARG005

    def plays(self, *typed: str, words: Iterable[str] = ("--seed", "7")) -> str:
        """Everything that was shown, in one go."""
        return "".join(self.answers(*typed, words=words))

    def answers(self, *typed: str, words: Iterable[str] = ("--seed", "7"), game: str = "cheese-rescue") -> list[str]:
        """What was shown at first, and after each line typed."""
        lines, shown = iter(typed), []

        def type_next(prompt: str) -> str:  # noqa: ARG001 -- as input() takes it
            shown.append(self.capsys.readouterr().out)
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        self.monkeypatch.setattr("builtins.input", type_next)
        assert cli.main(["play", game, *words]) == 0
        return [*shown, self.capsys.readouterr().out]


@pytest.fixture
def player(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> Player:
    return Player(capsys, monkeypatch)


def hand(shown: str) -> list[str]:
    found = re.findall(r"your hand: (.*)", shown)
    return str(found[-1]).split()


def test_it_says_who_plays_and_how_to_get_help(player: Player) -> None:
    shown = player.plays(words=["--name", "Ada", "--bots", "greedy,random,greedy"])
    assert "Ada on seat 0, against Nibbles, Whim, and Gobble. ? for help." in shown


def test_bots_are_asked_for_by_name_and_none_has_yours(player: Player) -> None:
    shown = player.plays(words=["--name", "Biscuit", "--bots", "biscuit,search:2"])
    assert "Biscuit on seat 0, against Muffin and Dumpling." in shown


def test_whoever_chooses_no_seat_begins(player: Player) -> None:
    shown = player.answers(words=["--seed", "7"], game="chop-chop")[0]
    assert "Guest on seat 1, against Nibbles." in shown
    assert "legal: " in shown
    assert "Nibbles moves" not in shown


def test_the_bots_before_you_move_first(player: Player) -> None:
    first = player.answers(words=["--seat", "1", "--seed", "7"])[0]
    assert "Nibbles lays" in first
    assert "1 of 24 cards laid" in first


@pytest.mark.parametrize(
    ("words", "sentence"),
    [(["--seat", "2"], "There is no seat 2"), (["--name", "A\nB"], "A name is printable text")],
)
@pytest.mark.usefixtures("player")
def test_seats_that_cannot_be_taken(words: list[str], sentence: str, capsys: Captured) -> None:
    assert cli.main(["play", "cheese-rescue", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_a_move_is_answered_by_the_bots(player: Player) -> None:
    _, after, _ = player.answers("c1 0,1")
    assert "You lay a 1-point cheese at column 0, row 1." in after
    assert "Nibbles lays" in after
    assert "2 of 24 cards laid" in after


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("castle", "“castle” is no move"),
        ("c1 0,0", "A card lies at column 0, row 0 already."),
        ("c1 9,9", "5×5 square"),
        ("save", "Say where to: `save FILE`"),
        ("save /nowhere/at/all", "No such file or directory"),
        ("undo", "There is no move of yours to take back."),
        ("save ~nosuchuser/game", "It cannot be saved as"),
        ("save a\0b", "It cannot be saved as"),
    ],
)
def test_what_cannot_be_done_gets_a_sentence_and_changes_nothing(player: Player, typed: str, sentence: str) -> None:
    _, after, _ = player.answers(typed)
    assert sentence in after
    assert "your hand" not in after


def tricks(mine: int) -> tuple[cb.Match, list[str]]:
    """A match of two as it is played with seed 7, until you have moved so often; and what you typed."""
    match, other = cb.new("cheez-tricks", players=2, seed=7), cb.bot("greedy", seed=7)
    while match.turn != 0 or match.movers.count(0) < mine:
        match.play(match.legal()[0] if match.turn == 0 else other.choose(match))
    return match, [move for seat, move in zip(match.movers, match.moves, strict=True) if seat == 0]


def test_undo_takes_back_your_move_while_nobody_has_answered_it(player: Player) -> None:
    mine = next(mine for mine in range(1, 20) if tricks(mine)[0].movers[-1] == 0)  # you took the trick, and lead
    match, typed = tricks(mine)
    *_, before, _, after, _ = player.answers(*typed, "undo", game="cheez-tricks")
    shown = before.partition("\n\n")[2]
    assert after.partition("\n")[2] == shown
    assert match.moves[-1] in shown


@pytest.mark.parametrize(
    ("game", "typed", "sentence"),
    [
        ("cheese-rescue", "c1 0,1", "Chance has answered your last move"),
        ("cheez-tricks", tricks(0)[0].legal()[0], "The others have shown what they hold"),
    ],
)
def test_undo_takes_nothing_back_that_has_told_you_something(
    player: Player, game: str, typed: str, sentence: str
) -> None:
    _, _, after, _ = player.answers(typed, "undo", game=game)
    assert after.startswith(sentence)
    assert after.endswith("so it cannot be taken back.\n")
    assert after.count("\n") == 1


def test_help_and_moves_are_listed(player: Player) -> None:
    _, help_shown, moves_shown, _ = player.answers("?", "moves")
    for command in terminal.COMMANDS:
        assert re.search(rf"^  {re.escape(command)} +\w", help_shown, re.MULTILINE)
    match = cb.new("cheese-rescue", players=2, seed=7)
    assert re.split(r"\s{1,}(?=[a-z])", moves_shown.strip()) == match.legal()


def test_a_hint_names_good_moves_and_says_why(player: Player) -> None:
    _, hinted, _ = player.answers("hint", words=("--players", "3", "--seed", "7"))
    told = re.findall(r"^  (\S+ \S+) +(\d+)%  about (\S+) points? +.+$", hinted, re.MULTILINE)
    legal = cb.new("cheese-rescue", players=3, seed=7).legal()
    assert 2 <= len(told) <= 3
    assert all(move in legal for move, _, _ in told)
    promised = [(int(chance), float(points)) for _, chance, points in told]
    assert promised == sorted(promised, reverse=True)
    assert ("The chances are level, " in hinted) is (len({chance for chance, _ in promised}) == 1)
    assert "cheese" in hinted  # a reason drawn from the game
    assert re.search(r"^Your chance to win: \d+%\.$", hinted, re.MULTILINE)
    assert "your hand" not in hinted  # nothing has changed


def test_a_hint_by_what_was_learnt_promises_no_points(player: Player) -> None:
    _, hinted, _ = player.answers("hint", game="cheez-tricks")
    assert len(re.findall(r"^  \S+ +\d+%", hinted, re.MULTILINE)) > 1
    assert "about" not in hinted


def test_there_is_no_hint_after_the_end(player: Player) -> None:
    *_, after, _ = player.answers(*whole_game(), "hint")
    assert after == "The game is over.\n"


def test_legal_moves_are_told_in_short() -> None:
    assert terminal.in_short(["cat 0,1", "cat 1,0", "c1 0,1", "c1 1,0"]) == "cat c1  0,1  1,0"
    assert terminal.in_short(["P7", "S10"]) == "P7 S10"
    assert terminal.in_short(["a 1", "b 2"]) == "a  1; b  2"


def test_the_rules_are_told_in_brief_with_what_we_are_not_sure_of(player: Player) -> None:
    _, told, _ = player.answers("rules")
    rules, _, unsure = told.partition("What we are not sure of\n")
    assert rules.startswith("The rules in brief\n  ")
    facts = {name: fact for name, fact in get("cheese-rescue").facts.items() if fact.certainty != "seed"}
    assert len(
        re.findall(r"\((?:told by reviews or shops|worked out by us|our ruling)\)$", unsure, re.MULTILINE)
    ) == len(facts)


WIDE = ("--seed", "7", "--name", "[b]Ada[/b]")


def test_a_name_is_not_taken_for_markup(player: Player) -> None:
    shown = player.plays("c1 0,1", words=WIDE)
    assert "[b]Ada[/b] on seat 0" in shown
    others = player.plays(words=["--seat", "1", "--seed", "7", "--bots", "greedy"])
    assert "Nibbles" in others


def whole_game(game: str = "cheese-rescue") -> list[str]:
    """Lines that play the game with seed 7 to its end."""
    match = cb.new(game, players=2, seed=7)
    other, you = cb.bot("greedy", seed=7), match.turn
    typed = []
    while match.turn is not None:
        if match.turn == you:
            typed.append(match.legal()[0])
            match.play(typed[-1])
        else:
            match.play(other.choose(match))
    return typed


@pytest.mark.parametrize("game", cb.shelf())
def test_no_sentence_of_a_whole_game_is_left_in_english(
    player: Player, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of plain letters there are names, notation, and what was typed."""
    monkeypatch.setenv("CHEESEBOARD_LANGUAGE", PSEUDO)
    moves, file = whole_game(game), tmp_path / "game.cheese"
    script = ["?", "rules", "moves", "hint", "nonsense", "undo", "save", moves[0], "undo", *moves[1:3], "hint"]
    script += [*moves[3:], "undo", "moves", "hint", f"save {file}", f"save {file}", "nonsense"]
    shown = "\n".join(player.answers(*script, words=["--seed", "7", "--players", "2"], game=game))
    for known in (str(file), str(tmp_path)):
        shown = shown.replace(known, "")
    shown = re.sub(r"[0-9a-f]{64}", "", shown)
    parts = get(game).parts
    makers = {*parts.AUTHORS.value, *parts.ILLUSTRATORS.value, *parts.PUBLISHERS.value}
    assert "Ĝûéšţ" in shown
    signs = {"x"}  # crosses out what the count takes away
    known_words = {"Nibbles", "nonsense", "and", "or", *terminal.COMMANDS, *makers, *notation(game), *signs}
    assert left_in_english(shown) <= known_words


@pytest.mark.parametrize(
    ("system", "greeting", "won"),
    [
        ("fr_FR.UTF-8", ", contre Nibbles. Tape `?` pour l’aide.", "(Tu gagnes|Nibbles gagne) avec "),
        ("it_IT.UTF-8", ", contro Nibbles. ? per l’aiuto.", "(Hai|Nibbles ha) vinto"),
    ],
)
@pytest.mark.parametrize("game", cb.shelf())
def test_the_language_of_the_system_is_spoken_from_beginning_to_end(
    player: Player, game: str, system: str, greeting: str, won: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("CHEESEBOARD_LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", system)
    shown = "\n".join(player.answers("?", "rules", *whole_game(game), words=["--seed", "7", "--seat", "0"], game=game))
    assert greeting in shown
    assert re.search(won, shown)
    assert not {"the", "you", "and", "of", "is"} & set(re.findall(r"\w+", shown.lower()))


def notation(game: str) -> set[str]:
    """The words of all that can be typed in the game with seed 7, and the cards, columns and holes in them."""
    match = cb.new(game, players=2, seed=7)
    other, you = cb.bot("greedy", seed=7), match.turn
    moves = set()
    while match.turn is not None:
        moves |= set(match.legal())
        match.play(match.legal()[0] if match.turn == you else other.choose(match))
    words = {word for move in moves for word in re.split(r"[ ,]", move)}
    cards = {word for line in match.log() for word in line.split() if re.fullmatch(r"[a-z]+-\w+", word)}
    return words | cards | {word[0] for word in words if len(word) == 2}


def test_a_whole_game_ends_with_the_count_and_can_be_verified(player: Player, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "game.cheese"
    shown = player.plays(*whole_game(), f"save {file}")
    assert re.search(r"flee|run away|runs away", shown)
    assert re.search(r"wins|share", shown)
    assert re.search(r"Key [0-9a-f]{64}", shown)
    assert cli.main(["verify", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: ok\n"


def test_a_move_after_the_end_gets_a_sentence(player: Player) -> None:
    *_, after, _ = player.answers(*whole_game(), "c1 0,1")
    assert "the match is over" in after


def test_a_saved_game_goes_on(player: Player, tmp_path: Path) -> None:
    file = tmp_path / "game.cheese"
    *_, before, _, _ = player.answers("c1 0,1", f"save {file}", words=["--seat", "1", "--players", "3"])
    shown = player.plays(words=["--resume", str(file)])
    assert "Guest on seat 1, against Nibbles and Gobble" in shown
    assert hand(shown) == hand(before)


def test_a_file_of_someone_else_is_not_overwritten(player: Player, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada")
    assert "is there already" in player.plays(f"save {file}")
    assert file.read_text() == "Dear Ada"


def test_a_game_may_be_saved_again(player: Player, tmp_path: Path) -> None:
    file = tmp_path / "game.cheese"
    player.plays(f"save {file}", "c1 0,1", f"save {file}")
    assert "0 c1 0,1" in file.read_text()


def test_a_seat_that_the_saved_game_has_not(player: Player, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "game.cheese"
    player.plays(f"save {file}")
    assert cli.main(["play", "cheese-rescue", "--resume", str(file), "--seat", "2"]) == 2
    assert "There is no seat 2; the seats are 0 to 1." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "words", "status", "sentence"),
    [
        ("hello", [], 1, "line 1: "),
        (None, [], 1, "No such file"),
        ("", [], 1, "expected one record, found 0"),
        ("", ["--players", "3"], 2, "leave out `--players`"),
    ],
)
@pytest.mark.usefixtures("player")
def test_games_that_cannot_go_on(
    tmp_path: Path,
    capsys: Captured,
    content: str | None,
    words: list[str],
    status: int,
    sentence: str,
) -> None:
    file = tmp_path / "game.cheese"
    if content is not None:
        file.write_text(content)
    assert cli.main(["play", "cheese-rescue", "--resume", str(file), *words]) == status
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1


MINE = """
class First:
    def choose(self, sight):
        return sight.legal[0]

class Clumsy(First):
    def choose(self, sight):
        if len(sight.moves) > 2:
            raise ValueError("no such card")
        return super().choose(sight)
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("mine")
def test_a_bot_of_yours_sits_down(player: Player) -> None:
    shown = player.plays("c1 0,0", words=["--bots", "mine:First,search:1", "--seed", "7"])
    assert "Guest on seat 0, against mine:First and Pip." in shown
    assert re.search(r"mine:First lays", shown)
    assert re.search(r"Pip lays", shown)


@pytest.mark.usefixtures("mine")
def test_greedy_takes_over_from_a_bot_that_fails(player: Player, tmp_path: Path) -> None:
    file = tmp_path / "game.cheese"
    match = cb.new("cheese-rescue", seed=7)
    for _ in range(2):
        match.play(match.legal()[0])
    typed = [match.moves[0], match.legal()[0], f"save {file}"]
    _, after, again, _, _ = player.answers(*typed, words=["--bots", "mine:Clumsy", "--seed", "7"])
    assert "mine:Clumsy lays" in after
    assert "mine:Clumsy raised ValueError: no such card (mine.py, line 9)." in again
    assert "From here on Nibbles plays in its place." in again
    assert "Nibbles lays" in again
    assert '[Seat 1 "Nibbles"]' in file.read_text()


def test_a_bot_that_is_not_there_is_told_before_the_game(capsys: Captured) -> None:
    assert cli.main(["play", "cheese-rescue", "--bots", "nowhere:Bot"]) == 2
    assert "nowhere:Bot is not there: no module “nowhere”" in capsys.readouterr().err


@pytest.mark.usefixtures("mine")
def test_a_file_runs_nobodys_code(player: Player, tmp_path: Path) -> None:
    file = tmp_path / "game.cheese"
    player.plays(f"save {file}", words=["--bots", "mine:First"])
    (tmp_path / "mine.py").write_text("raise SystemExit('run by a file')")
    shown = player.plays("c1 0,1", words=["--resume", str(file)])
    assert "Guest on seat 0, against mine:First." in shown
    assert "run by a file" not in shown
    (tmp_path / "mine.py").write_text(MINE)
    assert "Guest on seat 0" in player.plays("c1 0,1", words=["--resume", str(file), "--bots", "mine:First"])


def test_it_can_be_read_without_colour(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", player.plays("c1 0,1"))
