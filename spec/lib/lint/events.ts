import { type DiagnosticTarget, listServices, type Program } from "@typespec/compiler";
import { eventEntries, lifecycles } from "../catalogues.ts";
import { marksOf } from "../decorators.ts";
import { httpOperations } from "../operations.ts";
import { type Check, type Finding, rulesOf, says } from "./rule.ts";

/** Every event that is named is in the catalogue, once, shows a model, and is named. */
const checkEvents: Check = (program, report) => {
  const named = namedEvents(program);
  lintStepEvents(program, report);
  const catalogue = new Set<string>();
  for (const { entry, source: target } of eventEntries(program)) {
    const format = { type: entry.type, object: entry.object };
    const find = (code: EventRule) => report({ code, format, target });
    if (catalogue.has(entry.type)) find("event-twice");
    if (!named.has(entry.type) && !entry.by) find("event-unnamed");
    if (!modelExists(program, entry.object)) find("event-object");
    catalogue.add(entry.type);
  }
  for (const [type, target] of named) {
    if (!catalogue.has(type)) report({ code: "event-unknown", format: { type }, target });
  }
};

type EventRule = "event-twice" | "event-unnamed" | "event-object";

/** The events of operations and lifecycle steps, with the last place that names each. */
function namedEvents(program: Program): Map<string, DiagnosticTarget> {
  const named = new Map<string, DiagnosticTarget>();
  for (const { operation } of httpOperations(program)) {
    for (const type of marksOf(program, operation).emits ?? []) named.set(type, operation);
  }
  for (const { states, lifecycle } of lifecycles(program)) {
    for (const type of lifecycle.steps.flatMap((step) => step.events)) named.set(type, states);
  }
  return named;
}

/** A step of an object emits events that show that object; the rest is the step of another. */
function lintStepEvents(program: Program, report: (finding: Finding) => void): void {
  const shown = new Map(eventEntries(program).map(({ entry }) => [entry.type, entry.object]));
  for (const { states, lifecycle } of lifecycles(program)) {
    for (const type of new Set(lifecycle.steps.flatMap((step) => step.events))) {
      const object = shown.get(type);
      if (object === undefined || wireName(object) === lifecycle.object) continue;
      const format = { type, object, name: states.name };
      report({ code: "event-of-another", format, target: states });
    }
  }
}

function wireName(model: string): string {
  return model.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toLowerCase();
}

function modelExists(program: Program, name: string): boolean {
  return listServices(program).some(({ type }) => type.models.has(name));
}

export const EVENT_RULES = rulesOf(checkEvents, {
  "event-unknown": {
    why: "A receiver looks a type up in the catalogue.",
    message: says`Event "${"type"}" is not in the catalogue.`,
  },
  "event-unnamed": {
    why: "An event that nothing emits never comes.",
    message: says`Event "${"type"}" is named by no operation, worker or lifecycle step.`,
  },
  "event-twice": {
    why: "A type has one meaning.",
    message: says`Event "${"type"}" is in the catalogue twice.`,
  },
  "event-object": {
    why: "A receiver reads an event by the schema of its object.",
    message: says`Event "${"type"}" shows "${"object"}", which is no model of the contract.`,
  },
  "event-of-another": {
    why: "A step of an object emits events that show that object.",
    message: says`${"name"} emits "${"type"}", which shows ${"object"}.`,
  },
});
