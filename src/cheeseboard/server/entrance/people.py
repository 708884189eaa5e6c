"""People: who somebody is, by a signed cookie and nothing else."""

import functools

from itsdangerous import BadSignature, TimestampSigner
from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cheeseboard.engine.told import Said

from ..ids import new_person
from ..limits import CARDS_REMEMBERED, COOKIE_LASTS, COOKIE_RENEWED_AFTER, DAY, UNTOLD
from .addresses import arrival_of, headers

COOKIE = "cheeseboard"
GONE = f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
"""Has a browser forget who somebody was."""
REFUSED = Said("card-refused")


class SeatCards:
    """Signs the cookies by which people are known, and reads them back."""

    def __init__(self, secret: str) -> None:
        # The salt is of the time when people were called guests here: with another, everybody would be somebody new.
        self._signer = TimestampSigner(secret, salt="cheeseboard guest")
        # Whoever comes to a table shows the same cookie several times within a few seconds.
        self._unsign = functools.lru_cache(maxsize=CARDS_REMEMBERED)(self._signer_reads)
        self._untold: dict[str, None] = {}
        """Those who came with a cookie that was not accepted and have not been told so; oldest first."""

    def sign(self, person: str) -> str:
        return self._signer.sign(person).decode()

    def read(self, cookie: str | None) -> tuple[str | None, bool]:
        """The person whom a cookie names, if it is ours and not too old, and whether it is due for a new one."""
        if cookie is None:
            return None, True
        try:
            person, signed = self._unsign(cookie)
        except BadSignature:
            return None, True
        # One from the future is as good as any: it is our clock that was set back.
        age = self._signer.get_timestamp() - signed
        if age > COOKIE_LASTS:
            return None, True
        return person, not -DAY <= age <= COOKIE_RENEWED_AFTER

    def _signer_reads(self, cookie: str) -> tuple[str, float]:
        """Whom it names, and when it was signed; raises BadSignature."""
        person, signed = self._signer.unsign(cookie, return_timestamp=True)
        return person.decode(), signed.timestamp()

    def welcome(self, app: ASGIApp) -> ASGIApp:
        """Middleware: every request and socket knows its person, and everybody who is new gets a cookie."""

        async def welcomed(scope: Scope, receive: Receive, send: Send) -> None:
            cookie = _shown(scope)
            person, due = self.read(cookie)
            replaced = person is None and cookie is not None
            if person is None:
                person = new_person()
            if replaced:
                self._remember(person)
            scope["state"]["person"] = person
            scope["state"]["notice"] = REFUSED if replaced else None
            await app(scope, receive, self._handing_out(person, send, arrival_of(scope).secure) if due else send)

        return welcomed

    def _remember(self, person: str) -> None:
        # The answer that replaces the cookie may be the page itself, which cannot say so.
        self._untold[person] = None
        if len(self._untold) > UNTOLD:
            del self._untold[next(iter(self._untold))]

    def notice(self, person: str) -> Said | None:
        """What this person has to be told, once."""
        if person not in self._untold:
            return None
        del self._untold[person]
        return REFUSED

    def _handing_out(self, person: str, send: Send, secure: bool) -> Send:
        cookie = f"{COOKIE}={self.sign(person)}; Path=/; Max-Age={COOKIE_LASTS}; HttpOnly; SameSite=Lax"
        cookie += "; Secure" if secure else ""

        async def sending(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                headers = MutableScopeHeaders.from_message(message)
                if GONE not in headers.getall("set-cookie", []):
                    headers.add("set-cookie", cookie)
            await send(message)

        return sending


def _shown(scope: Scope) -> str | None:
    """The cookie that somebody comes with; of several the last."""
    given = [each.strip().partition("=") for line in headers(scope, b"cookie") for each in line.split(";")]
    return next((value for name, _, value in reversed(given) if name == COOKIE), None)
