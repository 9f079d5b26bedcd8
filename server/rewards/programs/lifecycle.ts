/** The only writer of a program's status and budget. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq } from "drizzle-orm";
import { differenceOf, type EventDraft, emit } from "#journal/events";
import type { Tx } from "#platform/db/transaction";
import { eventsOf } from "#platform/lifecycle";
import { presentProgress } from "./present.ts";
import { isLow, remainingOf } from "./rows/budget.ts";
import { type ProgramRow, programs } from "./rows/tables.ts";

/** The state that a program is made in. */
export const FIRST_STATUS = LIFECYCLES.program.initial[0];

type ProgramStep = (typeof LIFECYCLES.program.steps)[number];

/** A step along the lifecycle, where it comes from the program's status. */
type Step = Pick<ProgramStep, "to" | "by">;

/** Whose, when and in which currency a program is never changes. */
type Changeable = Omit<
  ProgramRow,
  "account_id" | "id" | "status" | "currency" | "funding" | "created" | "event_sequence"
>;

/** One change of a program, whose row the caller has locked. */
export interface ProgramChange {
  readonly before: ProgramRow;
  /** A step that somebody takes; what the budget brings about follows by itself. */
  readonly step?: Step;
  readonly with?: Partial<Changeable>;
  /** Unix milliseconds on the account's clock. */
  readonly at: number;
  /** The request that changes it; null when the service does by itself. */
  readonly request: EventDraft["request"];
}

/**
 * Moves a program along a step, changes its budget, or both: one that has nothing left is
 * exhausted, one that has something again is active, and one that falls to 20 % says so. A step
 * that is not in the table is a bug of the caller.
 *
 * Writes: programs, events. Source: spec/base/lifecycles/program.tsp.
 */
export async function changeProgram(tx: Tx, change: ProgramChange): Promise<ProgramRow> {
  const { before, step, at, request } = change;
  const { account_id, id } = before;
  const changed = { ...before, ...change.with };
  const told = step === undefined ? [] : stepsTold(before.status, step);
  const status = step?.to ?? before.status;
  const is_fall = isLow(changed) && !isLow(before);
  const by_budget = stepOfBudget({ ...changed, status });
  const lows = is_fall ? [{ from: null, type: "program.budget.low" as const }] : [];
  const drafts = [...told, ...lows, ...(by_budget === null ? [] : stepsTold(status, by_budget))];
  const [after] = await tx.db
    .update(programs)
    .set({
      ...change.with,
      status: by_budget?.to ?? status,
      event_sequence: before.event_sequence + drafts.length,
    })
    .where(and(eq(programs.account_id, account_id), eq(programs.id, id)))
    .returning();
  if (after === undefined) throw new Error(`Program ${id} is locked and gone.`);
  const { status: _, ...rest } =
    differenceOf(presentProgress(before), presentProgress(after)) ?? {};
  await emit(
    tx,
    drafts.map(({ type, from }, index) => ({
      account_id,
      type,
      object: { prefix: "prg", id },
      sequence: before.event_sequence + index + 1,
      previous_attributes: from === null ? rest : { status: from, ...rest },
      created: at,
      request,
    })),
  );
  return after;
}

function stepsTold(from: ProgramRow["status"], { to, by }: Step) {
  return eventsOf(LIFECYCLES.program, { from, to, by }).map((type) => ({ from, type }));
}

/** A paused program stays so, whatever is left. Source: spec/base/lifecycles/program.tsp. */
function stepOfBudget(program: ProgramRow): Step | null {
  const has_budget = remainingOf(program) > 0n;
  if (program.status === "active" && !has_budget) return { to: "exhausted", by: "budget_spent" };
  if (program.status === "exhausted" && has_budget) return { to: "active", by: "budget_back" };
  return null;
}
