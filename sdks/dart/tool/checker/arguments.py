"""Arguments: each is there, none is too many, and its type fits where that can be told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tree_sitter import Node

from env import Env
from model import UNKNOWN, Alias, Class, Function, Parameter, Type
from namespace import Scope
from relate import bind, fits
from tree import child, children, line_of, text_of


class Arguments:
    """Checks calls; what an expression is, the classes below say."""

    def __init__(self, scope: Scope, names: set[str]) -> None:
        self.scope = scope
        #: Every member of any class: of a value of unknown type, one of them is wanted.
        self.names = names

    def complain(self, node: Node, words: str) -> None:
        self.scope.complain(line_of(node), words)

    def run(self, nodes: Sequence[Node], env: Env) -> list[Type]:
        raise NotImplementedError

    def function(self, node: Node, env: Env, expected: tuple[Type, ...]) -> Type:
        raise NotImplementedError

    def declare_params(
        self, node: Node | None, env: Env, expected: tuple[Type, ...] = ()
    ) -> list[Type]:
        raise NotImplementedError

    def can_promote(self, node: Node, env: Env) -> bool:
        """A test tells of variables and of private fields that are final, and of nothing else."""
        text = text_of(node)
        if node.type != "identifier":
            return False
        holder = env.holder
        is_field = holder is not None and text in holder.members and text not in holder.setters
        return env.find(text) is not None or (is_field and text.startswith("_"))

    def call(
        self,
        node: Node,
        function: Function | None,
        arguments: Node,
        env: Env,
        values: dict[str, Type],
    ) -> Type:
        """Checks the arguments, and answers what the call answers."""
        if function is None:
            self.run(arguments.children, env)
            return UNKNOWN
        places = [one for one in function.params if not one.named]
        by_name = {one.name: one for one in function.params if one.named}
        given = children(arguments, "argument")
        if len(given) > len(places):
            self.complain(node, "%s takes %d arguments" % (function.name, len(places)))
        for one in places[len(given) :]:
            if one.required:
                self.complain(node, "%s lacks the argument %s" % (function.name, one.name))
        for place, argument in enumerate(given):
            param = places[place] if place < len(places) else None
            self._argument(argument, argument.children, param, function, values, env)
        names = self._named(node, arguments, function, by_name, values, env)
        for name, one in by_name.items():
            if one.required and name not in names:
                self.complain(node, "%s lacks the argument %s" % (function.name, name))
        unbound = {name: values.get(name, UNKNOWN) for name in function.type_params}
        return function.result.bound(unbound)

    def _named(
        self,
        node: Node,
        arguments: Node,
        function: Function,
        by_name: Mapping[str, Parameter],
        values: dict[str, Type],
        env: Env,
    ) -> set[str]:
        names: set[str] = set()
        for argument in children(arguments, "named_argument"):
            label = child(argument, "label")
            name = text_of(label).rstrip(":").strip() if label is not None else ""
            names.add(name)
            if name not in by_name:
                self.complain(argument, "%s has no argument %s" % (function.name, name))
            written = [one for one in argument.children if one.type != "label"]
            self._argument(argument, written, by_name.get(name), function, values, env)
        return names

    def _argument(
        self,
        node: Node,
        written: Sequence[Node],
        param: Parameter | None,
        function: Function,
        values: dict[str, Type],
        env: Env,
    ) -> None:
        wanted = param.type if param is not None else UNKNOWN
        known = {name: values.get(name, UNKNOWN) for name in function.type_params}
        expected = self.scope.resolved(wanted.bound(known))
        first = written[0] if written else None
        if first is not None and first.type == "function_expression":
            args = expected.args if expected.name == "Function" else ()
            given = self.function(first, env, args)
        else:
            types = self.run(written, env)
            given = types[-1] if types else UNKNOWN
            if len(written) == 1 and first is not None and self.can_promote(first, env):
                given = replace(given, nullable=False)
        resolved = self.scope.resolved(wanted)
        bind(self.scope, function.type_params, resolved, given, values)
        if resolved.name == "Function" and given.name == "Function":
            for want, have in zip(resolved.args, given.args):
                bind(self.scope, function.type_params, want, have, values)
        known = {name: values.get(name, UNKNOWN) for name in function.type_params}
        self.check_fit(node, wanted.bound(known), given, written, env)

    def check_fit(
        self, node: Node, wanted: Type, given: Type, written: Sequence[Node], env: Env
    ) -> None:
        """A variable may have been tested, so only what cannot be promoted is held to null."""
        can_promote = len(written) == 1 and self.can_promote(written[0], env)
        tested = env.tested.get(text_of(written[0]), []) if can_promote else []
        if any(fits(self.scope, wanted, one, True) for one in tested):
            return
        is_number = given.name == "int" and wanted.name == "double" and len(written) == 1
        if is_number and written[0].type == "decimal_integer_literal":
            return
        if can_promote and given.nullable:
            given = replace(given, nullable=False)
        if not fits(self.scope, wanted, given, True):
            self.complain(node, "%s where %s is wanted" % (given, wanted))

    def check_type(self, node: Node, type_: Type, env: Env) -> None:
        """Every name in a written type is one of a type."""
        if type_.name not in ("void", "dynamic", "?", "Function", "Record", "Never"):
            if type_.name not in env.type_params:
                found = self.scope.find(type_.name, line_of(node))
                if not isinstance(found, (Class, Alias)):
                    self.complain(node, "%s is no type" % type_.name)
                elif len(type_.args) > len(found.type_params):
                    self.complain(node, "%s takes fewer types" % type_.name)
        for one in type_.args:
            self.check_type(node, one, env)
