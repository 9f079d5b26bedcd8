/** The only writer of a referral's status. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq } from "drizzle-orm";
import { differenceOf, type EventDraft, emit } from "#journal/events";
import type { Tx } from "#platform/db/transaction";
import { eventsOf } from "#platform/lifecycle";
import { presentProgress } from "./present.ts";
import { type ReferralRow, referralDeadlines, referrals } from "./rows/tables.ts";

type ReferralStep = (typeof LIFECYCLES.referral.steps)[number];

/** One step of one referral, whose row the caller has locked, and after which it waits no more. */
interface ReferralMove {
  readonly before: ReferralRow;
  readonly to: ReferralStep["to"];
  readonly by: ReferralStep["by"];
  readonly with?: Partial<Pick<ReferralRow, "reward_id" | "qualified_at" | "reason">>;
  /** Unix milliseconds on the account's clock. */
  readonly at: number;
  /** The request that moves it; null when the service does by itself. */
  readonly request: EventDraft["request"];
}

/**
 * Moves a referral along one step of its lifecycle and emits the step's events; a step that is not
 * in the table is a bug of the caller.
 *
 * Writes: referrals, referral_deadlines, events. Source: spec/base/lifecycles/referral.tsp.
 */
export async function moveReferral(tx: Tx, move: ReferralMove): Promise<ReferralRow> {
  const { before, to, by, at, request } = move;
  const { account_id, id, status, event_sequence } = before;
  const told: readonly EventDraft["type"][] = eventsOf(LIFECYCLES.referral, {
    ...{ from: status, to, by },
  });
  const is_this = and(eq(referrals.account_id, account_id), eq(referrals.id, id));
  const [after] = await tx.db
    .update(referrals)
    .set({ ...move.with, status: to, event_sequence: event_sequence + told.length })
    .where(and(is_this, eq(referrals.status, status)))
    .returning();
  if (after === undefined) throw new Error(`Referral ${id} is locked and was moved: ${status}.`);
  const { account_id: account, referral_id } = referralDeadlines;
  await tx.db.delete(referralDeadlines).where(and(eq(account, account_id), eq(referral_id, id)));
  const previous_attributes = differenceOf(presentProgress(before), presentProgress(after));
  const object = { prefix: "ref", id } as const;
  await emit(
    tx,
    told.map((type, index) => ({
      ...{ account_id, type, object, sequence: event_sequence + index + 1 },
      ...{ previous_attributes, created: at, request },
    })),
  );
  return after;
}
