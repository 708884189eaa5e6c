import psycopg
import pytest
import redis

from tests.services import Postgres, Redis


def test_what_postgres_has_committed_outlives_being_killed(postgres: Postgres) -> None:
    url = postgres.new_database()
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE kept (number integer)")
        connection.execute("INSERT INTO kept VALUES (7)")
    postgres.kill()
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(url)
    postgres.start()
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT number FROM kept").fetchone() == (7,)


def test_redis_is_empty_after_being_killed(redis_server: Redis) -> None:
    with redis.Redis.from_url(redis_server.url) as client:
        client.set("a", "b")
        redis_server.kill()
        with pytest.raises(redis.ConnectionError):
            client.get("a")
        redis_server.start()
        assert client.get("a") is None
