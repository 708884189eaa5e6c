"""What people may be called and say: words that can be seen, and no name that is taken for a bot's."""

import unicodedata
from collections.abc import Iterable
from typing import Literal

from ..limits import MOST_MARKS, Refusal

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing."""
_LIKE = str.maketrans(
    "аеорсухіјѕԁһӏкмтвнгпαεορτυχικνγβη013578|!$@ıᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ",
    "aeopcyxijsdhlkmtbhrnaeoptuxiknybnolestblisaiabcdefghijklmnoprstuvwyz",
)
"""Letters of other alphabets, digits and signs that look like Latin letters, small ones."""


def tidy_name(name: str, most: int, bots: Iterable[str] = ()) -> str:
    """The name as it is shown; raises Refusal if it is none, or could be taken for one of these."""
    tidy = _tidy(name, most, "name")
    shape = _shape(tidy)
    if any(shape == _shape(bot) for bot in bots):
        raise Refusal("name-of-bot", name=tidy)
    return tidy


def tidy_text(text: str, most: int) -> str:
    """What somebody says, as it is shown; raises Refusal if it is nothing."""
    return _tidy(text, most, "chat")


def _tidy(text: str, most: int, what: Literal["name", "chat"]) -> str:
    tidy = unicodedata.normalize("NFC", " ".join(text.split()))
    if not tidy:
        raise Refusal("name-empty" if what == "name" else "chat-nothing", most=most)
    if len(tidy) > most:
        raise Refusal("name-long" if what == "name" else "chat-long", most=most, letters=len(tidy))
    if any(unicodedata.category(letter) in _invisible(what) for letter in tidy) or not _seen(tidy, what):
        raise Refusal("name-invisible" if what == "name" else "chat-invisible")
    return tidy


def _invisible(what: Literal["name", "chat"]) -> tuple[str, ...]:
    # Letters without a shape join the parts of many emoji, which belong into what people say.
    return ("Cc", "Cn", "Co", "Cs") if what == "chat" else ("Cc", "Cf", "Cn", "Co", "Cs")


def _seen(tidy: str, what: Literal["name", "chat"]) -> bool:
    """Whether there is something to be seen, and in a name nothing that is not."""
    if what == "name" and not _BLANK.isdisjoint(tidy):
        return False
    marks, shown = 0, False
    for letter in tidy:
        mark = unicodedata.category(letter).startswith("M")
        marks = marks + 1 if mark else 0
        if marks > MOST_MARKS:
            return False
        shown = shown or not (mark or letter in _BLANK or letter == " " or unicodedata.category(letter) == "Cf")
    return shown


def _shape(name: str) -> str:
    """What is left of a name from a distance: small Latin letters without accents, gaps and signs."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(_LIKE)
    return "".join(letter for letter in plain if letter.isalnum()).replace("l", "i")
