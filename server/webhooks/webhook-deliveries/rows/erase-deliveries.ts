import type { Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { digitsOf } from "#platform/ids-within";
import { repackWithout, type Sought } from "./pack-sent.ts";

/** What names a person. */
interface Named {
  /** Uuids of everything that says something about the person. */
  readonly object_ids: readonly string[];
  readonly texts: readonly string[];
}

/** Packs that are read at once. */
const PACKS_A_READ = 100;

/**
 * Erases what was sent to webhook endpoints about these objects, or holds one of the texts; that it
 * was sent is kept. Every pack is walked: no delivery names those of earlier tries any more, and
 * what was sent anew outlives its event.
 *
 * Callers may rely on it that no try writes afterwards what it was sent before: the leases of these
 * deliveries end, and they are sent anew.
 * Writes: webhook_deliveries, webhook_dispatches, webhook_sent.
 */
export async function eraseDeliveries(
  tx: Tx,
  account_id: string,
  { object_ids, texts }: Named,
): Promise<void> {
  const { sql } = tx;
  const events = await sql<{ id: string }[]>`
    select id from events
    where account_id = ${account_id} and object_id = any(${[...object_ids]}::uuid[])`;
  const event_ids = events.map(({ id }) => id);
  await endLeases(tx, account_id, event_ids);
  const written = texts.map((text) => JSON.stringify(text).slice(1, -1));
  const digits = digitsOf([...event_ids, ...object_ids]);
  const delivery_ids = await erasePacks(tx, account_id, { digits, texts: written });
  // An endpoint may have answered with a text of the person, whatever it was sent.
  const repeated = [...new Set([...texts, ...written])];
  await sql`
    update webhook_deliveries set payload = null, body_excerpt = null
    where account_id = ${account_id} and (
      event_id = any(${event_ids}::uuid[]) or id = any(${delivery_ids}::uuid[])
      or exists (
        select from unnest(${repeated}::text[]) as repeated(text)
        where strpos(body_excerpt, repeated.text) > 0))`;
}

/**
 * A try under way was rendered before the erasure; without its lease it writes nothing. The end of
 * the lease is kept: until then no other worker sends the same. Rows without a lease are locked as
 * well, so that a worker that leases one now renders what is left of the person.
 */
async function endLeases(
  { sql }: Tx,
  account_id: string,
  event_ids: readonly string[],
): Promise<void> {
  await sql`
    update webhook_dispatches work set lease_owner = null
    from webhook_deliveries delivery
    where delivery.account_id = ${account_id} and delivery.event_id = any(${[...event_ids]}::uuid[])
      and work.account_id = delivery.account_id and work.delivery_id = delivery.id`;
}

/** Returns the deliveries (uuids) whose bodies went. */
async function erasePacks({ sql }: Tx, account_id: string, sought: Sought): Promise<string[]> {
  const delivery_ids: string[] = [];
  for (let after = lowestId(0), read = PACKS_A_READ; read === PACKS_A_READ; ) {
    const packs = await sql<{ id: string; packed: Uint8Array }[]>`
      select id, packed from webhook_sent
      where account_id = ${account_id} and id > ${after} order by id limit ${PACKS_A_READ}`;
    for (const { id, packed } of packs) {
      const rest = repackWithout(packed, sought);
      if (rest === null) continue;
      delivery_ids.push(...rest.delivery_ids);
      await sql`
        update webhook_sent set packed = ${rest.packed}
        where account_id = ${account_id} and id = ${id}`;
    }
    read = packs.length;
    after = packs.at(-1)?.id ?? after;
  }
  return delivery_ids;
}
