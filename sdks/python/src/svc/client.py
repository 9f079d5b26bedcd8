"""The clients: one that blocks, one for asyncio. Make one and share it."""

from __future__ import annotations

from typing import Any, Optional

from .generated.groups import AsyncGroups, Groups
from .runtime.address import resolve_address
from .runtime.hooks import Hooks
from .runtime.key import resolve_key
from .runtime.send import Settings
from .runtime.transport import HttpTransport, Transport

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
    timeout: float,
    connect_timeout: float,
    read_timeout: float,
    max_retries: int,
) -> Settings:
    return Settings(
        address=resolve_address(base_url, allow_insecure_http),
        key=resolve_key(api_key),
        hooks=hooks or Hooks(),
        timeout=timeout,
        connect_timeout=connect_timeout,
        read_timeout=read_timeout,
        max_retries=max_retries,
    )


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
        transport: Optional[Transport] = None,
        allow_insecure_http: bool = False,
    ) -> None:
        settings = _settings(
            api_key,
            base_url,
            allow_insecure_http=allow_insecure_http,
            hooks=hooks,
            timeout=timeout,
            connect_timeout=connect_timeout,
            read_timeout=read_timeout,
            max_retries=max_retries,
        )
        super().__init__(settings, transport or HttpTransport())

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
        transport: Optional[Any] = None,
        allow_insecure_http: bool = False,
    ) -> None:
        settings = _settings(
            api_key,
            base_url,
            allow_insecure_http=allow_insecure_http,
            hooks=hooks,
            timeout=timeout,
            connect_timeout=connect_timeout,
            read_timeout=read_timeout,
            max_retries=max_retries,
        )
        if transport is None:
            # Not imported with the package: asyncio costs more than all the rest.
            from .runtime.async_transport import AsyncHttpTransport

            transport = AsyncHttpTransport()
        super().__init__(settings, transport)

    async def close(self) -> None:
        """Closes the connections that are kept."""
        await self._transport.close()

    async def __aenter__(self) -> AsyncSvc:
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self.close()
