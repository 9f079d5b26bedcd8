import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { inScope, type LeaseScope, type Queue } from "#platform/work/queue";

const NAME = "round positions";

/** Exact positions are kept so long. Source: spec/rewards/checkins.tsp. */
const EXACT_MS = 30 * 86_400_000;
/** About a kilometre. */
const DECIMALS = 2;

const OF = { account_id: "checkin.account_id", row_id: "checkin.id", mode: null, queue: NAME };

/**
 * Old positions as a queue: leasing rounds them, and removes what devices attested.
 *
 * Writes: checkins.
 */
export const POSITION_ROUNDING: Queue<object> = {
  name: NAME,
  modes: [null],
  readDue: async ({ sql }, scope) =>
    await sql<{ account_id: string; row_id: string }[]>`
      select account_id, id as row_id from checkins checkin
      where ${isOld(sql, scope)} order by created limit ${scope.limit}`,
  lease: async ({ sql }, scope) =>
    // What somebody else holds is left to the next time.
    await sql<{ id: string }[]>`
      update checkins set position = null, attestation = null,
        place = jsonb_build_object(
          'lat', round((position ->> 'lat')::numeric, ${DECIMALS}::int),
          'lng', round((position ->> 'lng')::numeric, ${DECIMALS}::int)
        )
      where (account_id, id) in (
        select account_id, id from checkins checkin
        where ${isOld(sql, scope)} order by created limit ${scope.limit}
        for no key update skip locked
      ) returning id`,
};

function isOld(sql: Tx["sql"], scope: LeaseScope) {
  const before = writeInstant(scope.now - EXACT_MS);
  return sql`position is not null and created < ${before} and ${inScope({ sql }, OF, scope)}`;
}
