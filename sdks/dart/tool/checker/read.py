"""What a library declares, read from its tree."""

from __future__ import annotations

from tree_sitter import Node

from model import UNKNOWN, Alias, Class, Function, Import, Library, Parameter, Type
from tree import child, children, line_of, nodes_in, read_type, text_of, type_in, types_in

_CLASSES = (
    "class_definition",
    "mixin_declaration",
    "enum_declaration",
    "extension_type_declaration",
)
_SIGNATURES = (
    "function_signature",
    "getter_signature",
    "setter_signature",
    "operator_signature",
    "constructor_signature",
    "constant_constructor_signature",
    "factory_constructor_signature",
    "redirecting_factory_constructor_signature",
)


def read_library(path: str, root: Node, is_platform: bool) -> Library:
    library = Library(path, is_platform)
    nodes = root.children
    for place, node in enumerate(nodes):
        if node.type == "import_or_export":
            library.imports.append(_import(node))
        elif node.type in _CLASSES:
            made = read_class(node, is_platform)
            library.declared[made.name] = made
        elif node.type == "type_alias":
            alias = _alias(node)
            library.declared[alias.name] = alias
        elif node.type in ("function_signature", "getter_signature"):
            function = read_signature(node)
            library.declared[function.name] = function
        elif node.type in ("static_final_declaration_list", "initialized_identifier_list"):
            written, _ = read_type(_before(nodes, place))
            for name, _value in _variables(node):
                library.declared[name] = Function(name, written, is_value=True)
    return library


def _before(nodes: list[Node], place: int) -> list[Node]:
    """What stands before a list of variables and belongs to it."""
    start = place
    kinds = ("type_identifier", "type_arguments", "nullable_type", "function_type", "record_type")
    while start > 0 and nodes[start - 1].type in kinds:
        start -= 1
    return nodes[start:place]


def _variables(node: Node) -> list[tuple[str, Node]]:
    found = []
    for one in children(node, "static_final_declaration", "initialized_identifier"):
        name = child(one, "identifier")
        found.append((text_of(name) if name is not None else "", one))
    return found


def _import(node: Node) -> Import:
    inner = node.named_children[0]
    uri = next(text_of(one) for one in nodes_in(inner) if one.type == "string_literal")
    show: tuple[str, ...] | None = None
    hide: tuple[str, ...] = ()
    for combinator in (one for one in nodes_in(inner) if one.type == "combinator"):
        names = tuple(text_of(one) for one in children(combinator, "identifier"))
        if text_of(combinator).startswith("show"):
            show = names
        else:
            hide = names
    is_export = inner.type == "library_export"
    return Import(uri.strip("'\""), show, hide, line_of(node), is_export)


def _alias(node: Node) -> Alias:
    names = children(node, "type_identifier")
    after = node.children[node.children.index(names[0]) + 1 :]
    return Alias(text_of(names[0]), read_type(after)[0], type_params_of(node))


def type_params_of(node: Node) -> tuple[str, ...]:
    params = child(node, "type_parameters")
    if params is None:
        return ()
    named = (child(one, "type_identifier") for one in children(params, "type_parameter"))
    return tuple(text_of(one) for one in named if one is not None)


def read_class(node: Node, is_platform: bool) -> Class:
    name = node.child_by_field_name("name")
    made = Class(text_of(name) if name is not None else "", type_params_of(node))
    made.is_sealed = child(node, "sealed") is not None
    made.is_abstract = made.is_sealed or child(node, "abstract") is not None
    made.supers = tuple(_supers(node, "superclass", "interfaces"))
    made.extended = tuple(_supers(node, "superclass"))
    body = node.child_by_field_name("body")
    if node.type == "extension_type_declaration":
        made.is_extension_type = True
        _add_representation(node, made)
    if body is None:
        return made
    for constant in children(body, "enum_constant"):
        own = constant.child_by_field_name("name")
        if own is not None:
            value = Function(text_of(own), Type(made.name), is_value=True, is_static=True)
            made.statics[value.name] = value
    nodes = body.children
    # Fields come first: a constructor takes their types.
    for is_field in (True, False):
        for place, member in enumerate(nodes):
            if member.type in ("declaration", "method_signature"):
                has_body = place + 1 < len(nodes) and nodes[place + 1].type == "function_body"
                if (child(member, *_SIGNATURES) is None) == is_field:
                    _add_member(made, member, has_body or is_platform)
    if not made.constructors:
        made.constructors[""] = Function("", made.as_type())
    return made


def _supers(node: Node, *kinds: str) -> list[Type]:
    found: list[Type] = []
    for part in children(node, *kinds):
        found.extend(types_in(part))
        for mixins in children(part, "mixins"):
            found.extend(types_in(mixins))
    return found


def _add_representation(node: Node, made: Class) -> None:
    part = node.child_by_field_name("representation")
    if part is None:
        return
    name = part.child_by_field_name("name")
    held = Parameter(text_of(name) if name is not None else "", type_in(part), False, True)
    made.constructors[""] = Function("", made.as_type(), (held,))
    made.members[held.name] = Function(held.name, held.type, is_value=True)


def _add_member(made: Class, node: Node, has_body: bool) -> None:
    signature = child(node, *_SIGNATURES)
    is_static = child(node, "static") is not None or "static" in text_of(node).split()[:2]
    if signature is None:
        _add_fields(made, node, is_static)
        return
    if "constructor" in signature.type:
        function = _constructor(signature, made)
        made.constructors[function.name] = function
        return
    function = read_signature(signature)
    function.is_static = is_static
    function.is_abstract = not has_body and child(node, "external") is None
    if function.is_setter:
        made.setters[function.name] = function
    else:
        (made.statics if is_static else made.members)[function.name] = function


def _add_fields(made: Class, node: Node, is_static: bool) -> None:
    lists = children(node, "initialized_identifier_list", "static_final_declaration_list")
    written = type_in(node)
    for part in lists:
        for name, _ in _variables(part):
            value = Function(name, written, is_value=True, is_static=is_static)
            (made.statics if is_static else made.members)[name] = value
            if child(node, "final_builtin", "const_builtin") is None:
                made.setters[name] = value


def _constructor(node: Node, made: Class) -> Function:
    names = children(node, "identifier")
    name = text_of(names[1]) if len(names) > 1 else ""
    params = read_params(child(node, "formal_parameter_list"))
    fields: dict[str, Type] = {one.name: one.result for one in made.members.values()}
    typed = tuple(
        Parameter(one.name, fields.get(one.name, UNKNOWN), one.named, one.required)
        if one.type is UNKNOWN
        else one
        for one in params
    )
    return Function("" if name == "new" else name, made.as_type(), typed)


def read_signature(node: Node) -> Function:
    name = node.child_by_field_name("name")
    names = [name] if name is not None else children(node, "identifier")
    own = text_of(names[0]) if names and names[0] is not None else ""
    if node.type == "operator_signature":
        own = "operator"
    place = node.children.index(names[0]) if names and names[0] in node.children else 1
    result, _ = read_type(node.children[:place])
    return Function(
        own,
        result,
        read_params(child(node, "formal_parameter_list")),
        type_params_of(node),
        is_value=node.type == "getter_signature",
        is_setter=node.type == "setter_signature",
    )


def read_params(node: Node | None) -> tuple[Parameter, ...]:
    if node is None:
        return ()
    found = [_param(one, False, True) for one in children(node, "formal_parameter")]
    for part in children(node, "optional_formal_parameters"):
        is_named = text_of(part).startswith("{")
        for one in children(part, "formal_parameter"):
            before = one.prev_sibling
            words = text_of(before) if before is not None else ""
            is_required = words == "required" or text_of(one).startswith("required ")
            found.append(_param(one, is_named, is_required))
    return tuple(found)


def _param(node: Node, named: bool, required: bool) -> Parameter:
    inner = child(node, "constructor_param", "super_formal_parameter")
    holder = inner if inner is not None else node
    name = node.child_by_field_name("name")
    if name is None:
        identifiers = children(holder, "identifier")
        name = identifiers[-1] if identifiers else holder
    return Parameter(text_of(name), type_in(holder), named, required)
