"""Cheez-Tricks once more, slow and obvious: cards and cats as words. Shares nothing with the kernels."""

from collections import Counter

HIGHEST = {2: 7, 3: 9, 4: 10, 5: 10}
ROUNDS = {2: 4, 3: 3, 4: 4, 5: 5}
POINTS = [2, 1, 0, 3]


class SlowCheezTricks:
    def __init__(self, players: int, first: int = 0) -> None:
        self.players = players
        self.first = first
        self.rounds: list[list[int]] = []
        self.over = False
        self.log: list[str] = []

    def begin(self, hands: list[list[str]], cats: list[str], trump: str | None) -> None:
        """What chance gave for a round."""
        self.hands = [list(hand) for hand in hands]
        self.cats = cats
        self.trump = trump
        self.leader = (self.first + len(self.rounds)) % self.players
        self.trick: list[tuple[int, str]] = []
        self.piles: list[list[list[str]]] = [[] for _ in range(self.players)]
        self.caught: dict[str, set[int]] = {cat: set() for cat in cats}

    def totals(self) -> list[int]:
        return [sum(scored[seat] for scored in self.rounds) for seat in range(self.players)]

    def turn(self) -> int | None:
        if self.over:
            return None
        if self.trump is None:
            clockwise = [(self.leader + step) % self.players for step in range(self.players)]
            return min(clockwise, key=lambda seat: self.totals()[seat])
        return (self.leader + len(self.trick)) % self.players

    def legal(self) -> set[str]:
        seat = self.turn()
        if seat is None:
            return set()
        if self.trump is None:
            return {f"trump {variety}" for variety in "SRPB"}
        hand = self.hands[seat]
        if self.trick:
            following = {card for card in hand if card[0] == self.trick[0][1][0]}
            if following:
                return following
        return set(hand)

    def play(self, move: str) -> None:
        seat = self.turn()
        assert seat is not None
        self.log.append(f"{seat} {move}")
        if self.trump is None:
            self.trump = move.split(" ")[1]
            return
        self.hands[seat].remove(move)
        self.trick.append((seat, move))
        if len(self.trick) == self.players:
            self.take()
        if not any(self.hands):
            self.end_round()

    def take(self) -> None:
        led = self.trick[0][1][0]

        def strength(played: tuple[int, str]) -> tuple[bool, bool, int]:
            card = played[1]
            return card[0] == self.trump, card[0] == led, int(card[1:])

        winner = max(self.trick, key=strength)[0]
        cards = [card for _, card in self.trick]
        self.piles[winner].append(cards)
        self.log.append(f"- trick {winner}")
        self.leader = winner
        self.trick = []
        for cat in self.cats:
            breed, what = cat.split("-")
            number = sum(map(len, self.piles))
            holds = (
                (breed == "black" and number == int(what))
                or (breed == "white" and len(self.piles[winner]) == int(what) and not self.caught[cat])
                or (breed == "siamese" and what in cards)
            )
            if holds:
                self.catch(winner, cat)

    def catch(self, seat: int, cat: str) -> None:
        self.caught[cat].add(seat)
        self.log.append(f"- caught {seat} {cat}")

    def end_round(self) -> None:
        for cat in self.cats:
            breed, what = cat.split("-")
            counts = [self.counts(seat, what) for seat in range(self.players)]
            if breed == "grey" and max(counts) > 0:
                seats = [seat for seat, count in enumerate(counts) if count == max(counts)]
            elif breed == "ginger":
                seats = [seat for seat, count in enumerate(counts) if count == min(counts)]
            elif breed == "tuxedo":
                seats = [seat for seat in range(self.players) if len(self.piles[seat]) == int(what)]
            else:
                seats = []
            for seat in seats:
                self.catch(seat, cat)
        captures = Counter(seat for seats in self.caught.values() for seat in seats)
        scored = [len(self.piles[seat]) * POINTS[captures[seat]] for seat in range(self.players)]
        self.rounds.append(scored)
        self.log.append("- score " + " ".join(map(str, scored)))
        if len(self.rounds) == ROUNDS[self.players]:
            self.over = True
            self.log.append(f"- end {' '.join(map(str, self.totals()))} | {' '.join(map(str, self.winners()))}")

    def counts(self, seat: int, what: str) -> int:
        """How many such cards, or tricks, a seat has won."""
        cards = [card for trick in self.piles[seat] for card in trick]
        if what == "tricks":
            return len(self.piles[seat])
        if what in "SRPB":
            return sum(card[0] == what for card in cards)
        return sum(card[1:] == what for card in cards)

    def winners(self) -> list[int]:
        rank = [(self.totals()[seat], max(scored[seat] for scored in self.rounds)) for seat in range(self.players)]
        return [seat for seat in range(self.players) if rank[seat] == max(rank)]
