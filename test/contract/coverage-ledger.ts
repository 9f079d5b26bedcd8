/**
 * The coverage ledger: every status, refusal and event that the contract declares of operations
 * that are kept is provoked by some test, or of another operation that the gate cannot tell from
 * this one, which is counted by itself, or stands in the table of what is kept later. There is no
 * other hole.
 */
import { ERRORS, type ErrorCode } from "@svc/generated/errors";
import { EVENTS } from "@svc/generated/events";
import {
  type ImplementedOperationId,
  OPERATIONS,
  type OperationId,
} from "@svc/generated/operations";
import { REFUSED_BY_FACTS } from "../kit/gate-classes.ts";
import type { Seen } from "../kit/seen.ts";

/** What a run left open, and entries of the table that are wrong. */
export interface CoverageJudgement {
  readonly declared: number;
  readonly provoked: number;
  /** Not provoked, but of the operation that stands for its class at the gate. */
  readonly by_class: number;
  readonly implemented_later: number;
  /** Declared, not provoked, and not in the table. */
  readonly holes: readonly string[];
  /** In the table, although a test provoked it. */
  readonly provoked_after_all: readonly string[];
  /** In the table, although nothing declares it. */
  readonly never_declared: readonly string[];
}

/** Compares what the contract declares with what the tests of a whole run provoked. */
export function judgeCoverage(
  seen: readonly Seen[],
  implemented_later: Readonly<Record<string, string>>,
  substitutes: ReadonlyMap<OperationId, OperationId> = new Map(),
): CoverageJudgement {
  const declared = declaredEntries();
  const provoked = new Set(seen.flatMap(entriesOf)).intersection(declared);
  const by_class = entriesByClass(substitutes, provoked).difference(provoked);
  const later = new Set(
    Object.keys(implemented_later).flatMap((entry) => membersOf(entry, declared)),
  );
  return {
    declared: declared.size,
    provoked: provoked.size,
    by_class: by_class.size,
    implemented_later: later.size,
    holes: [...declared.difference(provoked).difference(by_class).difference(later)],
    provoked_after_all: [...later.intersection(provoked)],
    never_declared: [...later.difference(declared)],
  };
}

/**
 * What the gate refuses of an operation as it was seen to refuse it of the one that stands for it,
 * with the status of that refusal.
 */
function entriesByClass(
  substitutes: ReadonlyMap<OperationId, OperationId>,
  provoked: ReadonlySet<string>,
): Set<string> {
  const entriesAs = ([id, chosen]: [OperationId, OperationId]) =>
    OPERATIONS[id].refusals
      .filter((code) => REFUSED_BY_FACTS.has(code) && provoked.has(`${chosen} ${code}`))
      .flatMap((code: ErrorCode) => [`${id} ${code}`, `${id} ${ERRORS[code].status}`]);
  return new Set([...substitutes].flatMap(entriesAs));
}

/** What an entry of the table names: a family of events such as `batch.*`, or itself. */
function membersOf(entry: string, declared: ReadonlySet<string>): string[] {
  if (!entry.endsWith(".*")) return [entry];
  const members = [...declared].filter((one) => one.startsWith(entry.slice(0, -1)));
  return members.length > 0 ? members : [entry];
}

/** True when nothing is left open and the table is right. */
export function isWhole(judgement: CoverageJudgement): boolean {
  const { holes, provoked_after_all, never_declared } = judgement;
  return holes.length + provoked_after_all.length + never_declared.length === 0;
}

const PLANNED_EVENTS = Object.values(EVENTS).filter(({ planned }) => planned).length;

/** What one operation declares and no test of it has provoked: statuses, refusals, events. */
export function holesOf(
  id: ImplementedOperationId,
  seen: readonly Seen[],
  implemented_later: Readonly<Record<string, string>>,
): string[] {
  const { statuses, refusals, events } = OPERATIONS[id];
  const provoked = new Set([...seen.flatMap(entriesOf), ...Object.keys(implemented_later)]);
  const answers = [...statuses, ...refusals].filter((one) => !provoked.has(`${id} ${one}`));
  return [...answers.map(String), ...events.filter((type) => !provoked.has(type))];
}

/** The judgement in lines for the end of a run, every fault on one of its own. */
export function describeCoverage(judgement: CoverageJudgement): string[] {
  const { declared, provoked, by_class, implemented_later } = judgement;
  return [
    `Of ${declared} declared statuses, refusals and events, ${provoked} were provoked, ` +
      `${by_class} of another operation of the same class at the gate, ` +
      `and ${implemented_later} are declared, kept later.`,
    `Of ${Object.keys(EVENTS).length} event types, ${PLANNED_EVENTS} belong to what is planned.`,
    ...judgement.holes.map((entry) => `  not provoked by any test: ${entry}`),
    ...judgement.provoked_after_all.map((entry) => `  provoked, yet called kept later: ${entry}`),
    ...judgement.never_declared.map((entry) => `  not declared, yet called kept later: ${entry}`),
  ];
}

/** `createSend 202`, `createSend invalid_phone`, `send.created`. */
function declaredEntries(): Set<string> {
  const kept = Object.values(OPERATIONS).filter(({ planned }) => !planned);
  const answers = kept.flatMap(({ id, statuses, refusals }) =>
    [...statuses, ...refusals].map((one) => `${id} ${one}`),
  );
  const events = Object.entries(EVENTS).filter(([, { planned }]) => !planned);
  return new Set([...answers, ...events.map(([type]) => type)]);
}

/** `createSend 202` and `createSend invalid_phone` of an answer, the type of an event. */
export function entriesOf(seen: Seen): string[] {
  if ("event" in seen) return [seen.event];
  const { operation_id, status, code } = seen;
  return [`${operation_id} ${status}`, ...(code === null ? [] : [`${operation_id} ${code}`])];
}
