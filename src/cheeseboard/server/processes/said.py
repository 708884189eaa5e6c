"""What processes that serve the same tables say to one another, and what they have Redis do."""

from typing import Union

import msgspec


class Wrote(msgspec.Struct, tag="wrote", array_like=True):
    by: str
    table: str
    first: int
    entries: list[tuple[int, str]]


class Here(msgspec.Struct, tag="here", array_like=True):
    by: str
    table: str
    people: list[str]


class Lives(msgspec.Struct, tag="lives", array_like=True):
    by: str


class Leaves(msgspec.Struct, tag="leaves", array_like=True):
    by: str


class Renamed(msgspec.Struct, tag="renamed", array_like=True):
    by: str
    person: str
    name: str | None


class Estranged(msgspec.Struct, tag="estranged", array_like=True):
    by: str
    tables: list[str]


class Untold(msgspec.Struct, tag="untold", array_like=True):
    """Something was written at that table while there seemed to be nobody to hear of it."""

    by: str
    table: str


class Unsaid(msgspec.Struct, tag="unsaid", array_like=True):
    """Something that it wanted to say got lost."""

    by: str


Message = Union[Wrote, Here, Lives, Leaves, Renamed, Estranged, Untold, Unsaid]  # noqa: UP007

write = msgspec.msgpack.Encoder().encode
read = msgspec.msgpack.Decoder(Message).decode

ANNOUNCE = """
local by, people, at = ARGV[1], ARGV[2], ARGV[3]
if people == '' then
  redis.call('HDEL', KEYS[1], by)
else
  redis.call('HSET', KEYS[1], by, people)
  redis.call('EXPIRE', KEYS[1], ARGV[4])
end
local gone = cjson.decode(ARGV[6])
for _, person in ipairs(gone) do redis.call('HSET', KEYS[2], person, at) end
if #gone > 0 then redis.call('EXPIRE', KEYS[2], ARGV[5]) end
for _, person in ipairs(cjson.decode(ARGV[7])) do redis.call('HDEL', KEYS[2], person) end
redis.call('PUBLISH', KEYS[3], ARGV[8])
return 1
"""
"""Who is at a table by way of this process; who of them has gone, and when, and who has come."""

WHO_IS_HERE = """
local here = {}
local all = redis.call('HGETALL', KEYS[1])
for i = 1, #all, 2 do
  if redis.call('EXISTS', ARGV[1] .. all[i]) == 1 then
    here[#here + 1] = all[i]
    here[#here + 1] = all[i + 1]
  else
    redis.call('HDEL', KEYS[1], all[i])
  end
end
return {here, redis.call('HGETALL', KEYS[2])}
"""
"""Of those whom processes have named at a table, whoever is named by one that lives; and who has left."""

LEASE = """
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] and redis.call('EXISTS', ARGV[2] .. holder) == 1 then
  return 0
end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[3])
return 1
"""
"""Whether this process thinks for a table: nobody else does who lives."""

RELEASE = """
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1
"""
"""It does no more."""

TAKE = """
local now = redis.call('TIME')
local at = now[1] * 1000000 + now[2]
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', at - ARGV[2])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
redis.call('ZADD', KEYS[1], at, ARGV[3])
redis.call('PEXPIRE', KEYS[1], math.ceil(ARGV[2] / 1000))
return 1
"""
"""Whether somebody may have one more: fewer than so many are younger than so many microseconds."""
