import {
  type DiagnosticTarget,
  type Enum,
  getSourceLocation,
  type Program,
} from "@typespec/compiler";
import { stateKeys } from "./library.ts";

/** One error of the contract. */
export interface ErrorEntry {
  code: string;
  status: number;
  type: string;
  meaning: string;
  fix: string;
  retryable?: boolean;
  meta?: string[];
}

/** One event type of the contract. */
export interface EventEntry {
  type: string;
  object: string;
  meaning: string;
  by?: string;
  planned?: boolean;
}

/** The steps between the states of one object, as written. */
export interface LifecycleTable {
  object?: string;
  field?: string;
  initial: string[];
  terminal?: string[];
  settled: string[];
  triggers: Record<string, string>;
  steps: { from: string; to: string; by: string; events?: string[] }[];
}

/** The same with its defaults filled in. */
export interface Lifecycle {
  object: string;
  field: string;
  states: string[];
  initial: string[];
  terminal: string[];
  settled: string[];
  triggers: Record<string, string>;
  steps: { from: string; to: string; by: string; events: string[] }[];
}

/** An entry and the place in the spec that it was written at. */
export interface Sourced<Entry> {
  entry: Entry;
  source: DiagnosticTarget;
}

/** All errors, sorted by code; one said twice stands twice, in the order of the spec. */
export function errorEntries(program: Program): Sourced<ErrorEntry>[] {
  const entries = [...program.stateMap(stateKeys.errors).values()].flat();
  return sorted(entries as Sourced<ErrorEntry>[], (entry) => entry.code);
}

/** All events, sorted by type; one said twice stands twice, in the order of the spec. */
export function eventEntries(program: Program): Sourced<EventEntry>[] {
  const entries = [...program.stateMap(stateKeys.events).values()].flat();
  return sorted(entries as Sourced<EventEntry>[], (entry) => entry.type);
}

/** The compiler applies decorators from the last to the first, so their order is no help. */
function sorted<Entry>(entries: Sourced<Entry>[], nameOf: (entry: Entry) => string) {
  const key = ({ entry, source }: Sourced<Entry>) => {
    const place = getSourceLocation(source);
    return `${nameOf(entry)} ${place.file.path} ${String(place.pos).padStart(9, "0")}`;
  };
  return entries
    .map((entry) => ({ entry, key: key(entry) }))
    .sort((left, right) => byText(left.key, right.key))
    .map(({ entry }) => entry);
}

function byText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** All lifecycles with the enum of their states, sorted by object. */
export function lifecycles(program: Program): { states: Enum; lifecycle: Lifecycle }[] {
  const tables = program.stateMap(stateKeys.lifecycle) as Map<Enum, LifecycleTable>;
  return [...tables]
    .map(([states, table]) => ({ states, lifecycle: complete(states, table) }))
    .sort((left, right) => byText(left.lifecycle.object, right.lifecycle.object));
}

function complete(named: Enum, table: LifecycleTable): Lifecycle {
  const states = [...named.members.values()].map((member) => String(member.value ?? member.name));
  const left = new Set(table.steps.map((step) => step.from));
  return {
    object: table.object ?? snake(named.name.replace(/Status$/, "")),
    field: table.field ?? "status",
    states,
    initial: table.initial,
    terminal: table.terminal ?? states.filter((state) => !left.has(state)),
    settled: table.settled,
    triggers: table.triggers,
    steps: table.steps.map((step) => ({ ...step, events: step.events ?? [] })),
  };
}

function snake(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toLowerCase();
}
