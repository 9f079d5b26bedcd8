import type { Input, Schemas } from "@svc/generated/routes";
import { readAccount } from "#accounts/account";
import type { Ctx, Currency } from "#platform/context";
import { formatId } from "#platform/ids";
import { writeClosed } from "./closed-days.ts";
import { monthOf } from "./month.ts";
import { presentStatement } from "./present-statement.ts";
import { readStatement, type SendGroup } from "./read-statement.ts";

/** A statement, and who it is for. */
export interface MadeStatement {
  readonly statement: Schemas["Statement"];
  readonly account: Awaited<ReturnType<typeof readAccount>>;
  /** The last four characters of the keys that sold, by wire id. */
  readonly last4_of_key: ReadonlyMap<string, string>;
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
  const name = { account_id: account.id, currency, month };
  const figures = await ctx.transact("read statement", (tx) => readStatement(tx, name, ctx));
  const { closed } = figures;
  if (closed !== null) await ctx.record((tx) => writeClosed(tx, name, closed));
  const is_dealer = account.dealer_status === "approved";
  const facts = { account: ctx.account, currency, month, is_dealer, now: ctx.now };
  const last4_of_key = last4Of(figures.groups);
  return { statement: presentStatement(figures, facts), account, last4_of_key };
}

function last4Of(groups: readonly SendGroup[]): Map<string, string> {
  return new Map(
    groups.flatMap(({ api_key_id, key_last4 }) =>
      api_key_id === null || key_last4 === null ? [] : [[formatId("key", api_key_id), key_last4]],
    ),
  );
}
