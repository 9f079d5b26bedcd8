import type { Schemas } from "@svc/generated/routes";
import {
  type LockedClock,
  lockClocksForShare,
  movingOf,
  passOverMoving,
  readAccountFacts,
} from "#accounts/account";
import { type Notice, notifyAccounts } from "#accounts/notices";
import { type EventDraft, emit } from "#journal/events";
import {
  type CreditBalance,
  dueProjections,
  markShortfalls,
  PROJECTION_TABLE,
  presentCredit,
  readCredit,
  readCreditAlerts,
  renewProjection,
} from "#money/credit";
import type { AccountFacts, Currency } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { addDays } from "#platform/time/calendar";
import { harareDay } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import {
  type LeaseScope,
  LIVE_FIRST,
  type Queue,
  type RowName,
  readDueRows,
} from "#platform/work/queue";
import { type RunSums, sumRuns } from "./sum-runs.ts";

/** The day on which what is available does not suffice any more. Units: minor units. */
interface Shortfall {
  readonly currency: Currency;
  readonly on: string;
  readonly short_by_minor: bigint;
}

/** The queue of accounts whose morning has come; leasing one compares it, and notifies it. */
export const SHORTFALL_PROJECTIONS: Queue<RowName> = {
  name: PROJECTION_TABLE.queue,
  modes: LIVE_FIRST,
  readDue: (tx, scope) => readDueRows(tx, PROJECTION_TABLE, scope),
  lease: projectDue,
};

/**
 * Compares the schedules of accounts with their Credit, and returns the accounts. One whose clock
 * leapt over several mornings is compared once.
 *
 * Writes: credit_projections, credit_shortfalls, events, messages.
 */
async function projectDue(tx: Tx, scope: LeaseScope): Promise<RowName[]> {
  const clocks = await passOverMoving(scope, async (asked) => {
    const due = await dueProjections(tx, asked);
    const found = await lockClocksForShare(tx, due, { skip_moving: true });
    const rows = due.map((account_id) => ({ account_id }));
    return { found, moving: movingOf(rows, found) };
  });
  for (const [account_id, clock] of clocks) await project(tx, account_id, clock);
  return [...clocks.keys()].map((account_id) => ({ account_id, row_id: account_id }));
}

async function project(tx: Tx, account_id: string, clock: LockedClock): Promise<void> {
  const { now } = clock;
  await renewProjection(tx, account_id, clock);
  const account = await readAccountFacts(tx, account_id);
  if (account === null) throw new Error(`no row for account ${account_id}`);
  if (account.status !== "active") return;
  const { shortfall_days, channels } = await readCreditAlerts(tx, account_id);
  const last = addDays(harareDay(now), shortfall_days);
  const sums = await sumRuns(tx, { account_id, now, last });
  const balances = await readCredit(tx, account_id);
  const found = shortfallsOf(sums, balances);
  const marked = await markShortfalls(tx, { account_id, today: harareDay(now) }, found);
  const is_new = ({ currency, on }: Shortfall) =>
    marked.some((one) => one.currency === currency && one.on === on);
  const told = found.filter(is_new);
  const snapshot = presentCredit(balances, { account, now });
  await emit(
    tx,
    told.map((shortfall) => eventOf(account_id, shortfall, { snapshot, now })),
  );
  const notified = channels.filter((channel) => channel !== "webhook");
  await notifyAccounts(
    tx,
    told.map((shortfall) => ({
      ...noticeOf(account, shortfall),
      channels: notified,
      created: now,
    })),
  );
}

/** The first day of each currency on which what is available does not suffice. */
function shortfallsOf(
  sums: RunSums,
  balances: Readonly<Record<Currency, Pick<CreditBalance, "available_minor">>>,
): Shortfall[] {
  return [...sums].flatMap(([currency, days]) => {
    let left_minor = balances[currency].available_minor;
    for (const [on, total_minor] of [...days].toSorted(([one], [other]) =>
      one < other ? -1 : 1,
    )) {
      left_minor -= total_minor;
      if (left_minor < 0n) return [{ currency, on, short_by_minor: -left_minor }];
    }
    return [];
  });
}

/** Credit is one object for each account and has no id; its events are told apart by their time. */
function eventOf(
  account_id: string,
  { currency, on, short_by_minor }: Shortfall,
  { snapshot, now }: { snapshot: Schemas["Credit"]; now: number },
): EventDraft {
  return {
    account_id,
    type: "credit.shortfall.projected",
    object: { snapshot },
    sequence: 1,
    previous_attributes: null,
    extra: { projection: { currency, short_by: formatMoney(short_by_minor), on } },
    request: null,
    created: now,
  };
}

function noticeOf(
  account: AccountFacts,
  { currency, on, short_by_minor }: Shortfall,
): Pick<Notice, "account_id" | "subject" | "text"> {
  const name = account.mode === "test" ? `${account.name} (test mode)` : account.name;
  const amount = `${currency} ${formatMoney(short_by_minor)}`;
  return {
    account_id: account.id,
    subject: `Credit will be too low on ${on}`,
    text: `${name}: the schedules up to ${on} need ${amount} more than the available Credit.`,
  };
}
