import type { Input, Schemas } from "@svc/generated/routes";
import { readAccount } from "#accounts/account";
import type { Ctx, Currency } from "#platform/context";
import { monthOf } from "./month.ts";
import { presentStatement } from "./present-statement.ts";
import { readStatement } from "./read-statement.ts";

/** A statement, and who it is for. */
export interface MadeStatement {
  readonly statement: Schemas["Statement"];
  readonly account: Awaited<ReturnType<typeof readAccount>>;
}

/**
 * Makes the statement that a request asks for.
 *
 * Refuses: `time_out_of_range`.
 */
export async function makeStatement(
  ctx: Ctx,
  query: Input<"getStatement">["query"],
): Promise<MadeStatement> {
  const account = await ctx.read((read) => readAccount(read, ctx.account.id));
  const month = monthOf(query.period, { now: ctx.now, account_created: account.created });
  const currency = query.currency.toUpperCase() as Currency;
  const figures = await ctx.transact("read statement", (tx) =>
    readStatement(tx, { account_id: account.id, currency, month }),
  );
  const is_dealer = account.dealer_status === "approved";
  const facts = { account: ctx.account, currency, month, is_dealer, now: ctx.now };
  return { statement: presentStatement(figures, facts), account };
}
