import { and, eq } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { type BatchRow, batches } from "#sales/batches";
import { parseReference } from "./reference.ts";
import { type WorkforceBatchRow, workforceBatches } from "./tables.ts";

/** An allocation: its batch, and what makes it one. */
export interface Allocation {
  readonly batch: BatchRow;
  readonly numbered: WorkforceBatchRow;
}

/** Those of an account's batches that are allocations. */
export async function findAllocations(
  { db }: Pick<Read | Tx, "db">,
  account_id: string,
  batch_ids: readonly string[],
): Promise<Allocation[]> {
  return await db
    .select({ batch: batches, numbered: workforceBatches })
    .from(workforceBatches)
    .innerJoin(batches, isOfIt())
    .where(
      and(
        eq(workforceBatches.account_id, account_id),
        isAnyOf(workforceBatches.batch_id, batch_ids),
      ),
    );
}

/** The batch of an allocation. */
export function isOfIt() {
  return and(
    eq(batches.account_id, workforceBatches.account_id),
    eq(batches.id, workforceBatches.batch_id),
  );
}

/**
 * The account's allocation that a path names.
 *
 * Refuses: `resource_missing`, with a hint when the organisation has it in its other mode.
 */
export async function allocationOfPath(
  from: Read | Tx,
  { account }: Pick<Ctx, "account">,
  written: string,
): Promise<Allocation> {
  const param = "reference";
  const named = parseReference(written);
  if (named === null) return refuse("resource_missing", { param });
  const find = async (account_id: string): Promise<Allocation | undefined> => {
    const [found] = await from.db
      .select({ batch: batches, numbered: workforceBatches })
      .from(workforceBatches)
      .innerJoin(batches, isOfIt())
      .where(
        and(
          eq(workforceBatches.account_id, account_id),
          eq(workforceBatches.batch_year, named.batch_year),
          eq(workforceBatches.batch_number, named.batch_number),
        ),
      );
    return found;
  };
  const found = await find(account.id);
  if (found !== undefined) return found;
  const other_mode = account.mode === "test" ? "live" : "test";
  const mode_hint = (await find(account.twin_id)) === undefined ? null : other_mode;
  return refuse("resource_missing", { param, meta: { mode_hint } });
}
