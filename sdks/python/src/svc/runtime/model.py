"""What comes back, and what is sent: the JSON itself, read through the names of its class."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any, ClassVar, Dict, FrozenSet, Mapping, Optional

if TYPE_CHECKING:
    from .response import ResponseMetadata


class _NotGiven:
    """An argument that was left out, which is not null."""

    def __repr__(self) -> str:
        return "NOT_GIVEN"

    def __bool__(self) -> bool:
        return False


NOT_GIVEN: Any = _NotGiven()
_MASK = "***"


class Model:
    """
    An object of the service. Fields are attributes; ``model["field"]`` reads any field by its name
    on the wire, those that this version does not know included. What was not sent is None.
    """

    __slots__ = ("_fields", "_decoded", "_metadata")
    #: By wire name, what a field is decoded to: "Send", ["Send"] or {"*": "Send"}.
    _codecs: ClassVar[Mapping[str, Any]] = {}
    #: By attribute, the wire names that differ.
    _renames: ClassVar[Mapping[str, str]] = {}
    _secrets: ClassVar[FrozenSet[str]] = frozenset()
    _fields: Mapping[str, Any]
    _decoded: Dict[str, Any]
    _metadata: Optional[ResponseMetadata]

    def __init__(self, fields: Mapping[str, Any]) -> None:
        object.__setattr__(self, "_fields", fields)
        object.__setattr__(self, "_decoded", {})
        object.__setattr__(self, "_metadata", None)

    @classmethod
    def from_dict(cls, fields: Mapping[str, Any]) -> Any:
        """An object of this class around parsed JSON."""
        made = cls.__new__(cls)
        Model.__init__(made, fields)
        return made

    @property
    def response_metadata(self) -> Optional[ResponseMetadata]:
        """How the call was answered whose result this is; None of what is inside a result."""
        return self._metadata

    def to_dict(self) -> Dict[str, Any]:
        """The object as it came, with secrets and with what this version does not know."""
        copied: Dict[str, Any] = copy.deepcopy(_plain(self._fields))
        return copied

    def __getitem__(self, wire: str) -> Any:
        from .decode import decode

        value = self._fields[wire]
        codec = self._codecs.get(wire)
        if codec is None or value is None:
            return value
        if wire not in self._decoded:
            self._decoded[wire] = decode(codec, value)
        return self._decoded[wire]

    def __contains__(self, wire: object) -> bool:
        return wire in self._fields

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            wire = self._renames.get(name, name)
            if wire in self._fields:
                return self[wire]
            if name in _known_fields(type(self)):
                return None
            raise AttributeError("%s has no field %s" % (type(self).__name__, name))

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("%s is read only" % type(self).__name__)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Model) and self._fields == other._fields

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        shown = ("%s=%s" % (wire, self._shown(wire)) for wire in self._fields)
        return "%s(%s)" % (type(self).__name__, ", ".join(shown))

    def _shown(self, wire: str) -> str:
        value = self[wire]
        return _MASK if wire in self._secrets and value is not None else repr(value)


def _known_fields(cls: type) -> FrozenSet[str]:
    known = cls.__dict__.get("_known")
    if known is None:
        names = (name for base in cls.__mro__ for name in base.__dict__.get("__annotations__", ()))
        known = frozenset(name for name in names if not name.startswith("_"))
        setattr(cls, "_known", known)  # noqa: B010 - a class attribute, which mypy need not know
    return known


def _plain(value: Any) -> Any:
    if isinstance(value, Model):
        return _plain(value._fields)
    if isinstance(value, Mapping):
        return {key: _plain(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(one) for one in value]
    return value


class Empty(Model):
    """What comes back when there is nothing to say."""

    __slots__ = ()


def given(**fields: Any) -> Dict[str, Any]:
    """The fields that were given, by wire name."""
    return {name: value for name, value in fields.items() if value is not NOT_GIVEN}
