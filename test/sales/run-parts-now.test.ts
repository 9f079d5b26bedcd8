/** Days that are part of another schedule's run, and are run now. */
import { scheduleWorker } from "@svc/server/sales/schedules/index.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { beside } from "../kit/beside.ts";
import { drain, pass, runFor } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { expectRefusal } from "../kit/refusal.ts";
import { testServer } from "../kit/server.ts";
import { untilSomebodyWaits } from "../kit/somebody-waits.ts";

let shop: Organisation;
let part: string;
let whole: string;
let day: string;

beforeEach(async () => {
  shop = await given.organisation();
  const made = await given.schedule(shop, { amount: "5.00", hour: 10 });
  part = made.id;
  day = made.next_runs[1] ?? "";
  whole = (await given.schedule(shop, { amount: "3.00", hour: 8 })).id;
  const body = { into: day, schedule: whole };
  const combined = await shop.api.combineScheduleOccurrence({
    path: { schedule_id: part, day },
    body,
  });
  expect([combined.status, combined.error]).toEqual([200, null]);
});

const dayOf = async (schedule_id: string) =>
  (await shop.api.getScheduleOccurrence({ path: { schedule_id, day } })).body;

const run = (schedule_id: string, body?: { again: boolean }) =>
  shop.api.runSchedule({
    path: { schedule_id },
    ...(body === undefined ? {} : { body }),
  });

/** From now until some seconds after the run of both, or before it. */
async function secondsTo(after: number): Promise<number> {
  const { body: clock } = await shop.api.getTestClock();
  return ((await dayOf(whole)).runs_at ?? 0) - clock.now + after;
}

async function soldThatDay(): Promise<string[]> {
  await drain(shop);
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
  const { body } = await shop.api.listBatches({ query: { limit: 100 } });
  const that_day = body.data.filter(({ occurrence_date }) => occurrence_date === day);
  return that_day.map(({ total }) => total.USD).toSorted();
}

describe("a day that is part of another run, and is run now", () => {
  it("is refused once that has run, and sold again only with `again`", async () => {
    await pass(shop, { seconds: await secondsTo(60) });
    const { batch } = await dayOf(whole);
    await expectRefusal(await run(part), "already_ran_today", { resource: batch ?? "" });
    expect(await dayOf(part)).toMatchObject({ status: "combined", batch: null });
    const combined_from = [{ schedule: part, date: day }];
    expect((await dayOf(whole)).combined_from).toEqual(combined_from);
    expect(await soldThatDay()).toEqual(["8.00"]);
    expect((await run(part, { again: true })).body.total.USD).toBe("5.00");
    expect(await soldThatDay()).toEqual(["5.00", "8.00"]);
  });

  it("is refused as well once the schedule that sold it is deleted", async () => {
    await pass(shop, { seconds: await secondsTo(60) });
    await shop.api.deleteSchedule({ path: { schedule_id: whole } });
    await expectRefusal(await run(part), "already_ran_today");
    expect(await soldThatDay()).toEqual(["8.00"]);
  });

  it("is sold where the other day's row is gone, and its schedule is not", async () => {
    await pass(shop, { seconds: await secondsTo(-1_800) });
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`
        delete from schedule_days
        where account_id = ${shop.account_id} and into_schedule_id is null`,
    );
    expect((await run(part)).body.total.USD).toBe("5.00");
    expect(await soldThatDay()).toEqual(["5.00"]);
  });

  it("is sold alone before that runs, which then sells the rest", async () => {
    await pass(shop, { seconds: await secondsTo(-1_800) });
    expect((await run(part)).body.total.USD).toBe("5.00");
    await pass(shop, { seconds: await secondsTo(60) });
    expect(await soldThatDay()).toEqual(["3.00", "5.00"]);
  });

  it("is sold alone where that was skipped", async () => {
    await pass(shop, { seconds: await secondsTo(-1_800) });
    await shop.api.skipScheduleOccurrence({ path: { schedule_id: whole, day } });
    expect((await run(part)).body.total.USD).toBe("5.00");
    expect(await soldThatDay()).toEqual(["5.00"]);
  });

  it("waits for a worker that is running both, and is refused then", async () => {
    await pass(shop, { seconds: await secondsTo(-1_800) });
    await shop.api.advanceTestClock({ body: { seconds: await secondsTo(60) } });
    const { database, log } = await testServer();
    const running = await database.transact("hold the balances", async ({ sql }) => {
      await sql`select from ledger_balances where account_id = ${shop.account_id} for update`;
      const worker = beside(() => runFor(shop, scheduleWorker({ database, log })));
      await beside(() => untilSomebodyWaits());
      const refused = beside(() => run(part));
      await beside(() => untilSomebodyWaits(2));
      return { worker, refused };
    });
    await running.worker;
    const { batch } = await dayOf(whole);
    // The worker writes while it is refused.
    const { status, error } = await running.refused;
    const says = { code: error?.code, resource: error?.resource };
    expect([status, says]).toEqual([409, { code: "already_ran_today", resource: batch }]);
    expect(await soldThatDay()).toEqual(["8.00"]);
  });
});
