"""What one worker marks and another sees."""

from pathlib import Path

import pytest

from cheeseboard.server import workers
from cheeseboard.server.processes.marks import FILE, NoMarks, SharedMarks, lay_out, shared
from cheeseboard.server.processes.siblings import Siblings

TABLE, OTHER = "k3v9x2m7q1ab", "k3v9x2m7q1ac"


def marks(folder: Path, row: int, count: int = 2) -> SharedMarks:
    if not (folder / FILE).exists():
        lay_out(folder, count)
    return SharedMarks(Siblings(folder, count, min(row, count - 1), row=row))


def test_what_another_one_writes_is_seen_and_nothing_else(tmp_path: Path) -> None:
    here, there = marks(tmp_path, 0), marks(tmp_path, 1)
    before, elsewhere = here.of_others(TABLE), here.of_others(OTHER)
    assert before is not None
    with here.writing(TABLE):
        assert here.of_others(TABLE) == before
        assert there.of_others(TABLE) is None
    with there.writing(TABLE):
        assert here.of_others(TABLE) is None
    assert here.of_others(TABLE) not in (before, None)
    assert here.of_others(OTHER) == elsewhere


def test_a_write_that_fails_counts_too_since_nobody_knows(tmp_path: Path) -> None:
    here, there = marks(tmp_path, 0), marks(tmp_path, 1)
    before = here.of_others(TABLE)
    with pytest.raises(ValueError, match="disk"), there.writing(TABLE):
        raise ValueError("disk")
    assert here.of_others(TABLE) not in (before, None)


def test_tables_that_share_a_count_are_written_at_once(tmp_path: Path) -> None:
    here, there = marks(tmp_path, 0), marks(tmp_path, 1)
    first, second = there.writing(TABLE), there.writing(TABLE)
    first.__enter__()
    second.__enter__()
    first.__exit__(None, None, None)
    assert here.of_others(TABLE) is None
    second.__exit__(None, None, None)
    assert here.of_others(TABLE) is not None


def test_whoever_was_killed_while_writing_is_not_believed_and_what_it_wrote_is_looked_for(tmp_path: Path) -> None:
    here, dying = marks(tmp_path, 0), marks(tmp_path, 1)
    before = here.of_others(TABLE)
    dead = dying.writing(TABLE)
    dead.__enter__()
    assert here.of_others(TABLE) is None
    marks(tmp_path, 2)  # takes another place
    assert here.of_others(TABLE) is None
    marks(tmp_path, 1)
    assert here.of_others(TABLE) not in (before, None)


def test_a_count_begins_again_where_it_is_full(tmp_path: Path) -> None:
    here, there = marks(tmp_path, 0), marks(tmp_path, 1)
    for place in range(len(there._counts)):
        there._counts[place] = 0xFFFFFFFF
    before = here.of_others(TABLE)
    with there.writing(TABLE):
        assert here.of_others(TABLE) is None
    assert here.of_others(TABLE) not in (before, None)


def test_no_two_workers_that_live_have_one_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is being replaced has the number of the one that takes its place."""

    class Silent:
        ready, ends = True, None

        def __init__(self, _work: object, siblings: Siblings) -> None:
            self.siblings = siblings

    monkeypatch.setattr(workers, "Worker", Silent)
    several = workers.Workers(lambda *_: 0, 2, tmp_path)
    several._fill_up()
    several._outgoing = list(several._running)
    for number, row in ((0, 2), (1, 0)):
        several._fill_up()
        new = several._running[-1].siblings
        assert (new.mine, new.row) == (number, row)
        several._running.remove(several._outgoing.pop(0))
    assert [each.siblings.mine for each in several._running] == [0, 1]


def test_where_the_folder_was_cleared_away_nobody_believes_that_nobody_has_written(tmp_path: Path) -> None:
    here, there = marks(tmp_path, 0), marks(tmp_path, 1)
    assert here.of_others(TABLE) is not None
    (tmp_path / FILE).unlink()
    new = shared(Siblings(tmp_path, 2, 1, row=1))
    assert [each.of_others(TABLE) for each in (here, there, new)] == [None] * 3


def test_where_nobody_marks_nobody_can_tell() -> None:
    with NoMarks().writing(TABLE):
        pass
    assert NoMarks().of_others(TABLE) is None
