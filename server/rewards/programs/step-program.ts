import { LIFECYCLES } from "@svc/generated/lifecycles";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { canMove } from "#platform/lifecycle";
import { refuse } from "#platform/refusal";
import { changeProgram, type ProgramChange } from "./lifecycle.ts";
import type { ProgramRow } from "./rows/tables.ts";

/**
 * Moves a locked program along a step that a caller asks for; one that is there already stays as it
 * is, and what the step needs is judged by `allow`.
 *
 * Refuses: `program_closed`, `invalid_transition`. Writes: programs, events.
 */
export async function stepProgram(
  ctx: Ctx,
  tx: Tx,
  before: ProgramRow,
  {
    step,
    with: changes,
    allow,
  }: {
    readonly step: NonNullable<ProgramChange["step"]>;
    readonly with?: ProgramChange["with"];
    readonly allow?: () => void;
  },
): Promise<ProgramRow> {
  const { status: from } = before;
  if (from === step.to) return before;
  if (from === "draft") allow?.();
  if (from === "closed") refuse("program_closed");
  if (!canMove(LIFECYCLES.program, { from, ...step })) {
    const message = `A program that is ${from} cannot become ${step.to} this way.`;
    refuse("invalid_transition", { message, meta: { from, to: step.to } });
  }
  const caused = { at: ctx.now, request: causedBy(ctx) };
  return await changeProgram(tx, { before, step, ...(changes && { with: changes }), ...caused });
}
