"""From arguments to path, query and body, in the one way that every SDK has."""

from __future__ import annotations

import json
import re
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
    return Encoded(
        path + "?" + search if search else path,
        write_json(body) if operation.body or body else None,
    )


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
