"""The line of thoughts in Redis, between servers that hand them out and those who do nothing but think.

It has the order of `line`: the most urgent kind first, within a kind people take turns, and so do one person's tables.
Everything here may be lost at any moment: whoever handed a thought out notices, and sees to it in another way.
"""

from typing import Any

import msgspec

from cheeseboard import __version__
from cheeseboard.engine.match import Match
from cheeseboard.engine.sight import Sight

from .line import Kind
from .thoughts import AnyThought, Heard, Played

PREFIX = f"cheeseboard:thinking:{__version__}:"
"""Of all keys. Other versions may know other rules, so they do not meet here."""
LOST, WAITS, HELD = range(3)
"""Where a thought is that was handed out."""

_NOW = "local time = redis.call('TIME') local now = time[1] * 1000 + math.floor(time[2] / 1000)\n"

PUT = """
local kind, person, table, id, letter, holds = unpack(ARGV)
local people = KEYS[1] .. 'people:' .. kind
local tables = KEYS[1] .. 'tables:' .. kind .. ':' .. person
local letters = KEYS[1] .. 'letters:' .. kind .. ':' .. person .. ':' .. table
redis.call('SET', KEYS[1] .. 'letter:' .. id, letter, 'PX', holds)
if redis.call('RPUSH', letters, id) == 1 and redis.call('RPUSH', tables, table) == 1 then
  redis.call('RPUSH', people, person)
end
for _, key in ipairs({people, tables, letters}) do redis.call('PEXPIRE', key, holds * 2) end
redis.call('RPUSH', KEYS[1] .. 'bell', 1)
redis.call('LTRIM', KEYS[1] .. 'bell', -tonumber(ARGV[7]), -1)
return 1
"""
"""Put a thought in line."""

TAKE = """
local thinker, holds = ARGV[1], ARGV[2]
for kind = 0, tonumber(ARGV[3]) do
  local people = KEYS[1] .. 'people:' .. kind
  while true do
    local person = redis.call('LPOP', people)
    if not person then break end
    local tables = KEYS[1] .. 'tables:' .. kind .. ':' .. person
    local id, letter
    while not letter do
      local table = redis.call('LPOP', tables)
      if not table then break end
      local letters = KEYS[1] .. 'letters:' .. kind .. ':' .. person .. ':' .. table
      repeat
        id = redis.call('LPOP', letters)
        letter = id and redis.call('GET', KEYS[1] .. 'letter:' .. id)
      until letter or not id
      if redis.call('EXISTS', letters) == 1 then redis.call('RPUSH', tables, table) end
    end
    if redis.call('EXISTS', tables) == 1 then redis.call('RPUSH', people, person) end
    if letter then
      redis.call('LPOP', KEYS[1] .. 'bell')
      redis.call('DEL', KEYS[1] .. 'letter:' .. id)
      redis.call('SET', KEYS[1] .. 'held:' .. id, thinker, 'PX', holds)
      return letter
    end
  end
end
return false
"""
"""Take whatever is next, for one who thinks. What has been withdrawn is passed over, and costs nobody their turn."""

ANNOUNCE = _NOW + "return redis.call('ZADD', KEYS[1] .. 'thinkers', now + ARGV[2], ARGV[1])"
"""Say that somebody is there to think."""

LOOK = (
    _NOW
    + """
local thinkers = KEYS[1] .. 'thinkers'
redis.call('ZREMRANGEBYSCORE', thinkers, '-inf', now)
local found = {redis.call('ZCARD', thinkers)}
for _, id in ipairs(ARGV) do
  local holder = redis.call('GET', KEYS[1] .. 'held:' .. id)
  if redis.call('EXISTS', KEYS[1] .. 'letter:' .. id) == 1 then found[#found + 1] = 1
  elseif holder and redis.call('ZSCORE', thinkers, holder) then found[#found + 1] = 2
  else found[#found + 1] = 0 end
end
return found
"""
)
"""How many think, and where these thoughts are."""


class Letter(msgspec.Struct, frozen=True):
    """A thought on its way to somebody who has it."""

    id: str
    to: str
    """The server that wants to know."""
    thought: AnyThought
    about: Heard | Played


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has come of it; nothing, where it could not be thought about there."""

    id: str
    answer: msgspec.Raw = msgspec.Raw()
    failed: tuple[str, dict[str, Any]] | None = None
    """How a bot failed: the code and its parameters."""


def known(about: Sight | Match) -> Heard | Played:
    return Heard.by(about) if isinstance(about, Sight) else Played.of(about)


def milliseconds(seconds: float) -> int:
    return int(1000 * seconds)


write = msgspec.json.Encoder().encode
read_letter = msgspec.json.Decoder(Letter).decode
read_reply = msgspec.json.Decoder(Reply).decode
LAST_KIND = max(Kind)
