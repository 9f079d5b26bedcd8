import { testServer } from "./server.ts";

/** Returns once somebody in this worker's database waits for a lock. */
export async function untilSomebodyWaits(): Promise<void> {
  const { database } = await testServer();
  for (;;) {
    const [row] = await database.read(
      ({ sql }) => sql`
        select exists (select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock') as waits`,
    );
    if (row?.waits === true) return;
  }
}
