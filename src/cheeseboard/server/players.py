"""Guests: who somebody is, by a signed cookie and nothing else."""

import secrets
import unicodedata
import zlib
from typing import Any

from itsdangerous import BadSignature, TimestampSigner
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .limits import Refusal

COOKIE = "cheeseboard"
DAY = 24 * 60 * 60
LASTS = 400 * DAY
"""How long a cookie is good for, which is also the longest that browsers keep one."""
RENEWED_AFTER = 30 * DAY

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""Digits and small letters that are hard to take for one another."""


def random_word(letters: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(letters))


def first_name(guest: str) -> str:
    """What a guest is called who has not said it."""
    return f"Guest {zlib.crc32(guest.encode()) % 900 + 100}"


def tidy_name(name: str, most: int) -> str:
    """The name as it is shown; raises Refusal if it is none."""
    tidy = " ".join(name.split())
    if not tidy:
        raise Refusal(f"A name needs at least one letter, and at most {most}.")
    if len(tidy) > most:
        raise Refusal(f"A name has at most {most} letters, not {len(tidy)}.")
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Cn", "Co", "Cs") for letter in tidy):
        raise Refusal("A name cannot have invisible letters; use letters, digits, spaces and signs.")
    return tidy


class Guestbook:
    """Signs cookies and reads them back."""

    def __init__(self, secret: str) -> None:
        self._signer = TimestampSigner(secret, salt="cheeseboard guest")

    def sign(self, guest: str) -> str:
        return self._signer.sign(guest).decode()

    def read(self, cookie: str | None) -> tuple[str | None, bool]:
        """The guest whom a cookie names, if it is ours and not too old, and whether it is due for a new one."""
        if cookie is None:
            return None, True
        try:
            guest, signed = self._signer.unsign(cookie, max_age=LASTS, return_timestamp=True)
        except BadSignature:
            return None, True
        age = self._signer.get_timestamp() - signed.timestamp()
        return guest.decode(), age > RENEWED_AFTER

    def welcome(self, app: ASGIApp) -> ASGIApp:
        """Middleware: every request and socket knows its guest, and every new guest gets a cookie."""

        async def welcomed(scope: Scope, receive: Receive, send: Send) -> None:
            guest, due = self.read(ASGIConnection[Any, Any, Any, Any](scope).cookies.get(COOKIE))
            if guest is None:
                guest = random_word(20)
            scope["state"]["guest"] = guest
            await app(scope, receive, self._handing_out(guest, send) if due else send)

        return welcomed

    def _handing_out(self, guest: str, send: Send) -> Send:
        cookie = f"{COOKIE}={self.sign(guest)}; Path=/; Max-Age={LASTS}; HttpOnly; SameSite=Lax"

        async def sending(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                MutableScopeHeaders.from_message(message).add("set-cookie", cookie)
            await send(message)

        return sending
