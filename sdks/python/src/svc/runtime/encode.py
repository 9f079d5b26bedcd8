"""From arguments to path, query and body, in the one way that every SDK has."""

from __future__ import annotations

import json
import re
import uuid
from typing import Any, Dict, List, Mapping, NamedTuple, Optional, Sequence, Tuple
from urllib.parse import quote

from .error import ArgumentError
from .model import NOT_GIVEN, Model
from .operation import Operation
from .options import RequestOptions

_PLACE = re.compile(r"\{([^}]+)\}")


class Encoded(NamedTuple):
    #: With the query; from the base path on.
    path: str
    #: None without a body.
    body: Optional[bytes]
    content_type: str = "application/json"


def encode(
    operation: Operation,
    path_args: Mapping[str, Any],
    params: Mapping[str, Any],
    options: RequestOptions,
) -> Encoded:
    query: List[Tuple[str, Any]] = []
    body: Dict[str, Any] = {}
    for name, value in params.items():
        if value is NOT_GIVEN:
            continue
        if name in operation.query or not operation.body:
            query.append((name, value))
        else:
            body[name] = value
    if operation.fixed_field is not None:
        if operation.fixed_in == "query":
            query.append((operation.fixed_field, operation.fixed_value))
        else:
            body[operation.fixed_field] = operation.fixed_value
    query.extend((options.extra_query or {}).items())
    body.update(options.extra_body or {})
    path = encode_path(operation.path, path_args)
    search = encode_query(query)
    whole = path + "?" + search if search else path
    if operation.file_field is not None:
        return _form_of(whole, body, operation.file_field)
    return Encoded(whole, write_json(body) if operation.body or body else None)


def _form_of(path: str, fields: Mapping[str, Any], file_field: str) -> Encoded:
    """A form with a file: bytes, or something open that is read to its end."""
    boundary = uuid.uuid4().hex
    parts: List[bytes] = []
    for name, value in fields.items():
        head = '--%s\r\nContent-Disposition: form-data; name="%s"' % (boundary, name)
        if name == file_field:
            # A part without a name of its file would be read as a text.
            head += '; filename="file"\r\nContent-Type: application/octet-stream'
            content = _bytes_of(name, value)
        else:
            content = str(value).encode("utf-8")
        parts += [(head + "\r\n\r\n").encode("utf-8"), content, b"\r\n"]
    parts.append(("--%s--\r\n" % boundary).encode("ascii"))
    return Encoded(path, b"".join(parts), "multipart/form-data; boundary=" + boundary)


def _bytes_of(name: str, value: Any) -> bytes:
    content = value.read() if hasattr(value, "read") else value
    if isinstance(content, (bytes, bytearray, memoryview)):
        return bytes(content)
    raise ArgumentError("%s must be bytes, or a file that is open as bytes." % name, name)


def encode_path(template: str, path_args: Mapping[str, Any]) -> str:
    """Escaped whole; what a server would read as a step up or as nothing is refused."""

    def escaped(place: "re.Match[str]") -> str:
        name = place.group(1)
        value = path_args.get(name)
        text = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
        if not isinstance(text, str) or text in ("", ".", ".."):
            raise ArgumentError(
                '%s must be a text that is not empty, "." or "..".' % name, param=name
            )
        return _quote(text)

    return _PLACE.sub(escaped, template)


def encode_query(query: Sequence[Tuple[str, Any]]) -> str:
    """``a=1``, ``expand[]=x``, ``created[gte]=5``, ``metadata[till]=4``; null is not sent."""
    pairs = [pair for name, value in query for pair in _flatten(name, value)]
    return "&".join("%s=%s" % (_quote(name), _quote(value)) for name, value in pairs)


def _flatten(name: str, value: Any) -> List[Tuple[str, str]]:
    if value is None or value is NOT_GIVEN:
        return []
    if isinstance(value, Model):
        value = value.to_dict()
    if isinstance(value, Mapping):
        return [
            pair for key, one in value.items() for pair in _flatten("%s[%s]" % (name, key), one)
        ]
    if isinstance(value, (list, tuple)):
        return [pair for one in value for pair in _flatten(name, one)]
    if isinstance(value, bool):
        return [(name, "true" if value else "false")]
    return [(name, str(value))]


def _quote(text: str) -> str:
    return quote(text, safe="")


def write_json(value: Any) -> bytes:
    return json.dumps(
        value, ensure_ascii=False, separators=(",", ":"), default=_plain, allow_nan=False
    ).encode("utf-8")


def _plain(value: Any) -> Any:
    if isinstance(value, Model):
        return value.to_dict()
    if isinstance(value, Mapping):
        return dict(value)
    raise ArgumentError("%s cannot be sent as JSON." % type(value).__name__)
