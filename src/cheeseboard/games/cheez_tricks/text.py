"""Cheez-Tricks in words: notation, log, and the table in a terminal."""

import re
from collections.abc import Iterable, Iterator, Sequence

from cheeseboard.engine.bits import bit, size
from cheeseboard.engine.errors import IllegalMove, UnreadableMove
from cheeseboard.engine.game import CHANCE, OVER, Json, Snapshot, State, both, either

from . import parts
from .rules import (
    CAT_NAMES,
    NAMING,
    NOTHING,
    SUIT,
    TRUMP,
    VALUES,
    begin_round,
    in_play,
    round_leader,
    total,
    turn,
)
from .view import LETTERS, card, cards, catches, victors

NAMES = {"S": "Swiss", "R": "Roquefort", "P": "Parmesan", "B": "Brie"}
_CARD = re.compile(rf"([{''.join(LETTERS)}])([1-9][0-9]?)")
_TRUMP = re.compile(rf"trump ([{''.join(LETTERS)}])")
_NAMINGS = either(f"trump {letter}" for letter in LETTERS)

HELP = """\
Type a card: [b]P7[/b] plays the Parmesan 7. The varieties are S Swiss, R Roquefort,
P Parmesan and B Brie. To name trump type [b]trump R[/b].
Whoever holds the variety that was led must play it. The highest trump takes the
trick, else the highest card of the variety led. Each trick is worth 2 points, 1 if
one cat of the round captured you, 0 if two did, and 3 if all three did."""


def write(state: Snapshot, move: int) -> str:  # noqa: ARG001 -- other games' notation needs the position
    return f"trump {LETTERS[move - TRUMP]}" if move >= TRUMP else card(move)


def write_all(state: Snapshot, moves: Sequence[int]) -> list[str]:
    return [write(state, move) for move in moves]


def read(state: Snapshot, text: str) -> int:
    if found := _TRUMP.fullmatch(text):
        return int(TRUMP + LETTERS.index(found[1]))
    found = _CARD.fullmatch(text)
    if not found or int(found[2]) > VALUES:
        raise UnreadableMove(f"{text!r} is no move: write a card like 'P7' or 'S10', or '{_NAMINGS}'.")
    number = int(LETTERS.index(found[1]) * VALUES + int(found[2]) - 1)
    if not in_play(state.players) & bit(number):
        highest = parts.HIGHEST.value[state.players]
        raise IllegalMove(f"{text}: with {state.players} players the cards go from 1 to {highest}")  # CT-3
    return number


def refusal(state: Snapshot, move: int) -> str:
    if state.phase == NAMING:
        return f"first name trump: {_NAMINGS}"  # CT-6
    if move >= TRUMP:
        return "trump is named only once, before the first trick of a round, and in the first round it is drawn"  # CT-6
    hand = state.hands[turn(state)]
    if not hand & bit(move):
        return f"you do not hold it; you hold {both(cards(hand))}"
    led = state.trick[0] // VALUES
    follow = cards(hand & SUIT[led])
    return f"you hold {NAMES[LETTERS[led]]}, so you must follow: play {either(follow)}"  # CT-9


def lines(before: Snapshot, cause: int, after: Snapshot) -> list[str]:
    if cause == CHANCE:
        return _round_begun(after)
    log = [f"{turn(before)} {write(before, cause)}"]
    if cause < TRUMP and after.played == 0:
        log.append(f"- trick {after.leader}")
        log += [f"- caught {seat} {cat}" for seat, cat in catches(before, after)]
    if after.rounds > before.rounds:
        log.append(f"- score {_spaced(after.points[before.rounds, : after.players])}")
    if turn(after) == OVER:
        totals = [total(after, seat) for seat in range(after.players)]
        log.append(f"- end {_spaced(totals)} | {_spaced(victors(after))}")
    return log


def _round_begun(state: Snapshot) -> list[str]:
    log = [f"- round {state.rounds + 1} first {state.leader}"]
    log += [f"- deal {seat} {_spaced(cards(state.hands[seat]))}" for seat in range(state.players)]
    if state.aside:
        log.append(f"- aside {_spaced(cards(state.aside))}")
    log.append(f"- cats {_spaced(CAT_NAMES[cat] for cat in state.cats)}")
    if state.trump != NOTHING:
        log.append(f"- trump {LETTERS[state.trump]}")
    return log


def _spaced(words: Iterable[object]) -> str:
    return " ".join(map(str, words))


def retell(state: State, lines: Iterator[str]) -> None:
    players = int(state.players)
    _expect(next(lines), f"- round {state.rounds + 1} first {round_leader(state)}")
    left = set(cards(in_play(players)))
    for seat in range(players):
        hand = _after(next(lines), f"- deal {seat}")
        state.hands[seat] = _told_cards(hand, parts.HAND.value[players], left)
    if left:
        _told_cards(_after(next(lines), "- aside"), len(left), left)
    revealed = _after(next(lines), "- cats")
    if len(revealed) != len(state.cats):
        raise ValueError(f"expected {len(state.cats)} cats, found {len(revealed)}")
    for slot, name in enumerate(revealed):
        cat = CAT_NAMES.index(name) if name in CAT_NAMES else NOTHING
        if cat == NOTHING or not state.deck & bit(cat):
            raise ValueError(f"'{name}' is not among the {size(state.deck)} cats left in the deck")
        state.cats[slot] = cat
        state.deck &= ~bit(cat)
    state.trump = NOTHING
    if state.rounds == 0:
        named = _after(next(lines), "- trump")
        if len(named) != 1 or named[0] not in LETTERS:
            raise ValueError(f"expected '- trump' and {either(LETTERS)}, found '{_spaced(named)}'")
        state.trump = LETTERS.index(named[0])
    begin_round(state)


def _expect(found: str, expected: str) -> None:
    if found != expected:
        raise ValueError(f"expected '{expected}', found '{found}'")


def _after(line: str, start: str) -> list[str]:
    if not line.startswith(start + " "):
        raise ValueError(f"expected '{start} ...', found '{line}'")
    return line[len(start) + 1 :].split(" ")


def _told_cards(words: list[str], count: int, left: set[str]) -> int:
    """The cards in these words as bits; takes them from those left to be dealt."""
    held = 0
    for word in words:
        if word not in left:
            raise ValueError(f"'{word}' is not among the cards left to deal: it is not in play or was dealt before")
        left.remove(word)
        held |= 1 << (LETTERS.index(word[0]) * VALUES + int(word[1:]) - 1)
    if len(words) != count:
        raise ValueError(f"expected {count} cards, found {len(words)}")
    return held


_SHADES = {"S": "yellow", "R": "green", "P": "red", "B": "blue"}


def picture(view: Json) -> str:
    trump = f"trump is {_card_name(view['trump'])}" if view["trump"] else "trump is to be named"
    picture = [f"  Round {view['round']} of {view['rounds']}, trick {view['number']} of {view['numbers']}; {trump}", ""]
    for cat in view["cats"]:
        counts = f"  [dim]now {_spaced(cat['counts'])}[/]" if cat["counts"] else ""
        caught = f"  [b red]caught seat {both(cat['caught'])}[/]" if cat["caught"] else ""
        picture.append(f"  {cat['cat']:<14} captures {describe(cat['cat'])}{counts}{caught}")
    picture.append("")
    for seat, count in enumerate(view["hands"]):
        arrow = "→" if view["turn"] == seat else " "
        played = next((_shown(each["card"]) for each in view["trick"] if each["seat"] == seat), "")
        tricks, points = view["tricks"][seat], view["totals"][seat]
        picture.append(f"{arrow} seat {seat}: {count} cards, {tricks} tricks, {points} points  {played}")
    if view["last"]:
        picture.append(f"  last trick: {' '.join(_shown(each['card']) for each in view['last'])}")
    if view["hand"] is not None:
        picture.append(f"  your hand: {' '.join(_shown(each) for each in view['hand'])}")
    return "\n".join(picture)


def _shown(card: str) -> str:
    return f"[b {_SHADES[card[0]]}]{card}[/]"


def _card_name(card: str) -> str:
    """`Parmesan 7`, or `Parmesan`"""
    return f"{NAMES[card[0]]} {card[1:]}".strip()


def describe(cat: str) -> str:
    """Whom a cat captures."""
    breed, what = cat.split("-")
    counted = "tricks" if what == "tricks" else f"{NAMES[what]} cards" if what in NAMES else f"{what}s"
    return {
        "black": f"the winner of trick {what}",
        "white": f"the first to win {what} tricks",
        "siamese": f"whoever takes the {_card_name(what)}" if breed == "siamese" else "",
        "grey": f"whoever took the most {counted}",
        "ginger": f"whoever took the fewest {counted}",
        "tuxedo": f"whoever took exactly {what} tricks",
    }[breed]


def sentence(event: Json, names: Sequence[str]) -> str:
    who = names[event["seat"]] if event.get("seat") is not None else ""
    match event["type"]:
        case "round":
            return f"Round {event['round']}: {names[event['first']]} leads."
        case "deal":
            return f"{who} is dealt {_spaced(event['cards']) if event['cards'] else str(event['count']) + ' cards'}."
        case "aside":
            return f"{event['count']} cards are set aside unseen."
        case "cats":
            return f"The cats of this round: {both(event['cats'])}."
        case "trump":
            return f"{who or 'The draw'} makes {NAMES[event['trump']]} trump."
        case "move":
            return f"{who} plays {_card_name(event['card'])}."
        case "trick":
            return f"{who} takes trick {event['number']}."
        case "caught":
            return f"The {event['cat']} cat captures {who}."
        case "score":
            return "Points this round: " + _each(names, event["points"])
        case _:
            return _ending(event, names)


def _each(names: Sequence[str], points: Sequence[int]) -> str:
    return ", ".join(f"{name} {scored}" for name, scored in zip(names, points, strict=True)) + "."


def _ending(event: Json, names: Sequence[str]) -> str:
    who = both(names[seat] for seat in event["winners"])
    why = {
        "points": f"{who} wins with the most points!",
        "round": f"{who} wins: tied on points, but with the best single round!",
        "shared": f"{who} share the victory!",
    }[event["reason"]]
    return f"Final points: {_each(names, event['points'])}\n{why}"


REASONS = {
    "only": "is the only move",
    "wins": "surely wins the trick, {scored} as things stand",
    "trumps": "trumps and surely wins the trick, {scored} as things stand",
    "denies": "takes a trick that is worth nothing to you but would be to others",
    "holds": "beats all that lies there, with {left} still to play",
    "cheapest": "wins no more dearly than it must",
    "ducks": "leaves the trick to somebody else",
    "yields": "leaves the trick to {who}",
    "escapes": "keeps you clear of {the_cat}, which captures {whom}",
    "hands": "hands {who} {the_cat}",
    "offers": "may hand {who} {the_cat}",
    "passes": "gives {who} the {wanted}, and {the_cat} with it",
    "drops": "gives the {wanted} away, and {the_cat} with it",
    "third": "gets you {the_cat} too: all three make {best} points a trick",
    "hopes": "may get you {the_cat} too: all three make {best} points a trick",
    "courts": "woos {the_cat} as your third: all three make {best} points a trick",
    "sheds": "gives away a card that {the_cat} counts: it captures {whom}",
    "leaves": "leaves others what {the_cat} counts: it captures {whom}",
    "collects": "adds to your count: {the_cat} captures {whom}",
    "past": "takes you past the {wanted} tricks that {the_cat} looks for",
    "short": "keeps you short of the {wanted} tricks that {the_cat} looks for",
    "unloads": "gets rid of the {named}, your highest {variety}, without winning",
    "spares": "keeps the {named} for later",
    "hoards": "keeps your trumps, {variety}, for later",
    "voids": "leaves you without {variety}, so you may play anything on it later",
    "last": "keeps the {named} for the last trick",
    "master": "is the highest {variety} left: only a trump could beat it",
    "high": "has only {higher} higher {variety} against it",
    "draws": "draws out trumps: {left} still unseen",
    "low": "is low: {higher} higher {variety} are unseen, so another may well take the trick",
    "lures": "may draw out the {wanted} that {the_cat} waits for",
    "longest": "is your longest variety, with {count} cards",
    "top": "makes your {named} the highest card of all",
    "few": "should bring you few tricks: you hold {count} {variety}",
    "ruffs": "lets you trump {variety}, of which you hold none",
    "collected": "makes what {the_cat} counts trump: it captures {whom}",
}


def reason(given: Json, names: Sequence[str]) -> str:
    words = {key: value for key, value in given.items() if key not in ("type", "variety")}
    if "cat" in given:
        breed, wanted = given["cat"].split("-")
        words["the_cat"] = "the Siamese" if breed == "siamese" else f"the {breed} cat"
        words["wanted"] = _card_name(wanted) if breed == "siamese" else wanted
        words["whom"] = describe(given["cat"])
    if "points" in given:
        words["scored"] = f"{given['points']} point{'' if given['points'] == 1 else 's'}"
    if "card" in given:
        words["named"] = _card_name(given["card"])
    letter = given.get("variety", given.get("card", "")[:1])
    who = names[given["seat"]] if "seat" in given else ""
    best = max(parts.POINTS.value)
    return REASONS[given["type"]].format(**words, who=who, variety=NAMES.get(letter, ""), best=best)
