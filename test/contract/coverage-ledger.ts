/**
 * The coverage ledger: every status, refusal and event that the contract declares of operations
 * that are kept is provoked by some test, or stands in the table of what is kept later. There is
 * no other hole.
 */
import { EVENTS } from "@svc/generated/events";
import { type ImplementedOperationId, OPERATIONS } from "@svc/generated/operations";
import type { Seen } from "../kit/seen.ts";

/** What a run left open, and entries of the table that are wrong. */
export interface CoverageJudgement {
  readonly declared: number;
  readonly provoked: number;
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
): CoverageJudgement {
  const declared = declaredEntries();
  const provoked = new Set(seen.flatMap(entriesOf)).intersection(declared);
  const later = new Set(
    Object.keys(implemented_later).flatMap((entry) => membersOf(entry, declared)),
  );
  return {
    declared: declared.size,
    provoked: provoked.size,
    implemented_later: later.size,
    holes: [...declared.difference(provoked).difference(later)],
    provoked_after_all: [...later.intersection(provoked)],
    never_declared: [...later.difference(declared)],
  };
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
  const { declared, provoked, implemented_later } = judgement;
  return [
    `Of ${declared} declared statuses, refusals and events, ${provoked} were provoked ` +
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

function entriesOf(seen: Seen): string[] {
  if ("event" in seen) return [seen.event];
  const { operation_id, status, code } = seen;
  return [`${operation_id} ${status}`, ...(code === null ? [] : [`${operation_id} ${code}`])];
}
