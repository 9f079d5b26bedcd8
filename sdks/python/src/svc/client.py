"""The clients: one that blocks, one for asyncio. Make one and share it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional

from .generated.groups import AsyncGroups, Groups
from .runtime.address import resolve_address
from .runtime.error import ConfigurationError
from .runtime.hooks import Hooks
from .runtime.key import resolve_key
from .runtime.log import Log
from .runtime.send import Settings
from .runtime.transport import HttpTransport, Transport

if TYPE_CHECKING:
    import logging
    import ssl

TIMEOUT_SECONDS = 60.0
CONNECT_TIMEOUT_SECONDS = 5.0
READ_TIMEOUT_SECONDS = 30.0
MAX_RETRIES = 2


def _settings(
    api_key: Optional[str],
    base_url: Optional[str],
    *,
    allow_insecure_http: bool,
    hooks: Optional[Hooks],
    log_level: Optional[str],
    logger: Optional[logging.Logger],
    timeout: float,
    connect_timeout: float,
    read_timeout: float,
    max_retries: int,
) -> Settings:
    return Settings(
        address=resolve_address(base_url, allow_insecure_http),
        key=resolve_key(api_key),
        hooks=hooks or Hooks(),
        log=Log(log_level, logger),
        timeout=timeout,
        connect_timeout=connect_timeout,
        read_timeout=read_timeout,
        max_retries=max_retries,
    )


def _refuse_settings_of(
    transport: Optional[Any], proxy: Optional[str], ssl_context: Optional[ssl.SSLContext]
) -> None:
    """A transport of the caller's own has a proxy and certificates of its own."""
    if transport is not None and (proxy is not None or ssl_context is not None):
        raise ConfigurationError("Give proxy and ssl_context to the transport, or no transport.")


class _Shown:
    _settings: Settings

    @property
    def base_url(self) -> str:
        """Where it calls, with the base path."""
        return self._settings.address

    @property
    def livemode(self) -> bool:
        """Whether its key is of live mode: money moves."""
        return self._settings.key.livemode

    @property
    def key_kind(self) -> str:
        """``sk``, ``rk``, ``pk`` or ``ak``."""
        return self._settings.key.kind

    def __repr__(self) -> str:
        mode = "live" if self.livemode else "test"
        return "%s(%s, %s mode)" % (type(self).__name__, self.base_url, mode)


class Svc(Groups, _Shown):
    """
    A client that blocks; threads may share it.

    ``api_key`` and ``base_url`` come from SVC_KEY and SVC_URL when they are left out. All times are
    in seconds: ``timeout`` is for a call with all its tries and pauses.

    ``proxy`` is an address such as ``http://user:password@host:3128``; without one that of the
    environment is used, and with an empty one none. ``ssl_context`` says what is trusted.

    ``log_level`` is ``off``, ``info`` or ``debug``; SVC_SDK_LOG when it is left out. Lines go to
    standard error, or to ``logger``, which is handed all of them when no level is set.
    """

    def __init__(
        self,
        api_key: Optional[str] = None,
        *,
        base_url: Optional[str] = None,
        timeout: float = TIMEOUT_SECONDS,
        connect_timeout: float = CONNECT_TIMEOUT_SECONDS,
        read_timeout: float = READ_TIMEOUT_SECONDS,
        max_retries: int = MAX_RETRIES,
        hooks: Optional[Hooks] = None,
        log_level: Optional[str] = None,
        logger: Optional[logging.Logger] = None,
        proxy: Optional[str] = None,
        ssl_context: Optional[ssl.SSLContext] = None,
        transport: Optional[Transport] = None,
        allow_insecure_http: bool = False,
    ) -> None:
        _refuse_settings_of(transport, proxy, ssl_context)
        settings = _settings(
            api_key,
            base_url,
            allow_insecure_http=allow_insecure_http,
            hooks=hooks,
            log_level=log_level,
            logger=logger,
            timeout=timeout,
            connect_timeout=connect_timeout,
            read_timeout=read_timeout,
            max_retries=max_retries,
        )
        own = (
            HttpTransport(proxy=proxy, ssl_context=ssl_context) if transport is None else transport
        )
        super().__init__(settings, own)

    def close(self) -> None:
        """Closes the connections that are kept."""
        self._transport.close()

    def __enter__(self) -> Svc:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()


class AsyncSvc(AsyncGroups, _Shown):
    """A client for asyncio; tasks of one loop may share it. Its settings are those of ``Svc``."""

    def __init__(
        self,
        api_key: Optional[str] = None,
        *,
        base_url: Optional[str] = None,
        timeout: float = TIMEOUT_SECONDS,
        connect_timeout: float = CONNECT_TIMEOUT_SECONDS,
        read_timeout: float = READ_TIMEOUT_SECONDS,
        max_retries: int = MAX_RETRIES,
        hooks: Optional[Hooks] = None,
        log_level: Optional[str] = None,
        logger: Optional[logging.Logger] = None,
        proxy: Optional[str] = None,
        ssl_context: Optional[ssl.SSLContext] = None,
        transport: Optional[Any] = None,
        allow_insecure_http: bool = False,
    ) -> None:
        _refuse_settings_of(transport, proxy, ssl_context)
        settings = _settings(
            api_key,
            base_url,
            allow_insecure_http=allow_insecure_http,
            hooks=hooks,
            log_level=log_level,
            logger=logger,
            timeout=timeout,
            connect_timeout=connect_timeout,
            read_timeout=read_timeout,
            max_retries=max_retries,
        )
        if transport is None:
            # Not imported with the package: asyncio costs more than all the rest.
            from .runtime.async_transport import AsyncHttpTransport

            transport = AsyncHttpTransport(proxy=proxy, ssl_context=ssl_context)
        super().__init__(settings, transport)

    async def close(self) -> None:
        """Closes the connections that are kept."""
        await self._transport.close()

    async def __aenter__(self) -> AsyncSvc:
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self.close()
