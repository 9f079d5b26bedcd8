/**
 * A worker is killed while it sells the lines of batches, and the next one carries on. Returns what
 * went wrong: each line is sold once, each batch ends, and nothing stays reserved.
 */
import { setTimeout as pause } from "node:timers/promises";
import { IS_LONG } from "../kit/long.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import type { OpenFleet } from "../kit/programs/open-fleet.ts";
import { aroundCommits } from "../kit/programs/seam-names.ts";
import { openShop } from "../kit/programs/shop.ts";
import { newTarget, openTill } from "../kit/programs/till.ts";
import {
  complaints,
  complaintsAtRest,
  endLeases,
  hasNoWork,
  until,
} from "../kit/programs/watch.ts";
import { timeLimit } from "../kit/time-limit.ts";
import { killAtEach } from "./kill-at-each.ts";
import { someMoment, type Tell } from "./tell.ts";

/** The seams of a step of a batch, and no seam at all. */
export const BATCH_MOMENTS = {
  "lease batch-lines (test)/before commit": "before the sales of its step are committed",
  "lease batch-lines (test)/after commit": "after they are committed and before any goes out",
  "settle sends/before commit": "before its lines end with their sends",
  any: "at any moment",
} as const;

export type BatchMoment = keyof typeof BATCH_MOMENTS;

/** A step takes 100 lines: the first is full, the second takes what is left. */
const LINES = 120;
/** The first two steps, and the look that follows them. */
const STEPS_MAX = 3;
export const BATCH_KILLS = STEPS_MAX;
/** Most are delivered; one in ten fails, and its Credit comes back. */
const FAILING_EVERY = 10;
const KILLED_WITHIN_MS = 1_500;
/** At the end one worker ends the batches of all the shops. */
const ENDED_WITHIN_MS = timeLimit(90_000);
const BATCH_ENDED_WITHIN_MS = timeLimit(2_000);

/** Kills workers at every step of a batch, over a new one each, and looks at all at the end. */
export async function killAtEachStep(fleet: OpenFleet): Promise<string[]> {
  const found = await killAtEach(fleet, {
    seams: [...aroundCommits("lease batch-lines (test)"), "settle sends/before commit"],
    ...(IS_LONG ? { passes_max: STEPS_MAX } : {}),
    prepare: () => createBatch(fleet),
    free: () => endLeases(fleet),
    isStill: async () => (await lookAgain(fleet)) && (await hasNoWork(fleet)),
  });
  return [...found, ...(await brokenLines(fleet))];
}

/** Nobody waits for the next look at a batch that runs; true when none does any more. */
async function lookAgain({ database }: Fleet): Promise<boolean> {
  return await database.transact("bring batches forward", async ({ sql }) => {
    await sql`update batch_work set due_at = svc_now() where due_at > svc_now()`;
    const [row] = await sql`
      select exists (select from batches where status = 'processing') as is_processing`;
    return row?.is_processing === false;
  });
}

/** Kills one worker after another over a new batch each, and looks at all of them at the end. */
export async function killBatches(
  fleet: Fleet,
  { moment, kills, tell }: { moment: BatchMoment; kills: number; tell?: Tell | undefined },
): Promise<string[]> {
  const found: string[] = [];
  for (let kill = 1; kill <= kills && found.length === 0; kill += 1) {
    await createBatch(fleet);
    await endLeases(fleet);
    const { signal } = await killOne(fleet, moment, 1 + (kill % STEPS_MAX));
    if (signal !== "SIGKILL") found.push("a worker that was to be killed ended by itself");
    found.push(...(await complaints(fleet)));
    tell?.(`worker of batches killed (${moment}) ${kill}/${kills}`);
  }
  return found.length > 0 ? found : await complaintsAtTheEnd(fleet, kills);
}

async function createBatch(fleet: Fleet): Promise<void> {
  const shop = await openShop(fleet.database);
  const items = Array.from({ length: LINES }, (_, index) => ({
    target: newTarget(index % FAILING_EVERY === 0 ? "0002" : "0000"),
    amount: "1.00",
  }));
  const body = { currency: "USD" as const, items };
  const heard = await openTill(shop.key, fleet.apis).ask("createBatch", { body });
  if (heard?.status !== 202) throw new Error(`A batch was answered ${heard?.status}.`);
}

async function killOne(fleet: Fleet, moment: BatchMoment, pass: number) {
  const seams = moment === "any" ? [] : [{ at: moment, pass, does: "kill" as const }];
  const worker = await fleet.start({ role: "worker", seams });
  if (moment === "any") {
    await pause(someMoment(KILLED_WITHIN_MS));
    await worker.kill();
  }
  return await worker.ended();
}

/** A last worker, not killed, finishes every batch. */
async function complaintsAtTheEnd(fleet: Fleet, batches: number): Promise<string[]> {
  await endLeases(fleet);
  const last = await fleet.start({ role: "worker" });
  const hasEnded = () =>
    fleet.database.read(async ({ sql }) => {
      const [row] = await sql`
        select exists (select from batches where status = 'processing') as is_processing`;
      return row?.is_processing === false;
    });
  const within_ms = ENDED_WITHIN_MS + batches * BATCH_ENDED_WITHIN_MS;
  await until("every batch has come to its end", hasEnded, within_ms);
  const found = await complaintsAtRest(fleet);
  await last.kill();
  return [...found, ...(await brokenLines(fleet))];
}

/** The same, and reservations that are still open where only batches reserve. */
export async function brokenLines(fleet: Fleet): Promise<string[]> {
  const open = await fleet.database.read(
    ({ sql }) => sql<{ id: string }[]>`
      select id from credit_reservations where status = 'active' limit 10`,
  );
  const reserved = open.map(({ id }) => `reservation ${id} is active`);
  return [...(await brokenBatches(fleet)), ...reserved];
}

/**
 * Lines that were not sold once, or ended otherwise than their sends; batches that ended otherwise
 * than their lines. A kill may strike all of a batch before any line goes out: the network then
 * knows of none, and each fails.
 */
export async function brokenBatches({ database }: Fleet): Promise<string[]> {
  const rows = await database.read(
    ({ sql }) => sql<{ broken: string }[]>`
      select 'line ' || line.id || ' has ' || count(send.id) || ' sends, '
          || coalesce(line.failure_code, line.status) as broken
      from batch_items line left join sends send
        on send.account_id = line.account_id and send.batch_item_id = line.id
      group by line.account_id, line.id having count(send.id) <> 1
      union all
      select 'line ' || line.id || ' is ' || line.status || ', its send ' || send.status
      from batch_items line join sends send on send.id = line.send_id
      where (line.status = 'delivered') <> (send.status = 'delivered')
        or line.status not in ('delivered', 'failed')
      union all
      select 'batch ' || id || ' ended ' || status || ', its lines ' || ended from batches,
        lateral (
          select string_agg(distinct line.status::text, ', ' order by line.status::text) as ended
          from batch_items line where line.batch_id = batches.id) its_lines
      where status is distinct from case ended
        when 'delivered' then 'completed' when 'failed' then 'failed'
        when 'delivered, failed' then 'partially_completed' end
      limit 10`,
  );
  return rows.map(({ broken }) => broken);
}
