"""Guests: who somebody is, by a signed cookie and nothing else."""

import secrets
import unicodedata
import zlib
from typing import Any

from itsdangerous import BadSignature, TimestampSigner
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .limits import COOKIE_LASTS, COOKIE_RENEWED_AFTER, UNTOLD_GUESTS, Refusal

COOKIE = "cheeseboard"
NOT_ACCEPTED = (
    "Your seat card was not accepted by this server, so you are a new guest now; "
    "seats you had taken stay with the old one."
)

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
        self._untold: dict[str, None] = {}
        """New guests who came with a cookie that was not accepted and have not been told so; oldest first."""

    def sign(self, guest: str) -> str:
        return self._signer.sign(guest).decode()

    def read(self, cookie: str | None) -> tuple[str | None, bool]:
        """The guest whom a cookie names, if it is ours and not too old, and whether it is due for a new one."""
        if cookie is None:
            return None, True
        try:
            guest, signed = self._signer.unsign(cookie, max_age=COOKIE_LASTS, return_timestamp=True)
        except BadSignature:
            return None, True
        age = self._signer.get_timestamp() - signed.timestamp()
        return guest.decode(), age > COOKIE_RENEWED_AFTER

    def welcome(self, app: ASGIApp) -> ASGIApp:
        """Middleware: every request and socket knows its guest, and every new guest gets a cookie."""

        async def welcomed(scope: Scope, receive: Receive, send: Send) -> None:
            cookie = ASGIConnection[Any, Any, Any, Any](scope).cookies.get(COOKIE)
            guest, due = self.read(cookie)
            replaced = guest is None and cookie is not None
            if guest is None:
                guest = random_word(20)
            if replaced:
                self._remember(guest)
            scope["state"]["guest"] = guest
            scope["state"]["notice"] = NOT_ACCEPTED if replaced else None
            await app(scope, receive, self._handing_out(guest, send) if due else send)

        return welcomed

    def _remember(self, guest: str) -> None:
        # The answer that replaces the cookie may be the page itself, which cannot say so.
        self._untold[guest] = None
        if len(self._untold) > UNTOLD_GUESTS:
            del self._untold[next(iter(self._untold))]

    def notice(self, guest: str) -> str | None:
        """What this guest has to be told, once."""
        if guest not in self._untold:
            return None
        del self._untold[guest]
        return NOT_ACCEPTED

    def _handing_out(self, guest: str, send: Send) -> Send:
        cookie = f"{COOKIE}={self.sign(guest)}; Path=/; Max-Age={COOKIE_LASTS}; HttpOnly; SameSite=Lax"

        async def sending(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                MutableScopeHeaders.from_message(message).add("set-cookie", cookie)
            await send(message)

        return sending
