import { sealingKeyIds } from "../crypto/secret-box.ts";
import type { Database, Read, Tx } from "../db/transaction.ts";
import { transactionTime } from "../db/transaction-time.ts";
import { mintId } from "../ids.ts";
import type { Log } from "../log.ts";
import { wall } from "../time/clock.ts";
import { noteDatabaseTime } from "./database-clock.ts";

/** Source: ARCHITECTURE.md, "Roles and processes". */
const BEAT_MS = 5_000;
const ALIVE_SECONDS = 15;
const FORGOTTEN_SECONDS = 60;

/** A program's sign of life, and what it sees of the others. */
export interface Heartbeat {
  /** How many programs serve requests, as of the last beat; at least one. */
  readonly sharers: () => number;
  /** Ends the beat and takes the program off the list. */
  readonly stop: () => Promise<void>;
}

/**
 * Says every five seconds that this program lives, and counts the programs that share the rate
 * limits. While the database is away, the last count stands.
 *
 * Writes: processes.
 */
export async function startHeartbeat(given: {
  readonly database: Pick<Database, "transact">;
  readonly role: "all" | "api" | "worker";
  /** Material of `openSecretBox`: others see which key this program seals with. */
  readonly secret_key: string;
  readonly log: Log;
}): Promise<Heartbeat> {
  const { database, role, log } = given;
  const [sealing_key_id = ""] = sealingKeyIds(given.secret_key);
  const id = mintId(wall());
  let sharers = 1;

  async function beat(): Promise<void> {
    try {
      const asked_ms = wall();
      const seen = await writeBeat(database, { id, role, sealing_key_id });
      sharers = Math.max(1, seen.sharers);
      noteDatabaseTime(asked_ms, seen.now);
    } catch (err) {
      log.warn({ err }, "heartbeat failed");
    }
  }

  await beat();
  const timer = setInterval(() => void beat(), BEAT_MS);
  timer.unref();
  return {
    sharers: () => sharers,
    stop: async () => {
      clearInterval(timer);
      await database.transact(
        "end heartbeat",
        ({ sql }) => sql`delete from processes where id = ${id}`,
      );
    },
  };
}

/** Whether a program that works in the background has shown a sign of life lately. */
export async function readHasWorkers({ sql }: Read): Promise<boolean> {
  const found = await sql`
    select from processes
    where role <> 'api' and seen_at > svc_now() - make_interval(secs => ${ALIVE_SECONDS}) limit 1`;
  return found.length > 0;
}

/** Whether a program that serves requests has shown a sign of life lately. */
export async function readHasApi({ sql }: Pick<Tx, "sql">): Promise<boolean> {
  const found = await sql`
    select from processes
    where role <> 'worker' and seen_at > svc_now() - make_interval(secs => ${ALIVE_SECONDS})
    limit 1`;
  return found.length > 0;
}

async function writeBeat(
  database: Pick<Database, "transact">,
  { id, role, sealing_key_id }: { id: string; role: string; sealing_key_id: string },
): Promise<{ sharers: number; now: number }> {
  return await database.transact("heartbeat", async (tx) => {
    const { sql } = tx;
    const now = await transactionTime(tx);
    await sql`
      insert into processes (id, role, sealing_key_id, seen_at)
      values (${id}, ${role}, ${sealing_key_id}, svc_now())
      on conflict (id) do update set seen_at = svc_now()`;
    // A row that another program is deleting too is left to that one.
    await sql`
      delete from processes where id = any(array(
        select id from processes
        where seen_at < svc_now() - make_interval(secs => ${FORGOTTEN_SECONDS})
        for update skip locked
      ))`;
    const [found] = await sql<{ sharers: string }[]>`
      select count(*) as sharers from processes
      where role <> 'worker' and seen_at > svc_now() - make_interval(secs => ${ALIVE_SECONDS})`;
    return { sharers: Number(found?.sharers ?? 1), now };
  });
}
