"""Asks whether anything that Cheeseboard is made of is known to be unsafe: what `uv.lock` and the page's lock name.

python audit.py [npm ...]   for the page with this npm

Where the advisories cannot be reached, it says so and fails nothing.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import bootstrap

PATIENCE = 120
"""Seconds for all advisories of one kind."""


def told(command: list[str], folder: Path) -> Any:
    """What the command writes as JSON, whatever its exit status; None where that is nothing."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE)
        return json.loads(done.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None


def python_faults() -> list[str] | None:
    """What is wrong with the Python packages; None where nobody can be asked."""
    exported = [
        bootstrap.find_uv(),
        "export",
        "--quiet",
        "--frozen",
        "--no-emit-project",
        "--all-extras",
        "--no-hashes",
    ]
    lock = subprocess.run(exported, cwd=bootstrap.ROOT, capture_output=True, text=True, check=True).stdout
    with tempfile.TemporaryDirectory() as folder:
        named = Path(folder) / "requirements.txt"
        named.write_text(lock)
        audit = [bootstrap.installed("pip-audit"), "--requirement", str(named), "--no-deps", "--disable-pip"]
        found = told([*audit, "--format", "json", "--progress-spinner", "off", "--timeout", "10"], bootstrap.ROOT)
    if not isinstance(found, dict) or not any("vulns" in package for package in found.get("dependencies", [])):
        return None  # also where an index answers that has packages but no advisories
    if passed := [package["name"] for package in found["dependencies"] if "vulns" not in package]:
        print(f"Nobody there knows of {', '.join(passed)}.")
    return [
        f"{package['name']} {package['version']}: {fault['id']}, mended in {fault['fix_versions'] or 'nothing'}"
        for package in found["dependencies"]
        for fault in package.get("vulns", [])
    ]


def page_faults(npm: list[str]) -> list[str] | None:
    """What is wrong with the page's packages; None where nobody can be asked."""
    found = told([*npm, "audit", "--json", "--fetch-timeout=10000", "--fetch-retries=0"], bootstrap.ROOT / "web")
    if not isinstance(found, dict) or "vulnerabilities" not in found:
        return None
    return [f"{name} {fault['range']}: {fault['severity']}" for name, fault in found["vulnerabilities"].items()]


def main(npm: list[str]) -> int:
    unsafe = False
    for what, faults in (("Python", python_faults()), ("page", page_faults(npm or ["npm"]))):
        if faults is None:
            print(f"The advisories about the {what} packages cannot be reached from here; nobody looked at them.")
        elif faults:
            unsafe = True
            print(f"Of the {what} packages these are known to be unsafe:", *faults, sep="\n  ")
        else:
            print(f"Nothing bad is known of the {what} packages.")
    return 1 if unsafe else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
