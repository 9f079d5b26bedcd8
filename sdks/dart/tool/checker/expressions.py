"""Walks expressions: every name is declared, every member and every argument is there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tree_sitter import Node

from calls import Calls, Value
from env import Env
from model import TOP, UNKNOWN, Class, Type
from relate import element_of
from tree import child, line_of, nodes_in, text_of, type_in, types_in

_SELECTORS = ("selector", "unconditional_assignable_selector", "conditional_assignable_selector")
_LITERALS = {
    "decimal_integer_literal": "int",
    "hex_integer_literal": "int",
    "decimal_floating_point_literal": "double",
    "true": "bool",
    "false": "bool",
    "null_literal": "Null",
}
_TRUTHS = (
    "logical_and_expression",
    "logical_or_expression",
    "equality_expression",
    "relational_expression",
)
_SUMS = (
    "additive_expression",
    "multiplicative_expression",
    "shift_expression",
    "bitwise_and_expression",
    "bitwise_or_expression",
    "bitwise_xor_expression",
)


class Expressions(Calls):
    """What an expression is, and everything that is wrong in it."""

    def run(self, nodes: Sequence[Node], env: Env) -> list[Type]:
        """The types of the expressions among siblings, each a primary with its selectors."""
        found: list[Type] = []
        place = 0
        while place < len(nodes):
            node = nodes[place]
            value = self.primary(node, env)
            place += 1
            if value is None:
                self.visit(node, env)
                continue
            start = place
            while place < len(nodes) and nodes[place].type in (*_SELECTORS, "cascade_section"):
                place += 1
            found.append(self.chain(value, nodes[start:place], env).type)
        return found

    def one(self, node: Node, env: Env) -> Type:
        """The type of the last expression in a node."""
        types = self.run(node.children, env)
        return types[-1] if types else UNKNOWN

    def visit(self, node: Node, env: Env) -> None:
        """A node that is no expression; statements add theirs."""
        self.run(node.children, env)

    def primary(self, node: Node, env: Env) -> Value | None:
        kind = node.type
        if kind == "identifier":
            return self.name(node, env)
        if kind in _LITERALS:
            return Value(Type(_LITERALS[kind]), is_literal=True)
        if kind == "string_literal":
            return self._text(node, env)
        if kind == "this":
            return Value(env.holder.as_type() if env.holder else UNKNOWN)
        if kind == "super":
            return Value(env.holder.as_type() if env.holder else UNKNOWN, is_super=True)
        if kind in ("list_literal", "set_or_map_literal"):
            return Value(self._collection(node, env))
        if kind == "function_expression":
            return Value(self.function(node, env, ()))
        made = self._operation(node, env)
        return Value(made) if made is not None else None

    def _text(self, node: Node, env: Env) -> Value:
        for part in nodes_in(node):
            if part.type == "identifier_dollar_escaped":
                self.name(part, env)
            elif part.type == "template_substitution" and part.children[0].type != "string_literal":
                if child(part, "identifier_dollar_escaped") is None:
                    self.run(part.children, env)
        return Value(Type("String"), is_literal=True)

    def _operation(self, node: Node, env: Env) -> Type | None:
        kind = node.type
        if kind in ("parenthesized_expression", "assignable_expression", "await_expression"):
            inner = self.one(node, env)
            if kind != "await_expression":
                return inner
            return element_of(self.scope, inner, "Future") if inner.name == "Future" else inner
        if kind in _TRUTHS:
            self.run(node.children, env)
            return Type("bool")
        if kind in _SUMS:
            types = self.run(node.children, env)
            return self._sum(node, types)
        if kind == "unary_expression":
            inner = self.one(node, env)
            return Type("bool") if text_of(node).startswith("!") else inner
        if kind == "type_test_expression":
            return self._test(node, env)
        if kind == "type_cast_expression":
            self.run(node.children, env)
            cast = child(node, "type_cast")
            return type_in(cast) if cast is not None else UNKNOWN
        if kind == "conditional_expression":
            types = self.run(node.children, env)
            return self._either(types[1], types[2]) if len(types) > 2 else UNKNOWN
        if kind == "if_null_expression":
            types = self.run(node.children, env)
            first = replace(types[0], nullable=False)
            return self._either(first, types[-1])
        if kind == "assignment_expression":
            return self.assignment(node, env)
        if kind == "switch_expression":
            return self.switch_expression(node, env)
        if kind == "const_object_expression":
            return self._constructed(node, env)
        if kind in ("throw_expression", "rethrow_expression"):
            self.run(node.children, env)
            return Type("Never")
        if kind == "record_literal":
            self.run(node.children, env)
            return Type("Record")
        if kind == "postfix_expression":
            return self.one(node, env)
        return None

    def _either(self, one: Type, other: Type) -> Type:
        if one.name == "Never":
            return other
        if other.name in ("Never", one.name):
            return replace(one, nullable=one.nullable or other.nullable)
        if other.name == "Null":
            return replace(one, nullable=True)
        return replace(other, nullable=True) if one.name == "Null" else UNKNOWN

    def _sum(self, node: Node, types: Sequence[Type]) -> Type:
        if not types or types[0].name in TOP:
            return UNKNOWN
        if types[0].nullable and node.children[0].type != "identifier":
            self.complain(node, "%s may be null in a sum" % types[0])
        known = ("int", "double", "String", "Duration")
        numbers = {"int", "double"}
        if len(types) > 1 and {types[0].name, types[-1].name} == numbers:
            return Type("double")
        if types[0].name == "int" and "/" in text_of(node) and "~/" not in text_of(node):
            return Type("double")
        return types[0] if types[0].name in known else UNKNOWN

    def _test(self, node: Node, env: Env) -> Type:
        self.run(node.children, env)
        subject = node.children[0]
        test = child(node, "type_test")
        if test is not None:
            for written in types_in(test):
                self.check_type(node, written, env)
                if subject.type == "identifier":
                    env.tested.setdefault(text_of(subject), []).append(written)
        return Type("bool")

    def _collection(self, node: Node, env: Env) -> Type:
        arguments = child(node, "type_arguments")
        written = tuple(types_in(arguments)) if arguments is not None else ()
        types = self.run([one for one in node.children if one != arguments], Env(env))
        for one in written:
            self.check_type(node, one, env)
        if node.type == "list_literal":
            kind = "List"
        elif len(written) == 2 or _has(node, "pair"):
            kind = "Map"
        elif len(written) == 1 or (types and not _has(node, "spread_element")):
            kind = "Set"
        else:
            # Without elements it is what its context wants, or what is spread in it.
            return UNKNOWN
        if written:
            return Type(kind, written)
        plain = kind != "Map" and bool(types) and all(one == types[0] for one in types)
        held = types[0] if plain and types[0].name not in ("Null", "Never") else UNKNOWN
        return Type(kind, (held,) if kind != "Map" else (UNKNOWN, UNKNOWN))

    def _constructed(self, node: Node, env: Env) -> Type:
        name = child(node, "type_identifier")
        named = child(node, "identifier")
        arguments = child(node, "arguments")
        if name is None or arguments is None:
            return UNKNOWN
        declared = self.scope.find(text_of(name), line_of(node))
        if not isinstance(declared, Class):
            self.complain(node, "%s is not declared" % text_of(name))
            return UNKNOWN
        constructor = self.constructor(node, declared, text_of(named) if named is not None else "")
        written = child(node, "type_arguments")
        given = tuple(types_in(written)) if written is not None else ()
        return self.call(node, constructor, arguments, env, self.own_values(declared, given))

    def function(self, node: Node, env: Env, expected: tuple[Type, ...]) -> Type:
        """A function that is written as an expression; `expected` is its result and parameters."""
        inner = Env(env)
        inner.result = UNKNOWN
        parameters = node.child_by_field_name("parameters")
        types = self.declare_params(parameters, inner, expected[1:])
        body = node.child_by_field_name("body")
        if body is None:
            return Type("Function")
        words = text_of(body).split("{")[0].split("=>")[0]
        is_block = child(body, "block") is not None
        found = self.run(body.children, inner)
        result = UNKNOWN if is_block or not found else found[-1]
        if "async" in words:
            result = Type("Future", (element_of(self.scope, result, "Future"),))
        return Type("Function", (result, *types))

    def assignment(self, node: Node, env: Env) -> Type:
        left = node.child_by_field_name("left")
        right = node.children[2:]
        given = self.run(right, env)
        if left is None:
            return UNKNOWN
        wanted = self.target(left, env)
        value = given[-1] if given else UNKNOWN
        operator = node.children[1].type
        if operator == "=":
            self.check_fit(node, wanted, value, right, env)
        return value

    def switch_expression(self, node: Node, env: Env) -> Type:
        """Statements say what it is."""
        raise NotImplementedError


def _has(node: Node, kind: str) -> bool:
    """Whether an element of a literal is of a kind, at any depth of conditions and loops."""
    inner = [one for one in node.named_children if one.type in ("if_element", "for_element")]
    return child(node, kind) is not None or any(_has(one, kind) for one in inner)
