import assert from "node:assert/strict";
import type { Currency } from "#platform/context";
import { mintIdAfter, timeOfId } from "#platform/ids";
import { type Book, balanceKey, booksOf, MOVES, type Move } from "./moves.ts";
import type { PostingRow } from "./tables.ts";

/** An organisation's balances in one currency, as its locked row holds them. */
export interface Balance {
  readonly account_id: string;
  readonly currency: Currency;
  readonly available_minor: bigint;
  readonly reserved_minor: bigint;
  readonly in_flight_minor: bigint;
  /** Number of the newest posting. */
  readonly sequence: number;
  /** Its id; null before the first. */
  readonly last_posting_id: string | null;
  /** Below this the organisation is told; null when it is not. */
  readonly low_minor: bigint | null;
  /** Whether the next fall below it is told. */
  readonly low_armed: boolean;
}

/** A fall of the available Credit below the amount that the organisation watches. */
export interface LowBalance {
  readonly account_id: string;
  readonly currency: Currency;
  readonly low_minor: bigint;
  /** What the move that took it there was for. */
  readonly source_id: string;
}

/** The rows that write down a set of moves. */
export interface Posting {
  /**
   * One a balance: the balances after the set, and the number that the locked row had before it.
   */
  readonly balances: readonly (Balance & { readonly sequence_before: number })[];
  /** One a move, in their order. */
  readonly rows: readonly PostingRow[];
  /** The falls to tell, at most one a balance. */
  readonly lows: readonly LowBalance[];
}

/**
 * Applies moves, in their order, to locked balances, and returns the rows to write. Pure, but for
 * the ids: they are minted here, where the order is known, so that a balance's postings sort by id
 * as they were booked.
 *
 * A move that would make a balance negative is a bug of the caller, who decides what may be spent.
 */
export function postingOf(moves: readonly Move[], balances: ReadonlyMap<string, Balance>): Posting {
  const after = new Map<string, Balance & { sequence_before: number }>();
  const rows: PostingRow[] = [];
  const lows: LowBalance[] = [];
  for (const move of moves) {
    const balance_key = balanceKey(move.account_id, move.currency);
    const before = after.get(balance_key) ?? firstOf(balances, balance_key);
    const balance = balanceAfter(before, move);
    after.set(balance_key, balance);
    rows.push(rowOf(move, balance));
    const low = lowOf(move, before, balance);
    if (low !== null) lows.push(low);
  }
  return { balances: [...after.values()], rows, lows };
}

function firstOf(balances: ReadonlyMap<string, Balance>, balance_key: string) {
  const balance = balances.get(balance_key);
  assert(balance !== undefined, `The balances of ${balance_key} were not locked.`);
  return { ...balance, sequence_before: balance.sequence };
}

function balanceAfter<B extends Balance>(before: B, move: Move): B {
  const { kind, amount_minor } = move;
  assert(amount_minor >= 0n, `A ${kind} never moves a negative amount.`);
  const after = {
    ...before,
    last_posting_id: mintIdAfter(move.created, before.last_posting_id),
    available_minor: before.available_minor + changeOf("available", move),
    reserved_minor: before.reserved_minor + changeOf("reserved", move),
    in_flight_minor: before.in_flight_minor + changeOf("in_flight", move),
    sequence: before.sequence + 1,
  };
  const lowest = [after.available_minor, after.reserved_minor, after.in_flight_minor];
  assert(
    lowest.every((balance_minor) => balance_minor >= 0n),
    `A ${kind} takes more than the book holds.`,
  );
  return { ...after, low_armed: isArmedAfter(after) };
}

/** What a move adds to a book; negative where it takes. */
function changeOf(book: Book, move: Move): bigint {
  const { from, to } = booksOf(move);
  return book === to ? move.amount_minor : book === from ? -move.amount_minor : 0n;
}

/**
 * A fall disarms; what stands at 110 % of the amount arms again.
 * Source: docs/decisions/0024-the-ledger.md.
 */
function isArmedAfter({ available_minor, low_minor, low_armed }: Balance): boolean {
  if (low_minor === null || available_minor < low_minor) return false;
  return low_armed || available_minor * 10n >= low_minor * 11n;
}

function lowOf(move: Move, before: Balance, after: Balance): LowBalance | null {
  const { low_minor } = after;
  if (low_minor === null || !before.low_armed || after.available_minor >= low_minor) return null;
  const { account_id, currency, source_id } = move;
  return { account_id, currency, low_minor, source_id };
}

function rowOf(move: Move, balance: Balance): PostingRow {
  const id = balance.last_posting_id;
  assert(id !== null, `A ${move.kind} was not given an id.`);
  const { type } = MOVES[move.kind];
  const { from, to } = booksOf(move);
  return {
    account_id: move.account_id,
    currency: move.currency,
    sequence: balance.sequence,
    id,
    kind: move.kind,
    from_book: from,
    to_book: to,
    amount_minor: move.amount_minor,
    available_after_minor: balance.available_minor,
    reserved_after_minor: balance.reserved_minor,
    in_flight_after_minor: balance.in_flight_minor,
    source_prefix: move.source_prefix,
    source_id: move.source_id,
    type,
    ...(type === null ? UNSEEN : seenOf(move)),
    // Whoever waited for the balance is booked when it was free, after who came before.
    created: timeOfId(id),
  };
}

/** What only the organisation's own books tell. */
const UNSEEN = { description: null, cost_center_id: null, api_key_id: null };

function seenOf({ kind, description, cost_center_id, api_key_id }: Move) {
  assert(description !== null, `A ${kind} is described for the organisation.`);
  return { description, cost_center_id, api_key_id };
}
