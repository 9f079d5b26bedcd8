"""How a call was answered."""

from __future__ import annotations

from typing import Dict, Iterable, Iterator, List, Mapping, Optional, Tuple


class Headers(Mapping[str, str]):
    """Headers of an answer, found in any case."""

    __slots__ = ("_pairs", "_lower")

    def __init__(self, pairs: Iterable[Tuple[str, str]]) -> None:
        self._pairs: List[Tuple[str, str]] = list(pairs)
        self._lower: Dict[str, str] = {}
        for name, value in self._pairs:
            self._lower.setdefault(name.lower(), value)

    def __getitem__(self, name: str) -> str:
        return self._lower[name.lower()]

    def __iter__(self) -> Iterator[str]:
        return iter(self._lower)

    def __len__(self) -> int:
        return len(self._lower)

    def __repr__(self) -> str:
        return "Headers(%r)" % (self._pairs,)


class ResponseMetadata:
    __slots__ = (
        "status", "headers", "request_id", "idempotency_key", "attempts", "replayed",
        "original_request_id",
    )  # fmt: skip

    def __init__(
        self, status: int, headers: Headers, *, idempotency_key: Optional[str], attempts: int
    ) -> None:
        self.status = status
        self.headers = headers
        self.request_id: Optional[str] = headers.get("Request-Id")
        #: The key that all tries of this call carried.
        self.idempotency_key = idempotency_key
        self.attempts = attempts
        #: True when the service answered with what an earlier request with this key had done.
        self.replayed = headers.get("Idempotent-Replayed") == "true"
        #: The earlier request, when this is a replay.
        self.original_request_id: Optional[str] = headers.get("Original-Request")
