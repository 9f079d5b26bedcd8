import { LIFECYCLES } from "@svc/generated/lifecycles";
import { type EventRequest, emit, eventOf } from "#journal/events";
import { randomLetters } from "#platform/crypto/random-text";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { cellSecret, markOfReference } from "#platform/settings/cell";
import type { Mode } from "#platform/work/queue";
import type { BankAccount } from "#providers/payments";
import { holdClock } from "../rows/hold-clock.ts";
import { type TopupRow, topups, topupWork } from "../rows/tables.ts";
import type { TopupInput } from "./read-topup.ts";

/** A top-up to write, and whom the payment comes through. */
export interface NewTopup extends TopupInput {
  readonly account_id: string;
  readonly mode: Mode;
  readonly provider: string;
  readonly fee_minor: bigint;
  readonly bank: BankAccount | null;
  readonly api_key_id: string | null;
  /** How long until somebody looks at it; null until it expires. */
  readonly look_after_ms: number | null;
  /** How long its payment may take to be started; null where nobody starts it. */
  readonly start_ms: number | null;
  readonly request: EventRequest;
}

const MINUTE_MS = 60_000;

/** How long a payer has. Source: spec/money/topups/models.tsp. */
const OPEN_MS = { card: 60 * MINUTE_MS, bank_transfer: 7 * 24 * 60 * MINUTE_MS };

/**
 * Writes a top-up that waits for its payment, with what is to be done about it.
 *
 * Writes: topups, topup_work, events. Source: spec/money/topups/operations.tsp.
 */
export async function writeTopup(
  tx: Tx,
  { mode, look_after_ms, start_ms, request, ...wanted }: NewTopup,
): Promise<TopupRow> {
  const clock = await holdClock(tx, { ...wanted, mode });
  const now = clock.wall_now + clock.ahead_ms;
  const expires_at = now + OPEN_MS[wanted.method];
  const [row] = await tx.db
    .insert(topups)
    .values({
      ...wanted,
      id: mintId(now),
      status: LIFECYCLES.topup.initial[0],
      reference: `TOP-${markOfReference(tx.cell)}${randomLetters()}`,
      receipt_secret: cellSecret(tx.cell),
      created: now,
      starting_until: start_ms === null ? null : clock.wall_now + start_ms,
      expires_at,
      event_sequence: 1,
    })
    .returning();
  if (row === undefined) throw new Error("A top-up was not written.");
  const { account_id, id: topup_id } = row;
  const wait_ms = look_after_ms ?? expires_at - now;
  const due_at = clock.wall_now + wait_ms;
  await tx.db.insert(topupWork).values({ account_id, topup_id, mode, due_at });
  await emit(tx, [eventOf("credit.topup.pending", "top", row, { created: now, request })]);
  return row;
}
