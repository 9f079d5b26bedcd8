import { testServer } from "./server.ts";

/** Returns once somebody in this worker's database waits for a lock, or as many do. */
export async function untilSomebodyWaits(waiters = 1): Promise<void> {
  const { database } = await testServer();
  for (;;) {
    const [row] = await database.read(
      ({ sql }) => sql`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (Number(row?.waiting) >= waiters) return;
  }
}
