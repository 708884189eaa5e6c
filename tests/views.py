"""What a seat sees that is to move, in golden matches: for the page's tests. `python -m tests.views` writes it anew."""

from pathlib import Path
from typing import Any

import msgspec

import cheeseboard as cb

HERE = Path(__file__).parent
FILE = HERE / "golden" / "views.json"
SHARES = (0.0, 0.15, 0.4, 0.65, 0.9)
"""How far into a match each of them is taken."""


def views() -> list[Any]:
    found = []
    for record in sorted((HERE / "golden").glob("*.cheese")):
        text = record.read_text(encoding="utf-8")
        for share in SHARES:
            match = cb.load(text)
            match.undo_to(int(share * len(match.moves)))
            assert match.turn is not None
            found.append(msgspec.to_builtins(match.view(match.turn)))
    return found


if __name__ == "__main__":
    FILE.write_bytes(b"[\n" + b",\n".join(map(msgspec.json.encode, views())) + b"\n]\n")
