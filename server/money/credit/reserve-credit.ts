import { type EventDraft, emit, eventOf } from "#journal/events";
import { balanceKey, lockBalances, post, type ReservedCredit, reserveRows } from "#money/ledger";
import type { Currency } from "#platform/context";
import { insertOf } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { formatId, type IdPrefix, mintId } from "#platform/ids";
import { FIRST_STATUS } from "./lifecycle.ts";
import { type LowCause, notifyLowBalances } from "./notify-low-balances.ts";
import { type CreditReservationRow, creditReservations } from "./tables.ts";

/** Whose Credit is set aside or given back, and what caused it. */
export interface ReservationCause extends LowCause {
  readonly api_key_id: string | null;
}

/** Credit to set aside. Units: minor units. */
export interface NewReservation {
  readonly currency: Currency;
  readonly amount_minor: bigint;
  /** What it is for: a batch or a program, by prefix and uuid. */
  readonly source: { readonly prefix: IdPrefix; readonly id: string };
  /** Unix milliseconds on the account's clock; null when it has no end of its own. */
  readonly expires_at: number | null;
}

/**
 * Sets an account's Credit aside, in the order of what is wanted; null stands for what the
 * available Credit does not suffice for, and nothing of that is written.
 *
 * Writes: credit_reservations, events, the ledger. Source: docs/decisions/0024-the-ledger.md.
 */
export async function reserveCredit(
  tx: Tx,
  cause: ReservationCause,
  wanted: readonly NewReservation[],
): Promise<(CreditReservationRow | null)[]> {
  const account_id = cause.account.id;
  const balance_keys = wanted.map(({ currency }) => ({ account_id, currency }));
  const balances = await lockBalances(tx, balance_keys, "wait");
  const left = new Map([...balances].map(([key, one]) => [key, one.available_minor]));
  const outcomes = wanted.map((one) => {
    const key = balanceKey(account_id, one.currency);
    const after_minor = (left.get(key) ?? 0n) - one.amount_minor;
    if (after_minor < 0n) return null;
    left.set(key, after_minor);
    return rowOf(cause, one);
  });
  const rows = outcomes.filter((row) => row !== null);
  const posting = reserveRows(
    rows.map((row) => creditOf(row, { ...row, words: "Set aside for" })),
    balances,
  );
  await post(tx, posting, insertOf(creditReservations, rows));
  await emit(
    tx,
    rows.map((row) => reservationEvent(row, cause, { type: "credit.reserved", previous: null })),
  );
  await notifyLowBalances(tx, posting.lows, () => cause);
  return outcomes;
}

function rowOf(
  { account, now, api_key_id }: ReservationCause,
  { source, ...wanted }: NewReservation,
): CreditReservationRow {
  return {
    ...wanted,
    account_id: account.id,
    id: mintId(now),
    status: FIRST_STATUS,
    used_minor: 0n,
    released_minor: 0n,
    source_prefix: source.prefix,
    source_id: source.id,
    api_key_id,
    created: now,
    event_sequence: 1,
  };
}

/** What moves of a reservation; `words` stand before the id of what it is for. */
export function creditOf(
  { account_id, id, currency, source_prefix, source_id }: CreditReservationRow,
  {
    words,
    amount_minor,
    api_key_id,
    created,
  }: Pick<ReservedCredit, "amount_minor" | "api_key_id" | "created"> & { readonly words: string },
): ReservedCredit {
  const description = `${words} ${formatId(source_prefix, source_id)}`;
  const reservation_id = id;
  return { account_id, reservation_id, currency, amount_minor, api_key_id, description, created };
}

/** The event that a reservation as it is now has counted. */
export function reservationEvent(
  row: CreditReservationRow,
  { now: created, request }: Pick<ReservationCause, "now" | "request">,
  {
    type,
    previous: previous_attributes,
  }: {
    readonly type: "credit.reserved" | "credit.released";
    readonly previous: EventDraft["previous_attributes"];
  },
): EventDraft {
  return eventOf(type, "rsv", row, { previous_attributes, created, request });
}
