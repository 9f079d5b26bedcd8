"""Which name stands for what in a library: what it declares, imports and re-exports."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field

from tree_sitter import Node

from model import UNKNOWN, Alias, Class, Complaint, Declared, Function, Import, Library, Type
from read import read_library
from tree import parse, syntax_complaints

_PLATFORM = os.path.join(os.path.dirname(os.path.abspath(__file__)), "platform")
Found = tuple[Declared, Library]


@dataclass
class Package:
    """All libraries of a folder, and those of the platform that they import."""

    name: str
    folder: str
    libraries: dict[str, Library] = field(default_factory=dict)
    platform: dict[str, Library] = field(default_factory=dict)
    trees: dict[str, Node] = field(default_factory=dict)
    complaints: list[Complaint] = field(default_factory=list)
    _anywhere: dict[str, Declared] = field(default_factory=dict)
    _exports: dict[str, dict[str, Found]] = field(default_factory=dict)

    def target_of(self, library: Library, uri: str) -> Library | None:
        if uri in self.platform:
            return self.platform[uri]
        own = "package:%s/" % self.name
        if uri.startswith(own):
            return self.libraries.get("lib/" + uri[len(own) :])
        if ":" in uri:
            return None
        joined = os.path.join(os.path.dirname(library.path), uri)
        return self.libraries.get(os.path.normpath(joined).replace(os.sep, "/"))

    def anywhere(self) -> dict[str, Declared]:
        """What any library declares; the first one of a name counts, and ours before others."""
        if not self._anywhere:
            for libraries in (self.libraries, self.platform):
                for library in libraries.values():
                    for name, declared in library.declared.items():
                        self._anywhere.setdefault(name, declared)
        return self._anywhere

    def exports_of(self, library: Library, seen: set[str] | None = None) -> dict[str, Found]:
        """What an import of it brings: its own public names, and what it exports."""
        seen = seen if seen is not None else set()
        if library.path in seen:
            return {}
        seen.add(library.path)
        if library.path in self._exports:
            return self._exports[library.path]
        names: dict[str, Found] = {}
        for one in library.imports:
            target = self.target_of(library, one.uri) if one.is_export else None
            if target is None:
                continue
            for name, found in shown(one, self.exports_of(target, set(seen))).items():
                if names.get(name, found)[0] is not found[0]:
                    words = "exports two things called %s" % name
                    self.complaints.append(Complaint(library.path, one.line, words))
                names[name] = found
        for name, declared in library.declared.items():
            if not name.startswith("_"):
                names[name] = (declared, library)
        self._exports[library.path] = names
        return names


def shown(one: Import, names: Mapping[str, Found]) -> dict[str, Found]:
    return {
        name: found
        for name, found in names.items()
        if (one.show is None or name in one.show) and name not in one.hide
    }


def load(folder: str, name: str) -> Package:
    package = Package(name, folder)
    for file in sorted(os.listdir(_PLATFORM)):
        with open(os.path.join(_PLATFORM, file), "rb") as reader:
            text = reader.read()
        root = parse(text)
        package.complaints.extend(syntax_complaints("platform/" + file, root))
        # The first line says which library it is: `// dart:core`.
        uri = text.split(b"\n", 1)[0].decode("utf-8").lstrip("/ ").strip()
        package.platform[uri] = read_library(uri, root, True)
    for base, folders, files in os.walk(folder):
        folders[:] = sorted(one for one in folders if one not in (".dart_tool", "tool", "build"))
        for file in sorted(one for one in files if one.endswith(".dart")):
            whole = os.path.join(base, file)
            path = os.path.relpath(whole, folder).replace(os.sep, "/")
            with open(whole, "rb") as reader:
                root = parse(reader.read())
            package.complaints.extend(syntax_complaints(path, root))
            package.trees[path] = root
            package.libraries[path] = read_library(path, root, False)
    return package


class Scope:
    """The names of one library, and which import each was used from."""

    def __init__(self, package: Package, library: Library) -> None:
        self.package = package
        self.library = library
        self.used: set[int] = set()
        self._known: dict[str, Declared | None] = {}
        self._imports: list[tuple[Import, dict[str, Found]]] = []
        core = package.platform.get("dart:core")
        self._core = package.exports_of(core) if core is not None else {}
        for one in library.imports:
            self._take(one)

    def _take(self, one: Import) -> None:
        target = self.package.target_of(self.library, one.uri)
        if target is None:
            self.complain(one.line, "there is no library %s" % one.uri)
            return
        names = self.package.exports_of(target)
        for name in (*(one.show or ()), *one.hide):
            if name not in names:
                self.complain(one.line, "%s does not have %s" % (one.uri, name))
        if not one.is_export:
            self._imports.append((one, shown(one, names)))

    def complain(self, line: int, words: str) -> None:
        self.package.complaints.append(Complaint(self.library.path, line, words))

    def find(self, name: str, line: int) -> Declared | None:
        """What a name stands for; what comes from Dart's own libraries gives way to the others."""
        if name in self.library.declared:
            return self.library.declared[name]
        found: list[Found] = []
        for one, names in self._imports:
            if name in names:
                self.used.add(id(one))
                if all(names[name][0] is not other[0] for other in found):
                    found.append(names[name])
        others = [one for one in found if not one[1].path.startswith("dart:")]
        if len(others) > 1:
            self.complain(line, "%s comes from two imports" % name)
        chosen = others or found
        if chosen:
            return chosen[0][0]
        return self._core[name][0] if name in self._core else None

    def complain_unused(self) -> None:
        for one, _ in self._imports:
            if id(one) not in self.used:
                self.complain(one.line, "nothing of %s is used" % one.uri)

    def class_of(self, type_: Type) -> Class | None:
        """The class of a type, wherever it is declared."""
        found = self.find_anywhere(type_.name)
        return found if isinstance(found, Class) else None

    def find_anywhere(self, name: str) -> Declared | None:
        """A type that was inferred need not be imported here."""
        if name not in self._known:
            self._known[name] = self._look_for(name)
        return self._known[name]

    def _look_for(self, name: str) -> Declared | None:
        own = self.library.declared.get(name)
        if own is not None:
            return own
        for _, names in self._imports:
            if name in names:
                return names[name][0]
        return self.package.anywhere().get(name)

    def resolved(self, type_: Type) -> Type:
        """The type behind an alias."""
        found = self.find_anywhere(type_.name)
        if not isinstance(found, Alias):
            return type_
        values = dict(zip(found.type_params, type_.args))
        target = self.resolved(found.target.bound(values))
        return Type(target.name, target.args, target.nullable or type_.nullable)

    def supers_of(self, type_: Type) -> list[Type]:
        """The type and everything that it is as well, with their arguments."""
        found: list[Type] = []
        waiting = [self.resolved(type_)]
        while waiting:
            one = waiting.pop(0)
            if any(one.name == other.name for other in found):
                continue
            found.append(one)
            declared = self.class_of(one)
            if declared is not None:
                values = dict(zip(declared.type_params, one.args))
                for name in declared.type_params:
                    values.setdefault(name, UNKNOWN)
                waiting.extend(self.resolved(parent.bound(values)) for parent in declared.supers)
        return found

    def member(self, type_: Type, name: str, setter: bool = False) -> Function | None:
        """A member of a type or of what it extends, with the type's arguments put in."""
        for one in (*self.supers_of(type_), Type("Object")):
            declared = self.class_of(one)
            if declared is None:
                continue
            own = declared.setters.get(name) if setter else declared.members.get(name)
            if own is not None:
                values = dict(zip(declared.type_params, one.args))
                return bound(own, values)
        return None


def bound(function: Function, values: Mapping[str, Type]) -> Function:
    from dataclasses import replace

    params = tuple(replace(one, type=one.type.bound(values)) for one in function.params)
    return replace(function, result=function.result.bound(values), params=params)
