"""What `cheeseboard lab` runs: a study, and what is written of it into a folder."""

import json
from pathlib import Path

from cheeseboard.complaints import complain
from cheeseboard.engine.errors import Unable
from cheeseboard.words import chosen_language
from cheeseboard.words.here import tell

from . import charts
from .crew import Crew
from .paper import Paper
from .study import Study, carried_out

TEXT, NUMBERS = "balance.md", "balance.json"


def lab(study: Study, folder: Path, crew: Crew) -> Paper:
    """Carry the study out, or what is left of it, and write it into the folder: text, numbers and charts."""
    folder.mkdir(parents=True, exist_ok=True)
    with crew:
        paper = Paper.of(study, carried_out(study, folder, crew))
    try:
        pictures = charts.drawn(paper, folder)
    except Unable as problem:
        complain(problem.said(chosen_language()))
        pictures = {}
    (folder / NUMBERS).write_text(json.dumps(paper.to_dict(), indent=1) + "\n", encoding="utf-8")
    (folder / TEXT).write_text(paper.markdown(pictures), encoding="utf-8")
    return paper


def run(study: Study, folder: Path, crew: Crew) -> int:
    lab(study, folder, crew)
    print(tell("lab-written", file=str(folder / TEXT)))
    return 0
