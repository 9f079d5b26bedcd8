import type { Schemas } from "@svc/generated/routes";
import type { Read, Tx } from "#platform/db/transaction";
import { readRef } from "./refs.ts";

/** A recipient as a request names one, `rcp_…` or `ext:…`, and whose it would be. */
export interface AccountRecipientRef {
  readonly account_id: string;
  readonly ref: string;
}

/** What others need to know of a recipient. */
export interface FoundRecipient {
  /** Uuid. */
  readonly id: string;
  readonly status: Schemas["RecipientStatus"];
  readonly name: string | null;
  readonly first_name: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly default_meter: string | null;
  /** In their order. */
  readonly meters: readonly string[];
  /** Uuid. */
  readonly cost_center_id: string | null;
  /** When the person will be, or was, erased. Unix milliseconds. */
  readonly erase_at: number | null;
}

/** A row as the statements of this part select it. */
interface RawRecipient extends Omit<FoundRecipient, "erase_at"> {
  readonly account_id: string;
  readonly external_id: string | null;
  readonly erase_at_ms: string | null;
}

/**
 * The recipients that a set of references names, one statement for all of them: by `refName`. One
 * of another account is absent, and so is one that there is not; those who are being erased are
 * found, and say so.
 */
export async function findByRefs(
  { sql }: Tx | Read,
  asked: readonly AccountRecipientRef[],
): Promise<ReadonlyMap<string, FoundRecipient>> {
  const named = asked.flatMap(({ account_id, ref }) => {
    const read = readRef(ref);
    return read === null ? [] : [{ account_id, ref, ...read }];
  });
  if (named.length === 0) return new Map();
  // Each row is found by its index for itself: one kept plan serves sets and tables of every size.
  const rows = await sql<(RawRecipient & { ref: string })[]>`
    select asked.ref, found.* from unnest(
      (select ${named.map(({ account_id }) => account_id)}::uuid[]),
      (select ${named.map(({ ref }) => ref)}::text[]),
      (select ${named.map(({ id }) => id)}::uuid[]),
      (select ${named.map(({ external_id }) => external_id)}::text[])
    ) as asked(account_id, ref, id, external_id)
    cross join lateral (
      (select * from recipients held
        where held.account_id = asked.account_id and held.id = asked.id)
      union all
      (select * from recipients held
        where held.account_id = asked.account_id and held.external_id = asked.external_id)
    ) as held
    cross join lateral (
      select held.account_id, held.id, held.external_id, held.status, held.name, held.phone,
        coalesce(held.first_name, split_part(held.name, ' ', 1)) as first_name,
        held.default_meter, held.cost_center_id,
        (extract(epoch from held.erase_at) * 1000)::bigint as erase_at_ms,
        array(select meter.number from recipient_meters meter
          where meter.account_id = held.account_id and meter.recipient_id = held.id
          order by meter.place) as meters
    ) as found`;
  return new Map(rows.map((row) => [refName(row), foundOf(row)]));
}

/** What a reference is called in the map of those that were found. */
export function refName({ account_id, ref }: AccountRecipientRef): string {
  return `${account_id}/${ref}`;
}

/** The recipient that a row tells of. */
function foundOf(row: RawRecipient): FoundRecipient {
  const { id, status, name, first_name, phone, default_meter, meters, cost_center_id } = row;
  const erase_at = row.erase_at_ms === null ? null : Number(row.erase_at_ms);
  return { id, status, name, first_name, phone, default_meter, meters, cost_center_id, erase_at };
}
