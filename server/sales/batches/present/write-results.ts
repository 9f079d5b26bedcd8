import { stringify } from "csv-stringify/sync";
import { readInstant } from "#platform/db/columns";
import type { Read } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { harareIso } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { cellText } from "#platform/wire/csv";
import { failureMessageOf } from "#sales/sends";

/** Source: spec/sales/batches/results.tsp. */
const COLUMNS = [
  "line",
  "target",
  "network",
  "type",
  "amount",
  "currency",
  "status",
  "send_id",
  "client_reference",
  "failure_code",
  "failure_message",
  "token_last4",
  "units",
  "delivered_at",
] as const;

interface Row extends Omit<ResultLine, "cells"> {
  readonly line: number;
  readonly target: string;
  readonly network: string | null;
  readonly type: string | null;
  readonly amount_minor: string | null;
  readonly currency: string | null;
  readonly status: string;
  readonly send_id: string | null;
  readonly client_reference: string | null;
  readonly failure_code: string | null;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly token_last4: string | null;
  readonly units_centi: string | null;
  readonly delivered_at: string | null;
}

/** A line as the file shows it, and whom it names. */
export interface ResultLine {
  readonly cells: readonly string[];
  /** As the line names the recipient; null when it names nobody, or somebody who was erased. */
  readonly recipient: string | null;
  readonly name: string | null;
}

/** The headings of the file. */
export const RESULT_COLUMNS: readonly string[] = COLUMNS;

/** Every line of a batch with what became of it, in the order of the lines, as CSV. */
export async function writeResults(
  read: Pick<Read, "sql">,
  batch: { account_id: string; id: string },
): Promise<Uint8Array> {
  const lines = await readResults(read, batch);
  return Buffer.from(stringify([[...COLUMNS], ...lines.map(({ cells }) => [...cells])]));
}

/** The lines of a batch as the file shows them. */
export async function readResults(
  { sql }: Pick<Read, "sql">,
  { account_id, id }: { account_id: string; id: string },
): Promise<ResultLine[]> {
  const rows = await sql<Row[]>`
    select line.line, line.ordered ->> 'recipient' as recipient, line.ordered ->> 'name' as name,
      line.line, line.target, line.network, line.type, line.amount_minor, line.currency,
      line.status, line.send_id, line.client_reference, line.failure_code, line.error,
      send.power -> 'tokens' -> -1 ->> 'last4' as token_last4,
      send.power ->> 'units_centi' as units_centi, send.delivered_at
    from batch_items line
    left join sends send on send.account_id = line.account_id and send.id = line.send_id
    where line.account_id = ${account_id} and line.batch_id = ${id}
    order by line.id`;
  return rows.map((row) => ({ cells: cellsOf(row), recipient: row.recipient, name: row.name }));
}

function cellsOf(row: Row): string[] {
  const { failure_code, error } = row;
  return [
    String(row.line),
    cellText(row.target),
    row.network ?? "",
    row.type ?? "",
    row.amount_minor === null ? "" : formatMoney(BigInt(row.amount_minor)),
    row.currency ?? "",
    row.status,
    row.send_id === null ? "" : formatId("snd", row.send_id),
    cellText(row.client_reference ?? ""),
    failure_code ?? error?.code ?? "",
    cellText(failure_code === null ? (error?.message ?? "") : failureMessageOf(failure_code)),
    row.token_last4 ?? "",
    row.units_centi === null ? "" : formatMoney(BigInt(row.units_centi)),
    row.delivered_at === null ? "" : harareIso(readInstant(row.delivered_at)),
  ];
}
