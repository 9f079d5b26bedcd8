import { readInstant, writeInstant } from "#platform/db/columns";
import type { Database, Read } from "#platform/db/transaction";
import type { Log } from "#platform/log";
import { findWrongUsage, type UsageName } from "./usage.ts";

/** Twice the longest period, so no sale can still count towards it. */
const KEPT_DAYS = 62;
/** Maximum counters compared in one statement. */
const PAGE_MAX = 500;

/**
 * Compares every counter with the sum of the sales that it counts, and drops those of periods that
 * have long been over. One that differs is logged as an error and left as it is, because somebody
 * has to find out why. Returns their names. Writes: key_usage.
 */
export async function checkUsage(database: Database, log: Log): Promise<UsageName[]> {
  await database.transact(
    "drop old counters",
    ({ sql }) => sql`
      delete from key_usage where starts_at < svc_now() - make_interval(days => ${KEPT_DAYS})`,
  );
  const found: UsageName[] = [];
  let page = await database.read((read) => readPage(read, null));
  while (page.length > 0) {
    const names = page;
    const wrong = await database.read((read) => findWrongUsage(read, names));
    for (const { account_id, key_id } of wrong) {
      log.error({ account_id, key_id }, "a counter of a key is not the sum of its sales");
    }
    found.push(...wrong);
    page = await database.read((read) => readPage(read, names.at(-1) ?? null));
  }
  return found;
}

/** The counters that follow one, in the order of their names. */
async function readPage({ sql }: Read, after: UsageName | null): Promise<UsageName[]> {
  const following =
    after === null
      ? sql`true`
      : sql`(account_id, key_id, currency, period, starts_at) > (${after.account_id},
          ${after.key_id}, ${after.currency}, ${after.period}, ${writeInstant(after.starts_at)})`;
  const rows = await sql<(Omit<UsageName, "starts_at"> & { starts_at: string })[]>`
    select account_id, key_id, currency, period, starts_at from key_usage where ${following}
    order by account_id, key_id, currency, period, starts_at limit ${PAGE_MAX}`;
  return rows.map((row) => ({ ...row, starts_at: readInstant(row.starts_at) }));
}
