/** A worker's database that it may lose at any step, as a worker that is killed there does. */
import type { Database, Tx } from "@svc/server/platform/db/transaction.ts";
import type { Dice } from "./dice.ts";

/** What was thrown where a worker is killed: nothing of it goes on. */
const KILLS = new WeakSet<object>();

export function isKill(error: unknown): error is Error {
  return KILLS.has(Object(error));
}

function kill(at: string): Error {
  const error = new Error(`Killed at ${at}.`);
  KILLS.add(error);
  return error;
}

export interface MortalDatabase extends Pick<Database, "transact"> {
  /** Where it was killed; null while it lives. */
  readonly killedAt: () => string | null;
}

/** Before and after each commit it is killed in so many of a hundred cases. */
export function mortalDatabase(
  database: Pick<Database, "transact">,
  { dice, percent }: { dice: Dice; percent: number },
): MortalDatabase {
  let killed_at: string | null = null;
  const passed = (seam: string) => {
    if (killed_at === null && dice.chance(percent)) killed_at = seam;
    if (killed_at !== null) throw kill(killed_at);
  };
  return {
    killedAt: () => killed_at,
    async transact<T>(name: string, work: (tx: Tx) => Promise<T>): Promise<T> {
      if (killed_at !== null) throw kill(killed_at);
      const outcome = await database.transact(name, async (tx) => {
        const worked = await work(tx);
        passed(`${name}/before commit`);
        return worked;
      });
      passed(`${name}/after commit`);
      return outcome;
    },
  };
}
