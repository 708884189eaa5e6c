"""Positions told line by line: a log without a key, where chance gives what the test wants."""

import cheeseboard as cb
from cheeseboard.engine.record import Told, read, replay
from cheeseboard.games import boxed, get


def told(game: str, players: int, log: str, **options: str) -> cb.Match:
    """The match in which all this has happened; it stands where a seat is to move."""
    tags = [f'[Game "{game}"]', f'[Players "{players}"]', '[Result "*"]']
    chosen = get(game).check_options(players, options)
    tags += [f'[Option {name} "{value}"]' for name, value in chosen.items()]
    lines = [line.strip() for line in log.strip().splitlines()]
    (record,) = read([*tags, "", *lines])
    match = replay(record, boxed)
    assert isinstance(match.source, Told)
    match.source.end()
    return match
