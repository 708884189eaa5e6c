import msgspec

import cheeseboard as cb
from cheeseboard.server.table.table import Heard
from cheeseboard.server.table.who import SPECTATOR
from tests.server.laid import a_table


def test_what_tells_the_time_is_told_anew_whichever_way_the_clock_was_set() -> None:
    table = a_table(cb.new("chop-chop", players=2, seed=1))
    for now in (1_000_000, 5_000_000, 2_000_000):
        table.now = lambda now=now: now  # type: ignore[misc]
        told = msgspec.json.decode(table.update(SPECTATOR, Heard()))
        assert told["table"]["now"] == now
