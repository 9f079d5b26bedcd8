import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { presentCreditTransactions } from "../present.ts";

/** Shows one row of an account's Credit. */
export async function getCreditTransaction(
  ctx: Ctx,
  { path }: Input<"getCreditTransaction">,
): Promise<Answer<"getCreditTransaction">> {
  const id = parseId("txn", path.transaction_id);
  const found = id === null ? undefined : (await presentCreditTransactions(ctx, [id])).get(id);
  if (found === undefined) return refuse("resource_missing", { param: "transaction_id" });
  return { status: 200, body: found };
}
