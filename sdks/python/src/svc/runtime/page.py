"""Lists: one page at a time, or every object of all of them."""

from __future__ import annotations

from typing import (
    Any,
    AsyncIterator,
    Awaitable,
    Callable,
    Dict,
    Generator,
    Generic,
    Iterator,
    List,
    Mapping,
    NamedTuple,
    Optional,
    Tuple,
    TypeVar,
)

from .error import ArgumentError, SvcError
from .model import NOT_GIVEN
from .response import ResponseMetadata

T = TypeVar("T")
Params = Mapping[str, Any]
#: The envelope as it came, its decoded objects, and how it was answered.
Fetched = Tuple[Mapping[str, Any], List[Any], ResponseMetadata]


class Source(NamedTuple):
    fetch: Callable[[Params], Any]
    params: Params
    cursor: str


class _PageBase(Generic[T]):
    def __init__(self, source: Source, fetched: Fetched) -> None:
        self._source = source
        envelope, elements, metadata = fetched
        #: The answer as it came, with what this page says besides its objects.
        self.envelope: Mapping[str, Any] = envelope
        #: The objects of this page.
        self.data: List[T] = elements
        self.response_metadata: ResponseMetadata = metadata

    @property
    def has_more(self) -> bool:
        """Whether there are more objects in the direction of this page's request."""
        envelope = self.envelope
        if "has_more" in envelope:
            return bool(envelope["has_more"])
        return bool(envelope.get("page", 0) < envelope.get("pages", 0))

    @property
    def next_cursor(self) -> Optional[str]:
        """Where the next page begins: keep it, and go on from it another day."""
        return self.envelope.get("next_cursor")

    def __repr__(self) -> str:
        return "<%s of %d>" % (type(self).__name__, len(self.data))

    def _next_params(self) -> Optional[Params]:
        """The parameters of the next page; None on the last."""
        if not self.has_more:
            return None
        params = _given(self._source.params)
        if "page" in self.envelope:
            return {**params, "page": self.envelope["page"] + 1}
        name = "ending_before" if "ending_before" in params else "starting_after"
        cursor = self.next_cursor
        if not cursor:
            return None
        if cursor == params.get(name):
            raise SvcError("The list repeats its cursor; going on would never end.")
        return {**params, name: cursor}

    def _previous_params(self) -> Optional[Params]:
        """Those of the page on the other side; None when there is no object to start from."""
        params = _given(self._source.params)
        if "page" in self.envelope:
            page = self.envelope["page"]
            return {**params, "page": page - 1} if page > 1 else None
        if self._source.cursor != "both":
            raise ArgumentError("This list goes one way only.")
        was_backwards = "ending_before" in params
        edge: Any = self.data[-1 if was_backwards else 0] if self.data else {}
        if "id" not in edge:
            return None
        others = {k: v for k, v in params.items() if k not in ("starting_after", "ending_before")}
        name = "starting_after" if was_backwards else "ending_before"
        return {**others, name: edge["id"]}


def _given(params: Params) -> Dict[str, Any]:
    return {name: value for name, value in params.items() if value not in (NOT_GIVEN, None)}


class Page(_PageBase[T]):
    """A page; iterating it yields its objects and those of all pages after it."""

    def next_page(self) -> Optional[Page[T]]:
        """The next page in the direction of this one; None on the last."""
        return self._with(self._next_params())

    def previous_page(self) -> Optional[Page[T]]:
        """The page on the other side of this one; None when there is nothing to start from."""
        return self._with(self._previous_params())

    def pages(self) -> Iterator[Page[T]]:
        """This page and all after it."""
        page: Optional[Page[T]] = self
        while page is not None:
            yield page
            page = page.next_page()

    def __iter__(self) -> Iterator[T]:
        for page in self.pages():
            yield from page.data

    def _with(self, params: Optional[Params]) -> Optional[Page[T]]:
        if params is None:
            return None
        source = self._source._replace(params=params)
        return Page(source, source.fetch(params))


class AsyncPage(_PageBase[T]):
    """A page; iterating it yields its objects and those of all pages after it."""

    async def next_page(self) -> Optional[AsyncPage[T]]:
        """The next page in the direction of this one; None on the last."""
        return await self._with(self._next_params())

    async def previous_page(self) -> Optional[AsyncPage[T]]:
        """The page on the other side of this one; None when there is nothing to start from."""
        return await self._with(self._previous_params())

    async def pages(self) -> AsyncIterator[AsyncPage[T]]:
        """This page and all after it."""
        page: Optional[AsyncPage[T]] = self
        while page is not None:
            yield page
            page = await page.next_page()

    async def __aiter__(self) -> AsyncIterator[T]:
        async for page in self.pages():
            for one in page.data:
                yield one

    async def _with(self, params: Optional[Params]) -> Optional[AsyncPage[T]]:
        if params is None:
            return None
        source = self._source._replace(params=params)
        return AsyncPage(source, await source.fetch(params))


class AsyncPageRequest(Awaitable[AsyncPage[T]]):
    """A list that was asked for: await it for its first page, or iterate it for every object."""

    def __init__(self, source: Source) -> None:
        self._source = source

    def __await__(self) -> Generator[Any, None, AsyncPage[T]]:
        return self._first().__await__()

    async def pages(self) -> AsyncIterator[AsyncPage[T]]:
        async for page in (await self._first()).pages():
            yield page

    async def __aiter__(self) -> AsyncIterator[T]:
        async for one in await self._first():
            yield one

    async def _first(self) -> AsyncPage[T]:
        return AsyncPage(self._source, await self._source.fetch(self._source.params))
