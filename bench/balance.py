"""How balanced the games are: a study of each, as `docs/balance.md` and the charts beside it.

.venv/bin/python bench/balance.py [FOLDER]

The folder (unless said: `bench/journals/balance`) keeps what was played, so that a run which was stopped goes on.
"""

import re
import shutil
import sys
from pathlib import Path

from cheeseboard.lab.crew import Crew
from cheeseboard.lab.run import TEXT, lab
from cheeseboard.lab.study import planned

BENCH = Path(__file__).resolve().parent
DOCS = BENCH.parent / "docs"
GAMES = 150
STUDIES = {
    "cheese-rescue": ((2, 4), {"area": "floating,centred"}),
    "cheez-tricks": ((2, 4), {"level": "house,wild"}),
    "chop-chop": ((2, 5), {"tiles": "standard,lively"}),
}
HEAD = """# How balanced the games are

Written by `bench/balance.py`, which runs the [lab](lab.md) for each game.
Every chapter names the command that makes it again.
"""


def main(folder: Path) -> None:
    charts = DOCS / "balance"
    shutil.rmtree(charts, ignore_errors=True)
    charts.mkdir()
    chapters = [HEAD]
    for game, (counts, options) in STUDIES.items():
        lab(planned(game, counts=counts, options=options, games=GAMES), folder / game, Crew())
        text = (folder / game / TEXT).read_text(encoding="utf-8")
        text = re.sub(r"^#", "##", text, flags=re.MULTILINE)
        chapters.append(re.sub(r"\]\((\S+\.svg)\)", r"](balance/\1)", text))
        for chart in (folder / game).glob("*.svg"):
            shutil.copy(chart, charts)
    (DOCS / "balance.md").write_text("\n".join(chapters), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else BENCH / "journals" / "balance")
