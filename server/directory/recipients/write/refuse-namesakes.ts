import type { Read, Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { Refusal, type RefusalDetail, refuse } from "#platform/refusal";
import type { RecipientFields } from "./read-fields.ts";

/** Source: spec/directory/recipients/operations.tsp. */
const RECIPIENTS_MAX = 200_000;

/**
 * Counts recipients who are added to an account, or only locks its list until the transaction ends:
 * callers may rely on comparing what is unique in a following statement. Returns how many the
 * account has then.
 *
 * Refuses: `limit_reached`. Writes: recipient_counts.
 */
export async function enlist({ sql }: Tx, account_id: string, added: number): Promise<number> {
  const [row] = await sql<{ recipients: number }[]>`
    insert into recipient_counts (account_id, recipients) values (${account_id}, ${added})
    on conflict (account_id)
    do update set recipients = recipient_counts.recipients + excluded.recipients
    returning recipients`;
  const count = row?.recipients ?? 0;
  const refusal = added === 0 ? null : refusalOfCount(count);
  if (refusal !== null) throw new Refusal(refusal.code, refusal.detail);
  return count;
}

/** How many recipients an account has, without a lock. */
export async function countListed({ sql }: Pick<Read, "sql">, account_id: string): Promise<number> {
  const [row] = await sql<{ recipients: number }[]>`
    select recipients from recipient_counts where account_id = ${account_id}`;
  return row?.recipients ?? 0;
}

/** Why an account cannot have this number of recipients; null where it can. Pure. */
export function refusalOfCount(
  recipients: number,
): { readonly code: "limit_reached"; readonly detail: RefusalDetail } | null {
  if (recipients <= RECIPIENTS_MAX) return null;
  const message = `An account can have at most ${RECIPIENTS_MAX.toLocaleString("en")} recipients.`;
  const meta = { limit: "recipients", max: RECIPIENTS_MAX };
  return { code: "limit_reached", detail: { message, meta } };
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
