"""A file, as a stream: nothing of it is held whole unless asked for."""

from __future__ import annotations

import os
import re
import uuid
from typing import IO, Any, AsyncIterator, Iterator, Optional, Union
from urllib.parse import unquote

from .error import ArgumentError, ConnectionError, TimeoutError
from .response import ResponseMetadata
from .send import Answer
from .transport import TransportError

PathLike = Union[str, "os.PathLike[str]"]


class _FileBase:
    def __init__(self, answer: Answer) -> None:
        self._raw: Any = answer.raw
        self.response_metadata: ResponseMetadata = answer.metadata

    @property
    def content_type(self) -> Optional[str]:
        return self.response_metadata.headers.get("Content-Type")

    @property
    def filename(self) -> Optional[str]:
        """The name that the service gives the file, without any folder; None without one."""
        return file_name_of(self.response_metadata.headers.get("Content-Disposition"))

    def _broken(self, error: TransportError) -> ConnectionError:
        kind = TimeoutError if error.timed_out else ConnectionError
        return kind(
            "The file broke off.", maybe_sent=True, attempts=self.response_metadata.attempts
        )

    def _target(self, path: PathLike) -> str:
        text = os.fspath(path)
        if not os.path.isdir(text):
            return text
        name = self.filename
        if name is None:
            raise ArgumentError("The file has no name of its own: name one.", param="path")
        return os.path.join(text, name)


class FileResult(_FileBase):
    def iter_bytes(self) -> Iterator[bytes]:
        """The bytes as they come; can be read once."""
        try:
            for part in self._raw.iter_bytes():
                yield part
        except TransportError as error:
            raise self._broken(error) from error

    def read(self) -> bytes:
        return b"".join(self.iter_bytes())

    def save_to(self, path: PathLike) -> str:
        """
        Writes it to a file, or under its own name into a folder, and returns the path. It is
        written beside and renamed, so that nobody finds half of it.
        """
        draft = Draft(self._target(path))
        with draft as writer:
            for part in self.iter_bytes():
                writer.write(part)
        return draft.target

    def close(self) -> None:
        self._raw.close()

    def __enter__(self) -> FileResult:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()


class AsyncFileResult(_FileBase):
    async def iter_bytes(self) -> AsyncIterator[bytes]:
        """The bytes as they come; can be read once."""
        try:
            async for part in self._raw.iter_bytes():
                yield part
        except TransportError as error:
            raise self._broken(error) from error

    async def read(self) -> bytes:
        parts = [part async for part in self.iter_bytes()]
        return b"".join(parts)

    async def save_to(self, path: PathLike) -> str:
        """
        Writes it to a file, or under its own name into a folder, and returns the path. It is
        written beside and renamed, so that nobody finds half of it.
        """
        draft = Draft(self._target(path))
        with draft as writer:
            async for part in self.iter_bytes():
                writer.write(part)
        return draft.target

    def close(self) -> None:
        self._raw.close()

    async def __aenter__(self) -> AsyncFileResult:
        return self

    async def __aexit__(self, *_: Any) -> None:
        self.close()


class Draft:
    """A file beside its place: renamed when all of it is there, taken away otherwise."""

    def __init__(self, target: str) -> None:
        self.target = target
        self._path = "%s.%s.part" % (target, uuid.uuid4())

    def __enter__(self) -> IO[bytes]:
        self._writer = open(self._path, "xb")
        return self._writer

    def __exit__(self, kind: Any, *_: Any) -> None:
        self._writer.close()
        if kind is None:
            os.replace(self._path, self.target)
        else:
            os.unlink(self._path)


def file_name_of(header: Optional[str]) -> Optional[str]:
    """The base name in a Content-Disposition header: no folder of another machine is taken over."""
    if header is None:
        return None
    extended = re.search(r"filename\*\s*=\s*UTF-8''([^;]+)", header, re.IGNORECASE)
    plain = re.search(r'filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))', header, re.IGNORECASE)
    if extended is not None:
        text = unquote(extended.group(1))
    elif plain is not None:
        text = plain.group(1) if plain.group(1) is not None else plain.group(2)
    else:
        return None
    name = re.split(r"[/\\]", re.sub(r"\\(.)", r"\1", text))[-1].replace("\0", "")
    return None if name in ("", ".", "..") else name
