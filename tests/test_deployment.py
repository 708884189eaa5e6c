"""What a host starts from, as far as it can be checked without Docker: it names only what there is."""

import fnmatch
import ipaddress
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import bootstrap
import pytest
import yaml  # type: ignore[import-untyped]

from cheeseboard.cli import parser, with_command
from cheeseboard.server.limits import Limits

ROOT = bootstrap.ROOT
DOCKERFILE = (ROOT / "Dockerfile").read_text()
UNIT = ROOT / "deploy" / "cheeseboard.service"
WORKERS = ROOT / "deploy" / "workers.conf"
OURS = ("server-1", "server-2", "thinker")


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]
    return found


def instructions(name: str) -> list[str]:
    """What follows this word in the Dockerfile, each with its lines joined."""
    return re.findall(rf"^{name} (.+)$", DOCKERFILE.replace("\\\n", ""), re.MULTILINE)


def understood(words: list[str]) -> dict[str, Any]:
    """What the command makes of these words; it ends the test if it does not understand them."""
    return vars(parser().parse_args(with_command(words)))


def settings_named(text: str) -> set[str]:
    return set(re.findall(r"\bCHEESEBOARD_[A-Z]+", text))


def test_the_commands_that_are_started_are_understood(services: dict[str, Any]) -> None:
    units = UNIT.read_text() + WORKERS.read_text()
    commands = [shlex.split(command)[1:] for command in re.findall("^ExecStart=(.+)", units, re.MULTILINE)]
    assert len(commands) == 2
    commands.append(json.loads(instructions("CMD")[-1]))
    commands += [services[name]["command"] for name in OURS]
    for words in commands:
        assert understood(words)["run"]
    assert json.loads(instructions("ENTRYPOINT")[0]) == ["cheeseboard"]


def test_what_is_set_by_the_surroundings_is_read() -> None:
    places = [*(ROOT / "deploy").iterdir(), ROOT / "Dockerfile", ROOT / "compose.yaml"]
    named = settings_named("".join(place.read_text() for place in places))
    read = settings_named("".join(file.read_text() for file in (ROOT / "src/cheeseboard").glob("*.py")))
    assert named <= read
    assert "CHEESEBOARD_DATABASE" in named


def test_all_that_the_surroundings_can_set_is_told_to_hosts() -> None:
    read = settings_named("".join(file.read_text() for file in (ROOT / "src/cheeseboard").rglob("*.py")))
    told = re.findall(r"^\| `(CHEESEBOARD_\w+)` \|", (ROOT / "docs/hosting.md").read_text(), re.MULTILINE)
    assert set(told) == read


def test_the_proxy_is_believed_and_finds_the_servers(services: dict[str, Any]) -> None:
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text())
    network = ipaddress.ip_network(composed["networks"]["default"]["ipam"]["config"][0]["subnet"])
    caddy = (ROOT / "deploy/Caddyfile").read_text()
    for name in ("server-1", "server-2"):
        chosen = understood(services[name]["command"])
        assert chosen["proxies"] == [str(network)]
        assert not chosen["readers"]  # or whoever comes by way of the network's gateway would be one
        assert f"{name}:{chosen['port']}" in caddy
    assert "./deploy/Caddyfile:/etc/caddy/Caddyfile:ro" in services["proxy"]["volumes"]


def test_proxies_keep_to_themselves_what_is_for_hosts() -> None:
    caddy, nginx = ((ROOT / "deploy" / name).read_text() for name in ("Caddyfile", "nginx.conf"))
    inside = re.search(r"@inside path (.+)", caddy)
    kept = re.search(r"location ~ (\S+) \{\s+return 404", nginx)
    assert inside
    assert kept
    for path in ("/health", "/ready", "/metrics", "/health/", "/ready/", "/metrics/"):
        assert any(fnmatch.fnmatchcase(path, each) for each in inside[1].split())
        assert re.search(kept[1], path)
    assert not re.search(kept[1], "/healthy")


def test_proxies_wait_longer_than_a_socket_is_silent() -> None:
    waits = re.search(r"proxy_read_timeout (\d+)s;", (ROOT / "deploy/nginx.conf").read_text())
    assert waits
    assert int(waits[1]) > 2 * Limits().heartbeat


def test_services_wait_for_others_and_keep_things_in_places_that_there_are(services: dict[str, Any]) -> None:
    kept = yaml.safe_load((ROOT / "compose.yaml").read_text())["volumes"]
    for name, service in services.items():
        for other, wanted in service.get("depends_on", {}).items():
            checked = "healthcheck" in services[other] or other in OURS  # by the Dockerfile
            assert wanted == {"condition": "service_healthy"}
            assert checked, f"{name} waits for {other}, whose health nobody looks at"
        for volume in service.get("volumes", []):
            place = volume.partition(":")[0]
            assert place in kept or (ROOT / place).exists()


def test_no_password_is_written_down() -> None:
    composed = (ROOT / "compose.yaml").read_text()
    assert set(re.findall(r"POSTGRES_PASSWORD: (.*)|cheeseboard:(.*)@postgres", composed)) == {
        ("${POSTGRES_PASSWORD:?choose one of letters and digits}", ""),
        ("", "${POSTGRES_PASSWORD:?choose one of letters and digits}"),
    }


def test_the_image_is_made_of_what_there_is_and_runs_as_nobody_special() -> None:
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    carried = [line[1:] for line in ignored if line.startswith("!")]
    assert all((ROOT / name).exists() for name in carried)
    for words in instructions("COPY"):
        *sources, _ = [word for word in words.split() if not word.startswith("--")]
        if "--from" not in words:
            assert all(source == "." or source.partition("/")[0] in carried for source in sources)
            assert all((ROOT / source).exists() for source in sources)
    assert instructions("USER") == ["cheeseboard"]
    stages = DOCKERFILE.split("\nFROM ")
    assert "USER cheeseboard" in stages[-1]
    assert "uv sync --locked --no-dev --extra site --no-editable" in DOCKERFILE
    assert "/health" in instructions("HEALTHCHECK")[0]


def test_what_the_image_installs_can_be_installed(tmp_path: Path) -> None:
    surroundings = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    for words in re.findall(r"uv (sync [^\n&]+)", DOCKERFILE):
        command = [bootstrap.find_uv(), *words.split(), "--dry-run", "--offline", "--python", sys.executable]
        surroundings["UV_PROJECT_ENVIRONMENT"] = str(tmp_path / "venv")
        done = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        assert "psycopg" in done.stderr


def test_the_unit_is_understood_by_systemd(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("this machine has no systemd-analyze")
    unit, more = tmp_path / UNIT.name, tmp_path / f"{UNIT.name}.d"
    more.mkdir()
    for source, place in ((UNIT, unit), (WORKERS, more / WORKERS.name)):
        place.write_text(source.read_text().replace("/opt/cheeseboard/bin/cheeseboard", "/bin/true"))
    done = subprocess.run([analyze, "verify", unit], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    strict = subprocess.run([analyze, "security", "--offline=true", "--threshold=25", unit], capture_output=True)
    assert strict.returncode == 0, strict.stdout.decode()
