"""Web Push: a few bytes to a browser that is closed, by way of its maker's service.

The message is encrypted for the browser alone (RFC 8291, aes128gcm), and signed with the server's
own key (RFC 8292, VAPID). It says which match and what kind of news: nothing of the game.

Whoever subscribes names the address to which this server then sends: so it has to be https, on
the usual port, and lead to public addresses only. That is looked up here, once, and the connection
goes to the address that was looked at; redirects are not followed. A test may allow loopback.
"""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import os
import secrets
import socket
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from pentarch.core.words import say
from pentarch.hosting.refusals import Refused

HTTPS: Final = 443
SECONDS: Final = 10.0  # for one message
LOOK_UP_SECONDS: Final = 5.0
LOOK_UPS: Final = 16  # at once: whoever names a host may have its name server keep silent
KEPT_SECONDS: Final = 24 * 60 * 60  # so long does a service keep it for a browser that is off
JWT_SECONDS: Final = 12 * 60 * 60
RECORD: Final = 4096
POINT_BYTES: Final = 65  # of an uncompressed point on P-256
AUTH_BYTES: Final = 16
LONGEST: Final = 1000  # endpoint
GONE: Final = (404, 410)  # the browser has unsubscribed
CONTACT: Final = "https://localhost"  # who sends, for services that want to complain

# Threads of their own: those of the loop are for passwords and ratings.
LOOKING_UP: Final = ThreadPoolExecutor(LOOK_UPS, thread_name_prefix="names")

logger = logging.getLogger("pentarch.hosting")


@dataclass(frozen=True, slots=True)
class Address:
    """Where a message goes: an endpoint whose host has been looked up."""

    host: str
    port: int
    ip: str
    path: str
    is_secure: bool

    @property
    def origin(self) -> str:
        usual = self.port == (HTTPS if self.is_secure else 80)
        place = self.host if usual else f"{self.host}:{self.port}"
        return f"http{'s' if self.is_secure else ''}://{place}"


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# Whom to trust.


def check_subscription(endpoint: str, key: str, auth: str) -> None:
    """Refuse now what can be no subscription of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(key))
        fits = len(unb64(key)) == POINT_BYTES and len(unb64(auth)) == AUTH_BYTES
    except (ValueError, TypeError):
        fits = False
    if not fits or len(endpoint) > LONGEST or not endpoint.isascii():
        raise bad_endpoint()


async def look_up(endpoint: str, loopback: bool = False) -> Address:
    """Where an endpoint leads, if a message may go there."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise bad_endpoint() from None
    is_secure = parts.scheme == "https"
    if parts.username is not None or parts.password is not None or not host:
        raise bad_endpoint()
    if not (is_secure and port in (None, HTTPS)) and not loopback:
        raise bad_endpoint()
    wanted = port or (HTTPS if is_secure else 80)
    addresses = await addresses_of(host, wanted)
    if not addresses or not all(is_allowed(it, loopback) for it in addresses):
        raise bad_endpoint()
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Address(host, wanted, addresses[0], path, is_secure)


async def addresses_of(host: str, port: int) -> list[str]:
    looking = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        async with asyncio.timeout(LOOK_UP_SECONDS):
            found = await asyncio.get_running_loop().run_in_executor(LOOKING_UP, looking)
    except (OSError, UnicodeError):
        raise bad_endpoint() from None
    return [str(it[4][0]) for it in found]


def is_allowed(address: str, loopback: bool) -> bool:
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        if ip.is_site_local:  # of old; Python counts them among the public ones
            return False
        ip = ip.ipv4_mapped or ip.sixtofour or ip
    if loopback:
        return ip.is_loopback
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


def bad_endpoint() -> Refused:
    return Refused(say("web-refusal-endpoint"))


# Keys.


def new_key() -> str:
    """A key of the server's own, as it is stored."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return b64(number.to_bytes(32, "big"))


class Signer:
    """Signs messages; browsers were told the public half when they subscribed."""

    def __init__(self, stored: str) -> None:
        number = int.from_bytes(unb64(stored), "big")
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self.public = b64(point_of(self._key.public_key()))

    def header(self, origin: str, now: float) -> str:
        """The Authorization header for a service."""
        head = {"typ": "JWT", "alg": "ES256"}
        claims = {"aud": origin, "exp": int(now) + JWT_SECONDS, "sub": CONTACT}
        text = ".".join(b64(json.dumps(it).encode()) for it in (head, claims))
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        signature = b64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={self.public}"


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, form)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypted(message: bytes, key: str, auth: str) -> bytes:
    """The body for one browser: nobody between can read it."""
    theirs = unb64(key)
    own = ec.generate_private_key(ec.SECP256R1())
    ours = point_of(own.public_key())
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = own.exchange(ec.ECDH(), point)
    secret = derived(shared, unb64(auth), b"WebPush: info\0" + theirs + ours, 32)
    salt = os.urandom(16)
    cipher = AESGCM(derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    body = cipher.encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + body


# Sending.


@cache
def trusted() -> ssl.SSLContext:
    """Whom the machine trusts: to read that takes a while."""
    return ssl.create_default_context()


async def send(address: Address, signer: Signer, body: bytes, topic: str) -> int:
    """The status with which a service has answered."""
    async with asyncio.timeout(SECONDS):
        loop = asyncio.get_running_loop()
        context = await loop.run_in_executor(LOOKING_UP, trusted) if address.is_secure else None
        name = address.host if address.is_secure else None
        reader, writer = await asyncio.open_connection(
            address.ip, address.port, ssl=context, server_hostname=name, limit=16 * 1024
        )
        try:
            writer.write(request_of(address, signer, body, topic))
            await writer.drain()
            line = await reader.readline()
        finally:
            writer.close()
    parts = line.split()
    return int(parts[1]) if len(parts) > 1 and parts[1].isdigit() else 0


def request_of(address: Address, signer: Signer, body: bytes, topic: str) -> bytes:
    host = address.origin.partition("://")[2]
    lines = [
        f"POST {address.path} HTTP/1.1",
        f"Host: {host}",
        f"Authorization: {signer.header(address.origin, time.time())}",
        "Content-Encoding: aes128gcm",
        "Content-Type: application/octet-stream",
        f"Content-Length: {len(body)}",
        f"TTL: {KEPT_SECONDS}",
        "Urgency: high",
        f"Topic: {topic}",
        "Connection: close",
    ]
    if any(not it.isprintable() for it in lines):
        raise bad_endpoint()
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


def topic_of(match: str) -> str:
    """Of several messages about a match that wait at a service, only the last is delivered."""
    return match[:32] if match else secrets.token_hex(8)
