/**
 * Looks for the workers of a process whether anything is due, in one statement for all queues, and
 * wakes those that have work. So a program that nobody asks for anything costs next to nothing, and
 * what another process commits is seen within a second.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "../db/transaction.ts";
import type { Log } from "../log.ts";
import { logOutage } from "./database-outage.ts";
import { type WorkerDefinition, wakeWorkers } from "./worker.ts";

/** A worker that is looked out for. */
export type Watched = Pick<WorkerDefinition<never, never>, "name" | "isDue" | "table">;

const LOOK_EVERY_MS = 1_000;
/** Work rarely comes alone: after some was found, it is looked for more often for a while. */
const BUSY_EVERY_MS = 250;
const BUSY_LOOKS = 20;
const PREPARED = { prepare: true };

/** Starts looking; it ends with the workers. */
export function startLookout(
  { database, log }: { readonly database: Pick<Database, "read">; readonly log: Log },
  workers: readonly Watched[],
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  /** Wakes who has work, and returns whether anybody has. */
  async function look(): Promise<boolean> {
    try {
      const names = await readDueWorkers(database, workers);
      for (const name of names) wakeWorkers(name);
      return names.length > 0;
    } catch (err) {
      logOutage(log, "lookout");
      log.debug({ err }, "the queues could not be looked at");
      return false;
    }
  }

  async function loop(): Promise<void> {
    for (let busy_looks = 0; !signal.aborted; busy_looks -= 1) {
      if (await look()) busy_looks = BUSY_LOOKS;
      const wait_ms = busy_looks > 0 ? BUSY_EVERY_MS : LOOK_EVERY_MS;
      await sleep(wait_ms, undefined, { signal }).catch(() => {});
    }
  }

  const looped = loop();
  return {
    async stop() {
      stopping.abort();
      await looped;
    },
  };
}

/** Names the workers that have something due. */
export async function readDueWorkers(
  database: Pick<Database, "read">,
  workers: readonly Watched[],
): Promise<string[]> {
  const looks = workers.map(({ name, isDue }) => sql`select ${name}::text as name where ${isDue}`);
  const { sql: text, params } = new PgDialect().sqlToQuery(sql.join(looks, sql` union all `));
  const due = await database.read(({ sql: client }) =>
    client.unsafe<{ name: string }[]>(text, params as never[], PREPARED),
  );
  return due.map(({ name }) => name);
}
