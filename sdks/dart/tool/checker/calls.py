"""Members and calls: what stands behind a dot, and what stands between parentheses."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from tree_sitter import Node

from arguments import Arguments
from env import Env
from model import TOP, UNKNOWN, Alias, Class, Function, Parameter, Type
from tree import child, line_of, text_of, types_in


@dataclass
class Value:
    """What an expression stands for so far: a value, a class, or something to be called."""

    type: Type
    cls: Class | None = None
    function: Function | None = None
    is_literal: bool = False
    is_super: bool = False
    #: Not to be promoted by a test: a getter answers anew each time.
    is_getter: bool = False
    #: The variable that it is, for the types that it was tested for.
    variable: str = ""


class Calls(Arguments):
    """Reads chains of selectors."""

    def name(self, node: Node, env: Env) -> Value:
        """A name: a variable, a member of the class around it, or something of the library."""
        text = text_of(node)
        variable = env.find(text)
        if variable is not None:
            return Value(variable, variable=text, function=env.find_function(text))
        if env.holder is not None:
            own = env.holder.statics.get(text)
            if own is None and not env.is_static:
                own = self.scope.member(env.holder.as_type(), text)
            if own is None:
                own = env.holder.setters.get(text)
            if own is not None:
                return self.read(own, variable=text if self.can_promote(node, env) else "")
        if text in env.type_params:
            return Value(Type("Type"))
        found = self.scope.find(text, line_of(node))
        if isinstance(found, Class):
            return Value(Type("Type"), cls=found)
        if isinstance(found, Alias):
            return Value(Type("Type"))
        if isinstance(found, Function):
            return self.read(found, variable=text if found.is_value else "")
        self.complain(node, "%s is not declared" % text)
        return Value(UNKNOWN)

    def read(self, member: Function, variable: str = "") -> Value:
        if member.is_value:
            return Value(member.result, variable=variable, is_getter=not variable)
        params = tuple(one.type for one in member.params)
        return Value(Type("Function", (member.result, *params)), function=member)

    def chain(self, value: Value, selectors: Sequence[Node], env: Env) -> Value:
        """After `?.` the rest of the chain is passed over when there is nothing."""
        is_short = False
        for node in selectors:
            if node.type == "cascade_section":
                self._cascade(value, node, env)
                continue
            is_short = is_short or text_of(node).startswith("?.")
            value = self._select(value, node, env)
            if text_of(node) == "!":
                is_short = False
        return replace(value, type=replace(value.type, nullable=True)) if is_short else value

    def _select(self, value: Value, node: Node, env: Env) -> Value:
        if text_of(node) == "!":
            return replace(value, type=replace(value.type, nullable=False))
        inner = child(node, "unconditional_assignable_selector", "conditional_assignable_selector")
        holder = inner if inner is not None else node
        argument_part = child(node, "argument_part")
        if argument_part is not None:
            return self._called(value, argument_part, env)
        index = child(holder, "index_selector")
        if index is not None:
            self.run(index.children, env)
            return self._indexed(value, node)
        name = child(holder, "identifier")
        if name is None:
            return Value(UNKNOWN)
        is_safe = text_of(holder).startswith("?.")
        return self.dotted(value, name, env, is_safe)

    def dotted(self, value: Value, name: Node, env: Env, is_safe: bool) -> Value:
        text = text_of(name)
        if value.cls is not None:
            return self._static(value.cls, name)
        is_open = value.is_getter or (value.variable and self._is_untested(value, name))
        if value.type.nullable and not is_safe and is_open and text not in _OF_NULL:
            self.complain(name, "%s of something that may be null" % text)
        types = [value.type, *env.tested.get(value.variable, ())]
        members = [found for one in types if (found := self._member(one, text)) is not None]
        if members:
            found = members[0]
            if any(one.result != found.result for one in members):
                # Which of the tests holds here is not known.
                return Value(UNKNOWN)
            return self.read(found)
        if self._is_open(value.type):
            if text not in self.names:
                self.complain(name, "nothing has a member %s" % text)
        else:
            self.complain(name, "%s has no member %s" % (value.type, text))
        return Value(UNKNOWN)

    def _is_untested(self, value: Value, node: Node) -> bool:
        """Whether nothing in the member compares a variable with null, or gives it a value."""
        above = node
        while above.parent is not None and above.parent.type not in ("program", "class_body"):
            above = above.parent
        name = re.escape(value.variable)
        looked_at = r"\b%s\s*(?:[!=]= null|is\b|\?\?|= )|\(%s\)|case\b" % (name, name)
        return re.search(looked_at, text_of(above)) is None

    def _is_open(self, type_: Type) -> bool:
        return type_.name in TOP or self.scope.class_of(self.scope.resolved(type_)) is None

    def _member(self, type_: Type, text: str) -> Function | None:
        type_ = self.scope.resolved(type_)
        if type_.name == "Function":
            is_call = text == "call" and bool(type_.args)
            return function_of(type_) if is_call else self.scope.member(Type("Object"), text)
        return None if type_.name in TOP else self.scope.member(type_, text)

    def _static(self, cls: Class, name: Node) -> Value:
        text = text_of(name)
        own = cls.statics.get(text)
        if own is not None:
            return self.read(own)
        constructor = cls.constructors.get("" if text == "new" else text)
        if constructor is not None:
            made = self.read(replace(constructor, type_params=cls.type_params))
            return made
        self.complain(name, "%s has no static member or constructor %s" % (cls.name, text))
        return Value(UNKNOWN)

    def _indexed(self, value: Value, node: Node) -> Value:
        type_ = self.scope.resolved(value.type)
        for one in self.scope.supers_of(type_):
            if one.name == "List" and one.args:
                return Value(one.args[0], is_getter=True)
            if one.name == "Map" and len(one.args) > 1:
                return Value(replace(one.args[1], nullable=True), is_getter=True)
        found = self.scope.member(type_, "operator")
        if found is None and not self._is_open(type_):
            self.complain(node, "%s has no []" % value.type)
        return Value(found.result if found is not None else UNKNOWN, is_getter=found is not None)

    def constructor(self, node: Node, cls: Class, name: str) -> Function | None:
        found = cls.constructors.get(name)
        if found is None:
            self.complain(node, "%s has no constructor %s" % (cls.name, name or "of its own name"))
            return None
        return replace(found, type_params=cls.type_params)

    def own_values(self, cls: Class, written: tuple[Type, ...]) -> dict[str, Type]:
        return dict(zip(cls.type_params, written))

    def _called(self, value: Value, part: Node, env: Env) -> Value:
        arguments = child(part, "arguments")
        written = child(part, "type_arguments")
        given = tuple(types_in(written)) if written is not None else ()
        for one in given:
            self.check_type(part, one, env)
        if arguments is None:
            return value
        function = value.function
        if value.cls is not None:
            function = self.constructor(part, value.cls, "")
        if function is None:
            function = self._callable(value)
        values = dict(zip(function.type_params, given)) if function is not None else {}
        # What a call answers is as new as what a getter does.
        return Value(self.call(part, function, arguments, env, values), is_getter=True)

    def _callable(self, value: Value) -> Function | None:
        type_ = self.scope.resolved(value.type)
        if type_.name == "Function" and type_.args:
            return function_of(type_)
        return None

    def _cascade(self, value: Value, node: Node, env: Env) -> None:
        selector = child(node, "cascade_selector")
        name = child(selector, "identifier") if selector is not None else None
        if selector is None or name is None:
            self.run(node.children, env)
            return
        after = node.children[node.children.index(selector) + 1 :]
        path: list[Node] = []
        while after and after[0].type in (*_ASSIGNABLE, "argument_part"):
            path.append(after.pop(0))
        if not after:
            value = self.dotted(value, name, env, False)
            for one in path:
                is_call = one.type == "argument_part"
                value = self._called(value, one, env) if is_call else self._select(value, one, env)
            return
        for one in path:
            inner = child(one, "identifier")
            if inner is not None:
                value, name = self.dotted(value, name, env, False), inner
        self._cascade_set(node, value, name, after, env)

    def _cascade_set(
        self, node: Node, value: Value, name: Node, after: Sequence[Node], env: Env
    ) -> None:
        given = self.run(after, env)
        setter = self.scope.member(value.type, text_of(name), setter=True)
        if setter is None and not self._is_open(value.type):
            self.complain(name, "%s has no setter %s" % (value.type, text_of(name)))
        if setter is not None and given:
            self.check_fit(node, set_type(setter), given[-1], after, env)

    def target(self, left: Node, env: Env) -> Type:
        """What may be assigned to the left side."""
        nodes = left.children
        name = nodes[0]
        if len(nodes) == 1 and name.type == "identifier":
            variable = env.find(text_of(name))
            if variable is not None:
                return variable
            holder = env.holder.as_type() if env.holder else UNKNOWN
            setter = self.scope.member(holder, text_of(name), setter=True)
            return set_type(setter) if setter is not None else self.name(name, env).type
        types = self.run(nodes, env)
        return replace(types[-1], nullable=True) if types else UNKNOWN


_ASSIGNABLE = ("unconditional_assignable_selector", "conditional_assignable_selector")
_OF_NULL = ("hashCode", "runtimeType", "toString", "noSuchMethod")


def function_of(type_: Type) -> Function:
    params = tuple(Parameter("", one, False, False) for one in type_.args[1:])
    return Function("the function", type_.args[0], params)


def set_type(setter: Function) -> Type:
    return setter.params[0].type if setter.is_setter and setter.params else setter.result
