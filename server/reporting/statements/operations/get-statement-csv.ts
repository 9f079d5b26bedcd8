import type { Answer, Input } from "@svc/generated/routes";
import { readAccount } from "#accounts/account";
import type { Ctx, Currency } from "#platform/context";
import { monthOf } from "../month.ts";
import { writeRows } from "../write-rows.ts";

/** Writes every row of a month as CSV. */
export async function getStatementCsv(
  ctx: Ctx,
  { query }: Input<"getStatementCsv">,
): Promise<Answer<"getStatementCsv">> {
  const account_id = ctx.account.id;
  const { created } = await ctx.read((read) => readAccount(read, account_id));
  const month = monthOf(query.period, { now: ctx.now, account_created: created });
  const currency = query.currency.toUpperCase() as Currency;
  const bytes = await ctx.read((read) => writeRows(read, { account_id, currency, month }));
  const file = `statement-${month.period}-${currency}.csv`;
  return {
    status: 200,
    body: { content_type: "text/csv", bytes },
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${file}"`,
    },
  };
}
