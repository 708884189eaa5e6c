"""What a checkout needs before anything of it can run: uv, the Python packages, npm.

`play`, `test` and `hatch_build.py` share this file. It needs nothing but Python itself, and it must still be
readable to an old Python, which gets a sentence instead of a syntax error.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
PAGE = ROOT / "src" / "cheeseboard" / "server" / "page" / "index.html"

# The oldest uv that reads our lock file.
OLDEST_UV = (0, 8)


def require_python() -> None:
    """Goes on in a newer Python where the one that started us is too old."""
    if sys.version_info >= (3, 11):  # noqa: UP036  this is where the minimum is enforced
        return
    for minor in range(14, 10, -1):
        newer = shutil.which(f"python3.{minor}")
        if newer:
            os.execv(newer, [newer, *sys.argv])
    this = ".".join(map(str, sys.version_info[:2]))
    sys.exit(
        f"Cheeseboard needs Python 3.11 or newer, and this is Python {this}. Install a newer one "
        f"(https://www.python.org/downloads/) and run this again with it: python3.12 {sys.argv[0]}"
    )


def version(command: str) -> "tuple[int, ...]":
    """The version that a program states, or () when it cannot be asked."""
    try:
        answer = subprocess.run([command, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ()
    found = re.search(r"\d+(?:\.\d+)+", answer)
    return tuple(int(part) for part in found.group().split(".")) if found else ()


def find_uv() -> str:
    """The uv of this machine, or one of our own in `.uv/`."""
    own = ROOT / ".uv" / SCRIPTS / "uv"
    for found in (shutil.which("uv"), str(own)):
        if found and version(found) >= OLDEST_UV:
            return found
    print("Installing uv, which installs the rest ...", file=sys.stderr, flush=True)
    made = subprocess.run([sys.executable, "-m", "venv", "--clear", str(ROOT / ".uv")], capture_output=True, text=True)
    if made.returncode:
        shutil.rmtree(ROOT / ".uv", ignore_errors=True)
        sys.exit(
            "Cheeseboard needs Python's venv module to set itself up, and it does not work here. On Debian or Ubuntu: "
            "sudo apt install python3-venv. Or install uv (https://docs.astral.sh/uv/). Then run this again."
        )
    python = str(ROOT / ".uv" / SCRIPTS / "python")
    if subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv"]).returncode:
        sys.exit("uv could not be installed: pip says why above. Is this machine connected to the internet?")
    return str(own)


def sync(*options: str) -> str:
    """Brings `.venv` to what `uv.lock` says, builds the page where it is out of date, and returns uv."""
    uv = find_uv()
    command = [uv, "sync", "--locked", "--python", sys.executable, "--project", str(ROOT), *options]
    surroundings = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    surroundings.update(UV_PROJECT_ENVIRONMENT=str(VENV), UV_PYTHON_DOWNLOADS="never")
    # uv rebuilds the page when a source of it has changed, but cannot know that the built one was removed.
    if not PAGE.exists():
        command += ["--reinstall-package", "cheeseboard"]
    elif not subprocess.run([*command, "--check"], env=surroundings, capture_output=True).returncode:
        return uv
    print("Setting up Cheeseboard (the first time takes a minute or two) ...", file=sys.stderr, flush=True)
    if subprocess.run(command, env=surroundings).returncode:
        sys.exit("Cheeseboard could not be set up: the lines above say why. Nothing was started.")
    return uv


def installed(program: str) -> str:
    """A program of the virtual environment."""
    return str(VENV / SCRIPTS / program)


def system_npm() -> "str | None":
    """The npm of this machine, where its Node.js is one that Vite runs on."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not (npm and node):
        return None
    found = version(node)
    return npm if (20, 19) <= found < (21,) or found >= (22, 12) else None
