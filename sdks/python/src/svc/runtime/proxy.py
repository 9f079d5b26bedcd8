"""Which proxy a connection goes through: that of the client, or that of the environment."""

from __future__ import annotations

from typing import Dict, NamedTuple, Optional
from urllib.parse import unquote, urlsplit

from .error import ConfigurationError


class Proxy(NamedTuple):
    host: str
    port: int
    #: The value of Proxy-Authorization; None without a sign-in.
    authorization: Optional[str]


class Proxies:
    """The proxy that was given for all hosts, or those of the environment when none was."""

    def __init__(self, given: Optional[str]) -> None:
        self._uses_environment = given is None
        self._given = _read_proxy(given or "")

    def of(self, scheme: str, host: str) -> Optional[Proxy]:
        return _proxy_of_environment(scheme, host) if self._uses_environment else self._given


def proxy_headers(proxy: Proxy) -> Dict[str, str]:
    return {} if proxy.authorization is None else {"Proxy-Authorization": proxy.authorization}


def _read_proxy(text: str) -> Optional[Proxy]:
    """None of an empty text, which stands for no proxy at all."""
    if text == "":
        return None
    try:
        url = urlsplit(text if "://" in text else "http://" + text)
        host, port = url.hostname, url.port
    except ValueError:
        host, port, url = None, None, urlsplit("")
    if url.scheme != "http" or not host:
        # The text itself may hold a password.
        raise ConfigurationError("A proxy is an address such as http://user:password@host:3128.")
    return Proxy(host, port or 80, _authorization(url.username, url.password))


def _proxy_of_environment(scheme: str, host: str) -> Optional[Proxy]:
    """What HTTPS_PROXY and its brothers say of a host, and the system where it has settings."""
    # Not imported with the package: it costs as much as all the rest.
    import urllib.request

    if urllib.request.proxy_bypass(host):
        return None
    proxies = urllib.request.getproxies()
    return _read_proxy(proxies.get(scheme) or proxies.get("all") or "")


def _authorization(user: Optional[str], password: Optional[str]) -> Optional[str]:
    if user is None:
        return None
    import base64

    signed = "%s:%s" % (unquote(user), unquote(password or ""))
    return "Basic " + base64.b64encode(signed.encode("utf-8")).decode("ascii")
