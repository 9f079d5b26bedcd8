"""Whether a value of one type can stand where another is wanted, as far as it can be told."""

from __future__ import annotations

from collections.abc import Iterable

from model import TOP, UNKNOWN, Class, Type
from namespace import Scope


def is_open(scope: Scope, type_: Type) -> bool:
    """A type of which nothing can be said: unknown, a parameter, or anything."""
    if type_.name in TOP or type_.name in ("void", "Never", "Function"):
        return True
    return not isinstance(scope.find_anywhere(type_.name), Class)


def fits(scope: Scope, wanted: Type, given: Type, strict_null: bool) -> bool:
    """False only where a compiler would refuse it."""
    wanted, given = scope.resolved(wanted), scope.resolved(given)
    if wanted.name in TOP or wanted.name == "void":
        return wanted.name != "Object" or wanted.nullable or not _is_null(given, strict_null)
    if given.name == "Null":
        return wanted.nullable or is_open(scope, wanted)
    if strict_null and given.nullable and not wanted.nullable and not is_open(scope, wanted):
        return False
    if is_open(scope, wanted) or is_open(scope, given):
        return True
    for one in scope.supers_of(given):
        if one.name == wanted.name:
            pairs = zip(wanted.args, one.args)
            return all(fits(scope, want, have, True) for want, have in pairs)
    return False


def _is_null(given: Type, strict_null: bool) -> bool:
    return given.name == "Null" or (strict_null and given.nullable)


def bind(
    scope: Scope, names: Iterable[str], wanted: Type, given: Type, values: dict[str, Type]
) -> None:
    """What type parameters become when a value of one type is handed over for another."""
    names = tuple(names)
    given = scope.resolved(given)
    if wanted.name in names and not wanted.args:
        if given.name not in ("?", "Null") and values.get(wanted.name, UNKNOWN) is UNKNOWN:
            keep = given.nullable and not wanted.nullable
            values[wanted.name] = Type(given.name, given.args, keep)
        return
    wanted = scope.resolved(wanted)
    if wanted.name == "FutureOr" and wanted.args:
        inner = given.args[0] if given.name == "Future" and given.args else given
        bind(scope, names, wanted.args[0], inner, values)
        return
    for one in scope.supers_of(given):
        if one.name == wanted.name:
            for want, have in zip(wanted.args, one.args):
                bind(scope, names, want, have, values)
            return


def element_of(scope: Scope, type_: Type, *kinds: str) -> Type:
    """What a list, a stream or a future holds."""
    for one in scope.supers_of(type_):
        if one.name in kinds and one.args:
            return one.args[0]
    return UNKNOWN
