import type { Database } from "#platform/db/transaction";
import { checkPortion, type WatchDeps } from "./check-portion.ts";
import { type Cursor, moveCursors, sendsOfWindows } from "./cursors.ts";
import { EACH_SEND_INVARIANTS } from "./each-send.ts";
import { ENTRY_INVARIANTS } from "./ledger-invariants.ts";
import { portionsOf } from "./portions.ts";
import { type SendName, sendsScope, type Window, windowsScope } from "./scopes.ts";

/** Postings or sends of one statement: what it costs to plan it is little beside that. */
export const PORTION_MAX = 2_500;
/** What an account has new in one night; more than that is gone on with in the next one. */
const NEW_MAX = 2_000_000;

/**
 * Checks what was posted since the last verified posting of each balance, the sends that it is
 * about, and those that are still open. Remembers how far everything was found in order.
 */
export async function watchNew(
  deps: WatchDeps,
  account_ids: readonly string[],
  cursors: readonly Cursor[],
): Promise<number> {
  const windows = cursors.flatMap(({ account_id, currency, daily, newest }) =>
    windowsOf({ account_id, currency, after: daily, upto: Math.min(newest, daily + NEW_MAX) }),
  );
  let breaches = await watchSends(deps, await openSends(deps.database, account_ids));
  const doubtful = new Set<string>();
  for (const portion of portionsOf(windows, sizeOf, PORTION_MAX)) {
    const rounds = [await watchWindows(deps, portion)];
    const about = await sendsOfWindows(deps.database, portion);
    for (const some of portionsOf(about, () => 1, PORTION_MAX)) {
      rounds.push(await checkPortion(deps, sendPortion(some)));
    }
    for (const found of rounds) {
      breaches += sumOf(found);
      for (const [account_id, count] of found) if (count !== 0) doubtful.add(account_id);
    }
    // What comes behind a breach is checked too, and again tomorrow.
    const verified = portion.filter(({ account_id }) => !doubtful.has(account_id));
    await moveCursors(deps.database, lastOfEach(verified), "daily");
  }
  return breaches;
}

/** Checks windows of postings alone. Returns the number of breaches by account. */
export async function watchWindows(
  deps: WatchDeps,
  rows: readonly Window[],
): Promise<Map<string, number | null>> {
  return await checkPortion(deps, { invariants: ENTRY_INVARIANTS, rows, scopeOf: windowsScope });
}

/** Checks sends with what belongs to them. Returns the number of breaches. */
export async function watchSends(deps: WatchDeps, names: readonly SendName[]): Promise<number> {
  let breaches = 0;
  for (const some of portionsOf(names, () => 1, PORTION_MAX)) {
    breaches += sumOf(await checkPortion(deps, sendPortion(some)));
  }
  return breaches;
}

/** A window in parts of which each fits a portion. */
export function windowsOf({ after, upto, ...balance }: Window): Window[] {
  const windows: Window[] = [];
  for (let from = after; from < upto; from += PORTION_MAX) {
    windows.push({ ...balance, after: from, upto: Math.min(upto, from + PORTION_MAX) });
  }
  return windows;
}

export function sizeOf({ after, upto }: Window): number {
  return upto - after;
}

/** Of each balance the last of its windows. */
export function lastOfEach(windows: readonly Window[]): Window[] {
  const last = new Map<string, Window>();
  for (const one of windows) last.set(`${one.account_id}/${one.currency}`, one);
  return [...last.values()];
}

function sendPortion(rows: readonly SendName[]) {
  return { invariants: EACH_SEND_INVARIANTS, rows, scopeOf: sendsScope };
}

/** An account that could not be read counts as none: its alarm was raised. */
export function sumOf(found: ReadonlyMap<string, number | null>): number {
  return [...found.values()].reduce((sum: number, count) => sum + (count ?? 0), 0);
}

async function openSends(
  database: Pick<Database, "read">,
  account_ids: readonly string[],
): Promise<SendName[]> {
  const rows = await database.read(
    ({ sql }) => sql<SendName[]>`
      select account_id, id as send_id from sends
      where account_id = any(${[...account_ids]}::uuid[])
        and stage not in ('delivered', 'failed_credited') and status = any(${OPEN})
      union select account_id, send_id from send_dispatches
      where account_id = any(${[...account_ids]}::uuid[])`,
  );
  return [...rows];
}

const OPEN = [
  "scheduled",
  "pending",
  "queued",
  "retrying",
  "submitted",
  "unknown",
  "requires_review",
];
