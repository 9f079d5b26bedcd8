/** An account whose clock or rows others hold waits, and nobody behind it in a queue does. */
import { openLog } from "@svc/server/platform/log.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { submitted } from "../kit/applications.ts";
import { beside } from "../kit/beside.ts";
import { endedSend, opened } from "../kit/disputes.ts";
import { drainAll } from "../kit/drain.ts";
import { madeReward } from "../kit/give.ts";
import { given, type Shop } from "../kit/given.ts";
import { askLink } from "../kit/links.ts";
import { useOwnDatabase } from "../kit/own-database.ts";
import { referred } from "../kit/refer.ts";
import { testServer } from "../kit/server.ts";
import { change } from "./poison.ts";
import { POISONS } from "./poisons.ts";

useOwnDatabase("held_rows");

/** More rows than a worker looks at at once; of links, more than it ends at once. */
const ROWS = 20;
const LINKS = 120;

/** Gives a shop much that is due, of each queue that takes a step at a time. */
const CROWDS: Readonly<Record<string, (shop: Shop) => Promise<unknown>>> = {
  "batch-lines": (shop) => times(ROWS, () => given.batch(shop, { reserve_credit: false })),
  schedules: (shop) => times(ROWS, () => given.schedule(shop)),
  "close-programs": (shop) =>
    times(ROWS, async () => {
      const { id: program_id } = await given.program(shop);
      await shop.api.closeProgram({ path: { program_id } });
    }),
  "reward-deadlines": async (shop) => {
    const { id } = await given.activeProgram(shop, { budget: "50.00" });
    await times(ROWS, (index) => {
      const recipient = { phone: `07710${String(index).padStart(5, "0")}` };
      return madeReward(shop, id, { hold: true, recipient });
    });
  },
  "reward-link-deadlines": async (shop) => {
    const { id } = await given.activeProgram(shop, { budget: "500.00" });
    await askLink(shop, id, { count: LINKS });
  },
  "referral-deadlines": (shop) => times(ROWS, () => referred(shop)),
  // An organisation has one application at a time.
  "dealer-application-deadlines": (shop) => submitted(shop),
  "dispute-deadlines": (shop) => times(ROWS, async () => opened(shop, (await endedSend(shop)).id)),
};

/** The tables whose rows are passed over while somebody else holds them. */
const HELD: Readonly<Record<string, string>> = {
  "batch-lines": "batches",
  schedules: "schedules",
  "close-programs": "program_work",
  "reward-link-deadlines": "reward_links",
};

const log = openLog({ level: "error", readable: true });

async function times(count: number, make: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index += 1) await make(index);
}

/** Runs something while somebody else holds the rows that shops have in a table. */
async function whileHeld(
  { table, shops }: { table: string; shops: readonly Shop[] },
  run: () => Promise<unknown>,
): Promise<void> {
  const ids = shops.map(({ account_id }) => account_id);
  const { database } = await testServer();
  await database.transact("hold rows", async ({ sql }) => {
    await sql`select from ${sql(table)} where account_id = any(${ids}::uuid[]) for update`;
    await beside(run);
  });
}

/** Runs something while the clocks of shops are being moved. */
function whileMoving(shops: readonly Shop[], run: () => Promise<unknown>): Promise<void> {
  return whileHeld({ table: "account_clocks", shops }, run);
}

beforeEach(drainAll);

describe.each(Object.entries(CROWDS))("in the queue of %s", (queue, crowd) => {
  const { arrange, run, left, table } = POISONS[queue] as (typeof POISONS)[string];

  it("much of an account whose clock is moved holds up nobody", async () => {
    const [moving, behind] = [await given.organisation(), await given.organisation()];
    await crowd(moving);
    await change(moving, table, "due_at = svc_now() - interval '2 days'");
    await arrange(behind);
    const waiting = await left(moving);
    await whileMoving([moving], () => run(log));
    expect(await left(behind)).toBe(0);
    expect(await left(moving)).toBe(waiting);
    await run(log);
    expect(await left(moving)).toBe(0);
  });

  it("ten accounts whose clocks are moved hold up nobody", async () => {
    const moving: Shop[] = [];
    await times(10, async () => {
      const shop = await given.organisation();
      moving.push(shop);
      await arrange(shop);
      await change(shop, table, "due_at = svc_now() - interval '2 days'");
    });
    const behind = await given.organisation();
    await arrange(behind);
    await whileMoving(moving, () => run(log));
    expect(await left(behind)).toBe(0);
    for (const shop of moving) expect(await left(shop)).toBeGreaterThan(0);
  });
});

describe.each(Object.entries(HELD))("in the queue of %s", (queue, held) => {
  it("rows that somebody else holds hold up nobody", async () => {
    const { arrange, run, left, table } = POISONS[queue] as (typeof POISONS)[string];
    const [holding, behind] = [await given.organisation(), await given.organisation()];
    await CROWDS[queue]?.(holding);
    await change(holding, table, "due_at = svc_now() - interval '2 days'");
    await arrange(behind);
    await whileHeld({ table: held, shops: [holding] }, () => run(log));
    expect(await left(behind)).toBe(0);
    expect(await left(holding)).toBeGreaterThan(0);
    await run(log);
    expect(await left(holding)).toBe(0);
  });
});
