import asyncio

from cheeseboard.server.entrance.turnstile import Turnstile


def test_a_crowd_comes_in_a_few_at_a_time_and_in_order_while_others_have_their_turn() -> None:
    came: list[str] = []

    async def come(turnstile: Turnstile, name: str) -> None:
        await turnstile.enter()
        came.append(name)

    async def play() -> None:
        for _ in range(8):
            await asyncio.sleep(0)
            came.append("move")

    async def go() -> None:
        turnstile = Turnstile(2)
        crowd = [asyncio.create_task(come(turnstile, str(number))) for number in range(7)]
        playing = asyncio.create_task(play())
        await asyncio.sleep(0)
        crowd[4].cancel()
        await asyncio.gather(playing, *crowd, return_exceptions=True)

    asyncio.run(go())
    assert [name for name in came if name != "move"] == ["0", "1", "2", "3", "5", "6"]
    between = "".join("." if name == "move" else name for name in came).strip(".").split(".")
    assert max(map(len, between)) <= 2
