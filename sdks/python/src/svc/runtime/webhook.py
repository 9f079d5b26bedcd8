"""Signatures of webhooks, made and verified."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import time
from typing import TYPE_CHECKING, Any, List, Mapping, Optional, Sequence, Union

from .error import ArgumentError, SignatureError

if TYPE_CHECKING:
    from ..generated.models import Event

TOLERANCE_SECONDS = 300
RawBody = Union[bytes, bytearray, memoryview, str]


def verify(
    raw_body: RawBody,
    headers: Union[str, Mapping[str, Any]],
    secrets: Union[str, Sequence[str]],
    *,
    tolerance: float = TOLERANCE_SECONDS,
    now: Optional[float] = None,
) -> Event:
    """
    The event of a webhook, once its signature is found to be right.

    ``raw_body`` is the bytes as they came, ``headers`` is the header Svc-Signature or all headers
    of the request, ``secrets`` is the endpoint's secret, or several while it is being rolled. The
    signature may be ``tolerance`` seconds away from the clock, in either direction.
    """
    body = _bytes_of(raw_body)
    known = [secrets] if isinstance(secrets, str) else list(secrets)
    if not known or not all(isinstance(secret, str) and secret for secret in known):
        raise ArgumentError("Give the endpoint's secret.", param="secrets")
    moment = time.time() if now is None else now
    own = _header_of(headers, "svc-signature")
    if own is not None:
        is_right = _is_ours(body, own, known, tolerance, moment)
    else:
        is_right = _is_standard(body, headers, known, tolerance, moment)
    if not is_right:
        raise SignatureError("The signature is not that of this body and secret.")
    return parse(body)


def parse(raw_body: RawBody) -> Event:
    """The event of a body that was verified elsewhere."""
    from .decode import decode, parse_json

    try:
        value = parse_json(_bytes_of(raw_body))
    except ValueError:
        raise SignatureError("The body is no JSON.") from None
    event: Event = decode("Event", value)
    return event


def sign_test_header(raw_body: RawBody, secret: str, timestamp: Optional[int] = None) -> str:
    """A Svc-Signature header as the service would send it; for tests of a receiver."""
    moment = int(time.time()) if timestamp is None else timestamp
    signed = b"%d." % moment + _bytes_of(raw_body)
    return "t=%d,v1=%s" % (moment, _hmac(secret.encode(), signed).hex())


def program_signature(body: bytes, secret: Optional[str]) -> str:
    """The header that signs a completion with its program's secret."""
    if not secret:
        raise ArgumentError("Give request_options.program_secret.", param="program_secret")
    return sign_test_header(body, secret)


def _is_ours(
    body: bytes, header: str, secrets: Sequence[str], tolerance: float, now: float
) -> bool:
    parts = [part.strip().partition("=")[::2] for part in header.split(",")]
    sent = next((value for name, value in parts if name == "t"), "")
    _refuse_far_time(sent, tolerance, now)
    given = [value.encode() for name, value in parts if name == "v1" and value]
    signed = sent.encode() + b"." + body
    expected = [_hmac(secret.encode(), signed).hex().encode() for secret in secrets]
    return _matches_any(expected, given)


def _is_standard(
    body: bytes, headers: Any, secrets: Sequence[str], tolerance: float, now: float
) -> bool:
    """The headers of Standard Webhooks: another key, another text, the same body."""
    name = _header_of(headers, "webhook-id")
    sent = _header_of(headers, "webhook-timestamp")
    signatures = _header_of(headers, "webhook-signature")
    if name is None or sent is None or signatures is None:
        raise SignatureError("The request has no Svc-Signature header.")
    _refuse_far_time(sent, tolerance, now)
    pairs = [part.partition(",")[::2] for part in signatures.split(" ")]
    given = [value.encode() for version, value in pairs if version == "v1" and value]
    signed = ("%s.%s." % (name, sent)).encode() + body
    keys = [_base64(secret[6:] if secret.startswith("whsec_") else secret) for secret in secrets]
    # A secret that is not base64 makes an empty key, with which anybody could sign.
    expected = [base64.b64encode(_hmac(key, signed)) for key in keys if key]
    return _matches_any(expected, given)


def _refuse_far_time(sent: str, tolerance: float, now: float) -> None:
    if not (sent.isascii() and sent.isdigit() and len(sent) <= 12):
        raise SignatureError("The signature has no time.")
    if abs(now - int(sent)) > tolerance:
        raise SignatureError("The signature's time is too far from the clock.")


def _matches_any(expected: List[bytes], given: List[bytes]) -> bool:
    """Every key against every signature, in constant time each."""
    found = [hmac.compare_digest(one, other) for one in expected for other in given]
    return any(found)


def _hmac(key: bytes, signed: bytes) -> bytes:
    return hmac.new(key, signed, hashlib.sha256).digest()


def _base64(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        return b""


def _bytes_of(raw_body: Any) -> bytes:
    """A parsed body has lost the bytes that were signed."""
    if isinstance(raw_body, str):
        return raw_body.encode("utf-8")
    if isinstance(raw_body, (bytes, bytearray, memoryview)):
        return bytes(raw_body)
    raise SignatureError(
        "The body was parsed. A signature is over the bytes as they came: take the raw body."
    )


def _header_of(headers: Any, name: str) -> Optional[str]:
    if isinstance(headers, str):
        return headers if name == "svc-signature" else None
    if not isinstance(headers, Mapping):
        headers = dict(headers or {})
    for key, value in headers.items():
        if str(key).lower() == name:
            found = value[0] if isinstance(value, (list, tuple)) else value
            return found if isinstance(found, str) else None
    return None
