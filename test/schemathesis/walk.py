"""Walks along the links of the document until every operation that they lead to is found.

It begins where no ID is needed, with the examples of the document, and goes on from what is
answered. Prints what each operation answered to whoever came by a link, and what broke the
document.
"""

import json
from collections import Counter, defaultdict

import hooks
from schemathesis.core.failures import FailureGroup
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.result import Ok
from schemathesis.generation.hypothesis.examples import generate_one
from schemathesis.generation.stateful.state_machine import StepInput
from steps import ASKED, Machine, Steps, schema

ROUNDS_MAX = 5
# What is done to an object, in this order: it is read, then changed, then ended.
READS, CHANGES, ENDS = range(3)
# Events of the steps that are the last of an object.
LAST_EVENTS = {
    event
    for lifecycle in schema.raw_schema["x-svc-lifecycles"].values()
    for step in lifecycle["steps"]
    if step["to"] in lifecycle["terminal"]
    for event in step["events"]
}
OPERATIONS = [found.ok() for found in schema.get_all_operations()]


def facts_of(operation):
    return operation.definition.raw


def id_of(operation):
    return facts_of(operation)["operationId"]


LIVE_PATHS = tuple(
    one.path for one in OPERATIONS if "live_mode_only" in facts_of(one)["x-svc-refusals"]
)


def key_for(operation, wanted):
    """The wanted key where it may ask, and one of the live mode where a test key may not."""
    kinds = facts_of(operation)["x-svc-key-kinds"]
    if operation.path.startswith(LIVE_PATHS):
        return ASKED["keys"]["live"]
    return next((ASKED["keys"][kind] for kind in [wanted, *ASKED["keys"]] if kind in kinds), None)


def does(operation):
    if operation.method == "get":
        return READS
    is_last = operation.method == "delete" or LAST_EVENTS & set(facts_of(operation)["x-svc-events"])
    return ENDS if is_last else CHANGES


def is_of_object(operation, response):
    """Whether an answer tells of the object in its path: what is refused earlier does not."""
    code, _ = hooks.refusal_of(response)
    refusals = facts_of(operation)["x-svc-refusals"]
    if code is None:
        return response.status_code < 300
    if code not in refusals or response.status_code == 404:
        return False
    before = refusals.index("resource_missing") if "resource_missing" in refusals else -1
    return refusals.index(code) > before


class Walk:
    """Where links lead, and what is missing."""

    def __init__(self):
        self.steps = Steps()
        self.links = {
            label: [
                link
                for link in sorted(one.outgoing, key=lambda link: does(link.target))
                if not link.is_inferred and id_of(link.target) not in ASKED["left_out"]
            ]
            for label, one in Machine._transitions.operations.items()
        }
        self.answers = {
            id_of(link.target): Counter() for links in self.links.values() for link in links
        }
        self.missing = set(self.answers)
        self.wrong = defaultdict(list)
        # What has succeeded is done once, unless it only reads.
        self.done = set()

    def whole(self):
        """Each round begins where something is missing, and goes only as deep as it must."""
        roots = [
            one
            for one in sorted(OPERATIONS, key=does)
            if "{" not in one.path and id_of(one) not in ASKED["left_out"]
        ]
        for _ in range(ROUNDS_MAX):
            begun = [
                output
                for root in roots
                if self.leads_on(root.label)
                for kind in ("ak", "sk")
                if kind == "sk" or does(root) == CHANGES
                for output in self.asked(root, kind=kind)
            ]
            for depth in (READS, CHANGES, ENDS):
                for output in begun:
                    self.follow(output, depth, set())
            if not self.missing:
                return

    def leads_on(self, label, seen=None):
        """Whether what is missing can be reached from an operation."""
        seen = seen or {label}
        for link in self.links.get(label, []):
            if id_of(link.target) in self.missing:
                return True
            if link.target.label not in seen:
                seen.add(link.target.label)
                if self.leads_on(link.target.label, seen):
                    return True
        return False

    def follow(self, output, depth, seen):
        """Goes along the links of an answer, and does to objects no more than may be done."""
        for link in self.links.get(output.case.operation.label, []):
            target = link.target
            is_open = link.status_code == str(output.response.status_code)
            if not is_open or does(target) > depth or target.label in seen:
                continue
            if not self.is_due(target):
                continue
            seen.add(target.label)
            for found in self.asked(target, along=(link, output)):
                if found.response.status_code < 300:
                    self.follow(found, depth, seen)
                if not self.is_due(target):
                    break

    def is_due(self, target):
        if id_of(target) in self.missing:
            return True
        is_done = id_of(target) in self.done and does(target) != READS
        return not is_done and self.leads_on(target.label)

    def asked(self, operation, along=None, kind="sk"):
        """The answers to the examples of an operation, or to one request where it takes no body."""
        transition, path = (None, {}) if along is None else led(*along)
        if path is None:
            return
        strategies = schema.get_strategies_from_examples(operation)
        for strategy in strategies if operation.body else strategies[:1]:
            case = generate_one(strategy)
            case.path_parameters = {**case.path_parameters, **path}
            key = key_for(operation, kind)
            case.headers.pop("Authorization", None)
            if key is not None:
                case.headers["Authorization"] = f"Bearer {key}"
            applied = [(ParameterLocation.PATH, name) for name in path]
            try:
                output = self.steps.step(StepInput(case, transition, applied))
            except FailureGroup as group:
                self.wrong[id_of(operation)] += [str(one) for one in group.exceptions]
                continue
            if along is not None:
                self.note(output)
            yield output

    def note(self, output):
        """Keeps what was answered to whoever came by a link."""
        operation, response = output.case.operation, output.response
        code, _ = hooks.refusal_of(response)
        self.answers[id_of(operation)][f"{response.status_code} {code or ''}".strip()] += 1
        if is_of_object(operation, response):
            self.missing.discard(id_of(operation))
        if response.status_code < 300:
            self.done.add(id_of(operation))


def led(link, output):
    """The step along a link and the path that it takes; no path where the answer lacks a value."""
    transition = link.extract(output)
    found = transition.parameters["path_parameters"]
    path = {name: one.value.ok() for name, one in found.items() if isinstance(one.value, Ok)}
    return transition, path if all(isinstance(path.get(name), str) for name in found) else None


if __name__ == "__main__":
    walk = Walk()
    walk.whole()
    print(
        json.dumps(
            {
                "found": sorted(set(walk.answers) - walk.missing),
                "answers": walk.answers,
                "wrong": walk.wrong,
            }
        )
    )
