"""The key that a client calls with."""

from __future__ import annotations

import os
import re
from typing import Optional

from .error import ConfigurationError

_FORM = re.compile(r"svc_(sk|rk|pk|ak)_(test_)?[A-Za-z0-9_-]+")


class ApiKey:
    """A key, whose string forms do not show it."""

    __slots__ = ("_text", "kind", "livemode")

    def __init__(self, text: str, kind: str, livemode: bool) -> None:
        self._text = text
        #: ``sk``, ``rk``, ``pk`` or ``ak``.
        self.kind = kind
        self.livemode = livemode

    def reveal(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return "ApiKey(svc_%s_***)" % self.kind


def resolve_key(given: Optional[str]) -> ApiKey:
    """Reads the key from the argument or the environment's SVC_KEY; refuses what cannot be one."""
    text = given if given is not None else os.environ.get("SVC_KEY", "")
    if text == "":
        raise ConfigurationError("Set api_key, or SVC_KEY in the environment.")
    parts = _FORM.fullmatch(text)
    if parts is None:
        raise ConfigurationError(
            "api_key does not look like a key: it begins with svc_sk_ or such."
        )
    return ApiKey(text, parts.group(1), parts.group(2) is None)
