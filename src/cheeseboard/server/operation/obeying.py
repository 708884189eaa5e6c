"""Taking note of what whoever operates servers has changed in the database.

Every server looks for it again and again, however many there are, so that the one who gives orders needs nothing but
the database.
"""

import asyncio
import random

from cheeseboard.words import say

from ..api.sockets import NO_TABLE, NOT_WANTED
from ..limits import DAY, ORDERS_LATE, Refusal
from ..logs import log
from ..play.tables import Tables
from ..storage.orders import Order
from ..storage.store import now


class Obeying:
    def __init__(self, tables: Tables) -> None:
        """Whatever was ordered until now stands in the database anyway. Raises UnusableDatabase."""
        self._tables = tables
        self._store = tables.store
        self._obeyed = self._store.standing_orders()
        """Of the last orders: where two are given at once, the later number may be seen first."""
        self._last = max(self._obeyed, default=0)
        self._tables.bans.set(self._store.standing_bans())

    async def go_on(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(self._tables.limits.orders_every)
            try:
                await self.look()
            except Refusal as refusal:
                log.debug("orders are looked for again later: %s", refusal)
            except Exception:
                log.exception("orders are looked for again later")

    async def clean_up(self) -> None:
        """Delete once a day what is too old, until it is cancelled."""
        lasts = self._tables.limits.tables_last * DAY
        while lasts:
            try:
                if count := await self._store.delete_untouched(now() - int(1000 * lasts)):
                    log.info("deleted", extra={"tables": count})
            except Refusal as refusal:
                log.warning("what is too old is deleted another day: %s", refusal)
            except Exception:
                log.exception("what is too old is deleted another day")
            await asyncio.sleep(DAY * random.uniform(0.9, 1.1))  # several servers need not do it together

    async def look(self) -> None:
        """Obey what is new; raises Refusal."""
        found = await self._store.orders(self._last - ORDERS_LATE)
        new = [order for order in found if order.number not in self._obeyed]
        if any(order.what == "bans" for order in new):
            self._tables.bans.set(await self._store.bans())
            self._show_out()
        if any(order.what == "deleted" for order in new):
            await self._clear_away()
        for order in new:
            self._obey(order)
        self._obeyed |= {order.number for order in new}
        self._last = max(self._last, *self._obeyed, 0)
        self._obeyed = {number for number in self._obeyed if number >= self._last - ORDERS_LATE}

    def _obey(self, order: Order) -> None:
        if order.table is None:
            return
        if order.what == "estranged":
            self._tables.following.estranged([order.table])
        elif order.what == "written" and (table := self._tables.known.get(order.table)):
            self._tables.following.doubt(table)

    def _show_out(self) -> None:
        """Hang up on whoever is banned by now."""
        for table in self._tables.known.values():
            for client in [*table.presence.clients]:
                if self._tables.bans.hold(client.person, client.address):
                    client.dismiss(NOT_WANTED, say("banned"))

    async def _clear_away(self) -> None:
        """Forget the tables that are not in the database any more."""
        known = [*self._tables.known]
        there = await self._store.counts(known)
        for name in known:
            if name not in there and (table := self._tables.known.get(name)):
                for client in [*table.presence.clients]:
                    client.dismiss(NO_TABLE, say("table-missing", {"table": name}))
                self._tables.drop(name)
