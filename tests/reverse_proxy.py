"""A reverse proxy before several nodes: nginx from the distribution's packages, where it is installed."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.loopback import NO_CERTIFICATES

CONFIG = """\
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log;
worker_rlimit_nofile {connections};
events {{ worker_connections {connections}; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    upstream nodes {{
        {servers}
    }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://nodes;
            proxy_http_version 1.1;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection upgrade;
            proxy_set_header Host $host:$server_port;
            proxy_set_header X-Forwarded-For $remote_addr;
        }}
    }}
}}
"""


@contextmanager
def entrances(nodes: Sequence[int], port: int, connections: int = 512) -> Iterator[list[str]]:
    """The URLs by which clients reach these nodes: one proxy or, without nginx, the nodes in turn."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        yield [f"http://127.0.0.1:{node}" for node in nodes]
        return
    folder = Path(tempfile.mkdtemp(prefix="nginx-"))
    servers = " ".join(f"server 127.0.0.1:{node};" for node in nodes)
    user = "user root;" if os.getuid() == 0 else ""
    text = CONFIG.format(user=user, folder=folder, servers=servers, port=port, connections=connections)
    (folder / "nginx.conf").write_text(text, encoding="utf-8")
    command: list[str | Path] = [program, "-p", folder, "-c", folder / "nginx.conf", "-g", "daemon off;"]
    proxy = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        url = f"http://127.0.0.1:{port}"
        while not _answers(url):
            if proxy.poll() is not None:
                raise RuntimeError(f"nginx ended with {proxy.returncode}")
            time.sleep(0.05)
        yield [url]
    finally:
        proxy.terminate()
        proxy.wait(120)
        shutil.rmtree(folder, ignore_errors=True)


def _answers(url: str) -> bool:
    try:
        answer = httpx.get(f"{url}/health/live", timeout=5, verify=NO_CERTIFICATES)
    except httpx.TransportError:
        return False
    return answer.status_code == httpx.codes.OK
