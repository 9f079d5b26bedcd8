import { stringify } from "csv-stringify/sync";
import { readInstant } from "#platform/db/columns";
import type { Read } from "#platform/db/transaction";
import { formatId, type IdPrefix, lowestId } from "#platform/ids";
import { harareDay, harareIso } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { cellText } from "#platform/wire/csv";
import type { StatementName } from "./month.ts";

/** How many rows are read at once. */
const ROWS_AT_ONCE = 5_000;

const COLUMNS = [
  "date",
  "time",
  "id",
  "type",
  "description",
  "source",
  "currency",
  "amount",
  "reserved_amount",
  "available_after",
  "reserved_after",
  "api_key",
  "api_key_label",
  "cost_center",
  "send_type",
  "network",
  "target",
  "face",
  "client_reference",
  "sequence",
] as const;

interface Row {
  readonly id: string;
  readonly sequence: string;
  readonly created: string;
  readonly type: string;
  readonly description: string;
  readonly source_prefix: IdPrefix;
  readonly source_id: string;
  readonly amount_minor: string;
  readonly reserved_amount_minor: string;
  readonly available_after_minor: string;
  readonly reserved_after_minor: string;
  readonly api_key_id: string | null;
  readonly key_label: string | null;
  readonly cost_center_id: string | null;
  readonly send_type: string | null;
  readonly network: string | null;
  readonly target: string | null;
  readonly face_minor: string | null;
  readonly client_reference: string | null;
}

/**
 * Every row of an account's Credit in a month, in the order in which they were booked, which ids
 * follow; as CSV, dates are Harare's.
 */
export async function writeRows(read: Read, name: StatementName): Promise<Uint8Array> {
  const parts = [stringify([[...COLUMNS]])];
  let after: string | null = null;
  for (;;) {
    const rows: Row[] = await readRows(read, name, after);
    parts.push(stringify(rows.map((row) => cellsOf(row, name.currency))));
    after = rows.at(-1)?.id ?? null;
    if (rows.length < ROWS_AT_ONCE) return Buffer.from(parts.join(""));
  }
}

async function readRows(
  { sql }: Read,
  { account_id, currency, month }: StatementName,
  after: string | null,
): Promise<Row[]> {
  const from =
    after === null ? sql`row.id >= ${lowestId(month.starts_at)}` : sql`row.id > ${after}`;
  return await sql<Row[]>`
    select row.id, row.sequence, row.created, row.type, row.description, row.source_prefix,
      row.source_id, row.amount_minor, row.reserved_amount_minor, row.available_after_minor,
      row.reserved_after_minor, row.api_key_id, key.label as key_label, row.cost_center_id,
      send.type as send_type,
      send.network, send.target, send.amount_minor as face_minor, send.client_reference
    from credit_transactions row
    left join sends send on row.source_prefix = 'snd' and send.account_id = row.account_id
      and send.id = row.source_id
    left join api_keys key on key.account_id = row.account_id and key.id = row.api_key_id
    where row.account_id = ${account_id} and row.currency = ${currency}
      and ${from} and row.id < ${lowestId(month.ends_at)}
    order by row.id
    limit ${ROWS_AT_ONCE}`;
}

function cellsOf(row: Row, currency: StatementName["currency"]): string[] {
  const created = readInstant(row.created);
  return [
    harareDay(created),
    harareIso(created).slice(11, 19),
    formatId("txn", row.id),
    row.type,
    cellText(row.description),
    formatId(row.source_prefix, row.source_id),
    currency,
    formatMoney(BigInt(row.amount_minor)),
    formatMoney(BigInt(row.reserved_amount_minor)),
    formatMoney(BigInt(row.available_after_minor)),
    formatMoney(BigInt(row.reserved_after_minor)),
    row.api_key_id === null ? "" : formatId("key", row.api_key_id),
    cellText(row.key_label ?? ""),
    row.cost_center_id === null ? "" : formatId("cc", row.cost_center_id),
    row.send_type ?? "",
    row.network ?? "",
    cellText(row.target ?? ""),
    row.face_minor === null ? "" : formatMoney(BigInt(row.face_minor)),
    cellText(row.client_reference ?? ""),
    row.sequence,
  ];
}
