/**
 * What two workers can do to one job. Each returns what went wrong, and nothing for a sound server;
 * the mutation gate runs them at unsound ones.
 */
import type { Read } from "@svc/server/platform/db/transaction.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import { freezeWorkers } from "../kit/programs/freeze-workers.ts";
import type { OpenProgram } from "../kit/programs/open-program.ts";
import type { Program } from "../kit/programs/program.ts";
import { type FleetShop, openShop } from "../kit/programs/shop.ts";
import { newTarget, openTill } from "../kit/programs/till.ts";
import {
  complaints,
  complaintsAtRest,
  endLeases,
  statusesOf,
  until,
} from "../kit/programs/watch.ts";
import { timeLimit } from "../kit/time-limit.ts";

const JOBS = 60;
const SHOPS = 8;
/** A worker may settle some of the sends alone, but not every time. */
const ROUNDS = 5;
/** Longer than the other worker takes to finish the send. */
const HELD_UP_MS = 1_000;
const LATE_WITHIN_MS = timeLimit(1_500);
/** From the commit of an answer to the line that calls it late. */
const SAID_WITHIN_MS = timeLimit(200);

/** Workers that wake to the same backlog hand each send over once. */
export async function raceForJobs(fleet: Fleet): Promise<string[]> {
  const shop = await openShop(fleet.database);
  const till = openTill(shop.key, fleet.apis);
  await freezeWorkers(fleet);
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
 * Whoever locks the balances of several organisations locks them in one order, or two of them would
 * wait for each other in a ring. While the first balance is held by somebody else, a worker that
 * settles the sends of all of them waits there, and has locked none of the others.
 */
export async function settleBehindFirst(fleet: Fleet): Promise<string[]> {
  const opened: FleetShop[] = [];
  while (opened.length < SHOPS) opened.push(await openShop(fleet.database));
  const shops = opened.toSorted(byAccount);
  const found: string[] = [];
  for (let round = 0; round < ROUNDS && found.length === 0; round += 1) {
    await freezeWorkers(fleet);
    await Promise.all(shops.map(({ key }) => openTill(key, fleet.apis).sell()));
    const locked = await lockedBehindFirst(fleet, shops, () => {
      for (const worker of fleet.workers) worker.thaw();
    });
    if (locked > 0) found.push(`a worker held ${locked} balances while it waited for the first`);
    found.push(...(await complaintsAtRest(fleet)));
  }
  return found;
}

/** How many of the other balances somebody has locked who waits for the first. */
async function lockedBehindFirst(
  { database }: Fleet,
  shops: readonly FleetShop[],
  go: () => void,
): Promise<number> {
  const [first, ...others] = shops.map(({ account_id }) => account_id);
  const held = Promise.withResolvers<void>();
  const seen = Promise.withResolvers<void>();
  const holding = database.transact("hold the first balance", async ({ sql }) => {
    await sql`
      select from ledger_balances
      where account_id = ${first ?? ""} and currency = 'USD' for update`;
    held.resolve();
    await seen.promise;
  });
  try {
    await Promise.race([held.promise, holding]);
    go();
    let locked: number | null = null;
    await until("a worker waits for the first balance", async () => {
      locked = await database.read((read) => lockedByWaiting(read, others));
      return locked !== null;
    });
    return locked ?? 0;
  } finally {
    seen.resolve();
    await holding;
  }
}

/**
 * Of these balances, those that one who waits for a lock has locked: the row names its transaction.
 * Null while nobody waits.
 */
async function lockedByWaiting(
  { sql }: Read,
  account_ids: readonly string[],
): Promise<number | null> {
  const [row] = await sql<{ waiting: number; locked: number }[]>`
    select count(distinct waiting.pid)::int as waiting, count(balance.account_id)::int as locked
    from pg_stat_activity waiting
    left join ledger_balances balance on balance.xmax = waiting.backend_xid
      and balance.account_id = any(${[...account_ids]}::uuid[]) and balance.currency = 'USD'
    where waiting.datname = current_database() and waiting.wait_event_type = 'Lock'`;
  return row === undefined || row.waiting === 0 ? null : row.locked;
}

function byAccount(one: FleetShop, other: FleetShop): number {
  return one.account_id < other.account_id ? -1 : 1;
}

/**
 * A worker that is held up loses its lease, another one brings the send to its end, and what the
 * first one has to say comes too late to move it: the silence of its supplier is asked about again.
 */
export async function loseLease(fleet: Fleet): Promise<string[]> {
  const shop = await openShop(fleet.database);
  const slow = await fleet.start({
    role: "worker",
    seams: [{ at: "submit/answered", does: { pause_ms: HELD_UP_MS } }],
  });
  // The supplier does not answer, and later reports that it has no record of the order.
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
  const found = [...before, ...(await lateAnswer(fleet, slow))];
  return found.length > 0 ? found : await complaintsAtRest(fleet);
}

/**
 * The worker logs that its answer came too late; a worker that does not log it counted it as in
 * time.
 */
async function lateAnswer(fleet: Fleet, slow: Program): Promise<string[]> {
  const isLate = () => slow.output().includes('"alarm":"late_answer"');
  const passed = "passed" in slow ? (slow as OpenProgram).passed : [];
  const isSettled = () => passed.includes("settle sends/after commit");
  try {
    await until("the answer has come", () => isLate() || isSettled(), LATE_WITHIN_MS);
    await until("the answer is called late", isLate, SAID_WITHIN_MS);
    return [];
  } catch {
    return ["an answer after its lease was taken for one in time", ...(await complaints(fleet))];
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
