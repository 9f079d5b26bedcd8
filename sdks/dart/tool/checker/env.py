"""The names that a body can use, and what is known of each."""

from __future__ import annotations

from model import UNKNOWN, Class, Function, Type


class Env:
    """A block: its variables, those around it, and the class in whose member it stands."""

    def __init__(self, outer: Env | None = None, holder: Class | None = None) -> None:
        self.outer = outer
        self.variables: dict[str, Type] = {}
        self.functions: dict[str, Function] = {}
        self.holder: Class | None = holder or (outer.holder if outer else None)
        self.is_static: bool = outer.is_static if outer else False
        self.type_params: set[str] = set(outer.type_params) if outer else set()
        #: By variable, the types that it was tested for anywhere in the member.
        self.tested: dict[str, list[Type]] = outer.tested if outer else {}
        #: What the nearest function answers; unknown of one that does not say.
        self.result: Type = outer.result if outer else UNKNOWN

    def declare(self, name: str, type_: Type, function: Function | None = None) -> None:
        self.variables[name] = type_
        if function is not None:
            self.functions[name] = function

    def find(self, name: str) -> Type | None:
        env: Env | None = self
        while env is not None:
            if name in env.variables:
                return env.variables[name]
            env = env.outer
        return None

    def find_function(self, name: str) -> Function | None:
        """The parameters of a function that is declared in a body."""
        env: Env | None = self
        while env is not None:
            if name in env.variables:
                return env.functions.get(name)
            env = env.outer
        return None
