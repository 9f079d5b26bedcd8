import { and, eq } from "drizzle-orm";
import { auditByStaff } from "#journal/audit-log";
import type { Currency } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { formatId } from "#platform/ids";
import { type Cell, cellInReference } from "#platform/settings/cell";
import { formatMoney } from "#platform/values/money";
import type { Told } from "../lifecycle.ts";
import { receiveTopup } from "../receive-topup.ts";
import { findTopupByReference } from "../rows/find-by-reference.ts";
import { lockTopup } from "../rows/queries.ts";
import { type TopupRow, topupWork } from "../rows/tables.ts";
import { referenceIn } from "./reference-in.ts";

/** A line of a bank's statement. Units: minor units. */
export interface Transfer {
  /** The bank's own number of the line. */
  readonly bank_reference: string;
  readonly currency: Currency;
  readonly amount_minor: bigint;
  /** What the payer has written. */
  readonly words: string;
  /** Of the top-up that it is for; null where the payer's words name none. */
  readonly reference: string | null;
  /** Wire id of the top-up that a line of this number was credited to; null where none was. */
  readonly credited_to: string | null;
}

/** What became of a line; what is not credited is for staff to look at. */
export type TransferOutcome =
  | { readonly kind: "credited" | "known"; readonly topup: string }
  | { readonly kind: "unmatched"; readonly why: string };

const NOTE_CHARACTERS_MAX = 200;

/**
 * Makes a transfer that has arrived Credit of the live top-up whose reference was quoted, whatever
 * its amount, and whether or not the top-up has expired. A line that was imported before is known.
 *
 * Writes: topups, topup_work, events, audit_entries, the ledger.
 * Source: docs/operations/staff-work.md, "Bank transfers".
 */
export async function receiveTransfer(
  tx: Tx,
  transfer: Transfer,
  told: Told,
): Promise<TransferOutcome> {
  const { reference, credited_to, words } = transfer;
  const quoted = referenceIn(words);
  // Only there is it known whether that cell has credited this line already.
  if (quoted !== reference && isOfAnother(tx.cell, quoted)) {
    return unmatched(`the payer has quoted ${quoted}, of another cell: import the line there`);
  }
  if (reference === null) {
    if (credited_to !== null) return { kind: "known", topup: credited_to };
    return unmatched("the payer has quoted no reference");
  }
  const named = await findTopupByReference(tx, reference);
  const row = named && (await lockTopup(tx, named.account_id, named.id));
  if (row === null) return unmatched(`there is no top-up ${reference}`);
  const topup = formatId("top", row.id);
  if (row.status === "succeeded" && row.provider_reference === transfer.bank_reference) {
    return { kind: "known", topup };
  }
  if (credited_to !== null) return unmatched(`this line was credited to ${credited_to}`);
  const why = misfitOf(row, transfer);
  if (why !== null) return unmatched(`${topup} ${why}`);
  await credit(tx, row, transfer, told);
  return { kind: "credited", topup };
}

/** Whether a reference was made by another cell. */
function isOfAnother(cell: Cell, reference: string | null): boolean {
  const quoted = reference === null ? null : cellInReference(reference);
  return quoted !== null && quoted !== cell;
}

function unmatched(why: string): TransferOutcome {
  return { kind: "unmatched", why };
}

/** Why a transfer is not the payment of a top-up; null where it is. */
function misfitOf(row: TopupRow, { currency }: Transfer): string | null {
  if (row.method !== "bank_transfer") return "is paid by card";
  if (row.provider === "simulator") return "is of test mode";
  if (row.currency !== currency) return `is in ${row.currency}`;
  return row.status === "succeeded" ? "was paid by another transfer" : null;
}

async function credit(tx: Tx, row: TopupRow, transfer: Transfer, told: Told): Promise<void> {
  const { account_id, id: topup_id } = row;
  const { amount_minor: received_minor, bank_reference, words } = transfer;
  const at = await transactionTime(tx);
  const payer_note = words.trim().slice(0, NOTE_CHARACTERS_MAX) || null;
  const received = { received_minor, provider_reference: bank_reference, payer_note };
  await receiveTopup(tx, row, { received, at, request: null }, told);
  await tx.db
    .delete(topupWork)
    .where(and(eq(topupWork.account_id, account_id), eq(topupWork.topup_id, topup_id)));
  await auditByStaff(tx, [
    {
      account_id,
      action: "topup.received",
      object_id: formatId("top", topup_id),
      changes: { amount_received: [null, formatMoney(received_minor)] },
      note: `Bank statement, line ${bank_reference}`,
      created: at,
    },
  ]);
}
