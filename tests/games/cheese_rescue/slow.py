"""Cheese Rescue once more, slow and obvious: cells in a dictionary, cards as words. Shares nothing with the kernels."""

from dataclasses import dataclass, field

SIDE = {2: 5, 3: 6, 4: 7}
PILE = {
    2: {"dog": 3, "cat": 6, "mouse": 9},
    3: {"dog": 4, "cat": 9, "mouse": 14},
    4: {"dog": 6, "cat": 12, "mouse": 18},
}
SET = ["c1", "c1", "c1", "c2", "c2", "c3"]

Cell = tuple[int, int]
Card = tuple[str, int | None]  # what it is, and whose if it is cheese


@dataclass
class SlowCheeseRescue:
    players: int
    area: str = "floating"
    first: int = 0
    table: dict[Cell, Card] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.hands = [list(SET) for _ in range(self.players)]
        self.pile = dict(PILE[self.players])
        self.laid = 0
        if self.players != 3:
            self.table[0, 0] = ("start", None)

    def give(self, seat: int, animal: str) -> None:
        assert self.pile[animal] > 0
        self.pile[animal] -= 1
        self.hands[seat].append(animal)

    def turn(self) -> int | None:
        return None if self.laid == 12 * self.players else (self.first + self.laid) % self.players

    def draws(self) -> bool:
        """Whether the seat that has just laid a card draws one."""
        return sum(self.pile.values()) > 0

    def legal(self) -> set[str]:
        seat = self.turn()
        if seat is None:
            return set()
        return {f"{card} {x},{y}" for x, y in self.free() for card in self.hands[seat]}

    def free(self) -> set[Cell]:
        if not self.table:
            return {(0, 0)}
        near = {cell for laid in self.table for cell in sides(laid)}
        return {cell for cell in near if cell not in self.table and self.fits(cell)}

    def fits(self, cell: Cell) -> bool:
        side = SIDE[self.players]
        if self.area == "centred":
            return all(abs(number) <= side // 2 for number in cell)
        columns = [x for x, _ in [*self.table, cell]]
        rows = [y for _, y in [*self.table, cell]]
        return max(columns) - min(columns) < side and max(rows) - min(rows) < side

    def play(self, move: str) -> None:
        seat = self.turn()
        assert seat is not None
        card, place = move.split(" ")
        x, y = place.split(",")
        self.hands[seat].remove(card)
        self.table[int(x), int(y)] = (card, seat if card in SET else None)
        self.laid += 1

    def count(self) -> dict[Cell, Card]:
        """What still lies after the three removals."""
        left = dict(self.table)
        for leaving, feared in (({"cat"}, "dog"), ({"mouse"}, "cat"), (set(SET), "mouse")):
            gone = [c for c in left if left[c][0] in leaving and any(left.get(n, ("",))[0] == feared for n in sides(c))]
            for cell in gone:
                del left[cell]
        return left

    def points(self) -> list[int]:
        return [sum(int(card[1]) for card, owner in self.count().values() if owner == s) for s in range(self.players)]

    def winners(self) -> list[int]:
        cards = [sum(owner == seat for _, owner in self.count().values()) for seat in range(self.players)]
        rank = list(zip(self.points(), cards, strict=True))
        return [seat for seat in range(self.players) if rank[seat] == max(rank)]


def sides(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
