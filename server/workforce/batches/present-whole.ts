import type { Schemas } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { countLines } from "#sales/batches";
import type { Allocation } from "./find-allocations.ts";
import { presentAllocation } from "./present.ts";
import { readItems } from "./read-items.ts";

/** An allocation with its lines. */
export async function presentWhole(
  from: Read | Tx,
  ctx: Pick<Ctx, "account">,
  allocation: Allocation,
): Promise<Schemas["WorkforceBatch"]> {
  const { account_id, id } = allocation.batch;
  const counts = (await countLines(from, account_id, [id])).get(id) ?? {};
  const items = await readItems(from, { account_id, id });
  return { ...presentAllocation(allocation, counts, ctx), items };
}
