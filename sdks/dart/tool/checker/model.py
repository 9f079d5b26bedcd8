"""What Dart libraries declare, as far as a reader without a compiler can tell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Type:
    """A type as it is written; of a function, its result and then its parameters."""

    name: str
    args: tuple[Type, ...] = ()
    nullable: bool = False

    def __str__(self) -> str:
        inner = "<%s>" % ", ".join(map(str, self.args)) if self.args else ""
        return self.name + inner + ("?" if self.nullable else "")

    def bound(self, values: Mapping[str, Type]) -> Type:
        """The type with its parameters replaced."""
        if not values:
            return self
        if not self.args and self.name in values:
            value = values[self.name]
            return replace(value, nullable=value.nullable or self.nullable)
        return replace(self, args=tuple(arg.bound(values) for arg in self.args))


#: A type that nobody can tell; everything is taken of it that anything has.
UNKNOWN = Type("?")
#: Types whose values can be anything: their members are those of a promoted type.
TOP = frozenset(("?", "Object", "dynamic", "FutureOr", "Record"))


@dataclass(frozen=True)
class Parameter:
    name: str
    type: Type
    named: bool
    required: bool


@dataclass
class Function:
    """A function, a method, a getter or a constructor."""

    name: str
    result: Type
    params: tuple[Parameter, ...] = ()
    type_params: tuple[str, ...] = ()
    #: A getter or a field, which is read without being called.
    is_value: bool = False
    is_static: bool = False
    is_setter: bool = False
    is_abstract: bool = False


@dataclass
class Class:
    name: str
    type_params: tuple[str, ...] = ()
    supers: tuple[Type, ...] = ()
    #: Those of them whose bodies it inherits.
    extended: tuple[Type, ...] = ()
    members: dict[str, Function] = field(default_factory=dict)
    statics: dict[str, Function] = field(default_factory=dict)
    constructors: dict[str, Function] = field(default_factory=dict)
    setters: dict[str, Function] = field(default_factory=dict)
    is_abstract: bool = False
    is_sealed: bool = False
    is_extension_type: bool = False

    def as_type(self) -> Type:
        return Type(self.name, tuple(Type(name) for name in self.type_params))


@dataclass
class Alias:
    name: str
    target: Type
    type_params: tuple[str, ...] = ()


#: What a name can stand for.
Declared = object


@dataclass(frozen=True)
class Import:
    uri: str
    show: tuple[str, ...] | None
    hide: tuple[str, ...]
    line: int
    is_export: bool


@dataclass
class Library:
    path: str
    is_platform: bool
    declared: dict[str, Declared] = field(default_factory=dict)
    imports: list[Import] = field(default_factory=list)


@dataclass(frozen=True)
class Complaint:
    path: str
    line: int
    words: str

    def __str__(self) -> str:
        return "%s:%d: %s" % (self.path, self.line, self.words)
