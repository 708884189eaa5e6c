import re
from pathlib import Path

import msgspec
import pytest

import cheeseboard as cb
from cheeseboard.server.api.replays import Made, made_in, told_by
from cheeseboard.server.limits import RECORD_BYTES, REPLAY_MOVES, Refusal
from cheeseboard.server.protocol.messages import Error
from cheeseboard.server.storage.entries import AnyEntry, Entry, Laid, Moved, Undone
from tests.server.house import House, Json, Line, Person, pair, play_through, sentence_of

GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("*.cheese"))
RECORD = (GOLDEN[0].parent / "cheese-rescue-2.cheese").read_text(encoding="utf-8")


def upload(person: Person, text: str | bytes, query: str = "") -> Json:
    raw = text if isinstance(text, bytes) else text.encode()
    answer = person.ask("POST", f"/api/replays{query}", raw=raw)
    assert answer.status_code == 200, answer.text
    replay: Json = answer.json()
    return replay


def refused(person: Person, text: str | bytes, query: str = "") -> tuple[int, str]:
    raw = text if isinstance(text, bytes) else text.encode()
    return person.refused("POST", f"/api/replays{query}", raw=raw)


def replay_of(person: Person, table: Json, seat: int | None = None) -> Json:
    query = "" if seat is None else f"?seat={seat}"
    replay: Json = person.call("GET", f"/api/tables/{table['id']}/replay{query}")
    return replay


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_record_is_told_position_by_position_as_any_seat_saw_it(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = cb.load(text)
    replays = {seat: told_by(text, seat) for seat in (None, *range(match.players))}
    for seat, replay in replays.items():
        assert (replay.seat, replay.table, replay.others, replay.ended) == (seat, None, 0, None)
        assert replay.names == list(match.names)
        assert [frame.seat for frame in replay.frames] == [None, *match.movers]
        assert [event for frame in replay.frames for event in frame.events] == match.events(seat)
        assert all(len(frame.shows) == len(frame.events) for frame in replay.frames)
        assert [shows for frame in replay.frames for shows in frame.shows] == match.shows(seat, 0)
        assert (replay.fairness.key, replay.fairness.commitment) == (
            match.key.hex() if match.key else "",
            match.commitment,
        )
        assert replay.fairness.holds is True
    for number in range(len(match.moves), -1, -1):
        for seat, replay in replays.items():
            assert replay.frames[number].moves == number
            assert replay.frames[number].view == match.view(seat)
        if number:
            match.undo()


def test_a_record_without_a_key_is_told_and_its_luck_cannot_be_checked(ada: Person) -> None:
    replay = upload(ada, re.sub(r"\[Key .*\]\n", "", RECORD))
    assert replay["fairness"]["key"] is None
    assert replay["fairness"]["holds"] is None
    assert replay["frames"] == upload(ada, RECORD)["frames"]


def test_without_a_seal_from_before_nothing_is_claimed(ada: Person) -> None:
    replay = upload(ada, re.sub(r"\[Commitment .*\]\n", "", RECORD))
    assert replay["fairness"]["commitment"] is None
    assert replay["fairness"]["holds"] is None


def test_a_record_that_stops_in_the_middle_is_told_as_far_as_it_goes(ada: Person) -> None:
    match = cb.new("cheese-rescue", players=2, seed=4)
    for _ in range(5):
        match.play(match.legal()[0])
    replay = upload(ada, match.record())
    assert len(replay["frames"]) == 6
    assert replay["frames"][-1]["view"]["result"] is None


def test_of_several_records_the_first_is_told_and_the_others_counted(ada: Person) -> None:
    other = (GOLDEN[0].parent / "chop-chop-2-standard.cheese").read_text(encoding="utf-8")
    replay = upload(ada, RECORD + "\n" + other + "\n" + other)
    assert (replay["game"], replay["others"]) == ("cheese-rescue", 2)


def test_a_record_from_another_machine_is_read_as_any_file(ada: Person) -> None:
    windows = b"\xef\xbb\xbf" + RECORD.replace("\n", "\r\n").encode()
    assert upload(ada, windows) == upload(ada, RECORD)


def test_a_record_of_a_match_that_was_given_up_says_who_won(house: House, ada: Person) -> None:
    table, first, second = pair(house)
    play_through(first, second, until=5)
    second.send({"type": "resign"})
    first.until(lambda news: news["table"]["state"] == "over")
    text = ada.ask("GET", f"/api/tables/{table['id']}/record").text
    replay = upload(ada, text)
    assert replay["ended"] == {"why": "resigned", "seat": 1, "winners": [0]}
    assert replay["fairness"]["holds"] is True
    assert len(replay["frames"]) == 6
    assert upload(ada, text.replace("resigned 1", "bored"))["ended"] is None


def test_moves_that_a_record_says_a_bot_made_for_somebody_are_marked(ada: Person) -> None:
    marked = RECORD.replace("[Result ", '[StandIn "2 5 99 many"]\n[Result ', 1)
    frames = upload(ada, marked)["frames"]
    assert [frame["moves"] for frame in frames if frame["stands_in"]] == [2, 5]


def test_what_is_no_true_record_is_refused_with_what_is_wrong(ada: Person) -> None:
    assert refused(ada, "") == (400, 'There is no record in this; one begins with a tag like [Game "…"].')
    assert refused(ada, " \n# hello\n")[0] == 400
    status, sentence = refused(ada, "hello")
    assert status == 400
    assert sentence.startswith("line 1: ")
    assert "UTF-8" in refused(ada, b'[Game "\xff"]\n\n')[1]
    assert refused(ada, RECORD.replace("cheese-rescue", "chess"))[0] == 400
    other_key = re.sub(r'\[Key ".', lambda found: found[0][:-1] + ("1" if found[0][-1] == "0" else "0"), RECORD)
    assert refused(ada, other_key)[0] == 400
    lines = RECORD.splitlines(keepends=True)
    assert refused(ada, "".join(lines[:-2]))[0] == 400
    first = next(number for number, line in enumerate(lines) if line.startswith("0 "))
    assert refused(ada, "".join([*lines[:first], "0 cat 9,9\n", *lines[first:]]))[1].startswith(f"line {first + 1}: ")


def test_a_seat_that_is_not_there_is_refused(ada: Person) -> None:
    assert refused(ada, RECORD, "?seat=2") == (400, "There is no seat 2; the seats are 0 to 1.")
    assert refused(ada, RECORD, "?seat=-1")[0] == 400
    assert refused(ada, RECORD, "?seat=first")[0] == 400


def test_what_is_too_long_is_refused(ada: Person) -> None:
    most = f"A record to replay has at most {RECORD_BYTES // 1024} kB; send one match alone."
    assert refused(ada, "#" * (RECORD_BYTES + 1)) == (413, most)
    assert upload(ada, RECORD + "\n" * (RECORD_BYTES - len(RECORD.encode())))["game"] == "cheese-rescue"
    long = RECORD + "0 cat 0,1\n" * (REPLAY_MOVES + 1)
    with pytest.raises(Refusal, match=f"at most {REPLAY_MOVES:,} moves"):
        told_by(long, None)
    assert refused(ada, long)[0] == 413


def test_a_replay_is_packed_for_whoever_can_unpack_it(ada: Person) -> None:
    packed = ada.ask("POST", "/api/replays", raw=RECORD.encode(), headers={"Accept-Encoding": "gzip"})
    plainly = ada.ask("POST", "/api/replays", raw=RECORD.encode(), headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plainly.headers
    assert packed.json() == plainly.json()


def test_a_table_is_replayed_as_each_seat_saw_it_then(house: House) -> None:
    table, *lines = pair(house)
    watching = house.person().join(table)
    watching.until(lambda news: news["view"])
    everybody: dict[int | None, Line] = {0: lines[0], 1: lines[1], None: watching}
    seen: dict[int | None, list[Json]] = {seat: [line.news["view"]] for seat, line in everybody.items()}
    while (turn := lines[0].news["view"]["turn"]) is not None:
        made = lines[0].news["moves"]
        lines[turn].move()
        for seat, line in everybody.items():
            seen[seat].append(line.until_moves(made + 1)["view"])
    stranger = house.person()
    for seat, views in seen.items():
        replay = replay_of(stranger, table, seat)
        assert [frame["view"] for frame in replay["frames"]] == views
        assert [frame["stands_in"] for frame in replay["frames"]] == [None] * len(views)
        times = [frame["at"] for frame in replay["frames"][1:]]
        assert times == sorted(times)
    info = stranger.call("GET", f"/api/tables/{table['id']}")
    assert replay["fairness"] == {"commitment": table["commitment"], "key": info["key"], "holds": True}
    assert (replay["table"], replay["ended"], replay["others"]) == (table["id"], None, 0)
    assert stranger.refused("GET", f"/api/tables/{table['id']}/replay?seat=2")[0] == 400


def test_nothing_of_a_running_match_is_told_not_a_byte(house: House) -> None:
    """Whoever asks, for whatever seat, at whatever position, of whatever table: the answer is the same."""
    answers = set()
    for _ in range(2):
        table, ada, bob = pair(house)
        people = [house.person() for _ in range(2)]
        for moves in range(0, 9, 3):
            play_through(ada, bob, until=moves)
            for person in people:
                for query in ("", "?seat=0", "?seat=1", "?seat=7"):
                    answer = person.ask("GET", f"/api/tables/{table['id']}/replay{query}")
                    answers.add((answer.status_code, answer.content))
    ((status, content),) = answers
    assert status == 409
    assert sentence_of(msgspec.json.decode(content, type=Error)).startswith("The match is not over")


def test_a_match_that_ended_early_is_replayed_up_to_there(house: House) -> None:
    table, ada, bob = pair(house)
    play_through(ada, bob, until=4)
    bob.do("resign")
    ada.until(lambda news: news["table"]["state"] == "over")
    replay = replay_of(house.person(), table)
    assert len(replay["frames"]) == 5
    assert replay["frames"][-1]["view"]["result"] is None
    assert replay["ended"] == {"why": "resigned", "seat": 1, "winners": [0]}
    assert replay["fairness"]["holds"] is True
    assert replay["fairness"]["key"] == ada.news["table"]["key"]


def test_moves_of_a_bot_for_somebody_who_has_left_are_marked(house: House) -> None:
    table, ada, bob = pair(house)
    play_through(ada, bob, until=4)
    bob.do("leave")
    ada.until(lambda news: news["table"]["seats"][1]["stands_in"])
    while ada.until(lambda news: news["view"]["turn"] in (0, None))["view"]["turn"] is not None:
        ada.move()
        ada.until_moves(ada.news["moves"] + 1)
    frames = replay_of(house.person(), table)["frames"]
    assert {frame["stands_in"] for frame in frames if frame["seat"] == 0} == {None}
    assert [frame["stands_in"] for frame in frames if frame["seat"] == 1][:2] == [None, None]
    assert {frame["stands_in"] for frame in frames if frame["seat"] == 1 and frame["moves"] > 4} == {"left"}


def test_a_table_where_nothing_was_played_has_no_replay(ada: Person) -> None:
    table = ada.lay("me", "open")
    line = ada.join(table)
    line.hear()
    line.do("close")
    line.until(lambda news: news["table"]["state"] == "over")
    assert ada.refused("GET", f"/api/tables/{table['id']}/replay") == (409, "Nothing was played at this table.")


def test_moves_that_were_taken_back_do_not_count() -> None:
    laid = Laid("cheese-rescue", {}, bytes(32), "ada", ())
    whats: list[AnyEntry] = [
        laid,
        Moved(0, "a"),
        Moved(1, "b"),
        Undone(0, 1),
        Moved(1, "c", "greedy", "late"),
        Moved(0, "d"),
    ]
    log = [Entry(number, 10 * number, what) for number, what in enumerate(whats)]
    assert made_in(log) == [Made(10), Made(40, "late"), Made(50)]
