/** The states of objects, as the lifecycles of the contract let them follow each other. */
import { LIFECYCLES, type LifecycleFacts } from "../../../../generated/lifecycles.ts";
import { isObject, textIn } from "../exchange.ts";
import { type Fault, fault, type Rule } from "../rules.ts";

const TABLES: Readonly<Record<string, LifecycleFacts>> = LIFECYCLES;
/** As many objects, and states of each, as are remembered. */
const OBJECTS_MAX = 100_000;
const SEEN_MAX = 20;

export interface State {
  readonly object: string;
  readonly id: string;
  readonly status: string;
  /** Where it stood: `response body /data/3`. */
  readonly place: string;
}

interface Seen {
  readonly status: string;
  readonly ended_ms: number;
}

interface Span {
  readonly started_ms: number;
  readonly ended_ms: number;
}

export interface Lifecycles {
  /** What is wrong with the states of one answer, given those of earlier ones. */
  readonly judge: (states: readonly State[], span: Span) => Fault[];
}

/**
 * Compares only what is certain: an answer that had ended before a request began shows an earlier
 * state than the answer to that request.
 */
export function createLifecycles(): Lifecycles {
  const seen = new Map<string, Seen[]>();
  return {
    judge: (states, span) => states.flatMap((state) => judged(state, span)),
  };

  function judged(state: State, { started_ms, ended_ms }: Span): Fault[] {
    const key = `${state.object} ${state.id}`;
    const earlier = seen.get(key) ?? [];
    const before = earlier
      .filter((one) => one.ended_ms <= started_ms)
      .reduce<Seen | null>(
        (last, one) => (last && last.ended_ms > one.ended_ms ? last : one),
        null,
      );
    seen.delete(key);
    seen.set(key, [...earlier, { status: state.status, ended_ms }].slice(-SEEN_MAX));
    const [oldest] = seen.size > OBJECTS_MAX ? seen.keys() : [];
    if (oldest !== undefined) seen.delete(oldest);
    return stateFaults(state, before?.status ?? null, "lifecycle");
  }
}

/** A state that cannot follow from another; one that does not exist breaks the schema, not this. */
export function stateFaults(state: State, before: string | null, rule: Rule): Fault[] {
  const { object, status, place } = state;
  const table = TABLES[object] as LifecycleFacts;
  const is_known = [before, status].every((one) => table.states.includes(one ?? ""));
  if (before === null || !is_known || isReachable(object, before, status)) return [];
  const words = `${object} was ${before}, which ${status} cannot follow`;
  return [fault(rule, `${place}/${table.field}`, words)];
}

/** Whether steps lead from one state to another; a reader may have missed those between. */
export function isReachable(object: string, from: string, to: string): boolean {
  const steps = TABLES[object]?.steps ?? [];
  const reached = new Set([from]);
  for (const state of reached) {
    for (const step of steps) if (step.from === state) reached.add(step.to);
  }
  return reached.has(to);
}

/** The objects of a body whose states are as of now: the one that it is, or those of a list. */
export function statesIn(body: unknown, place: string): State[] {
  if (isObject(body) && body.object === "list" && Array.isArray(body.data)) {
    return body.data.flatMap((one, index) => stateOf(one, `${place} /data/${index}`));
  }
  return stateOf(body, `${place} `);
}

export function stateOf(value: unknown, place: string): State[] {
  const [object, id] = [textIn(value, "object"), textIn(value, "id")];
  const table = object === null ? undefined : TABLES[object];
  const status = table === undefined ? null : textIn(value, table.field);
  if (object === null || id === null || status === null) return [];
  return [{ object, id, status, place }];
}

/** The states that an event of a type announces, by the object that it is about. */
export function statesAfterEvent(object: string, type: string): string[] {
  const steps = TABLES[object]?.steps ?? [];
  const announced = steps.filter(({ events }) => (events as readonly string[]).includes(type));
  return [...new Set(announced.map(({ to }) => to))];
}
