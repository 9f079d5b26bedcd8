/** Looks at a fleet's database from behind, and waits until it has come to rest. */
import { setTimeout as pause } from "node:timers/promises";
import { parseId } from "@svc/server/platform/ids.ts";
import { complaintsOf, keepingPlans } from "../sale-invariants.ts";
import { timeLimit } from "../time-limit.ts";
import type { Fleet } from "./fleet.ts";
import type { FleetShop } from "./shop.ts";
import type { Kept, Till } from "./till.ts";

const WITHIN_MS = timeLimit(30_000);
const LOOK_EVERY_MS = 25;
const REPEATERS = 8;
const REPEATS_MAX = 60;

/** Waits until something is so, and fails when it has not come to be in time. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  within_ms = WITHIN_MS,
): Promise<void> {
  const end = performance.now() + within_ms;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It was waited for in vain that ${what}.`);
    await pause(LOOK_EVERY_MS);
  }
}

/** What is wrong in the whole database of a fleet, and the errors that its programs logged. */
export async function complaints({ database, errors }: Fleet): Promise<string[]> {
  return [...(await database.read(complaintsOf)), ...errors()];
}

/** The same of a fleet that is looked at after each of many deaths, and sells little. */
export async function complaintsAgain({ database, errors }: Fleet): Promise<string[]> {
  const found = await database.read((read) => complaintsOf(keepingPlans(read)));
  return [...found, ...errors()];
}

/** Waits until no send has work left, and says what is wrong then; one that never ends is. */
export async function complaintsAtRest(
  fleet: Fleet,
  within_ms: number = WITHIN_MS,
): Promise<string[]> {
  try {
    await until("every send has come to its end", () => hasNoWork(fleet), within_ms);
  } catch (error) {
    return [(error as Error).message, ...(await complaints(fleet))];
  }
  return await complaints(fleet);
}

/** Whether every send has come to its end. */
export async function hasNoWork({ database }: Fleet): Promise<boolean> {
  return await database.read(async ({ sql }) => {
    const [row] = await sql`select exists (select from send_dispatches) as has_work`;
    return row?.has_work === false;
  });
}

/** How many sends a shop has, and what it can spend in US dollars, in minor units. */
export async function holdingsOf(
  { database }: Fleet,
  { account_id }: FleetShop,
): Promise<{ sends: number; available_minor: number; charges: number }> {
  return await database.read(async ({ sql }) => {
    const [row] = await sql<{ sends: number; available_minor: string; charges: number }[]>`
      select available_minor,
        (select count(*)::int from sends where account_id = ${account_id}) as sends,
        (select count(*)::int from credit_transactions
          where account_id = ${account_id} and type = 'send') as charges
      from ledger_balances where account_id = ${account_id} and currency = 'USD'`;
    if (row === undefined) throw new Error("A shop has a purse.");
    return { ...row, available_minor: Number(row.available_minor) };
  });
}

/** How many sends of a shop there are of each status. */
export async function statusesOf(
  { database }: Fleet,
  { account_id }: FleetShop,
): Promise<Record<string, number>> {
  const rows = await database.read(
    ({ sql }) => sql<{ status: string; sends: number }[]>`
      select status, count(*)::int as sends from sends where account_id = ${account_id}
      group by status`,
  );
  return Object.fromEntries(rows.map(({ status, sends }) => [status, sends]));
}

/**
 * I6: every success that a till was told of exists, and a repeat gives the same id and the first
 * status; of very many, a choice is repeated.
 */
export async function brokenPromises({ database }: Fleet, till: Till): Promise<string[]> {
  const kept = till.kept.splice(0);
  const ids = kept.map(({ id }) => parseId("snd", id));
  const [row] = await database.read(
    ({ sql }) => sql`select count(*)::int as sends from sends where id = any(${ids}::uuid[])`,
  );
  const made = new Set(ids).size;
  const broken = row?.sends === made ? [] : [`${made} sends were promised, ${row?.sends} exist`];
  const step = Math.max(1, Math.ceil(kept.length / REPEATS_MAX));
  const left = kept.filter((_, index) => index % step === 0);
  async function repeat(): Promise<void> {
    for (let one = left.pop(); one !== undefined; one = left.pop()) {
      broken.push(...(await brokenPromise(till, one)));
    }
  }
  await Promise.all(Array.from({ length: REPEATERS }, repeat));
  return broken;
}

async function brokenPromise(till: Till, { request, status, id }: Kept): Promise<string[]> {
  const heard = await till.ask("createSend", request);
  const told = heard === null ? "no answer" : `${heard.status} ${idOf(heard.body) ?? heard.code}`;
  return told === `${status} ${id}` ? [] : [`${id} was answered ${status}, its repeat ${told}`];
}

function idOf(body: unknown): string | null {
  return (body as { id?: string }).id ?? null;
}

/** Ends every lease at once, so that the test need not wait for them. */
export async function endLeases({ database }: Fleet): Promise<void> {
  await database.transact(
    "end leases",
    ({ sql }) => sql`
      update send_dispatches set lease_until = svc_now() - interval '1 second', due_at = svc_now()
      where lease_until is not null`,
  );
}
