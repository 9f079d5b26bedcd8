"""Syntax trees of Dart, and the types that are written in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import tree_sitter_dart
from tree_sitter import Language, Node, Parser

from model import UNKNOWN, Complaint, Type

_PARSER = Parser(Language(tree_sitter_dart.language()))
_TYPE_STARTS = ("type_identifier", "void_type", "function_type", "record_type")


def parse(text: bytes) -> Node:
    return _PARSER.parse(text).root_node


def text_of(node: Node) -> str:
    return (node.text or b"").decode("utf-8")


def line_of(node: Node) -> int:
    return node.start_point[0] + 1


def syntax_complaints(path: str, root: Node) -> list[Complaint]:
    """What does not parse."""
    found = []
    for node in nodes_in(root):
        if node.type == "ERROR" or node.is_missing:
            words = "does not parse: %s" % text_of(node)[:60].split("\n")[0]
            found.append(Complaint(path, line_of(node), words))
    return found


def nodes_in(root: Node) -> Iterator[Node]:
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(reversed(node.children))


def child(node: Node, *kinds: str) -> Node | None:
    """The first child of one of these kinds."""
    return next((one for one in node.children if one.type in kinds), None)


def children(node: Node, *kinds: str) -> list[Node]:
    return [one for one in node.children if one.type in kinds]


def read_type(nodes: Sequence[Node]) -> tuple[Type, int]:
    """The type at the first type among these siblings, and the place after it."""
    for place, node in enumerate(nodes):
        if node.type in _TYPE_STARTS:
            return _type_at(nodes, place)
    return UNKNOWN, 0


def type_in(node: Node) -> Type:
    return read_type(node.children)[0]


def _type_at(nodes: Sequence[Node], place: int) -> tuple[Type, int]:
    node = nodes[place]
    place += 1
    if node.type == "function_type":
        made = _function_type(node)
    elif node.type == "record_type":
        made = Type("Record")
    elif node.type == "void_type":
        made = Type("void")
    else:
        made = Type(text_of(node))
        if place < len(nodes) and nodes[place].type == "type_arguments":
            made = Type(made.name, tuple(types_in(nodes[place])))
            place += 1
    nullable = place < len(nodes) and nodes[place].type == "nullable_type"
    if nullable:
        place += 1
    return Type(made.name, made.args, nullable or made.nullable), place


def types_in(node: Node) -> list[Type]:
    """Every type among the children of a node."""
    nodes = node.children
    found, place = [], 0
    while place < len(nodes):
        if nodes[place].type in _TYPE_STARTS:
            one, place = _type_at(nodes, place)
            found.append(one)
        else:
            place += 1
    return found


def _function_type(node: Node) -> Type:
    result, _ = read_type(node.children)
    lists = children(node, "parameter_type_list")
    params = [_parameter_type(one) for part in lists for one in part.named_children]
    nullable = child(node, "nullable_type") is not None
    # A result that is written first may itself be a function.
    return Type("Function", (result, *params), nullable)


def _parameter_type(node: Node) -> Type:
    inner = child(node, "typed_identifier")
    return type_in(inner if inner is not None else node)
