"""What the page brings along for the screen that an address opens: its first words, its modules, what it asks for.

On a slow line this is what somebody sees first. The words are those that the screen itself will show, at the same
places (`web/src/first.css`), and the script puts the screen in their stead. Screen readers wait for that: what is read
out to them should not change under their hands.
"""

from functools import cache
from html import escape

from cheeseboard.engine.lesson import lesson_plan
from cheeseboard.games import get as game_named
from cheeseboard.words import say

from .files import Screen


@cache
def lobby_screen(language: str) -> Screen:
    brand, heading, lead = (
        escape(say(code, language=language)) for code in ("page-title", "lobby-heading", "lobby-lead")
    )
    words = f'<p class="brand">{_LOGO}{brand}</p><h1>{heading}</h1><p class="lead">{lead}</p>'
    return Screen(words=_first("lobby", words), asks=("me", "games", "me/tables", "tables"))


@cache
def rulebook_screen(game: str, language: str) -> Screen:
    title = say(f"{game}.title", language=language)
    back, heading = say("table-back", language=language), say("book-of", {"game": title}, language=language)
    line, lead = say(f"{game}.line", language=language), say("book-lead", language=language)
    words = f'<header><span class="button">{_LOGO}{escape(back)}</span><h1>{escape(heading)}</h1></header>'
    words += f'<div class="opening"><div class="lid"></div><div><p class="line">{escape(line)}</p>'
    words += f'<p class="lead">{escape(lead)}</p></div></div>'
    return Screen(
        words=_first("rulebook", words),
        parts=("src/rules/RulesScreen.svelte", f"src/games/{game}/Example.svelte"),
        learns=("rulebook",),
        asks=(f"rulebooks/{game}",),
    )


@cache
def lesson_screen(game: str, name: str, language: str) -> Screen:
    """Of a lesson that there is."""
    first = min(lesson_plan(game_named(game), name).remark, key=lambda remark: remark.after)
    sentence = say(f"{game}.lesson-{name}-{first.say}", language=language)
    words = f'<div class="face"></div><p class="sentence">{escape(sentence)}</p>{_box(game, language)}'
    return Screen(
        words=_first("lesson", words),
        parts=("src/learn/LearnScreen.svelte", f"src/games/{game}/index.ts"),
        learns=("lesson",),
        asks=(f"lessons/{game}/{name}",),
    )


@cache
def table_screen(game: str, language: str) -> Screen:
    return Screen(words=_first("table", _box(game, language)), parts=(f"src/games/{game}/index.ts",))


@cache
def replay_screen(game: str) -> Screen:
    return Screen(parts=("src/replay/ReplayScreen.svelte", f"src/games/{game}/index.ts"), learns=("past",))


_LOGO = '<img src="/cheese.svg" alt="" width="32" height="32">'


def _box(game: str, language: str) -> str:
    """Lies where the table will be: what the game is called, and what it is about."""
    title, line = (escape(say(f"{game}.{code}", language=language)) for code in ("title", "line"))
    return f'<div class="box"><p class="title">{title}</p><p class="line">{line}</p></div>'


def _first(screen: str, words: str) -> str:
    return f'<div class="first {screen}" aria-hidden="true">{words}</div>'
