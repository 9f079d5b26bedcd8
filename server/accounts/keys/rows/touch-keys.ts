import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";

/** The latest use of a key. */
export interface KeyUse {
  readonly account_id: string;
  readonly key_id: string;
  /** Unix milliseconds of the wall clock. */
  readonly used_at: number;
  readonly ip: string;
}

/**
 * Notes when and from where keys were last used, all in one statement. Programs write behind each
 * other, so an older use never replaces a newer one; rows are taken in the order of their keys, so
 * two programs that write the same keys wait and do not block each other for good.
 *
 * Writes: api_keys.
 */
export async function touchKeys({ sql }: Tx, uses: readonly KeyUse[]): Promise<void> {
  if (uses.length === 0) return;
  await sql`
    with uses as materialized (
      select used.* from unnest(
        ${uses.map(({ account_id }) => account_id)}::uuid[],
        ${uses.map(({ key_id }) => key_id)}::uuid[],
        ${uses.map(({ used_at }) => writeInstant(used_at))}::text[]::timestamptz[],
        ${uses.map(({ ip }) => ip)}::text[]
      ) as used(account_id, key_id, used_at, ip)
      join api_keys held on held.account_id = used.account_id and held.id = used.key_id
      where held.last_used_at is null or held.last_used_at < used.used_at
      order by used.account_id, used.key_id
      for no key update of held
    )
    update api_keys key set last_used_at = uses.used_at, last_used_ip = uses.ip
    from uses where key.account_id = uses.account_id and key.id = uses.key_id`;
}
