import type { Tx } from "#platform/db/transaction";
import { formatId, lowestId } from "#platform/ids";
import { repackWithout } from "./pack-sent.ts";

/** Packs that are read at once. */
const PACKS_A_READ = 100;

/**
 * Erases what was sent to webhook endpoints about these objects; that it was sent is kept. The
 * packs of earlier tries are walked too, which no delivery names any more.
 *
 * Writes: webhook_deliveries, webhook_sent.
 */
export async function eraseDeliveries(
  { sql }: Tx,
  account_id: string,
  object_ids: readonly string[],
): Promise<void> {
  const events = await sql<{ id: string }[]>`
    select id from events
    where account_id = ${account_id} and object_id = any(${[...object_ids]}::uuid[])`;
  const event_ids = events.map(({ id }) => id);
  await sql`
    update webhook_deliveries set payload = null, body_excerpt = null
    where account_id = ${account_id} and event_id = any(${event_ids}::uuid[])`;
  const wire_ids = new Set(event_ids.map((id) => formatId("evt", id)));
  for (let after = lowestId(0), read = PACKS_A_READ; read === PACKS_A_READ; ) {
    const packs = await sql<{ id: string; packed: Uint8Array }[]>`
      select id, packed from webhook_sent
      where account_id = ${account_id} and id > ${after} order by id limit ${PACKS_A_READ}`;
    for (const { id, packed } of packs) {
      const rest = repackWithout(packed, wire_ids);
      if (rest === null) continue;
      await sql`
        update webhook_sent set packed = ${rest} where account_id = ${account_id} and id = ${id}`;
    }
    read = packs.length;
    after = packs.at(-1)?.id ?? after;
  }
}
