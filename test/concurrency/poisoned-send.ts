import { setTimeout as pause } from "node:timers/promises";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openShop } from "../kit/programs/shop.ts";
import { newTarget, openTill } from "../kit/programs/till.ts";
import { timeLimit } from "../kit/time-limit.ts";

const WITHIN_MS = timeLimit(3_000);
/** A worker that cannot lease again and again delivers nothing behind what it cannot lease. */
const FAILURES_MAX = 2;

/**
 * Poisons what one shop has sold, so that leasing it throws, and has a worker deliver what another
 * one sold after it. Returns what went wrong.
 */
export async function poisonOneShop(fleet: Fleet): Promise<string[]> {
  const [poisoned, other] = [await openShop(fleet.database), await openShop(fleet.database)];
  for (const { key } of [poisoned, other]) {
    await openTill(key, fleet.apis).sell({ target: newTarget("0000") });
  }
  await fleet.database.record(async ({ sql }) => {
    await sql`
      create function poison() returns trigger language plpgsql as $$
      begin raise exception 'poison'; end $$`;
    await sql.unsafe(`
      create trigger poison before update on send_dispatches for each row
      when (old.account_id = '${poisoned.account_id}') execute function poison()`);
  });
  await fleet.start({ role: "worker" });
  const end = performance.now() + WITHIN_MS;
  while (performance.now() < end && failuresOf(fleet) < FAILURES_MAX) {
    const [row] = await fleet.database.read(
      ({ sql }) => sql<{ status: string }[]>`
        select status from sends where account_id = ${other.account_id}`,
    );
    if (row?.status === "delivered") return [];
    await pause(50);
  }
  return ["a send that cannot be leased held up another organisation"];
}

/** How often its worker could lease nothing at all. */
function failuresOf({ errors }: Fleet): number {
  return errors().filter((line) => line.includes("work could not be claimed")).length;
}
