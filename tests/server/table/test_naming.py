import pytest

from cheeseboard.server.limits import Refusal
from cheeseboard.server.play.opponents import offered
from cheeseboard.server.table.naming import tidy_name, tidy_text
from tests.server.house import Person

BOTS = [bot.name for bot in offered()]


@pytest.mark.parametrize(
    "name", ["Ada", "Zoë", "Nguyễn Thị", "สมชาย", "ذكي", "你好", "🐭", "R2-D2", "❤️", "Pippa", "Mr Pip"]
)
def test_whatever_can_be_read_is_a_name(name: str) -> None:
    assert tidy_name(name, 24, BOTS) == name


@pytest.mark.parametrize(
    "name",
    [
        "\u2800",
        "\u3164",
        "Ada\u3164",
        "\u115f\u1160",
        "\u0301",
        "\u0301\u0302",
        "\ufe0f",
        "\u200b",
        "a\u202eb",
        "\uffa0 \uffa0",
    ],
)
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    with pytest.raises(Refusal, match="invisible"):
        tidy_name(name, 24)


def test_a_tower_of_accents_is_no_name() -> None:
    with pytest.raises(Refusal, match="invisible"):
        tidy_name("Z" + "\u0315" * 8, 24)


@pytest.mark.parametrize("line", ["\u2800", "\u3164 \u3164", "\u200d", "\u0301"])
def test_nothing_to_be_seen_is_not_said(line: str) -> None:
    with pytest.raises(Refusal, match="something to see"):
        tidy_text(line, 200)


@pytest.mark.parametrize(
    "name", ["Pip", "pip", "P i p", "Píp", "Рір", "P1p", "Ｐｉｐ", "Marble.", "Profess0r Rind", "GREEDY", "ᴘɪᴘ", "Pıp"]
)
def test_a_name_that_could_be_a_bots_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="bot"):
        tidy_name(name, 24, BOTS)


def test_nobody_at_a_table_passes_for_a_bot(ada: Person) -> None:
    assert ada.refused("PUT", "/api/me", {"name": "Pip"})[0] == 400
    seats = [{"kind": "me"}, {"kind": "beside", "name": "Píp"}]
    status, sentence = ada.refused("POST", "/api/tables", {"game": "cheese-rescue", "seats": seats, "options": {}})
    assert (status, sentence) == (400, "“Píp” is, or looks like, the name of a bot here; choose another.")
