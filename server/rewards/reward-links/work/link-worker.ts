import { lockClocksForShare, readAccountFacts } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import type { LeaseDeps } from "#platform/lease-rows";
import { type LeaseScope, type QueueTable, type RowName, readDueRows } from "#platform/queue";
import { steppingWorker } from "#platform/stepping-worker";
import type { WorkerDefinition } from "#platform/worker";
import { endLinks } from "../lifecycle/end-links.ts";
import { lockDue } from "../rows/queries.ts";
import { rewardLinkDeadlines } from "../rows/tables.ts";

/** So many links of one account expire in one transaction: those of a request do so together. */
const EXPIRED_AT_ONCE = 100;
const POLL_MS = 1_000;

const LINK_DEADLINES: QueueTable = {
  queue: "reward-link-deadlines",
  table: rewardLinkDeadlines,
  account_id: rewardLinkDeadlines.account_id,
  row_id: rewardLinkDeadlines.link_id,
  due_at: rewardLinkDeadlines.due_at,
  mode: rewardLinkDeadlines.mode,
  lease_until: null,
};

export const END_LINKS = LINK_DEADLINES.queue;

/** The worker of links: what nobody claims in time expires. */
export function linkWorker(deps: LeaseDeps): WorkerDefinition<RowName, null> {
  return steppingWorker(deps, { table: LINK_DEADLINES, poll_ms: POLL_MS, step: expireDue });
}

/** Those of one account, because a transaction moves the Credit of one. */
async function expireDue(tx: Tx, scope: LeaseScope): Promise<RowName[]> {
  const due = await readDueRows(tx, LINK_DEADLINES, { ...scope, limit: EXPIRED_AT_ONCE });
  const ids = due.map(({ account_id }) => account_id);
  // A clock that is being moved takes its links out of the set; they are due all the same.
  const clocks = await lockClocksForShare(tx, ids, { skip_moving: true });
  const account_id = ids.find((id) => clocks.has(id));
  const clock = clocks.get(account_id ?? "");
  if (account_id === undefined || clock === undefined) return [];
  const account = await readAccountFacts(tx, account_id);
  if (account === null) throw new Error(`no row for account ${account_id}`);
  const own = due.filter((name) => name.account_id === account_id);
  const named = own.map(({ row_id }) => row_id);
  const links = await lockDue(tx, account_id, named);
  const cause = { account, now: clock.now, request: null, api_key_id: null };
  await endLinks(tx, cause, { links, by: "expiry" });
  return links.slice(0, 1).map(({ id: row_id }) => ({ account_id, row_id }));
}
