import type { PostingRow } from "@svc/server/money/ledger/tables.ts";

/** One side of a posting, as the view `ledger_entries` reads it. */
export interface Entry {
  readonly account_id: string;
  readonly currency: string;
  readonly sequence: number;
  readonly book: string;
  readonly transaction_id: string;
  readonly amount_minor: bigint;
  /** Null in the books of the house. */
  readonly balance_after_minor: bigint | null;
  readonly send_id: string | null;
}

/** Both sides of each posting, what it takes first. */
export function entriesOf(rows: readonly PostingRow[]): Entry[] {
  return rows.flatMap((row) => [
    sideOf(row, row.from_book, -row.amount_minor),
    sideOf(row, row.to_book, row.amount_minor),
  ]);
}

function sideOf(row: PostingRow, book: string, amount_minor: bigint): Entry {
  const { account_id, currency, sequence, id: transaction_id, source_id } = row;
  const left = new Map([
    ["available", row.available_after_minor],
    ["reserved", row.reserved_after_minor],
    ["in_flight", row.in_flight_after_minor],
  ]);
  const is_of_float = book.startsWith("house:float:") && row.source_prefix === "snd";
  const is_of_send = book === "in_flight" || is_of_float;
  return {
    ...{ account_id, currency, sequence, book, transaction_id, amount_minor },
    balance_after_minor: left.get(book) ?? null,
    send_id: is_of_send ? source_id : null,
  };
}
