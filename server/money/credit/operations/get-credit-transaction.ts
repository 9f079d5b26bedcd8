import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { presentCreditTransactions } from "../present.ts";

/**
 * Shows one row of an account's Credit.
 *
 * Refuses: `resource_missing`, with a hint when the organisation has the row in its other mode.
 */
export async function getCreditTransaction(
  ctx: Ctx,
  { path }: Input<"getCreditTransaction">,
): Promise<Answer<"getCreditTransaction">> {
  const param = "transaction_id";
  const id = parseId("txn", path.transaction_id) ?? refuse("resource_missing", { param });
  const found = (await presentCreditTransactions(ctx, [id])).get(id);
  if (found !== undefined) return { status: 200, body: found };
  const [in_twin] = await ctx.read(
    ({ sql }) => sql`
      select true as has from credit_transactions
      where account_id = ${ctx.account.twin_id} and id = ${id}`,
  );
  const mode_hint = ctx.account.mode === "live" ? "test" : "live";
  return refuse("resource_missing", {
    param,
    ...(in_twin === undefined ? {} : { meta: { mode_hint } }),
  });
}
