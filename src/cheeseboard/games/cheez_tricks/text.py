"""Cheez-Tricks in words: notation, log, and the table in a terminal."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, pairwise
from typing import Any

from cheeseboard.engine.bits import bit, size
from cheeseboard.engine.contract import CHANCE, OVER
from cheeseboard.engine.errors import BadLine, IllegalMove, UnreadableMove
from cheeseboard.engine.folder import Say
from cheeseboard.engine.snapshot import snapshot
from cheeseboard.engine.told import Event, Said

from . import parts
from .names import LETTERS, LEVELS, card, cards, catches, totals, victors
from .rules import (
    CAT_NAMES,
    NAMING,
    NOTHING,
    SUIT,
    TRUMP,
    VALUES,
    State,
    begin_round,
    hiding,
    in_play,
    round_leader,
    short,
    turn,
)
from .view import Aside, Cats, Deal, Move, Round, Trump, View

_CARD = re.compile(rf"([{''.join(LETTERS)}])([1-9][0-9]?)")
_NAMINGS = [f"trump {letter}" for letter in LETTERS]


_NOTATION = [*map(card, range(TRUMP)), *_NAMINGS]
_NUMBERS = {text: move for move, text in enumerate(_NOTATION)}


SPELLING = {
    **dict.fromkeys(("hands", "taken", "aside", "trick", "last"), _NOTATION[:TRUMP]),
    **dict.fromkeys(("deck", "cats", "round_cats"), CAT_NAMES),
    "trump": LETTERS,
    "level": LEVELS,
    "phase": ("dealing", "naming", "playing", "done"),
}


def write(state: State, move: int) -> str:
    return _NOTATION[move]


def write_all(state: State, moves: Sequence[int]) -> list[str]:
    return [_NOTATION[move] for move in moves]


def write_each(positions: Any, causes: Sequence[int]) -> list[str]:
    return [_NOTATION[cause] for cause in causes if cause != CHANCE]


def read_each(moves: Sequence[str]) -> list[int] | None:
    numbers = [_NUMBERS.get(move, NOTHING) for move in moves]
    return None if NOTHING in numbers else numbers


def read(state: State, text: str) -> int:
    if text in _NAMINGS:
        return int(TRUMP + _NAMINGS.index(text))
    found = _CARD.fullmatch(text)
    if not found or int(found[2]) > VALUES:
        raise UnreadableMove("cheez-tricks.unreadable", move=text, namings=_NAMINGS)
    number = int(LETTERS.index(found[1]) * VALUES + int(found[2]) - 1)
    if not in_play(state.players) & bit(number):
        highest = parts.HIGHEST.value[state.players]
        raise IllegalMove("cheez-tricks.refusal-not-in-play", players=state.players, highest=highest)  # CT-3
    return number


def refusal(state: State, move: int) -> IllegalMove:
    if state.phase == NAMING:
        return IllegalMove("cheez-tricks.refusal-trump-first", namings=_NAMINGS)  # CT-6
    if move >= TRUMP:
        return IllegalMove("cheez-tricks.refusal-trump-named")  # CT-6
    hand = state.hands[turn(state)]
    if not hand & bit(move):
        return IllegalMove("cheez-tricks.refusal-not-held", card=card(move), hand=cards(hand))
    led = int(state.trick[0]) // VALUES
    return IllegalMove("cheez-tricks.refusal-follow", variety=LETTERS[led], cards=cards(hand & SUIT[led]))  # CT-9


def told(state: State, move: int) -> Said:
    if move >= TRUMP:
        return Said("cheez-tricks.move-trump", {"variety": LETTERS[move - TRUMP]})
    return Said("cheez-tricks.move-card", {"card": card(move)})


def follows(positions: Any, causes: Sequence[int]) -> list[Sequence[str]]:
    played, leaders, rounds, caught = (positions[name].tolist() for name in ("played", "leader", "rounds", "caught"))
    told: list[Sequence[str]] = []
    for number, cause in enumerate(causes):
        then = number + 1
        if cause == CHANCE:
            told.append(_round_begun(snapshot(positions, then)))
        elif cause >= TRUMP or played[then]:
            told.append(())
        else:
            log = [f"- trick {leaders[then]}"]
            if caught[then] != caught[number]:
                found = catches(snapshot(positions, number), snapshot(positions, then))
                log += [f"- caught {seat} {cat}" for seat, cat in found]
            if rounds[then] > rounds[number]:
                after = snapshot(positions, then)
                log.append(f"- score {_spaced(after.points[rounds[number], : after.players])}")
                if turn(after) == OVER:
                    log.append(f"- end {_spaced(totals(after))} | {_spaced(victors(after))}")
            told.append(log)
    return told


def _round_begun(state: State) -> list[str]:
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
        raise BadLine("cheez-tricks.line-cats", count=len(state.cats), found=len(revealed))
    for slot, name in enumerate(revealed):
        cat = CAT_NAMES.index(name) if name in CAT_NAMES else NOTHING
        if cat == NOTHING or not state.deck & bit(cat):
            raise BadLine("cheez-tricks.line-cat", cat=name, left=size(state.deck))
        state.cats[slot] = cat
        state.deck &= ~bit(cat)
    state.trump = NOTHING
    if state.rounds == 0:
        line = next(lines)
        named = _after(line, "- trump")
        if len(named) != 1 or named[0] not in LETTERS:
            raise BadLine("line-choice", start="- trump", choices=list(LETTERS), found=line)
        state.trump = LETTERS.index(named[0])
    begin_round(state)


def outcome(state: State, number: int) -> str:
    if short(state) < state.players:
        return card(number)
    return CAT_NAMES[number] if hiding(state) < len(state.cats) else LETTERS[number]


def suppose(start: State, events: Sequence[Event]) -> Iterator[str]:
    begins = [at for at, event in enumerate(events) if isinstance(event, Round)]
    for begin, end in pairwise([*begins, len(events)]):
        yield from _supposed_round(start.players, events[begin:end])


def _supposed_round(players: int, events: Sequence[Event]) -> Iterator[str]:
    """The lines of one round: everybody held what they played, and of the rest anything."""
    dealt = {event.seat: event for event in events if isinstance(event, Deal)}
    hands = {seat: list(deal.cards or ()) for seat, deal in dealt.items()}
    for event in events:
        if isinstance(event, Move) and event.card and not dealt[event.seat].cards:
            hands[event.seat].append(event.card)
    rest = iter(sorted(set(cards(in_play(players))) - {card for hand in hands.values() for card in hand}))
    for seat, hand in hands.items():
        hand += islice(rest, dealt[seat].count - len(hand))
    for event in events:
        if isinstance(event, Round):
            yield f"- round {event.round} first {event.seat}"
        elif isinstance(event, Deal):
            yield f"- deal {event.seat} {_spaced(hands[event.seat])}"
        elif isinstance(event, Aside):
            yield f"- aside {_spaced(rest)}"
        elif isinstance(event, Cats):
            yield f"- cats {_spaced(event.cats)}"
        elif isinstance(event, Trump) and event.seat is None:
            yield f"- trump {event.trump}"


def _expect(found: str, expected: str) -> None:
    if found != expected:
        raise BadLine("line-expected", expected=expected, found=found)


def _after(line: str, start: str) -> list[str]:
    if not line.startswith(start + " "):
        raise BadLine("line-expected", expected=f"{start} …", found=line)
    return line[len(start) + 1 :].split(" ")


def _told_cards(words: list[str], count: int, left: set[str]) -> int:
    """The cards in these words as bits; takes them from those left to be dealt."""
    held = 0
    for word in words:
        if word not in left:
            raise BadLine("cheez-tricks.line-card", card=word)
        left.remove(word)
        held |= 1 << (LETTERS.index(word[0]) * VALUES + int(word[1:]) - 1)
    if len(words) != count:
        raise BadLine("cheez-tricks.line-cards", count=count, found=len(words))
    return held


_SHADES = {"S": "yellow", "R": "green", "P": "red", "B": "blue"}


def picture(view: View, say: Say) -> str:
    where = {"round": view.round, "rounds": view.rounds, "number": view.number, "numbers": view.numbers}
    picture = [f"  {say('picture-round', **where, trump=view.trump)}", ""]
    for cat in view.cats:
        counts = f"  [dim]{say('picture-counts', counts=_spaced(cat.counts))}[/]" if cat.counts else ""
        caught = f"  [b red]{say('cat-caught', seats=cat.caught)}[/]" if cat.caught else ""
        picture.append(f"  {cat.cat:<14} {say('picture-cat', cat=cat.cat)}{counts}{caught}")
    picture.append("")
    for seat, held in enumerate(view.hands):
        arrow = "→" if view.turn == seat else " "
        played = "".join(f"  {_shown(each.card)}" for each in view.trick if each.seat == seat)
        has = {"cards": held, "tricks": view.tricks[seat], "points": view.totals[seat]}
        picture.append(f"{arrow} {say('picture-seat', seat=seat, **has)}{played}")
    if view.last:
        picture.append(f"  {say('picture-last', cards=_spaced(_shown(each.card) for each in view.last))}")
    if view.hand is not None:
        picture.append(f"  {say('picture-hand', cards=_spaced(map(_shown, view.hand)))}")
    if view.naming:
        picture.append(f"  {say('naming-why', seat=view.namer, tied_seats=view.tied)}")
    return "\n".join(picture)


def _shown(card: str) -> str:
    return f"[b {_SHADES[card[0]]}]{card}[/]"
