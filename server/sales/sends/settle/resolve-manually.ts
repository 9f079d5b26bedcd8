import assert from "node:assert/strict";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import type { FailureCode, SupplierOutcome, VendedPower } from "#providers/port";
import { lockWork, type SendName } from "../attempts/dispatch-queries.ts";
import { writeWork } from "../attempts/dispatch-writes.ts";
import { intend, workIntending } from "../attempts/hand-over.ts";
import { hasFailed, moveSends, type SendStatus } from "../lifecycle.ts";
import type { SendRow } from "../rows/tables.ts";
import { closeSends } from "./close-sends.ts";
import type { MovedWith } from "./parents.ts";
import { settleSends } from "./settle-sends.ts";
import type { Settlement } from "./settlement.ts";

/** The reported outcome of a send; `late_delivered` is a delivery after the send had failed. */
export type ReportedStatus = "delivered" | "failed" | "late_delivered";

/** A person's decision about one send. The caller has locked its row and its account's clock. */
export interface ManualResolution
  extends Pick<Settlement, "now" | "supplier" | "waits" | "secret_key"> {
  readonly send: SendRow;
  readonly reported: ReportedStatus;
  /** What the utility issued, for a power sale reported as delivered. */
  readonly vend: (send: SendRow) => VendedPower;
  readonly moved_with: MovedWith;
}

/**
 * Settles one send as a person decides, by the same path as a supplier's answer.
 *
 * Returns the row as it is afterwards; null, with nothing written, when the send's lifecycle does
 * not let it go there. Writes: as `settleSends`. Source: spec/base/lifecycles/send.tsp.
 */
export async function resolveManually(tx: Tx, word: ManualResolution): Promise<SendRow | null> {
  switch (word.reported) {
    case "delivered":
      return await resolveDelivered(tx, word);
    case "failed":
      return await resolveFailed(tx, word);
    case "late_delivered":
      return hasFailed(word.send) ? await settleReported(tx, word, deliveredAs(word)) : null;
  }
}

/** A failure that each state allows. Source: spec/sales/sends/enums.tsp. */
const FAILURES: Partial<Record<SendStatus, FailureCode>> = {
  scheduled: "product_unavailable",
  pending: "provider_unavailable",
  retrying: "network_busy",
  queued: "hold_expired",
  submitted: "network_rejected",
  unknown: "not_delivered",
  requires_review: "not_delivered_by_review",
};

async function resolveDelivered(tx: Tx, word: ManualResolution): Promise<SendRow | null> {
  switch (word.send.status) {
    case "pending":
    case "retrying":
      return await handOverDelivered(tx, word);
    case "submitted":
    case "unknown":
    case "requires_review":
      return await settleReported(tx, word, deliveredAs(word));
    default:
      return null;
  }
}

async function resolveFailed(tx: Tx, word: ManualResolution): Promise<SendRow | null> {
  const { send, now: at, moved_with } = word;
  const failure_code = FAILURES[send.status];
  if (failure_code === undefined) return null;
  const was_asked_for = ["submitted", "unknown", "requires_review"].includes(send.status);
  if (was_asked_for) {
    const outcome = { kind: "refused", code: failure_code, supplier_code: "as_told" } as const;
    return await settleReported(tx, word, outcome);
  }
  const [row] = await closeSends(
    tx,
    [{ send, to: "failed_credited", at, failure_code }],
    moved_with,
  );
  return row ?? null;
}

/** A send that was not submitted is handed over first, so that it has its attempt and its event. */
async function handOverDelivered(tx: Tx, word: ManualResolution): Promise<SendRow | null> {
  const { send, now, supplier, moved_with } = word;
  const name = nameOf(send);
  const works = await lockWork(tx, [name]);
  const work = works.get(send.id);
  if (work === undefined) throw new Error(`no due row for send ${send.id}`);
  const lease_owner = mintId(now);
  const intention = { send, work, kind: "submit", supplier_name: supplier.name, now } as const;
  const [attempt] = await intend(tx, [intention]);
  assert(attempt !== undefined);
  await moveSends(tx, [{ send, to: "submitted", at: now }], moved_with.request);
  await writeWork(tx, [{ ...workIntending(work, attempt), lease_owner }]);
  const asked = { kind: "submit", attempt_id: attempt.id, lease_owner } as const;
  return await settleReported(tx, word, deliveredAs(word), asked);
}

async function settleReported(
  tx: Tx,
  { send, now, supplier, waits, secret_key, moved_with }: ManualResolution,
  outcome: SupplierOutcome,
  asked: Pick<Settlement, "kind" | "attempt_id" | "lease_owner"> = UNASKED,
): Promise<SendRow | null> {
  const settlement = {
    ...nameOf(send),
    ...asked,
    outcome,
    duration_ms: 0,
    now,
    supplier,
    waits,
    mode: "test" as const,
    secret_key,
  };
  const [settled] = await settleSends(tx, [settlement], moved_with);
  return settled?.row ?? null;
}

const UNASKED = { kind: "callback", attempt_id: null, lease_owner: null } as const;

function deliveredAs({ send, vend }: ManualResolution): SupplierOutcome {
  const { target, amount_minor } = send;
  const digits = send.id.replaceAll("-", "").slice(-12).toUpperCase();
  const vended = { target, amount_minor, currency: send.currency };
  const delivered = { kind: "delivered", supplier_reference: `TEST-${digits}`, vended } as const;
  return send.power === null ? delivered : { ...delivered, power: vend(send) };
}

function nameOf({ account_id, id: send_id }: SendRow): SendName {
  return { account_id, send_id };
}
