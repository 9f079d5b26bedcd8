import { LIFECYCLES } from "@svc/generated/lifecycles";
import { type LockedClock, lockClocksForShare } from "#accounts/account";
import { causedBy, emit, eventOf } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId, mintId } from "#platform/ids";
import { isTerminal } from "#platform/lifecycle";
import { refuse } from "#platform/refusal";
import { findSends, hasFailed } from "#sales/sends";
import { findDisputeOf } from "../rows/queries.ts";
import { type DisputeRow, disputeDeadlines, disputes } from "../rows/tables.ts";
import type { DisputeInput } from "./read-dispute.ts";
import { refuseUnknownDocuments } from "./refuse-unknown-documents.ts";
import { refuseUnknownSend } from "./refuse-unknown-send.ts";
import { respondBy } from "./respond-by.ts";

/**
 * Opens a dispute about a send that has ended. Of several at the same moment one is opened.
 *
 * The send is not locked: what has ended stays so, and whoever resolves a dispute locks it before
 * its send.
 * Refuses: `reference_not_found`, `invalid_transition`, `duplicate_resource`.
 * Writes: disputes, events; for a test account dispute_deadlines.
 */
export async function openDispute(tx: Tx, ctx: Ctx, input: DisputeInput): Promise<DisputeRow> {
  const account_id = ctx.account.id;
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  if (clock === undefined) throw new Error(`no clock row for account ${account_id}`);
  const [send] = await findSends(tx, account_id, [input.send_id]);
  const { status } = send ?? refuseUnknownSend();
  // A send that has failed is delivered late at most.
  if (!isTerminal(LIFECYCLES.send, status) && !hasFailed({ status })) refuseUnended(status);
  await refuseUnknownDocuments(tx, account_id, input);
  const created = clock.now;
  const [row] = await tx.db
    .insert(disputes)
    .values({
      ...input,
      account_id,
      id: mintId(created),
      status: LIFECYCLES.dispute.initial[0],
      due_by: respondBy(created),
      messages: [],
      created,
      event_sequence: 1,
    })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) return await refuseSecond(tx, { ...input, account_id });
  await planEnd(tx, row, { step_ms: ctx.config.test_step_ms, ...clock });
  await emit(tx, [eventOf("dispute.opened", "dsp", row, { created, request: causedBy(ctx) })]);
  return row;
}

/** Nobody looks into a dispute of a test account: it is resolved after one step. */
async function planEnd(
  { db }: Tx,
  { account_id, id: dispute_id, created }: DisputeRow,
  { mode, ahead_ms, step_ms }: Pick<LockedClock, "mode" | "ahead_ms"> & { step_ms: number },
): Promise<void> {
  if (mode !== "test") return;
  const due_at = created - ahead_ms + step_ms;
  await db.insert(disputeDeadlines).values({ account_id, dispute_id, mode, due_at });
}

function refuseUnended(status: string): never {
  const message =
    `This send is ${status}, which is not its final status. Wait until it has ended, then open ` +
    "the dispute.";
  return refuse("invalid_transition", { param: "send", message, meta: { status } });
}

async function refuseSecond(
  tx: Tx,
  name: Pick<DisputeRow, "account_id" | "send_id">,
): Promise<never> {
  const first = await findDisputeOf(tx, name);
  if (first === null) throw new Error(`Send ${name.send_id} was disputed, and is not.`);
  const message = "This send has an open dispute.";
  const resource = formatId("dsp", first.id);
  return refuse("duplicate_resource", { param: "send", message, resource });
}
