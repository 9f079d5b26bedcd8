import type { Answer, Input } from "@svc/generated/routes";
import { creditTransactions } from "#money/ledger";
import type { Ctx } from "#platform/context";
import { refuseMissing } from "#platform/missing";
import { idOfPath, type PathObject } from "#platform/path-object";
import { presentCreditTransactions } from "../present.ts";

const TRANSACTION: PathObject = {
  table: creditTransactions,
  prefix: "txn",
  param: "transaction_id",
};

/** Shows one row of an account's Credit. */
export async function getCreditTransaction(
  ctx: Ctx,
  { path }: Input<"getCreditTransaction">,
): Promise<Answer<"getCreditTransaction">> {
  const { account } = ctx;
  const id = idOfPath(TRANSACTION, path.transaction_id);
  const found = (await presentCreditTransactions(ctx, [id])).get(id);
  if (found !== undefined) return { status: 200, body: found };
  return await ctx.read((read) => refuseMissing(read, { ...TRANSACTION, account, id }));
}
