import { type EventDraft, emit } from "#journal/events";
import type { LowBalance } from "#money/ledger";
import type { AccountFacts } from "#platform/context";
import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { formatMoney } from "#platform/money";
import { presentCredit } from "./present.ts";
import { readCredit } from "./queries.ts";

/** What took a balance below the amount that its organisation watches. */
export interface LowCause {
  readonly account: AccountFacts;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
  readonly request: EventDraft["request"];
}

/**
 * Tells organisations that their available Credit has fallen below what they watch, with the Credit
 * as the caller's posting left it. Mostly there is nothing to tell, and nothing is asked or
 * written.
 *
 * Writes: events, and in ledger_balances when it was told. Source: contract.md 8, 15.
 */
export async function tellLowBalances(
  tx: Tx,
  lows: readonly LowBalance[],
  causeOf: (source_id: string) => LowCause,
): Promise<void> {
  for (const low of lows) {
    const cause = causeOf(low.source_id);
    const balances = await readCredit(tx, low.account_id);
    const snapshot = presentCredit(balances, cause);
    await Promise.all([emit(tx, [eventOf(low, cause, snapshot)]), writeTold(tx, low, cause)]);
  }
}

/** Credit is one object for each account and has no id; its events are told apart by their time. */
function eventOf(low: LowBalance, { now, request }: LowCause, snapshot: object): EventDraft {
  return {
    account_id: low.account_id,
    type: "credit.balance.low",
    object: { snapshot },
    sequence: 1,
    previous_attributes: null,
    extra: { threshold: formatMoney(low.low_minor) },
    request,
    created: now,
  };
}

async function writeTold({ sql }: Tx, low: LowBalance, { now }: LowCause): Promise<void> {
  await sql`
    update ledger_balances set low_told_at = ${writeInstant(now)}
    where account_id = ${low.account_id} and currency = ${low.currency}`;
}
