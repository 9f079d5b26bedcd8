"""Where the service is."""

from __future__ import annotations

import os
import re
from typing import Optional
from urllib.parse import urlsplit

from ..generated.facts import BASE_PATH
from .error import ConfigurationError

_LOOPBACK = re.compile(r"^(?:localhost|127(?:\.\d{1,3}){3}|::1)$")


def resolve_address(given: Optional[str], allow_insecure_http: bool) -> str:
    """
    The address without a slash at its end and with the base path, from the argument or the
    environment's SVC_URL. Plain http is for this machine only, because a key travels readable.
    """
    text = given if given is not None else os.environ.get("SVC_URL", "")
    if text == "":
        raise ConfigurationError("Set base_url, or SVC_URL in the environment.")
    try:
        url = urlsplit(text)
        host = url.hostname
        url.port  # noqa: B018 - raises on a port that is none
    except ValueError:
        raise ConfigurationError("base_url is not an address.") from None
    if url.scheme not in ("http", "https") or not host:
        raise ConfigurationError("base_url is not an http or https address.")
    if url.username or url.password or url.query or url.fragment:
        raise ConfigurationError(
            "base_url has a user, a query or a fragment; give the bare address."
        )
    if url.scheme == "http" and not _LOOPBACK.match(host) and not allow_insecure_http:
        raise ConfigurationError(
            "base_url is http and not this machine: a key would travel readable. Use https, or "
            "set allow_insecure_http."
        )
    path = url.path.rstrip("/")
    return "%s://%s%s" % (
        url.scheme,
        url.netloc,
        path if path.endswith(BASE_PATH) else path + BASE_PATH,
    )
