/**
 * Power is away while many sales of it are made, and comes back. Returns what went wrong, and
 * nothing for a sound server.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { Fleet } from "../kit/programs/fleet.ts";
import { type FleetShop, openShop } from "../kit/programs/shop.ts";
import { openTill, powerOrder, type Till } from "../kit/programs/till.ts";
import { complaints, complaintsAtRest, statusesOf, until } from "../kit/programs/watch.ts";

/** A face value of which a thousand are less than the Credit of a test account. */
const AMOUNT = "1.00";
const TILLS = 40;
const LOOK_EVERY_MS = 200;

export interface Drained {
  readonly complaints: readonly string[];
  /** From power's return to the last delivery. */
  readonly took_ms: number;
}

/** Queues the sales, brings power back, and looks at everything when the queue is empty. */
export async function drainQueue(
  fleet: Fleet,
  { sales, within_ms }: { sales: number; within_ms: number },
): Promise<Drained> {
  const shop = await openShop(fleet.database);
  const till = openTill(shop.key, fleet.apis);
  await till.ask("setZesaAvailability", { body: { state: "down" } });
  await sellAll(till, sales);
  await until("every sale waits in the queue", async () => {
    await pause(LOOK_EVERY_MS);
    return (await statusesOf(fleet, shop)).queued === sales;
  });
  const found = await complaints(fleet);
  const charged = await chargedTo(fleet, shop);
  const back_at = performance.now();
  await till.ask("setZesaAvailability", { body: { state: "up" } });
  found.push(...(await complaintsAtRest(fleet, within_ms)));
  const took_ms = performance.now() - back_at;
  const statuses = JSON.stringify(await statusesOf(fleet, shop));
  if (statuses !== JSON.stringify({ delivered: sales })) found.push(`they ended as ${statuses}`);
  const after = await chargedTo(fleet, shop);
  if (after !== charged) found.push(`${charged} was charged before the drain, ${after} after it`);
  found.push(...(await outOfOrder(fleet, shop)));
  return { complaints: found, took_ms };
}

async function sellAll(till: Till, sales: number): Promise<void> {
  let left = sales;
  const sell = async () => {
    while (left > 0) {
      left -= 1;
      const { heard } = await till.sell({ ...powerOrder(), amount: AMOUNT });
      if (heard.status !== 202) throw new Error(`A sale was answered ${heard.code}.`);
    }
  };
  await Promise.all(Array.from({ length: TILLS }, sell));
}

/** What was drawn for sends, and how often. */
async function chargedTo({ database }: Fleet, { account_id }: FleetShop): Promise<string> {
  const [row] = await database.read(
    ({ sql }) => sql`
      select count(*) || ' times ' || coalesce(sum(amount_minor), 0) as charged
      from credit_transactions where account_id = ${account_id}`,
  );
  return String(row?.charged);
}

/** Sends that were handed over before one that was sold earlier. */
async function outOfOrder({ database }: Fleet, { account_id }: FleetShop): Promise<string[]> {
  const rows = await database.read(
    ({ sql }) => sql<{ send_id: string }[]>`
      select send_id from (
        select send_id, at, max(at) over (order by send_id rows between unbounded preceding
          and 1 preceding) as latest_before
        from send_attempts where account_id = ${account_id} and kind = 'submit'
      ) as handed_over
      where at < latest_before`,
  );
  return rows.map(({ send_id }) => `${send_id} overtook one that was sold before it`);
}
