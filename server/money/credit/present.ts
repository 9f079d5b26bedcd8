import type { Schemas } from "@svc/generated/routes";
import { and, eq } from "drizzle-orm";
import { type CreditTransactionRow, creditTransactions } from "#money/ledger";
import type { AccountFacts, Currency, PresentContext } from "#platform/context";
import { isAnyOf } from "#platform/db/is-any-of";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import type { CreditBalance } from "./queries.ts";

/** An account's Credit as the wire shows it, at a moment of the account's clock. */
export function presentCredit(
  balances: Record<Currency, CreditBalance>,
  { account, now }: { account: AccountFacts; now: number },
): Schemas["Credit"] {
  return {
    object: "credit",
    created: unixSeconds(now),
    livemode: account.mode === "live",
    USD: presentBalance(balances.USD),
    ZWG: presentBalance(balances.ZWG),
    as_of: unixSeconds(now),
  };
}

/** A row of the Credit account as the wire shows it. */
export function presentCreditTransaction(
  row: CreditTransactionRow,
  { account }: { account: AccountFacts },
): Schemas["CreditTransaction"] {
  return {
    id: formatId("txn", row.id),
    object: "credit_transaction",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    type: row.type,
    currency: row.currency,
    sequence: row.sequence,
    amount: formatMoney(row.amount_minor),
    reserved_amount: formatMoney(row.reserved_amount_minor),
    balance_after: {
      available: formatMoney(row.available_after_minor),
      reserved: formatMoney(row.reserved_after_minor),
    },
    source: formatId(row.source_prefix, row.source_id),
    description: row.description,
    cost_center: row.cost_center_id === null ? null : formatId("cc", row.cost_center_id),
    api_key: row.api_key_id === null ? null : formatId("key", row.api_key_id),
    effective_at: unixSeconds(row.created),
  };
}

/** Presents the rows of these ids (uuids), by id; the presenter of `txn_`. */
export async function presentCreditTransactions(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, Schemas["CreditTransaction"]>> {
  const rows = await ctx.read(({ db }) =>
    db
      .select()
      .from(creditTransactions)
      .where(
        and(eq(creditTransactions.account_id, ctx.account.id), isAnyOf(creditTransactions.id, ids)),
      ),
  );
  return new Map(rows.map((row) => [row.id, presentCreditTransaction(row, ctx)]));
}

function presentBalance(balance: CreditBalance): Schemas["CreditBalance"] {
  const { available_minor, reserved_minor, in_flight_minor, last_topup_at } = balance;
  return {
    available: formatMoney(available_minor),
    reserved: formatMoney(reserved_minor),
    total: formatMoney(available_minor + reserved_minor),
    in_flight: formatMoney(in_flight_minor),
    last_topup_at: last_topup_at === null ? null : unixSeconds(last_topup_at),
  };
}
