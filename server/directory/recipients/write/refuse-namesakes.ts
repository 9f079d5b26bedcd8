import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import type { RecipientFields } from "./read-fields.ts";

/** Source: spec/directory/recipients/operations.tsp. */
const RECIPIENTS_MAX = 200_000;

/**
 * Counts recipients who are added to an account, or only locks its list until the transaction ends:
 * callers may rely on comparing what is unique in a following statement.
 *
 * Refuses: `limit_reached`. Writes: recipient_counts.
 */
export async function enlist({ sql }: Tx, account_id: string, added: number): Promise<void> {
  const [row] = await sql<{ recipients: number }[]>`
    insert into recipient_counts (account_id, recipients) values (${account_id}, ${added})
    on conflict (account_id)
    do update set recipients = recipient_counts.recipients + excluded.recipients
    returning recipients`;
  if (added === 0 || (row?.recipients ?? 0) <= RECIPIENTS_MAX) return;
  refuse("limit_reached", {
    message: `An account can have at most ${RECIPIENTS_MAX.toLocaleString("en")} recipients.`,
    meta: { limit: "recipients", max: RECIPIENTS_MAX },
  });
}

/** Somebody of an account is erased, and makes room for another. Writes: recipient_counts. */
export async function delist({ sql }: Tx, account_id: string): Promise<void> {
  await sql`
    update recipient_counts set recipients = recipients - 1 where account_id = ${account_id}`;
}

/** A recipient who has an own ID or a payroll number. */
interface Namesake {
  readonly id: string;
  readonly external_id: string | null;
  readonly payroll_id: string | null;
}

/** Those of an account who have one of these own IDs or payroll numbers, one statement for all. */
async function findNamesakes(
  { sql }: Pick<Tx, "sql">,
  account_id: string,
  asked: readonly Pick<RecipientFields, "external_id" | "payroll_id">[],
): Promise<Namesake[]> {
  const external_ids = asked.flatMap(({ external_id }) => external_id ?? []);
  const payroll_ids = asked.flatMap(({ payroll_id }) => payroll_id ?? []);
  if (external_ids.length + payroll_ids.length === 0) return [];
  return await sql<Namesake[]>`
    select id, external_id, payroll_id from recipients
    where account_id = ${account_id} and external_id = any(${external_ids}::text[])
    union
    select id, external_id, payroll_id from recipients
    where account_id = ${account_id} and payroll_id = any(${payroll_ids}::text[])`;
}

/**
 * An own ID and a payroll number stand for one recipient. The caller holds the list; `id` is the
 * recipient itself, null for a new one.
 *
 * Refuses: `duplicate_resource`.
 */
export async function refuseNamesakes(
  tx: Tx,
  { account_id, id }: { account_id: string; id: string | null },
  fields: Pick<RecipientFields, "external_id" | "payroll_id">,
): Promise<void> {
  const others = (await findNamesakes(tx, account_id, [fields])).filter((one) => one.id !== id);
  refuseNamesakeOf(fields, others);
}

/** The same, against recipients that were found. Refuses: `duplicate_resource`. */
function refuseNamesakeOf(
  fields: Pick<RecipientFields, "external_id" | "payroll_id">,
  others: readonly Namesake[],
): void {
  for (const param of ["external_id", "payroll_id"] as const) {
    const other = others.find((one) => one[param] !== null && one[param] === fields[param]);
    if (other === undefined) continue;
    refuse("duplicate_resource", {
      param,
      message: `\`${param}\` is used by another recipient. Use another one.`,
      resource: formatId("rcp", other.id),
    });
  }
}
