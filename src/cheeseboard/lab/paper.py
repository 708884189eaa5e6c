"""A study written down: sentences that say what was found, tables with intervals, and where the charts are."""

import shlex
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from math import hypot
from typing import Any

import cheeseboard as cb
from cheeseboard.games import get
from cheeseboard.words.here import tell

from .balance import Balance, Share, balance
from .sheet import Sheet, figure, percent
from .study import Study, Table
from .tally import Tally
from .watching import Cell


@dataclass(frozen=True)
class Paper:
    study: Study
    found: dict[Cell, Balance]

    @classmethod
    def of(cls, study: Study, seen: Mapping[Cell, Tally]) -> "Paper":
        return cls(study, {cell: balance(cell, tally) for cell, tally in seen.items()})

    def at(self, table: Table, bot: str) -> Balance:
        return self.found[self.study.cell(table, bot)]

    @property
    def strongest(self) -> str:
        return self.study.bots[-1]

    def headline(self, found: Balance) -> Share:
        """The one share that options are compared by: of the first role, or where all play for the same, of seat 0."""
        return next(iter(found.roles.values()), found.seats[0])

    def headline_title(self) -> str:
        game = get(self.study.game)
        return tell(game.said(f"lab-role-{game.roles[-1]}")) if game.roles else tell("lab-seat", seat="0")

    def headline_wins(self) -> str:
        """The beginning of a sentence about it: `The cat wins`."""
        game = get(self.study.game)
        return tell(game.said(f"lab-{game.roles[-1]}-wins")) if game.roles else tell("lab-seat-wins", seat="0")

    def to_dict(self) -> dict[str, Any]:
        study = self.study
        return {
            "cheeseboard": cb.__version__,
            "game": study.game,
            "seed": study.seed,
            "cells": [
                {"players": cell.players, "options": dict(cell.options), "bot": cell.bot, **asdict(found)}
                for cell, found in self.found.items()
            ],
        }

    def markdown(self, charts: Mapping[str, str]) -> str:
        """With those charts, by what they show."""
        return "\n\n".join(self._lines(charts)) + "\n"

    def _lines(self, charts: Mapping[str, str]) -> Iterator[str]:
        game = get(self.study.game)
        yield f"# {tell('lab-title', title=tell(game.said('title')))}"
        yield tell("lab-about", version=cb.__version__, command=f"`{self.command()}`")
        yield tell("lab-reading")
        for players in self.study.counts:
            yield f"## {tell('lab-players', players=players)}"
            yield from self._favoured(players, charts)
            yield from self._options(players, charts)
            yield from self._course(players, charts)
            yield from self._decided(players)

    def command(self) -> str:
        """What makes the same study once more."""
        study = self.study
        words = ["cheeseboard", "lab", study.game, "--players", ",".join(map(str, study.counts))]
        words += ["--games", str(study.games), "--bots", ",".join(study.bots)]
        every = {option.name: option.values for option in get(study.game).options if option.name not in study.fixed}
        swept = {} if study.swept == every else {name: ",".join(values) for name, values in study.swept.items()}
        for name, value in {**study.fixed, **swept}.items():
            words += ["--option", f"{name}={value}"]
        return shlex.join([*words, "--seed", str(study.seed)])

    def _favoured(self, players: int, charts: Mapping[str, str]) -> Iterator[str]:
        yield f"### {tell('lab-favoured')}"
        base, game = self.study.base(players), get(self.study.game)
        best = self.at(base, self.strongest)
        yield " ".join(self._verdict(best))
        if f"favoured-{players}" in charts:
            yield f"![{tell('lab-favoured')}]({charts[f'favoured-{players}']})"
        if game.roles:
            headings = [tell(game.said(f"lab-role-{role}")) for role in best.roles]
        else:
            headings = [tell("lab-seat", seat=str(seat)) for seat in range(players)]
        rows = []
        for bot in self.study.bots:
            found = self.at(base, bot)
            shares = list(found.roles.values()) or found.seats
            rows.append([called(bot), figure(found.matches, 0), *(percent(s.value, s.interval) for s in shares)])
        headings = [tell("lab-play"), tell("lab-matches"), *headings]
        yield Sheet(tell("lab-wins-by-level"), headings, rows).markdown()

    def _verdict(self, best: Balance) -> Iterator[str]:
        """Who is favoured at the strongest level of play, and whether that depends on the level."""
        at = played(self.strongest)
        if best.roles:
            share = self.headline(best)
            verdict = "more" if share.above(0.5) else "less" if share.below(0.5) else "even"
            wins, rate = self.headline_wins(), percent(share.value, share.interval, 0)
            game = get(self.study.game)
            yield tell("lab-verdict", wins=wins, rate=rate, at=at, verdict=verdict)
            if verdict != "even":
                yield tell(game.said("lab-favoured-role"), role=game.roles[-1 if verdict == "more" else 0])
        else:
            fair = figure(100 * best.fair, 0 if 100 % len(best.seats) == 0 else 1)
            told = [
                tell("lab-seat-share", seat=str(seat), rate=percent(share.value, share.interval, 0))
                for seat, share in enumerate(best.seats)
            ]
            yield tell("lab-seats", at=at, shares=told)
            apart = [seat for seat, share in enumerate(best.seats) if share.above(best.fair) or share.below(best.fair)]
            yield tell("lab-seats-apart" if apart else "lab-seats-even", fair=fair)
        weakest = self.study.bots[0]
        if len(self.study.bots) > 1:
            table = self.study.base(len(best.seats))
            first = self.headline(self.at(table, weakest))
            rate = percent(first.value, first.interval, 0)
            yield tell("lab-verdict-first", wins=self.headline_wins(), rate=rate, at=played(weakest))

    def _options(self, players: int, charts: Mapping[str, str]) -> Iterator[str]:
        sweeps = self.study.sweeps(players)
        if not sweeps:
            return
        yield f"### {tell('lab-options')}"
        base = self.study.base(players)
        for option, tables in sweeps.items():
            usual = base.value(option)
            told = [
                self._changed(option, value, self.at(base, self.strongest), self.at(table, self.strongest))
                for value, table in tables.items()
                if table != base
            ]
            yield " ".join([tell("lab-option-usual", option=f"`{option}={usual}`"), *told])
            headings = [f"{option}", *(called(bot) for bot in self.study.bots), tell("lab-moves")]
            rows = []
            for value, table in tables.items():
                shares = [self.headline(self.at(table, bot)) for bot in self.study.bots]
                moves = figure(self.at(table, self.strongest).length.value)
                rows.append([value, *(percent(s.value, s.interval) for s in shares), moves])
            yield Sheet(tell("lab-option-wins", wins=self.headline_wins()), headings, rows).markdown()
        if f"options-{players}" in charts:
            yield f"![{tell('lab-options')}]({charts[f'options-{players}']})"

    def _changed(self, option: str, value: str, usual: Balance, other: Balance) -> str:
        """By how much the headline differs from the usual table, and whether that can be told from chance."""
        before, after = self.headline(usual), self.headline(other)
        by = after.value - before.value
        spread = hypot(*((share.interval[1] - share.interval[0]) / 2 for share in (before, after)))
        ends = [f"{100 * end:+.1f}".replace("-", "−") for end in (by, by - spread, by + spread)]
        params = dict(zip(("by", "low", "high"), ends, strict=True))
        return tell(
            "lab-option-changes",
            option=f"`{option}={value}`",
            whose=self.headline_title(),
            at=played(self.strongest),
            shown=abs(by) > spread,
            **params,
        )

    def _course(self, players: int, charts: Mapping[str, str]) -> Iterator[str]:
        yield f"### {tell('lab-course')}"
        base = self.study.base(players)
        best = self.at(base, self.strongest)
        low, early, _, late, high = best.lengths.values()
        spans = {"early": figure(early, 0), "late": figure(late, 0), "low": figure(low, 0), "high": figure(high, 0)}
        mean = figure(best.length.value, 0 if low == high else 1)
        at = played(self.strongest)
        yield " ".join(
            [
                tell("lab-length", at=at, mean=mean, always=low == high, **spans),
                tell("lab-choices", choices=figure(best.choices.value), **self._openness(best)),
            ]
        )
        if f"course-{players}" in charts:
            yield f"![{tell('lab-course')}]({charts[f'course-{players}']})"
        rows = []
        for bot in self.study.bots:
            found = self.at(base, bot)
            tenths = [figure(found.by_tenth[tenth].value) for tenth in (0, 4, 9)]
            row = [called(bot), figure(found.length.value), *(figure(n, 0) for n in found.lengths.values())]
            rows.append([*row, figure(found.choices.value), *tenths])
        parts = [f"{100 * part:.0f} %" for part in best.lengths]
        tenths = [tell("lab-tenth", tenth=tenth) for tenth in ("first", "fifth", "last")]
        headings = [tell("lab-play"), tell("lab-moves"), *parts, tell("lab-legal"), *tenths]
        yield Sheet(tell("lab-course-table"), headings, rows).markdown()

    def _openness(self, found: Balance) -> dict[str, str]:
        values = [share.value for share in found.by_tenth]
        most = values.index(max(values))
        return {"most": figure(values[most]), "tenth": str(most + 1), "last": figure(values[-1])}

    def _decided(self, players: int) -> Iterator[str]:
        yield f"### {tell('lab-decided')}"
        game, base = get(self.study.game), self.study.base(players)
        best = self.at(base, self.strongest)
        at = played(self.strongest)
        led, held = (percent(share.value, share.interval, 0) for share in (best.led, best.held))
        sentences = [tell("lab-half", at=at, led=led, held=held)]
        if best.shared.value:
            sentences.append(tell("lab-shared", rate=percent(best.shared.value, best.shared.interval, 0)))
        if not game.roles:  # where they are, each side counts something else
            sentences.append(tell("lab-margin", margin=figure(best.margin.value)))
        if best.unfinished:
            sentences.append(tell("lab-unfinished", unfinished=best.unfinished, matches=best.matches))
        if game.roles:
            sentences.append(tell("lab-half-judged"))
        yield " ".join(sentences)
        rows = []
        for bot in self.study.bots:
            found = self.at(base, bot)
            shares = [percent(s.value, s.interval) for s in (found.led, found.held, found.shared)]
            margin = [] if game.roles else [figure(found.margin.value, 2)]
            rows.append([called(bot), *shares, *margin, figure(found.unfinished, 0)])
        columns = ("led", "held", "sharing", *(() if game.roles else ("lead",)), "open")
        headings = [tell("lab-play"), *(tell(f"lab-column-{column}") for column in columns)]
        yield Sheet(tell("lab-decided-table"), headings, rows).markdown()


def called(bot: str) -> str:
    """A level of play, as tables call it."""
    kind, _, level = bot.partition(":")
    known = bot if bot in ("random", "greedy") else "level" if kind == "search" and len(level) == 1 else "other"
    return tell("lab-bot", kind=known, level=level, bot=bot)


def played(bot: str) -> str:
    """The same within a sentence: `at level 3`."""
    kind, _, level = bot.partition(":")
    known = bot if bot in ("random", "greedy") else "level" if kind == "search" and len(level) == 1 else "other"
    return tell("lab-at", kind=known, level=level, bot=bot)
