/**
 * The house's own chores: purges, daily checks, the daily test Credit. Each is a row with a due
 * time, and one process at a time does it; what must follow an account's clock is a due row of its
 * own room instead.
 */
import { and, eq, inArray, isNull, lte, or } from "drizzle-orm";
import { wall } from "./clock.ts";
import { insertMissing } from "./db/insert-many.ts";
import type { Database, Tx } from "./db/transaction.ts";
import { mintId } from "./ids.ts";
import { chores as table } from "./tables.ts";
import type { WorkerDefinition } from "./worker.ts";

/** Something that the house does now and then. Doing it twice must be harmless. */
export interface Chore {
  readonly name: string;
  /** When it is due after a moment, both in wall time. Units: milliseconds. */
  nextAfter(now: number): number;
  /** Does it, in transactions of its own. */
  run(database: Database): Promise<void>;
}

/** A chore that is leased to whoever claimed it. */
export interface DueChore {
  readonly chore: Chore;
  readonly lease_owner: string;
}

const POLL_MS = 10_000;
/** A chore that takes longer, or throws, is done again by whoever looks next. */
const LEASE_MS = 10 * 60_000;

/** The worker that does the chores when they are due; a chore that is new is due at once. */
export function choreWorker(
  database: Database,
  chores: readonly Chore[],
): WorkerDefinition<DueChore, null> {
  return {
    name: "chores",
    concurrency: Math.max(1, chores.length),
    poll_ms: POLL_MS,
    claim: () => database.transact("claim chores", (tx) => claimChores(tx, chores)),
    async talk({ chore }) {
      await chore.run(database);
      return null;
    },
    settle: (done) =>
      database.transact("settle chores", async (tx) => {
        for (const { job } of done) await settleChore(tx, job);
      }),
  };
}

async function claimChores(tx: Tx, chores: readonly Chore[]): Promise<DueChore[]> {
  const now = wall();
  const rows = chores.map(({ name }) => ({ name, due_at: now }));
  await insertMissing(tx, table, rows, ["name"]);
  // A row that is locked is being claimed by another process, and is not waited for.
  const due = await tx.db
    .select({ name: table.name })
    .from(table)
    .where(
      and(
        inArray(
          table.name,
          rows.map(({ name }) => name),
        ),
        lte(table.due_at, now),
        or(isNull(table.lease_until), lte(table.lease_until, now)),
      ),
    )
    .for("update", { skipLocked: true });
  const names = due.map(({ name }) => name);
  if (names.length === 0) return [];
  const lease_owner = mintId(now);
  await tx.db
    .update(table)
    .set({ lease_owner, lease_until: now + LEASE_MS })
    .where(inArray(table.name, names));
  return chores.flatMap((chore) => (names.includes(chore.name) ? [{ chore, lease_owner }] : []));
}

/** Only the holder of the lease says when the chore is due next. */
async function settleChore({ db }: Tx, { chore, lease_owner }: DueChore): Promise<void> {
  await db
    .update(table)
    .set({ due_at: chore.nextAfter(wall()), lease_owner: null, lease_until: null })
    .where(and(eq(table.name, chore.name), eq(table.lease_owner, lease_owner)));
}
