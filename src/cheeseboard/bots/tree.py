"""The search tree: kernels written once, specialised for each game.

Information-set Monte Carlo tree search. Each iteration imagines a world, walks down through what is known, adds a node,
plays on to the end of that world, and tells every node on the way how it went.

The tree is a table: a node stands for everything the searching seat knows at that point (`known`), so positions that it
cannot tell apart share one node, different ways to one position meet in it, and whatever chance brings leads to the
node of what is seen of it. Chance itself needs no nodes. The next move finds its node in the same table, with all that
was learnt before.

Every seat on the way chooses for itself (max-n): an edge keeps what it was worth to the seat that chose it. Seats that
win together are paid together, so teams need nothing more.
"""

from typing import Any, NamedTuple

import numpy as np

from cheeseboard.engine.bits import Board
from cheeseboard.engine.contract import (
    CHANCE,
    OVER,
    AnyState,
    chance,
    far,
    imagine,
    judge,
    known,
    lean,
    legal,
    play,
    score,
    turn,
    weigh,
)
from cheeseboard.engine.dice import Dice, below
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.net import Net
from cheeseboard.engine.scratch import boards
from cheeseboard.engine.style import Style

NODE = np.dtype((np.record, np.dtype([("key", "u8"), ("total", "f8"), ("first", "i4"), ("visits", "i4")], align=True)))
EDGE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("total", "f8"),  # what it was worth to the seat that chose it
                ("chances", "f8"),  # how likely that seat then was to win
                ("points", "f4"),  # and how many points it then had: whole numbers, exact up to some 16 million
                ("prior", "f4"),
                ("visits", "i4"),
                ("seen", "i4"),  # how often it could have been chosen
                ("next", "i4"),
                ("move", "i4"),
            ],
            align=True,
        ),
    )
)

NO_EDGE = -1
DEEPEST = 200
"""Moves that a walk down the tree remembers; further down it plays on without learning."""


class Tree(NamedTuple):
    """What has been worked out."""

    nodes: Any
    edges: Any
    used: Any
    """How many nodes and edges are in use."""


class Desk(NamedTuple):
    """Room to work in."""

    world: Any
    room: Any
    """A position to try a move in."""
    moves: Any
    marks: Any
    weights: Any
    net: Net
    """What was learnt about the game."""
    path: Any
    """Nodes, edges and seats on the way down."""
    worth: Any
    chances: Any
    points: Any


@kernel
def _slot_of(tree: Tree, key: Board) -> Any:
    """Where the node with this key is, or would be."""
    mask = len(tree.nodes) - 1
    slot = np.int64(key & Board(mask))  # int() would stay unsigned when compiled
    while tree.nodes[slot].key != key and tree.nodes[slot].key != Board(0):
        slot = (slot + 1) & mask
    return slot


@kernel
def _add_edges(tree: Tree, desk: Desk, node: int, world: AnyState, count: int, fresh: bool) -> bool:
    """Give a node the moves it does not have yet (marked, unless all are new); False where there is no room."""
    if tree.used[1] + count > len(tree.edges):
        return False
    weigh(world, desk.net, desk.moves, count, desk.room, desk.weights)
    whole = 0.0
    for index in range(count):
        whole += desk.weights[index]
    for index in range(count):
        move = desk.moves[index]
        if fresh or desk.marks[move] != 0:
            desk.marks[move] = 0
            edge = tree.used[1]
            tree.used[1] += 1
            tree.edges[edge].total = 0.0
            tree.edges[edge].chances = 0.0
            tree.edges[edge].points = 0.0
            tree.edges[edge].prior = desk.weights[index] / whole
            tree.edges[edge].visits = 0
            tree.edges[edge].seen = 0
            tree.edges[edge].move = move
            tree.edges[edge].next = tree.nodes[node].first
            tree.nodes[node].first = edge
    return True


@kernel
def _noticed(desk: Desk, count: int, attention: int, dice: Dice) -> int:
    """Of so many moves, bring those that are noticed to the front; returns how many they are."""
    if attention == 0 or count <= attention:
        return count
    for index in range(attention):
        other = index + below(dice, count - index)
        move = desk.moves[index]
        desk.moves[index] = desk.moves[other]
        desk.moves[other] = move
    return attention


@kernel
def _mark_legal(tree: Tree, desk: Desk, node: int, world: AnyState) -> bool:
    """Mark the moves that another seat has in this world, and give the node those it lacks; False without room."""
    count = legal(world, desk.moves)
    for index in range(count):
        desk.marks[desk.moves[index]] = 1
    missing = count
    edge = tree.nodes[node].first
    while edge != NO_EDGE:
        if desk.marks[tree.edges[edge].move] == 1:
            desk.marks[tree.edges[edge].move] = 2
            missing -= 1
        edge = tree.edges[edge].next
    if missing > 0:
        for index in range(count):
            if desk.marks[desk.moves[index]] == 2:
                desk.marks[desk.moves[index]] = 0
        if not _add_edges(tree, desk, node, world, count, False):
            for index in range(count):
                desk.marks[desk.moves[index]] = 0
            return False
        for index in range(count):
            desk.marks[desk.moves[index]] = 2
    return True


@kernel
def _most_promising(tree: Tree, desk: Desk, node: int, marked: bool, style: Style) -> int:
    """The edge to follow: how well it did, and how promising it looks for how little it was tried."""
    best = NO_EDGE
    highest = -np.inf
    at = tree.nodes[node]
    untried = at.total / max(1, at.visits) - style.pessimism
    root = np.sqrt(float(at.visits))
    edge = at.first
    while edge != NO_EDGE:
        it = tree.edges[edge]
        if not marked or desk.marks[it.move] == 2:
            if marked:
                desk.marks[it.move] = 0
                it.seen += 1
                root = np.sqrt(float(it.seen))
            value = untried if it.visits == 0 else it.total / it.visits
            value += style.curiosity * it.prior * root / (1 + it.visits)
            if value > highest:
                highest = value
                best = edge
        edge = it.next
    return best


@kernel
def _play_on(world: AnyState, dice: Dice, plies: int) -> None:
    """Go on with plausible moves until the position can be judged."""
    made = 0
    while not far(world):
        seat = turn(world)
        if seat == CHANCE:
            chance(world, dice)
        elif seat == OVER or made == plies:
            return
        else:
            play(world, lean(world, dice))
            made += 1


@kernel
def _walk(tree: Tree, desk: Desk, seat: int, style: Style, dice: Dice) -> int:
    """Down the tree in the world on the desk, one node further than it went; returns how many nodes were met."""
    world = desk.world[0]
    depth = 0
    while depth < style.depth and not far(world):
        actor = turn(world)
        if actor == CHANCE:
            chance(world, dice)
            continue
        if actor == OVER:
            break
        key = known(world, seat)
        node = _slot_of(tree, key)
        if tree.nodes[node].key == Board(0):
            if 2 * tree.used[0] >= len(tree.nodes):
                break
            tree.used[0] += 1
            tree.nodes[node].key = key
            tree.nodes[node].first = NO_EDGE
            tree.nodes[node].visits = 0
            tree.nodes[node].total = 0.0
        desk.path[0, depth] = node
        desk.path[1, depth] = NO_EDGE
        desk.path[2, depth] = actor
        depth += 1
        if depth > 1 and tree.nodes[node].visits < style.ripe:
            break
        if actor == seat and tree.nodes[node].first == NO_EDGE:
            count = _noticed(desk, legal(world, desk.moves), style.attention, dice)
            if not _add_edges(tree, desk, node, world, count, True):
                break
        elif actor != seat and not _mark_legal(tree, desk, node, world):
            break
        edge = _most_promising(tree, desk, node, actor != seat, style)
        desk.path[1, depth - 1] = edge
        play(world, tree.edges[edge].move)
    return depth


@kernel
def _learn(tree: Tree, desk: Desk, depth: int) -> None:
    """Tell the nodes on the way down how it went."""
    for step in range(depth):
        actor = desk.path[2, step]
        node = desk.path[0, step]
        edge = desk.path[1, step]
        tree.nodes[node].visits += 1
        tree.nodes[node].total += desk.worth[actor]
        if edge != NO_EDGE:
            tree.edges[edge].visits += 1
            tree.edges[edge].total += desk.worth[actor]
            tree.edges[edge].chances += desk.chances[actor]
            tree.edges[edge].points += desk.points[actor]


@kernel
def search(
    root: AnyState,
    seat: int,
    tree: Tree,
    desk: Desk,
    style: Style,
    dice: Dice,
    worlds: Any,
    start: int,
    sums: Any,
    iterations: int,
) -> None:
    """So many iterations from a position, of which only what the seat knows is used."""
    deal = boards(4)
    for iteration in range(start, start + iterations):
        desk.world[0] = root
        world = desk.world[0]
        if style.worlds > 0:  # always the same few worlds
            for word in range(4):
                deal[word] = worlds[iteration % style.worlds, word]
            imagine(world, seat, deal)
        elif style.worlds == 0:
            imagine(world, seat, dice)
        depth = _walk(tree, desk, seat, style, dice)
        _play_on(world, dice, style.plies)
        judge(world, desk.net, desk.worth, desk.chances)
        if style.plies > 0:  # else it stops before there is something to count
            score(world, desk.points)
        _learn(tree, desk, depth)
        for each in range(sums.shape[1]):
            sums[0, each] += desk.chances[each]
            sums[1, each] += desk.points[each]


@kernel
def root_edges(root: AnyState, seat: int, tree: Tree, out: Any) -> int:
    """The moves of the root with their visits, worth, chances and points; returns how many."""
    node = _slot_of(tree, known(root, seat))
    count = 0
    if tree.nodes[node].key != Board(0):
        edge = tree.nodes[node].first
        while edge != NO_EDGE:
            it = tree.edges[edge]
            out[count, 0] = it.move
            out[count, 1] = it.visits
            out[count, 2] = it.total
            out[count, 3] = it.chances
            out[count, 4] = it.points
            count += 1
            edge = it.next
    return count
