"""People who come together at one table: laid and taken by requests, played on the page."""

from typing import Any

from playwright.sync_api import APIResponse, Locator

from .player import Player

Kind = str | dict[str, Any]

PLAY_ON = """
async (most) => {
  const id = location.pathname.split('/').pop();
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket?since=0`);
  await new Promise((done) => {
    let made = 0;
    let last = -1;
    socket.onmessage = ({ data }) => {
      const { type, table, view, position } = JSON.parse(data);
      if (type !== 'update') return;
      if (table.state === 'over' || (made === most && position !== last)) return done();
      if (!view?.legal.length || made === most || position === last) return;
      made += 1;
      last = position;
      socket.send(JSON.stringify({ type: 'move', move: view.legal[0], position }));
    };
  });
  socket.close();
}
"""
"""The page's own person plays the first legal move, by a socket of its own: so many times, or to the end."""


def asked(answer: APIResponse) -> Any:
    assert answer.ok, answer.text()
    return answer.json()


def named(player: Player, name: str) -> Player:
    """Somebody who has said what they are called; the first answer says who they are."""
    me = f"{player.address}/api/me"
    asked(player.page.context.request.get(me))
    asked(player.page.context.request.put(me, data={"name": name}))
    return player


def lay(host: Player, *seats: Kind, game: str = "cheese-rescue", **customs: Any) -> str:
    """The table's address on the page. A seat is me, open, a bot, or written out."""
    wanted = {"game": game, "seats": [_seat(seat) for seat in seats], **customs}
    table = asked(host.page.context.request.post(f"{host.address}/api/tables", data=wanted))
    return f"/table/{table['id']}"


def _seat(seat: Kind) -> dict[str, Any]:
    if isinstance(seat, dict):
        return seat
    return {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}


def sit(player: Player, table: str, seat: int) -> None:
    asked(player.page.context.request.post(f"{player.address}/api/tables{table.removeprefix('/table')}/seats/{seat}"))
    player.go(table)


def meet(*players: Player, game: str = "cheese-rescue", **customs: Any) -> str:
    """All of them at one table, in this order, and it begins."""
    host, *others = players
    table = lay(host, "me", *["open"] * len(others), game=game, **customs)
    host.go(table)
    for seat, player in enumerate(others, 1):
        sit(player, table, seat)
    for player in players:
        player.page.locator("main .play").wait_for()
    return table


def play_on(*players: Player, moves: int = -1) -> None:
    """Those play, without looking at their screens; the tables' bots do as they like."""
    if len(players) == 1:
        players[0].page.evaluate(PLAY_ON, moves)
        return
    for player in players:
        player.page.evaluate(f"() => void (window.playing = ({PLAY_ON})({moves}))")
    for player in players:
        player.page.evaluate("window.playing")


def plate(player: Player, name: str) -> Locator:
    """Somebody's plate."""
    return player.page.locator(".seats .seat").filter(has_text=name)


def line(player: Player, text: str) -> Locator:
    """A line in which the table says or asks something."""
    return player.page.locator(".line").filter(has_text=text)


def open_menu(player: Player) -> None:
    player.page.get_by_role("button", name="Menu").click()


def look_away(player: Player, hidden: bool = True) -> None:
    """Another tab lies over this one, as far as the page can tell."""
    player.page.evaluate(
        """(hidden) => {
          Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
          const value = hidden ? 'hidden' : 'visible';
          Object.defineProperty(document, 'visibilityState', { value, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }""",
        hidden,
    )
