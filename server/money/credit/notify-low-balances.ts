import { type EventDraft, emit } from "#journal/events";
import type { LowBalance } from "#money/ledger";
import type { AccountFacts } from "#platform/context";
import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { formatMoney } from "#platform/values/money";
import { presentCredit } from "./present.ts";
import { readCredit, readCreditAlerts } from "./queries.ts";

/** What took a balance below the amount that its organisation watches. */
export interface LowCause {
  readonly account: AccountFacts;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
  readonly request: EventDraft["request"];
}

/** A fall that an organisation also wants to be told of by mail or by text. */
export interface LowNotice {
  readonly account_id: string;
  readonly channels: readonly ("email" | "sms")[];
  readonly subject: string;
  readonly text: string;
  readonly created: number;
}

/**
 * Tells organisations that their available Credit has fallen below what they watch, with the Credit
 * as the caller's posting left it. Mostly there is nothing to tell, and nothing is asked or
 * written.
 *
 * Returns what is left to tell by mail and by text, which are no business of money.
 * Writes: events, and in ledger_balances when it was told. Source: spec/money/credit/alerts.tsp.
 */
export async function notifyLowBalances(
  tx: Tx,
  lows: readonly LowBalance[],
  causeOf: (source_id: string) => LowCause,
): Promise<LowNotice[]> {
  const notices: LowNotice[] = [];
  for (const low of lows) {
    const cause = causeOf(low.source_id);
    const balances = await readCredit(tx, low.account_id);
    const snapshot = presentCredit(balances, cause);
    await Promise.all([emit(tx, [eventOf(low, cause, snapshot)]), markEmitted(tx, low, cause)]);
    const { channels } = await readCreditAlerts(tx, low.account_id);
    const { available_minor } = balances[low.currency];
    notices.push(noticeOf(low, cause, { channels, available_minor }));
  }
  return notices;
}

function noticeOf(
  { account_id, currency, low_minor }: LowBalance,
  { account, now: created }: LowCause,
  { channels, available_minor }: { channels: readonly string[]; available_minor: bigint },
): LowNotice {
  const name = account.mode === "test" ? `${account.name} (test mode)` : account.name;
  const [left, low] = [formatMoney(available_minor), formatMoney(low_minor)];
  return {
    account_id,
    channels: (["email", "sms"] as const).filter((channel) => channels.includes(channel)),
    subject: `Low Credit: ${currency} ${left}`,
    text: `${name}: the available Credit is ${currency} ${left}, below ${currency} ${low}.`,
    created,
  };
}

/** Credit is one object for each account and has no id; its events are told apart by their time. */
function eventOf(low: LowBalance, { now, request }: LowCause, snapshot: object): EventDraft {
  return {
    account_id: low.account_id,
    type: "credit.balance.low",
    object: { snapshot },
    sequence: 1,
    previous_attributes: null,
    extra: { threshold: { currency: low.currency, amount: formatMoney(low.low_minor) } },
    request,
    created: now,
  };
}

async function markEmitted({ sql }: Tx, low: LowBalance, { now }: LowCause): Promise<void> {
  await sql`
    update ledger_balances set low_notified_at = ${writeInstant(now)}
    where account_id = ${low.account_id} and currency = ${low.currency}`;
}
