/**
 * What two workers can do to one job. Each returns what went wrong, and nothing for a sound server;
 * the mutation gate runs them at unsound ones.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openShop } from "../kit/programs/shop.ts";
import { newTarget, openTill } from "../kit/programs/till.ts";
import {
  complaints,
  complaintsAtRest,
  endLeases,
  statusesOf,
  until,
} from "../kit/programs/watch.ts";

const JOBS = 60;
const SHOPS = 24;
const SALES_EACH = 5;
const SETTLERS = 4;
const HOLDS_MS = 25;
/** A backend tells what it counted at most so much later. */
const COUNTED_AFTER_MS = 1_500;
/** Longer than the other worker takes to finish the send. */
const HELD_UP_MS = 1_000;
const LATE_WITHIN_MS = 3_000;

/** Workers that wake up before the same heap of work hand each send over once. */
export async function raceForJobs(fleet: Fleet): Promise<string[]> {
  const shop = await openShop(fleet.database);
  const till = openTill(shop.key, fleet.apis);
  for (const worker of fleet.workers) worker.freeze();
  await Promise.all(Array.from({ length: JOBS }, () => till.sell()));
  for (const worker of fleet.workers) worker.thaw();
  const found = await complaintsAtRest(fleet);
  const heard = await fleet.database.read(
    ({ sql }) => sql<{ send_id: string; submits: number }[]>`
      select vend.send_id, sum(vend.submits)::int as submits
      from simulator_vends vend join sends send on send.id = vend.send_id
      where send.account_id = ${shop.account_id} group by vend.send_id`,
  );
  if (heard.length !== JOBS) found.push(`the supplier heard of ${heard.length} of ${JOBS} sends`);
  const often = heard.filter(({ submits }) => submits !== 1);
  return [...found, ...often.map(({ send_id }) => `${send_id} was handed over more than once`)];
}

/**
 * Workers that settle the sends of many organisations at once lock the same balances, in one order,
 * so that none waits for another in a ring. PostgreSQL counts the rings that it has broken.
 */
export async function settleForMany(fleet: Fleet): Promise<string[]> {
  const tills = await Promise.all(
    Array.from({ length: SHOPS }, async () => {
      return openTill((await openShop(fleet.database)).key, fleet.apis);
    }),
  );
  // Each holds what it has locked for a while, so that the others queue up behind it.
  const seams = [{ at: "settle sends/before commit", does: { pause_ms: HOLDS_MS } }];
  const workers = await Promise.all(
    Array.from({ length: SETTLERS }, () => fleet.start({ role: "worker", seams })),
  );
  for (const worker of workers) worker.freeze();
  for (let sold = 0; sold < SALES_EACH; sold += 1) {
    await Promise.all(tills.map((till) => till.sell()));
  }
  for (const worker of workers) worker.thaw();
  const found = await complaintsAtRest(fleet);
  await pause(COUNTED_AFTER_MS);
  const [row] = await fleet.database.read(
    ({ sql }) => sql<{ deadlocks: string }[]>`
      select deadlocks from pg_stat_database where datname = current_database()`,
  );
  const rings = Number(row?.deadlocks);
  return rings === 0 ? found : [...found, `${rings} deadlocks were broken`];
}

/**
 * A worker that is held up loses its lease, another one brings the send to its end, and what the
 * first one has to say comes too late to count.
 */
export async function loseLease(fleet: Fleet): Promise<string[]> {
  const shop = await openShop(fleet.database);
  const slow = await fleet.start({
    role: "worker",
    seams: [{ at: "submit/answered", does: { pause_ms: HELD_UP_MS } }],
  });
  // The supplier takes it in silence, and says afterwards that it knows nothing of it.
  await openTill(shop.key, fleet.apis).sell({ target: newTarget("0003") });
  await until("the supplier has heard of the send", () => isHeard(fleet, shop.account_id));
  slow.freeze();
  await endLeases(fleet);
  await fleet.start({ role: "worker" });
  await until("the other worker has ended the send", async () => {
    const { failed_credited } = await statusesOf(fleet, shop);
    return failed_credited === 1;
  });
  const before = await complaints(fleet);
  slow.thaw();
  const found = [...before, ...(await lateAnswer(fleet, slow.output))];
  return found.length > 0 ? found : await complaintsAtRest(fleet);
}

/** The worker says that its answer came too late; one that says nothing has written it down. */
async function lateAnswer(fleet: Fleet, output: () => string): Promise<string[]> {
  const isTold = () => output().includes("an answer came after its lease");
  try {
    await until("the late answer has come", isTold, LATE_WITHIN_MS);
    return [];
  } catch {
    return ["an answer that came after its lease was not refused", ...(await complaints(fleet))];
  }
}

async function isHeard({ database }: Fleet, account_id: string): Promise<boolean> {
  const [row] = await database.read(
    ({ sql }) => sql`
      select exists (select from simulator_vends vend join sends send on send.id = vend.send_id
        where send.account_id = ${account_id}) as is_heard`,
  );
  return row?.is_heard === true;
}
