"""Walks statements, patterns and declarations, each in its scope."""

from __future__ import annotations

from collections.abc import Sequence

from tree_sitter import Node

from env import Env
from expressions import Expressions
from model import UNKNOWN, Class, Type
from read import read_signature
from relate import element_of
from tree import child, children, nodes_in, read_type, text_of, type_in, types_in

_PATTERNS = (
    "object_pattern",
    "record_pattern",
    "list_pattern",
    "map_pattern",
    "variable_pattern",
    "constant_pattern",
    "null_check_pattern",
    "null_assert_pattern",
    "parenthesized_pattern",
    "cast_pattern",
    "rest_pattern",
)
_TYPES = ("type_identifier", "type_arguments", "function_type", "record_type", "void_type")


class Statements(Expressions):
    """Bodies of functions."""

    def visit(self, node: Node, env: Env) -> None:
        handler = getattr(self, "on_" + node.type, None)
        if handler is not None:
            handler(node, env)
        elif node.type in ("block", "switch_block", "function_body", "function_expression_body"):
            self.run(node.children, Env(env))
        elif node.type in _TYPES or node.type in ("label", "annotation", "nullable_type"):
            for one in types_in(node) if node.type != "type_identifier" else [type_in_one(node)]:
                self.check_type(node, one, env)
        elif node.type in _PATTERNS:
            self.pattern(node, env, UNKNOWN, False)
        else:
            self.run(node.children, env)

    def declare_params(
        self, node: Node | None, env: Env, expected: tuple[Type, ...] = ()
    ) -> list[Type]:
        """Declares the parameters of a list, and answers the types of those in their places."""
        if node is None:
            return []
        types: list[Type] = []
        nodes = [one for one in nodes_in(node) if one.type == "formal_parameter"]
        own = [one for one in nodes if _list_of(one) == node]
        for place, one in enumerate(own):
            inner = child(one, "constructor_param", "super_formal_parameter")
            name = one.child_by_field_name("name")
            if name is None:
                name = children(inner if inner is not None else one, "identifier")[-1]
            written = type_in(one)
            if written is not UNKNOWN:
                self.check_type(one, written, env)
            elif inner is not None and env.holder is not None:
                written = self._field_type(env.holder, text_of(name))
            elif place < len(expected):
                written = expected[place]
            env.declare(text_of(name), written)
            types.append(written)
        for part in children(node, "optional_formal_parameters"):
            self.run([one for one in part.children if one.type != "formal_parameter"], env)
        return types

    def _field_type(self, holder: Class, name: str) -> Type:
        own = holder.members.get(name)
        return own.result if own is not None else UNKNOWN

    def on_initialized_variable_definition(self, node: Node, env: Env) -> None:
        written, _ = read_type(node.children)
        name = node.child_by_field_name("name")
        values = node.children_by_field_name("value")
        given = self.run(values, env)
        type_ = given[-1] if given else UNKNOWN
        if written is not UNKNOWN:
            self.check_type(node, written, env)
            if given:
                self.check_fit(node, written, type_, values, env)
            type_ = written
        if name is not None:
            env.declare(text_of(name), type_ if type_.name != "Null" else UNKNOWN)
        for more in children(node, "initialized_identifier"):
            own = child(more, "identifier")
            found = self.run(more.children[1:], env)
            if own is not None:
                fallback = found[-1] if found else type_
                env.declare(text_of(own), written if written is not UNKNOWN else fallback)

    def on_local_function_declaration(self, node: Node, env: Env) -> None:
        lambda_node = node.named_children[0]
        signature = lambda_node.child_by_field_name("parameters")
        body = lambda_node.child_by_field_name("body")
        if signature is None or body is None:
            return
        name = signature.child_by_field_name("name")
        result, _ = read_type(signature.children)
        inner = Env(env)
        inner.result = result
        self.check_type(signature, result, env)
        types = self.declare_params(child(signature, "formal_parameter_list"), inner)
        if name is not None:
            function = read_signature(signature)
            env.declare(text_of(name), Type("Function", (result, *types)), function)
        self.run(body.children, inner)

    def on_for_statement(self, node: Node, env: Env) -> None:
        self._for(node, env)

    def on_for_element(self, node: Node, env: Env) -> None:
        self._for(node, env)

    def _for(self, node: Node, env: Env) -> None:
        inner = Env(env)
        parts = child(node, "for_loop_parts")
        rest = [one for one in node.children if one != parts]
        if parts is not None:
            self._loop_parts(parts, inner, "await" in [text_of(one) for one in node.children])
        self.run(rest, inner)

    def _loop_parts(self, parts: Node, env: Env, is_await: bool) -> None:
        name = parts.child_by_field_name("name")
        values = parts.children_by_field_name("value")
        pattern = child(parts, *_PATTERNS)
        if name is None and pattern is None:
            self.run(parts.children, env)
            return
        given = self.run(values, env)
        kind = "Stream" if is_await else "Iterable"
        source = given[-1] if given else UNKNOWN
        element = element_of(self.scope, source, kind)
        if element is UNKNOWN and self.scope.class_of(self.scope.resolved(source)) is not None:
            if not self._is_open(source):
                if not any(one.name == kind for one in self.scope.supers_of(source)):
                    self.complain(parts, "%s is no %s" % (source, kind))
        if pattern is not None:
            self.pattern(pattern, env, element, True)
        if name is not None:
            written, _ = read_type(parts.children)
            env.declare(text_of(name), written if written is not UNKNOWN else element)

    def on_catch_clause(self, node: Node, env: Env) -> None:
        """Its names are declared by the statement around it."""

    def on_try_statement(self, node: Node, env: Env) -> None:
        caught = Type("Object")
        inner = env
        for one in node.children:
            if one.type == "type_identifier":
                caught = Type(text_of(one))
                self.check_type(one, caught, env)
                inner = Env(env)
            elif one.type == "catch_clause":
                inner = Env(env)
                params = child(one, "catch_parameters")
                names = children(params, "identifier") if params is not None else []
                for name, type_ in zip(names, (caught, Type("StackTrace"))):
                    inner.declare(text_of(name), type_)
                caught = Type("Object")
            else:
                self.visit(one, inner)
                inner = env

    def on_pattern_variable_declaration(self, node: Node, env: Env) -> None:
        pattern = child(node, *_PATTERNS)
        if pattern is None:
            return
        place = node.children.index(pattern)
        given = self.run(node.children[place + 1 :], env)
        self.pattern(pattern, env, given[-1] if given else UNKNOWN, True)

    def on_switch_statement(self, node: Node, env: Env) -> None:
        condition = node.child_by_field_name("condition")
        subject = self.one(condition, env) if condition is not None else UNKNOWN
        body = node.child_by_field_name("body")
        for case in body.named_children if body is not None else []:
            self._case(case, env, subject, _subject_name(condition))

    def switch_expression(self, node: Node, env: Env) -> Type:
        condition = node.child_by_field_name("condition")
        subject = self.one(condition, env) if condition is not None else UNKNOWN
        found: list[Type] = []
        for case in children(node, "switch_expression_case"):
            found.append(self._case(case, env, subject, _subject_name(condition)))
        kept = [one for one in found if one.name != "Never"]
        is_one = bool(kept) and all(one.name == kept[0].name for one in kept)
        return kept[0] if is_one else UNKNOWN

    def _case(self, case: Node, env: Env, subject: Type, name: str) -> Type:
        inner = Env(env)
        rest: list[Node] = []
        for one in case.children:
            if one.type in _PATTERNS and not rest:
                self.pattern(one, inner, subject, False)
                if name and one.type == "object_pattern":
                    env.tested.setdefault(name, []).append(type_in(one))
            elif one.type not in ("case_builtin", "logical_or_operator", ":", "=>", "when"):
                rest.append(one)
        types = self.run(rest, inner)
        return types[-1] if types else UNKNOWN

    def on_if_statement(self, node: Node, env: Env) -> None:
        inner = Env(env)
        types: list[Type] = []
        for place, one in enumerate(node.children):
            if one.type in _PATTERNS:
                types = self.run(node.children[1:place], env)
                self.pattern(one, inner, types[-1] if types else UNKNOWN, False)
        self.run([one for one in node.children if one.type not in _PATTERNS], inner)

    def pattern(self, node: Node, env: Env, subject: Type, binds: bool) -> None:
        """Declares what a pattern binds; in a declaration every name in it is bound."""
        kind = node.type
        qualified = child(node, "qualified")
        if qualified is not None:
            self._constant(qualified, env)
        elif kind == "constant_pattern":
            name = child(node, "identifier")
            if binds and name is not None and len(node.children) == 1:
                env.declare(text_of(name), subject)
            elif text_of(node) != "_":
                self.run(node.children, env)
        elif kind == "variable_pattern":
            written = type_in(node)
            name = children(node, "identifier")[-1]
            env.declare(text_of(name), written if written is not UNKNOWN else subject)
        elif kind == "object_pattern":
            self._object_pattern(node, env, subject, binds)
        elif kind == "record_pattern":
            for _, one in _fields(node):
                self.pattern(one, env, UNKNOWN, binds)
        else:
            for one in node.named_children:
                if one.type in _PATTERNS:
                    self.pattern(one, env, UNKNOWN, binds)

    def _constant(self, node: Node, env: Env) -> None:
        """A constant of a class, such as `EndReason.timeout`."""
        value = self.name(node.named_children[0], env)
        for one in node.named_children[1:]:
            value = self.dotted(value, one, env, False)

    def _object_pattern(self, node: Node, env: Env, subject: Type, binds: bool) -> None:
        written = type_in(node)
        self.check_type(node, written, env)
        is_same = written.name == subject.name and not written.args
        type_ = subject if is_same else written
        for name, one in _fields(node):
            found = self.scope.member(type_, name)
            if found is None:
                self.complain(one, "%s has no member %s" % (type_, name))
            self.pattern(one, env, found.result if found is not None else UNKNOWN, binds)


def _fields(node: Node) -> list[tuple[str, Node]]:
    """The patterns in a pattern, each with the name before its colon or its own."""
    found: list[tuple[str, Node]] = []
    name = ""
    for one in node.named_children:
        if one.type == "identifier":
            name = text_of(one)
        elif one.type in _PATTERNS:
            identifiers = [part for part in nodes_in(one) if part.type == "identifier"]
            own = text_of(identifiers[-1]) if identifiers else ""
            found.append((name or own, one))
            name = ""
    return found


def _subject_name(condition: Node | None) -> str:
    inner = condition.named_children if condition is not None else []
    return text_of(inner[0]) if len(inner) == 1 and inner[0].type == "identifier" else ""


def _list_of(node: Node) -> Node | None:
    """The list of parameters that a parameter stands in itself, and not one of a type in it."""
    above = node.parent
    while above is not None and above.type != "formal_parameter_list":
        above = above.parent
    return above


def type_in_one(node: Node) -> Type:
    return read_type(_with_arguments(node))[0]


def _with_arguments(node: Node) -> Sequence[Node]:
    after = node.next_sibling
    return [node, after] if after is not None and after.type == "type_arguments" else [node]
