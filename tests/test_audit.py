import sys
from typing import Any

import audit
import pytest

SAFE = {"dependencies": [{"name": "rich", "version": "14.0", "vulns": []}]}
UNSAFE = {"dependencies": [{"name": "rich", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"]}]}]}
UNKNOWN = {"dependencies": [{"name": "rich", "skip_reason": "Dependency not found"}]}
PAGE_SAFE: dict[str, Any] = {"vulnerabilities": {}}
PAGE_UNSAFE = {"vulnerabilities": {"vite": {"range": "<8", "severity": "high"}}}
REFUSED = {"message": "405 Method Not Allowed"}


@pytest.mark.parametrize(
    ("python", "page", "status", "said"),
    [
        (
            SAFE,
            PAGE_SAFE,
            0,
            ["Nothing bad is known of the Python packages.", "Nothing bad is known of the page packages."],
        ),
        (UNSAFE, PAGE_SAFE, 1, ["  rich 1.0: PYSEC-1, mended in ['1.1']"]),
        (SAFE, PAGE_UNSAFE, 1, ["  vite <8: high"]),
        (
            UNKNOWN,
            REFUSED,
            0,
            ["The advisories about the Python packages cannot be reached from here; nobody looked at them."],
        ),
        (None, None, 0, ["The advisories about the page packages cannot be reached from here; nobody looked at them."]),
    ],
)
def test_what_is_said_of_packages(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    python: Any,
    page: Any,
    status: int,
    said: list[str],
) -> None:
    monkeypatch.setattr(audit, "told", lambda command, _folder: page if "audit" in command else python)
    assert audit.main([]) == status
    lines = capsys.readouterr().out.splitlines()
    assert {*said} <= {*lines}


def test_a_command_that_writes_no_json_tells_nothing(tmp_path: Any) -> None:
    for command in (["no-such-program"], [sys.executable, "-c", "print('no network')"], [sys.executable, "-c", "1/0"]):
        assert audit.told(command, tmp_path) is None
