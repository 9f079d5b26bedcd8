import type { Answer, Input } from "@svc/generated/routes";
import { creditTransactions } from "#money/ledger";
import type { Ctx } from "#platform/context";
import { parseId } from "#platform/ids";
import { refuseMissing } from "#platform/missing";
import { refuse } from "#platform/refusal";
import { presentCreditTransactions } from "../present.ts";

/** Shows one row of an account's Credit. */
export async function getCreditTransaction(
  ctx: Ctx,
  { path }: Input<"getCreditTransaction">,
): Promise<Answer<"getCreditTransaction">> {
  const { account } = ctx;
  const param = "transaction_id";
  const id = parseId("txn", path.transaction_id) ?? refuse("resource_missing", { param });
  const found = (await presentCreditTransactions(ctx, [id])).get(id);
  if (found !== undefined) return { status: 200, body: found };
  return await ctx.read((read) =>
    refuseMissing(read, { account, table: creditTransactions, id, param }),
  );
}
