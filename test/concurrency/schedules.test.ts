/** Several workers at one schedule, and one that dies between any two statements of a step. */
import { parseId } from "@svc/server/platform/ids.ts";
import { scheduleWorker } from "@svc/server/sales/schedules/index.ts";
import { expect, it } from "vitest";
import { drain, of, runFor } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { testServer } from "../kit/server.ts";
import { spoiledAfter } from "../kit/spoiled-after.ts";

const PEOPLE = [{ phone: "0771234567" }, { phone: "0772345678" }];
const DAYS = 3;

async function dueShop(): Promise<{ shop: Organisation; schedule_id: string }> {
  const shop = await given.organisation();
  const { id } = await given.schedule(shop, { recipients: PEOPLE });
  await shop.api.advanceTestClock({ body: { seconds: DAYS * 86_400 } });
  return { shop, schedule_id: parseId("sch", id) ?? "" };
}

/** Every day that was due has one batch, every batch is a day's, and the books are in order. */
async function expectRun({ account_id }: Organisation, schedule_id: string): Promise<void> {
  const { database } = await testServer();
  const [found] = await database.read(
    ({ sql }) => sql`
      select count(*)::int as days, count(distinct batch_id)::int as batches,
        max(runs) as runs, (
          select count(*)::int from batches where account_id = ${account_id}
        ) as all_batches, (
          select count(*)::int from events where account_id = ${account_id}
            and type = 'schedule.occurrence.ran'
        ) as events
      from schedule_days
      where account_id = ${account_id} and schedule_id = ${schedule_id} and status = 'ran'`,
  );
  const same = { days: DAYS, batches: DAYS, all_batches: DAYS, events: DAYS };
  expect(found).toEqual({ ...same, runs: 1 });
  expect(await database.read(checkLedger)).toEqual([]);
}

it("workers that step one schedule at once run each of its days once", async () => {
  const { shop, schedule_id } = await dueShop();
  const { database, log } = await testServer();
  const workers = Array.from({ length: 4 }, () => scheduleWorker({ database, log }));
  for (let turn = 0; turn < 4; turn += 1) {
    await Promise.all(workers.map((worker) => worker.lease({ limit: 1, ...of(shop) })));
  }
  await drain(shop);
  await expectRun(shop, schedule_id);
});

it("a step that dies after any of its statements is made again, and runs nothing twice", async () => {
  const { shop, schedule_id } = await dueShop();
  const { database, log } = await testServer();
  for (let statements = 1; ; statements += 1) {
    const spoiled = spoiledAfter(database, statements);
    await runFor(shop, scheduleWorker({ database: spoiled.database, log })).catch(() => null);
    if (!spoiled.hasDied()) break;
    expect(statements).toBeLessThan(300);
    await database.record(({ sql }) => sql`delete from quarantined_rows`);
  }
  await drain(shop);
  await expectRun(shop, schedule_id);
});

it("a worker that has days to run compares no waiting runs with the Credit between them", async () => {
  const { shop } = await dueShop();
  const { database, log } = await testServer();
  const names: string[] = [];
  const noting: typeof database = {
    ...database,
    transact: (name, work) => {
      names.push(name);
      return database.transact(name, work);
    },
  };
  await runFor(shop, scheduleWorker({ database: noting, log }));
  const steps = names.filter((name) => name === "lease schedules (test)");
  expect(steps.length).toBeGreaterThan(DAYS);
  expect(names.filter((name) => name.startsWith("wake"))).toHaveLength(1);
});

it("somebody who runs a schedule while a worker does runs it once for that day", async () => {
  const { shop, schedule_id } = await dueShop();
  const { database, log } = await testServer();
  await runFor(shop, scheduleWorker({ database, log }));
  const path = {
    schedule_id: (await shop.api.listSchedules({ query: {} })).body.data[0]?.id ?? "",
  };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => shop.api.runSchedule({ path })),
  );
  const made = answers.filter(({ status }) => status === 202).length;
  expect(made).toBeLessThanOrEqual(1);
  const rest = answers.filter(({ status }) => status !== 202);
  for (const { error } of rest) expect(error?.code).toBe("already_ran_today");
  expect(schedule_id).not.toBe("");
});
