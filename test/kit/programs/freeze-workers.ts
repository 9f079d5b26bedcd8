import type { Fleet } from "./fleet.ts";
import { until } from "./watch.ts";

/** Together longer than a statement that was sent before the freeze takes to be begun. */
const LOOKS = 3;

/**
 * Freezes every worker between two transactions: one that stands still in the middle of a
 * transaction keeps its locks, and the next to ask for them would wait in vain.
 */
export async function freezeWorkers(fleet: Fleet): Promise<void> {
  await until("every worker stands still and holds nothing", async () => {
    for (const worker of fleet.workers) worker.freeze();
    if (await isNothingHeld(fleet)) return true;
    for (const worker of fleet.workers) worker.thaw();
    return false;
  });
}

async function isNothingHeld(fleet: Fleet): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (await isSomethingHeld(fleet)) return false;
  }
  return true;
}

async function isSomethingHeld({ database }: Fleet): Promise<boolean> {
  return await database.read(async ({ sql }) => {
    const [row] = await sql<{ is_held: boolean }[]>`
      select pg_sleep(0.02), exists (select from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
          and xact_start is not null and backend_type = 'client backend') as is_held`;
    return row?.is_held === true;
  });
}
