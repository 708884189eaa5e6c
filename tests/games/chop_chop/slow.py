"""Chop! Chop! once more, slow and obvious: squares as words, walks one by one. Shares nothing with the kernels."""

TABLE = {"c3", "d3", "e3", "c4", "d4", "e4"}
LEGS = {"c3", "e3", "c4", "e4"}
FRONTS = {"N": "d1", "E": "g4", "S": "d6", "W": "a3"}
SQUARES = {f"{column}{row}" for column in "abcdefg" for row in range(1, 7)}


def near(place: str) -> set[str]:
    if place in FRONTS:
        return {FRONTS[place]}
    column, row = "abcdefg".index(place[0]), int(place[1])
    beside = set()
    for x, y in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
        if 0 <= x < 7 and 1 <= y <= 6:
            beside.add(f"{'abcdefg'[x]}{y}")
    return beside | {hole for hole, front in FRONTS.items() if front == place}


class SlowChopChop:
    def __init__(self, players: int, cat_seat: int, first: int) -> None:
        self.players = players
        self.cat_seat = cat_seat
        self.mouser = first
        self.mice: dict[int, str] = dict(enumerate(FRONTS, 1))
        self.cat: str | None = None
        self.down = SQUARES - LEGS
        self.cheese: set[str] = set()
        self.stash = 0
        self.opened: set[str] = set()
        self.side = "cat"
        self.waits = "place"
        self.rolls = 1
        self.bound: int | None = None
        self.moved: int | str | None = None
        self.steps = 0
        self.won: str | None = None

    def seat(self) -> int:
        return self.cat_seat if self.side == "cat" else self.mouser

    def turn(self) -> int | None:
        return None if self.won else self.seat()

    def walks(self, start: str, steps: int, enter: "set[str]", end: "set[str]") -> set[str]:
        """The ends of all walks, every walk taken one by one."""
        ends = set()

        def go(place: str, left: int) -> None:
            for step in near(place):
                if step == start:
                    continue
                if left == 1:
                    if step in end:
                        ends.add(step)
                elif step in enter:
                    go(step, left - 1)

        go(start, steps)
        return ends

    def mouse_ways(self) -> set[str]:
        ways = (SQUARES - LEGS) | set(FRONTS)
        ways -= set(self.mice.values())
        if self.cat not in TABLE:
            ways.discard(self.cat or "")
        return ways

    def watched(self) -> str | None:
        if len(self.mice) == 1:
            (last,) = self.mice.values()
            return FRONTS.get(last)
        return None

    def cat_ends(self, steps: int) -> set[str]:
        assert self.cat is not None
        floor = set(SQUARES) if self.watched() == self.cat else SQUARES - self.cheese
        met = {place for place in self.mice.values() if place in SQUARES and place not in TABLE}
        ends = floor - {self.watched() or ""}
        return self.walks(self.cat, steps, floor - met, ends)

    def legal(self) -> set[str]:
        if self.won:
            return set()
        moves: set[str] = set()
        if self.waits == "place":
            return {f"place {square}" for square in TABLE}
        if self.waits == "fork":
            return {f"fork {square}" for square in self.cheese - {self.cat}}
        if self.waits == "arrow":
            moves = {f"{self.moved_name()} {place}" for place in self.flights()}
        elif self.side == "cat":
            moves = {f"cat {place}" for place in self.cat_ends(self.steps)}
        else:
            who = [self.moved] if self.waits == "extra" else [self.bound] if self.bound else list(self.mice)
            for mouse in who:
                assert isinstance(mouse, int)
                ways = self.mouse_ways()
                moves |= {f"m{mouse} {place}" for place in self.walks(self.mice[mouse], self.steps, ways, ways)}
        return moves or {"pass"}

    def moved_name(self) -> str:
        return "cat" if self.moved == "cat" else f"m{self.moved}"

    def flights(self) -> set[str]:
        if self.moved == "cat":
            met = {place for place in self.mice.values() if place not in TABLE}
            return SQUARES - self.cheese - met - {self.watched() or "", self.cat or ""}
        return (self.mouse_ways() & SQUARES) - self.cheese

    def roll(self, steps: int) -> None:
        self.steps = steps
        self.moved = None
        self.waits = "move"

    def play(self, move: str) -> list[str]:
        """Carry out a move; says what follows from it."""
        if move == "pass":
            self.end_roll()
            return []
        what, place = move.split(" ")
        if what == "place":
            self.cat = place
            self.hand_over(1)
        elif what == "fork":
            self.cheese.remove(place)
            self.stash += 1
            self.end_roll()
        elif what == "cat":
            return self.move_cat(place)
        else:
            return self.move_mouse(int(what[1]), place)
        return []

    def move_cat(self, place: str) -> list[str]:
        self.cat, self.moved = place, "cat"
        if place in TABLE:
            self.end_roll()
            return []
        told = []
        for mouse, where in list(self.mice.items()):
            if where == place:
                del self.mice[mouse]
                told.append(f"- caught {mouse}")
        if not self.mice:
            self.won = "cat"
            return [*told, f"- end cat | {self.cat_seat}"]
        self.look(place)
        return told

    def move_mouse(self, mouse: int, place: str) -> list[str]:
        self.moved = mouse
        if self.mice[mouse] in FRONTS:
            self.opened.add(self.mice[mouse])
        self.mice[mouse] = place
        if place in FRONTS:
            if self.stash == 10 and len(self.opened) == 4:
                self.won = "mice"
                seats = [seat for seat in range(self.players) if seat != self.cat_seat]
                return [f"- end mice | {' '.join(map(str, seats))}"]
            self.end_roll()
            return []
        if place in self.cheese:
            self.cheese.remove(place)
            self.stash += 1
        self.look(place)
        return []

    def look(self, place: str) -> None:
        if place in self.down:
            self.waits = "tile"
        else:
            self.end_roll()

    def tile(self, place: str, kind: str) -> None:
        self.down.remove(place)
        if kind == "knife":
            self.hand_over(2)
            return
        if kind in ("+1", "+2"):
            self.steps, self.waits = int(kind), "extra"
            if self.legal() != {"pass"}:
                return
        if kind == "arrow":
            self.waits = "arrow"
            if self.flights():
                return
        if kind == "fork" and self.moved != "cat" and self.cheese - {self.cat}:
            self.waits = "fork"
            return
        if kind == "cheese" and self.moved == "cat":
            self.cheese.add(place)
        elif kind == "cheese":
            self.stash += 1
        self.end_roll()

    def end_roll(self) -> None:
        self.rolls -= 1
        if not self.rolls:
            self.hand_over(1)
            return
        self.bound = self.moved if isinstance(self.moved, int) else None
        self.waits = "roll"

    def hand_over(self, rolls: int) -> None:
        if self.side == "mice":
            order = [seat for seat in range(self.players) if seat != self.cat_seat]
            self.mouser = order[(order.index(self.mouser) + 1) % len(order)]
            self.side = "cat"
        else:
            self.side = "mice"
        self.rolls = rolls
        self.bound = None
        self.waits = "roll"
