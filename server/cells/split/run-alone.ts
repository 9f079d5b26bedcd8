import { connect } from "#platform/db/connect";
import { SettingError } from "#platform/setting-error";

/** Any number that nothing else in this database locks. */
const ADVISORY_LOCK = 7_315_204_119;

/**
 * Does work on a split while no other run does: two operators, of whom one gives up what the other
 * hands over, would end with accounts that no cell has.
 *
 * Refuses, as a `SettingError`: while another run is under way.
 */
export async function runAlone<T>(source_url: string, work: () => Promise<T>): Promise<T> {
  const { sql } = connect({ database_url: source_url, pool: 1, application_name: "svc split" });
  try {
    // The lock lives as long as its connection, so nothing may close that one for its age.
    const reserved = await sql.reserve();
    const [found] = await reserved<{ is_alone: boolean }[]>`
      select pg_try_advisory_lock(${ADVISORY_LOCK}) as is_alone`;
    if (found?.is_alone !== true) {
      throw new SettingError("Another run of this command is under way: wait until it has ended.");
    }
    return await work();
  } finally {
    await sql.end({ timeout: 1 });
  }
}
