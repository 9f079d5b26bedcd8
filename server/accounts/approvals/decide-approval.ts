import { lockClocksForShare } from "#accounts/account";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { lockByPath } from "#platform/path-object";
import { refuse } from "#platform/refusal";
import { unixSeconds } from "#platform/time/instants";
import { dropDeadline, moveApproval, setRunDeadline } from "./lifecycle.ts";
import { mandateOf } from "./mandate.ts";
import { APPROVAL, lockApproval } from "./queries.ts";
import type { ApprovalRow } from "./tables.ts";

/** Whoever approves carries the request out; a worker does when that has not happened by then. */
const RUN_WITHIN_MS = 60_000;

type DecidingCtx = Pick<
  Ctx,
  "account" | "key" | "member" | "request_id" | "idempotency" | "config"
>;

/**
 * Writes down what was decided about the request of an agent that a path names.
 *
 * Refuses: `resource_missing`, `approval_expired`, `approval_resolved`.
 * Writes: agent_approvals, approval_deadlines, events.
 */
export async function decideApproval(
  tx: Tx,
  ctx: DecidingCtx,
  { written, to }: { written: string; to: "approved" | "rejected" },
): Promise<ApprovalRow> {
  const { account } = ctx;
  const clock = (await lockClocksForShare(tx, [account.id])).get(account.id);
  if (clock === undefined) throw new Error(`No clock row for account ${account.id}.`);
  const { now } = clock;
  const row = await lockByPath(tx, APPROVAL, { account, written }, lockApproval);
  refuseDecided(row, now);
  const decided = { ...deciderIn(ctx), decided_at: now };
  const mandate = to === "approved" ? mandateOf({ ...row, ...decided }, ctx.config) : null;
  const after = await moveApproval(tx, row, {
    to,
    by: to === "approved" ? "approve" : "reject",
    set: { ...decided, mandate },
    previous_attributes: {
      ...{ decided_by: null, decided_at: null },
      ...(mandate !== null && { mandate: null }),
    },
    now,
    request: causedBy(ctx),
  });
  if (to === "rejected") await dropDeadline(tx, row);
  else await setRunDeadline(tx, { ...row, due_at: (await transactionTime(tx)) + RUN_WITHIN_MS });
  return after;
}

/** A signed-in person decides, or in test mode a key. */
function deciderIn({ key, member }: DecidingCtx) {
  if (member !== null) return { decided_by_kind: "member" as const, decided_by_id: member.id };
  if (key !== null) return { decided_by_kind: "key" as const, decided_by_id: key.id };
  throw new Error("Nobody has decided.");
}

/** A request is over at its time, whether or not that is written down yet. */
function refuseDecided({ status, expires_at }: ApprovalRow, now: number): void {
  const is_over = status === "requested" && expires_at <= now;
  if (status === "expired" || is_over) {
    refuse("approval_expired", { meta: { expired_at: unixSeconds(expires_at) } });
  }
  if (status !== "requested") refuse("approval_resolved", { meta: { status } });
}
