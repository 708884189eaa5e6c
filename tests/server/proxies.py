"""Real proxies, set up as `deploy/` has it: only names, ports and certificates are others."""

import os
import re
import shutil
import socket
import subprocess
from abc import abstractmethod
from collections.abc import Sequence
from pathlib import Path

import bootstrap

from tests.services import MissingService, Service, free_port

DEPLOY = bootstrap.ROOT / "deploy"


class Proxy(Service):
    """Stands before two servers on this machine, which may come later than it does."""

    name: str

    def __init__(self, folder: Path) -> None:
        """Raises MissingService."""
        super().__init__(folder, [_program(self.name)])
        self.servers = free_port(), free_port()
        """The ports of those it stands before."""
        self._settings = folder / f"{self.name}.conf"
        self._settings.write_text(self._written())

    @property
    def address(self) -> str:
        return f"https://localhost:{self.port}"

    @property
    @abstractmethod
    def certificate(self) -> Path:
        """Whoever trusts it can come."""

    @abstractmethod
    def _written(self) -> str:
        """Its settings."""

    def _answers(self) -> bool:
        try:
            socket.create_connection(("localhost", self.port), timeout=5).close()
        except OSError:
            return False
        return self.certificate.exists()


class Nginx(Proxy):
    name = "nginx"

    @property
    def certificate(self) -> Path:
        return self.folder / "fullchain.pem"

    def _written(self) -> str:
        kinds = ["-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-addext"]
        files: list[str | Path] = ["-keyout", self.folder / "privkey.pem", "-out", self.certificate]
        made = [_program("openssl"), "req", *kinds, "subjectAltName=DNS:localhost", *files]
        subprocess.run(made, check=True, capture_output=True)
        ours = (DEPLOY / "nginx.conf").read_text()
        for usual, port in zip((8000, 8001), self.servers, strict=True):
            ours = ours.replace(f"127.0.0.1:{usual}", f"127.0.0.1:{port}")
        ours = re.sub(r"\n *listen \[::\]:443 .*", "", ours)  # there are machines without IPv6
        ours = ours.replace("listen 443", f"listen {self.port}")
        ours = ours.replace("/etc/letsencrypt/live/cheese.example", str(self.folder))
        kept = "".join(
            f"{kind}_temp_path {self.folder / kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        # What stands around it on a system; whoever runs the tests may read what lies in the folder.
        around = f"daemon off;\nuser root;\npid {self.folder / 'pid'};\nevents {{}}\n"
        return f"{around}http {{\naccess_log off;\n{kept}{ours}}}\n"

    def _arguments(self) -> Sequence[str]:
        return ["-e", "stderr", "-p", str(self.folder), "-c", str(self._settings)]


class Caddy(Proxy):
    name = "caddy"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._surroundings = {"SITE": "localhost", "HOME": str(folder), "XDG_DATA_HOME": str(folder)}

    @property
    def certificate(self) -> Path:
        return self.folder / "caddy/pki/authorities/local/root.crt"

    def _written(self) -> str:
        ours = (DEPLOY / "Caddyfile").read_text()
        for usual, port in zip(("server-1", "server-2"), self.servers, strict=True):
            ours = ours.replace(f"{usual}:8000", f"127.0.0.1:{port}")
        ports = f"http_port {free_port()}\nhttps_port {self.port}\n"
        return f"{{\nadmin off\nskip_install_trust\n{ports}}}\n{ours}"

    def _arguments(self) -> Sequence[str]:
        return ["run", "--config", str(self._settings), "--adapter", "caddyfile"]


def _program(name: str) -> str:
    """Debian keeps some where only administrators look."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', os.defpath)}{os.pathsep}/usr/sbin")
    if found is None:
        raise MissingService(f"there is no {name}: apt install {name}")
    return found
