"""Every library of a package, from its imports to the last body."""

from __future__ import annotations

from tree_sitter import Node

from env import Env
from model import UNKNOWN, Class, Complaint, Function, Type
from namespace import Package, Scope
from read import type_params_of
from statements import Statements
from tree import child, children, line_of, nodes_in, read_type, text_of, type_in, types_in

_CLASSES = ("class_definition", "mixin_declaration", "enum_declaration")


def check(package: Package) -> list[Complaint]:
    """Everything that is wrong, in the order of the files."""
    names = member_names(package)
    for path, library in package.libraries.items():
        scope = Scope(package, library)
        walker = Statements(scope, names)
        _walk_library(walker, package.trees[path])
        for declared in library.declared.values():
            if isinstance(declared, Class):
                _check_members(scope, declared, package.trees[path])
        if b"ignore_for_file" not in (package.trees[path].text or b"")[:200]:
            scope.complain_unused()
    found = sorted(set(package.complaints), key=lambda one: (one.path, one.line, one.words))
    return found


def member_names(package: Package) -> set[str]:
    """Every name behind a dot that any class has, ours or the platform's."""
    names: set[str] = set()
    for libraries in (package.libraries, package.platform):
        for library in libraries.values():
            for declared in library.declared.values():
                if isinstance(declared, Class):
                    names.update(declared.members, declared.setters)
    for root in package.trees.values():
        names.update(_record_names(root))
    return names


def _record_names(root: Node) -> set[str]:
    fields = [one for one in nodes_in(root) if one.type == "record_type_named_field"]
    typed = [child(one, "typed_identifier") for one in fields]
    return {text_of(one.named_children[-1]) for one in typed if one is not None}


def _walk_library(walker: Statements, root: Node) -> None:
    _refuse_twice(walker, root)
    for bound in (one for one in nodes_in(root) if one.type == "type_bound"):
        for written in types_in(bound):
            walker.check_type(bound, written, Env())
    nodes = root.children
    for place, node in enumerate(nodes):
        if node.type in (*_CLASSES, "extension_type_declaration"):
            _walk_class(walker, node)
        elif node.type in ("function_signature", "getter_signature"):
            body = nodes[place + 1] if place + 1 < len(nodes) else None
            _walk_function(walker, node, body, Env())
        elif node.type in ("static_final_declaration_list", "initialized_identifier_list"):
            env = Env()
            for one in node.named_children:
                walker.run(one.children[1:], env)
        elif node.type in ("type_identifier", "type_arguments", "function_type"):
            walker.visit(node, Env())
        elif node.type == "type_alias":
            env = Env()
            env.type_params.update(type_params_of(node))
            names = children(node, "type_identifier")
            after = node.children[node.children.index(names[0]) + 1 :]
            walker.check_type(node, read_type(after)[0], env)


def _refuse_twice(walker: Statements, root: Node) -> None:
    seen: dict[str, int] = {}
    for node in root.children:
        name = node.child_by_field_name("name")
        if node.type == "type_alias":
            name = child(node, "type_identifier")
        if name is None or node.type not in (*_CLASSES, "type_alias", "function_signature"):
            continue
        if text_of(name) in seen:
            walker.complain(node, "%s is declared twice" % text_of(name))
        seen[text_of(name)] = line_of(node)


def _walk_class(walker: Statements, node: Node) -> None:
    name = node.child_by_field_name("name")
    holder = walker.scope.library.declared.get(text_of(name) if name is not None else "")
    body = node.child_by_field_name("body")
    if not isinstance(holder, Class) or body is None:
        return
    outer = Env(None, holder)
    outer.type_params.update(holder.type_params)
    for parent in holder.supers:
        walker.check_type(node, parent, outer)
    nodes = body.children
    for place, member in enumerate(nodes):
        env = Env(outer)
        env.tested = {}
        if member.type == "declaration":
            _walk_declaration(walker, member, env)
        elif member.type == "method_signature":
            after = nodes[place + 1] if place + 1 < len(nodes) else None
            words = text_of(member).split()
            env.is_static = words[0] == "static"
            _walk_function(walker, member.named_children[-1], after, env)
        elif member.type == "enum_constant":
            continue


def _walk_declaration(walker: Statements, node: Node, env: Env) -> None:
    """Fields, and what has no body: constructors and abstract members."""
    for part in node.named_children:
        if part.type.endswith("_signature"):
            inner = Env(env)
            walker.declare_params(child(part, "formal_parameter_list"), inner)
            result, _ = read_type(part.children)
            walker.check_type(part, result, inner)
            for after in children(node, "initializers", "redirection"):
                walk_initializers(walker, after, inner)
            return
    env.is_static = text_of(node).startswith("static")
    written = type_in(node)
    walker.check_type(node, written, env)
    for part in children(node, "initialized_identifier_list", "static_final_declaration_list"):
        for one in part.named_children:
            given = walker.run(one.children[1:], env)
            if given and written is not UNKNOWN:
                walker.check_fit(one, written, given[-1], one.children[2:], env)


def walk_initializers(walker: Statements, node: Node, env: Env) -> None:
    holder = env.holder
    if holder is None:
        return
    for entry in children(node, "initializer_list_entry"):
        inner = child(entry, "field_initializer")
        if inner is not None:
            _walk_field(walker, inner, holder, env)
            continue
        arguments = child(entry, "arguments")
        if arguments is not None:
            _walk_super(walker, entry, arguments, holder, env)
    if node.type == "redirection":
        arguments = child(node, "arguments")
        named = children(node, "identifier")
        own = holder.constructors.get(text_of(named[0]) if named else "")
        if arguments is not None:
            walker.call(node, own, arguments, env, {})


def _walk_field(walker: Statements, node: Node, holder: Class, env: Env) -> None:
    identifiers = children(node, "identifier")
    name = text_of(identifiers[0])
    equals = next(place for place, one in enumerate(node.children) if one.type == "=")
    after = node.children[equals + 1 :]
    given = walker.run(after, env)
    own = holder.members.get(name)
    if own is None:
        walker.complain(node, "%s has no field %s" % (holder.name, name))
    elif given:
        walker.check_fit(node, own.result, given[-1], after, env)


def _walk_super(walker: Statements, node: Node, arguments: Node, holder: Class, env: Env) -> None:
    parents = [walker.scope.class_of(one) for one in holder.supers[:1]]
    named = children(node, "identifier")
    name = text_of(named[0]) if named else ""
    parent = parents[0] if parents else None
    constructor: Function | None = None
    if parent is not None:
        constructor = walker.constructor(node, parent, name)
        taken = _super_params(node)
        if constructor is not None:
            kept = tuple(one for one in constructor.params if one.name not in taken)
            constructor = Function(constructor.name, constructor.result, kept)
    walker.call(node, constructor, arguments, env, {})


def _super_params(node: Node) -> set[str]:
    """What the constructor hands on by `super.name`."""
    declaration = node.parent.parent if node.parent is not None else None
    if declaration is None:
        return set()
    words = text_of(declaration)
    return {part.split(",")[0].split("}")[0].split(")")[0] for part in words.split("super.")[1:]}


def _walk_function(walker: Statements, node: Node, body: Node | None, env: Env) -> None:
    inner = Env(env)
    inner.tested = {}
    inner.type_params.update(type_params_of(node))
    name = node.child_by_field_name("name")
    before = node.children
    if name is not None and name in node.children:
        before = node.children[: node.children.index(name)]
    inner.result, _ = read_type(before)
    walker.check_type(node, inner.result, inner)
    walker.declare_params(child(node, "formal_parameter_list"), inner)
    if body is None or body.type != "function_body":
        return
    given = walker.run(body.children, inner)
    is_arrow = any(one.type == "=>" for one in body.children)
    is_plain = "async" not in text_of(body).split("=>")[0].split("{")[0]
    is_setter = node.type == "setter_signature"
    if is_arrow and is_plain and given and inner.result is not UNKNOWN and not is_setter:
        written = [one for one in body.children if one.type not in ("=>", ";")]
        walker.check_fit(body, inner.result, given[-1], written, inner)


def _check_members(scope: Scope, declared: Class, root: Node) -> None:
    """A class that can be made has a body for everything that its types promise."""
    if declared.is_abstract or declared.is_extension_type:
        return
    bodies: set[str] = set()
    promised: dict[str, Type] = {}
    for one in scope.supers_of(declared.as_type()):
        parent = scope.class_of(one)
        if parent is None:
            continue
        for name, member in parent.members.items():
            if member.is_abstract or not _extends(scope, declared, one.name):
                promised.setdefault(name, one)
            else:
                bodies.add(name)
    line = next((line_of(node) for node in root.children if _name_of(node) == declared.name), 1)
    for name, owner in promised.items():
        if name not in bodies:
            scope.complain(line, "%s lacks %s of %s" % (declared.name, name, owner))


def _extends(scope: Scope, declared: Class, name: str) -> bool:
    """Whether a class inherits the bodies of another, and not its interface alone."""
    if declared.name == name:
        return True
    return any(one.name == name for one in _bodies_of(scope, declared))


def _bodies_of(scope: Scope, declared: Class) -> list[Type]:
    found: list[Type] = []
    for parent in declared.extended:
        found.append(parent)
        inner = scope.class_of(parent)
        if inner is not None:
            found.extend(_bodies_of(scope, inner))
    return found


def _name_of(node: Node) -> str:
    name = node.child_by_field_name("name")
    return text_of(name) if name is not None and node.type in _CLASSES else ""
