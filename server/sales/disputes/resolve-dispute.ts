import assert from "node:assert/strict";
import { and, eq, inArray } from "drizzle-orm";
import { type LockedClock, lockClocksForShare } from "#accounts/account";
import { auditByStaff } from "#journal/audit-log";
import { emit, eventOf } from "#journal/events";
import { creditGoodwill, creditTransactions } from "#money/ledger";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { formatMoney } from "#platform/values/money";
import type { Reactions } from "#platform/work/reactions";
import { confirmFailure, lockSend, nameTransaction, type SendRow } from "#sales/sends";
import { moveDispute } from "./lifecycle.ts";
import { misfitOf, type Outcome } from "./misfit-of.ts";
import { lockDispute } from "./rows/queries.ts";
import type { DisputeRow } from "./rows/tables.ts";

/** What a person of the staff has decided. */
export interface DisputeDecision {
  readonly account_id: string;
  readonly dispute_id: string;
  readonly outcome: Outcome;
  /** The outcome in one or two sentences, for the organisation. */
  readonly note: string;
  /** The person who decides. */
  readonly by: string;
  /** Minor units; for `goodwill_credit`, and for no other outcome. */
  readonly amount_minor: bigint | null;
}

/**
 * Resolves a dispute as a person has decided. Returns why it cannot be, with nothing written; null
 * once it is. Of two people who decide at once, the second is told of the first.
 *
 * Writes: disputes, events, audit_entries, sends, the ledger, and as `confirmFailure`.
 */
export async function resolveDispute(
  tx: Tx,
  decision: DisputeDecision,
  reactions: Reactions,
): Promise<string | null> {
  const { account_id, dispute_id } = decision;
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  const before = await lockDispute(tx, account_id, dispute_id);
  if (clock === undefined || before === null) return "This account has no such dispute.";
  if (before.status !== "opened") return `The dispute is resolved already: ${before.outcome}.`;
  const send = await lockSend(tx, { account_id, id: before.send_id });
  if (send === null) throw new Error(`Dispute ${dispute_id} is about a send that is gone.`);
  const why = await misfitOf(tx, send, decision);
  if (why !== null) return why;
  const transaction_id = await carryOut(tx, send, { decision, clock, reactions });
  const { outcome, note: outcome_note } = decision;
  const at = clock.now;
  await moveDispute(tx, { before, with: { outcome, outcome_note, transaction_id }, at });
  await writeAudit(tx, before, { decision, at });
  return null;
}

interface Carried {
  readonly decision: DisputeDecision;
  readonly clock: LockedClock;
  readonly reactions: Reactions;
}

/** Does what the outcome says, and returns the Credit transaction of it; null if there is none. */
async function carryOut(
  tx: Tx,
  send: SendRow,
  { decision, clock, reactions }: Carried,
): Promise<string | null> {
  const { mode, now } = clock;
  switch (decision.outcome) {
    case "goodwill_credit": {
      const { amount_minor } = decision;
      assert(amount_minor !== null, "Goodwill without an amount does not fit any send.");
      return await giveGoodwill(tx, send, { amount_minor, now });
    }
    case "not_delivered_credited": {
      await confirmFailure(tx, { send, mode, now, moved_with: { reactions } });
      return await creditBackOf(tx, send);
    }
    default:
      return null;
  }
}

async function giveGoodwill(
  tx: Tx,
  send: SendRow,
  { amount_minor, now: at }: { amount_minor: bigint; now: number },
): Promise<string> {
  const { account_id, id: send_id, currency, cost_center_id } = send;
  const amount = `${formatMoney(amount_minor)} ${currency}`;
  const description = `Goodwill for ${formatId("snd", send_id)}, ${amount}`;
  const given = { account_id, send_id, currency, amount_minor, description, cost_center_id };
  const id = await creditGoodwill(tx, { ...given, created: at });
  await nameTransaction(tx, { send, transaction_id: id, at });
  const row = { account_id, id, event_sequence: 1 };
  await emit(tx, [eventOf("credit.adjusted", "txn", row, { created: at, request: null })]);
  return id;
}

/** The transaction that returned the Credit of a send that has failed, to whatever it was of. */
async function creditBackOf(
  { db }: Tx,
  { account_id, id }: Pick<SendRow, "account_id" | "id">,
): Promise<string | null> {
  const [row] = await db
    .select({ id: creditTransactions.id })
    .from(creditTransactions)
    .where(
      and(
        eq(creditTransactions.account_id, account_id),
        eq(creditTransactions.source_id, id),
        inArray(creditTransactions.type, ["send_credit_back", "reward_return"]),
      ),
    );
  return row?.id ?? null;
}

async function writeAudit(
  tx: Tx,
  { account_id, id, status }: DisputeRow,
  { decision, at: created }: { decision: DisputeDecision; at: number },
): Promise<void> {
  const { outcome, note, by } = decision;
  await auditByStaff(tx, [
    {
      ...{ account_id, action: "dispute.resolved", object_id: formatId("dsp", id), created },
      changes: { status: [status, "resolved"], outcome: [null, outcome] },
      note: `${by}: ${note}`,
    },
  ]);
}
