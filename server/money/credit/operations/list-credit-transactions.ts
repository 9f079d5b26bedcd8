import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { listOfPage } from "#platform/wire/page";
import { pageOfTransactions } from "../page-of-transactions.ts";

/** Lists what changed an account's Credit, newest first. */
export async function listCreditTransactions(
  ctx: Ctx,
  { query }: Input<"listCreditTransactions">,
): Promise<Answer<"listCreditTransactions">> {
  const { page, data } = await pageOfTransactions(ctx, query);
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}
