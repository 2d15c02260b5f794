"""Clients that speak bytes: they send what they like, when they like, and read only if they want to."""

import base64
import os
import socket
import struct
import time
from typing import Self

from tests.server.guests import TIMEOUT

TEXT, BINARY, CONTINUATION, PING = 1, 2, 0, 9


class RawClient:
    """One connection."""

    def __init__(self, port: int, host: str = "127.0.0.1") -> None:
        self.socket = socket.socket()
        # Little room for what is not read: the other side notices soon.
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        self.socket.settimeout(TIMEOUT)
        self.socket.connect((host, port))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def read_until(self, end: bytes) -> bytes:
        """What comes, up to `end` or until the other side closes."""
        got = b""
        while end not in got:
            try:
                data = self.socket.recv(65_536)
            except ConnectionResetError:
                break
            if not data:
                break
            got += data
        return got

    def read_to_the_end(self) -> bytes:
        """What comes until the other side closes, which it must."""
        return self.read_until(b"\0no such thing\0")

    def head(self, method: str, path: str, *lines: str) -> bytes:
        return "\r\n".join((f"{method} {path} HTTP/1.1", "host: localhost", *lines, "", "")).encode("latin-1")

    def upgrade(self, path: str, cookie: str) -> None:
        """Become a WebSocket."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ("connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13")
        self.send(self.head("GET", path, *lines, f"sec-websocket-key: {key}", f"cookie: {cookie}"))
        assert b" 101 " in self.read_until(b"\r\n\r\n")

    def frame(self, opcode: int, data: bytes, *, is_last: bool = True) -> bytes:
        """A masked frame, as clients send them; the mask of zeros leaves the data as they are."""
        length = len(data)
        size = bytes([0x80 | length]) if length < 126 else struct.pack("!BH", 0x80 | 126, length)
        return bytes([opcode | (0x80 if is_last else 0)]) + size + bytes(4) + data

    def send_until_cut_off(self, data: bytes) -> bool:
        """Send this again and again, without reading; does the other side break off the connection?"""
        end = time.monotonic() + TIMEOUT
        try:
            while time.monotonic() < end:
                self.send(data)
        except OSError as error:
            return not isinstance(error, TimeoutError)
        return False
