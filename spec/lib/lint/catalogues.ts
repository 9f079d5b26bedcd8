import type { DiagnosticTarget, Enum, Namespace, Program } from "@typespec/compiler";
import { listServices, NoTarget } from "@typespec/compiler";
import type { HttpOperation } from "@typespec/http";
import { errorEntries, eventEntries, type Lifecycle, lifecycles } from "../catalogues.ts";
import { marksOf } from "../decorators.ts";
import { eventExamples } from "../event-examples.ts";
import { GATE_CODES, ROUTE_REFUSALS } from "../gate.ts";
import { reportDiagnostic } from "../library.ts";
import { operationFacts } from "../operations.ts";

/** Every code that is named is in the catalogue, once, and every code there is named. */
export function lintErrors(program: Program, operations: HttpOperation[]): void {
  const catalogue = new Set<string>();
  for (const { entry, source } of errorEntries(program)) {
    const { code } = entry;
    if (catalogue.has(code)) report("error-twice", code, source);
    catalogue.add(code);
  }
  const named = new Set(GATE_CODES);
  const unknown = new Set<string>();
  for (const http of operations) {
    for (const code of operationFacts(program, http).refusals) {
      if (!catalogue.has(code) && !unknown.has(code)) {
        report("error-unknown", code, http.operation);
        unknown.add(code);
      }
      named.add(code);
    }
  }
  for (const code of ROUTE_REFUSALS) {
    if (!catalogue.has(code)) report("gate-error-missing", code, NoTarget);
  }
  for (const { entry, source } of errorEntries(program)) {
    if (!named.has(entry.code)) report("error-unnamed", entry.code, source);
  }

  function report(rule: ErrorRule, code: string, target: DiagnosticTarget | typeof NoTarget): void {
    reportDiagnostic(program, { code: rule, format: { code }, target });
  }
}

type ErrorRule = "error-twice" | "error-unknown" | "gate-error-missing" | "error-unnamed";

/**
 * Every event that is named is in the catalogue, once, shows a model, and is named by something.
 */
export function lintEvents(program: Program, operations: HttpOperation[]): void {
  const named = new Map<string, DiagnosticTarget>();
  for (const { operation } of operations) {
    for (const type of marksOf(program, operation).emits ?? []) named.set(type, operation);
  }
  for (const { states, lifecycle } of lifecycles(program)) {
    for (const type of lifecycle.steps.flatMap((step) => step.events)) named.set(type, states);
  }
  lintStepEvents(program);
  const catalogue = new Set<string>();
  const examples = eventExamples(program);
  for (const { entry, source } of eventEntries(program)) {
    const format = { type: entry.type, object: entry.object };
    const report = (code: EventRule) => reportDiagnostic(program, { code, format, target: source });
    if (catalogue.has(entry.type)) report("event-twice");
    if (!named.has(entry.type) && !entry.by) report("event-unnamed");
    if (!modelExists(program, entry.object)) report("event-object");
    if (!examples.has(entry.type)) report("event-example");
    catalogue.add(entry.type);
  }
  for (const [type, { source }] of examples) {
    if (catalogue.has(type)) continue;
    reportDiagnostic(program, { code: "event-example", format: { type }, target: source });
  }
  for (const [type, target] of named) {
    if (catalogue.has(type)) continue;
    reportDiagnostic(program, { code: "event-unknown", format: { type }, target });
  }
}

type EventRule = "event-twice" | "event-unnamed" | "event-object" | "event-example";

/** A step of an object emits events that show that object; the rest is the step of another. */
function lintStepEvents(program: Program): void {
  const shown = new Map(eventEntries(program).map(({ entry }) => [entry.type, entry.object]));
  for (const { states, lifecycle } of lifecycles(program)) {
    for (const type of new Set(lifecycle.steps.flatMap((step) => step.events))) {
      const object = shown.get(type);
      if (object === undefined || wireName(object) === lifecycle.object) continue;
      const format = { type, object, name: states.name };
      reportDiagnostic(program, { code: "event-of-another", format, target: states });
    }
  }
}

function wireName(model: string): string {
  return model.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toLowerCase();
}

function modelExists(program: Program, name: string): boolean {
  return contractNamespaces(program).some((namespace) => namespace.models.has(name));
}

function contractNamespaces(program: Program): Namespace[] {
  return listServices(program).map(({ type }) => type);
}

/** Every step joins states of the enum, every state can be reached, every end is an end. */
export function lintLifecycles(program: Program): void {
  for (const { states, lifecycle } of lifecycles(program)) {
    lintStates(program, states, lifecycle);
  }
}

function lintStates(program: Program, target: Enum, lifecycle: Lifecycle): void {
  const { initial, terminal, settled, steps } = lifecycle;
  const known = new Set(lifecycle.states);
  const reached = new Set([...initial, ...steps.map((step) => step.to)]);
  const left = new Set(steps.map((step) => step.from));
  const report = (code: StateRule, state: string) =>
    reportDiagnostic(program, { code, format: { state, name: target.name }, target });

  for (const state of new Set([...reached, ...terminal, ...settled, ...left])) {
    if (!known.has(state)) report("state-unknown", state);
  }
  for (const state of known) {
    if (!reached.has(state)) report("state-unreachable", state);
    if (!left.has(state) && !terminal.includes(state)) report("state-terminal", state);
    if (terminal.includes(state) && !settled.includes(state)) report("state-settled", state);
  }
  lintTriggers(program, target, lifecycle);
}

/** Whatever moves an object has words, and nothing else has. */
function lintTriggers(program: Program, target: Enum, { steps, triggers }: Lifecycle): void {
  const moving = new Set(steps.map(({ by }) => by));
  for (const by of moving.symmetricDifference(new Set(Object.keys(triggers)))) {
    const format = { by, name: target.name };
    reportDiagnostic(program, { code: "trigger-words", format, target });
  }
}

type StateRule = "state-unknown" | "state-unreachable" | "state-terminal" | "state-settled";
