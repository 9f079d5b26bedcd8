import { type LockedClock, readAccountFacts, stepFirstDue } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import type { LeaseDeps } from "#platform/work/lease-rows";
import { type LeaseScope, type QueueTable, type RowName, readDueRows } from "#platform/work/queue";
import { steppingWorker } from "#platform/work/stepping-worker";
import type { WorkerDefinition } from "#platform/work/worker";
import { endLinks } from "./lifecycle/end-links.ts";
import { lockDue } from "./rows/queries.ts";
import { rewardLinkDeadlines } from "./rows/tables.ts";

/** So many links of one account expire in one transaction: those of a request do so together. */
const EXPIRED_AT_ONCE = 100;

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
  return steppingWorker(deps, {
    table: LINK_DEADLINES,
    step: (tx, scope) =>
      stepFirstDue(tx, LINK_DEADLINES, scope, ({ account_id }, clock) =>
        expireDue(tx, { ...scope, account_id }, clock),
      ),
  });
}

/** Expires those of one account, whose Credit alone is moved; false where others hold them all. */
async function expireDue(
  tx: Tx,
  scope: LeaseScope & { readonly account_id: string },
  { now }: LockedClock,
): Promise<boolean> {
  const { account_id } = scope;
  const due = await readDueRows(tx, LINK_DEADLINES, { ...scope, limit: EXPIRED_AT_ONCE });
  const named = due.map(({ row_id }) => row_id);
  const links = await lockDue(tx, account_id, named);
  if (links.length === 0) return false;
  const account = await readAccountFacts(tx, account_id);
  if (account === null) throw new Error(`no row for account ${account_id}`);
  const cause = { account, now, request: null, api_key_id: null };
  await endLinks(tx, cause, { links, by: "expiry" });
  return true;
}
