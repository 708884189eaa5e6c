import asyncio

from cheeseboard.server.entrance.waiting import Gate, Mail


def test_all_who_wait_at_a_gate_go_on_when_it_opens_and_whoever_has_gone_is_no_hindrance() -> None:
    async def go() -> list[bool]:
        gate = Gate()
        waiting = [asyncio.create_task(gate.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        gate.set()
        await asyncio.wait(waiting)
        gate.clear()
        shut = asyncio.create_task(gate.wait())
        await asyncio.sleep(0)
        assert not shut.done()
        shut.cancel()
        return [task.cancelled() for task in waiting]

    assert asyncio.run(go()) == [True, False, False]


def test_mail_is_taken_in_the_order_in_which_it_came_also_after_a_wait_was_given_up() -> None:
    async def go() -> list[int]:
        mail = Mail()
        given_up = asyncio.create_task(mail.get())
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.wait([given_up])
        taking = asyncio.create_task(mail.get())
        await asyncio.sleep(0)
        for number in range(3):
            mail.put_nowait(number)
        return [await taking, await mail.get(), await mail.get()]

    assert asyncio.run(go()) == [0, 1, 2]
