import { stepFirstDue } from "#accounts/account";
import type { LeaseDeps } from "#platform/work/lease-rows";
import type { QueueTable, RowName } from "#platform/work/queue";
import { steppingWorker } from "#platform/work/stepping-worker";
import type { WorkerDefinition } from "#platform/work/worker";
import { expireReferral } from "./expire-referral.ts";
import { referralDeadlines } from "./rows/tables.ts";

const REFERRAL_DEADLINES: QueueTable = {
  queue: "referral-deadlines",
  table: referralDeadlines,
  account_id: referralDeadlines.account_id,
  row_id: referralDeadlines.referral_id,
  due_at: referralDeadlines.due_at,
  mode: referralDeadlines.mode,
  lease_until: null,
};

export const END_REFERRALS = REFERRAL_DEADLINES.queue;

/** The worker of referrals that wait: whoever does not qualify in time earns no reward. */
export function referralWorker(deps: LeaseDeps): WorkerDefinition<RowName, null> {
  return steppingWorker(deps, {
    table: REFERRAL_DEADLINES,
    step: (tx, scope) =>
      stepFirstDue(tx, REFERRAL_DEADLINES, scope, async (name, { now }) => {
        await expireReferral(tx, name, now);
        return true;
      }),
  });
}
