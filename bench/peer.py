"""A server of boardgame.io, the usual library for such games, and people who play on it: trivial rules, kept in memory.

It gets what Cheeseboard gets: a match is created and joined through its lobby, every player has a socket, and hears of
every move.
"""

import re
import shutil
import subprocess
from pathlib import Path

from crowd import Party, Score, Wire, call

VERSION = "0.50"
GAME = "trivial"

SERVER = """
const { Server } = require("boardgame.io/server");
const game = {
  name: "trivial", setup: () => ({ count: 0 }), turn: { minMoves: 1, maxMoves: 1 },
  moves: { go: ({ G }) => { G.count++; } },
};
const server = Server({ games: [game], origins: ["*"] });
const [port, lobby] = process.argv.slice(2).map(Number);
server.run({ port, lobbyConfig: { apiPort: lobby } }, () => console.log("ready"));
"""

STATE = re.compile(rb'"_stateID":(\d+)')


def install(folder: Path) -> bool:
    """Whether it can be had: with Node, and from the registry unless it is there already."""
    if not shutil.which("npm"):
        return False
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "server.js").write_text(SERVER)
    if (folder / "node_modules" / "boardgame.io").is_dir():
        return True
    command = ["npm", "install", "--no-audit", "--no-fund", "--prefix", str(folder), f"boardgame.io@{VERSION}"]
    return subprocess.run(command, capture_output=True).returncode == 0


def start(folder: Path, port: int) -> "subprocess.Popen[str]":
    """A server with its lobby on the port after the one for sockets."""
    command = ["node", "server.js", str(port), str(port + 1)]
    server = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    while "ready" not in server.stdout.readline():
        assert server.poll() is None, "boardgame.io did not start"
    return server


class PeerParty(Party):
    """As many moves as a match of ours has; then another one is begun."""

    def __init__(self, port: int, seats: int, score: Score, length: int) -> None:
        super().__init__(port, seats, score)
        self._length = length
        self._match = ""
        self._keys: list[str] = []

    async def begin(self) -> None:
        lobby = self.port + 1
        laid, _ = await call(lobby, "POST", f"/games/{GAME}/create", {"numPlayers": self.seats})
        self._match, self._keys = laid["matchID"], []
        for seat in range(self.seats):
            who = {"playerID": str(seat), "playerName": f"Player {seat}"}
            joined, _ = await call(lobby, "POST", f"/games/{GAME}/{self._match}/join", who)
            self._keys.append(joined["playerCredentials"])
        for seat in range(self.seats):
            await self.connect(seat, "/socket.io/?EIO=4&transport=websocket")

    def read(self, seat: int, wire: Wire, content: bytes) -> int:
        if content.startswith(b"42"):
            found = STATE.search(content) if content[:30].find(b'["matchData"') < 0 else None
            return -1 if found is None else int(found[1])
        if content == b"2":
            wire.send(b"3")
        elif content.startswith(b"40"):
            wire.send(f'42/{GAME},["sync","{self._match}","{seat}","{self._keys[seat]}",{self.seats}]'.encode())
        elif content.startswith(b"0"):
            wire.send(f"40/{GAME},".encode())
        return -1

    def choose(self) -> tuple[int, bytes] | None:
        if self.moves == self._length:
            return None
        seat = self.moves % self.seats
        payload = f'{{"type":"go","args":[],"playerID":"{seat}","credentials":"{self._keys[seat]}"}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        return seat, f'42/{GAME},["update",{action},{self.moves},"{self._match}","{seat}"]'.encode()
