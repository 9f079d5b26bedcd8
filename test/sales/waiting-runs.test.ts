/** Several days of one schedule that wait for Credit. */
import { scheduleWorker } from "@svc/server/sales/schedules/index.ts";
import { expect, it } from "vitest";
import { drain, of, pass } from "../kit/drain.ts";
import { given } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { testServer } from "../kit/server.ts";

/** Six people: a new test account has 1,000 USD. */
const EVENINGS = {
  amount: "1.00",
  hour: 20,
  recipients: Array.from({ length: 6 }, (_, n) => ({ phone: `077123456${n}` })),
  on_insufficient: "retry_after_topup",
};
/** As many steps as two days need, and some to spare. */
const STEPS = 6;

it("a day that the Credit covers runs immediately, while one before it waits for more", async () => {
  const shop = await given.organisation();
  const { id: schedule_id, next_runs } = await given.schedule(shop, EVENINGS);
  const [, dear = "", cheap = ""] = next_runs;
  const dayOf = async (day: string) =>
    (await shop.api.getScheduleOccurrence({ path: { schedule_id, day } })).body;
  const override = (day: string, amount_override: string) =>
    shop.api.updateScheduleOccurrence({ path: { schedule_id, day }, body: { amount_override } });
  const passTo = async (day: string) => {
    const { body: clock } = await shop.api.getTestClock();
    await pass(shop, { seconds: ((await dayOf(day)).runs_at ?? 0) - clock.now + 60 });
  };
  await override(dear, "300.00");
  await override(cheap, "200.00");
  await passTo(dear);
  // The next morning is less than twelve hours away: both wait together.
  await shop.api.updateSchedule({ path: { schedule_id }, body: { hour: 6 } });
  await passTo(cheap);
  const statuses = async () => [(await dayOf(dear)).status, (await dayOf(cheap)).status];
  expect(await statuses()).toEqual(["waiting_topup", "waiting_topup"]);
  await shop.api.createTestCredit({ body: { currency: "USD", amount: "300.00" } });
  const { database, log } = await testServer();
  const worker = scheduleWorker({ database, log });
  for (let step = 0; step < STEPS; step += 1) await worker.lease({ limit: 1, ...of(shop) });
  expect(await statuses()).toEqual(["waiting_topup", "ran"]);
  expect(await worker.lease({ limit: 1, ...of(shop) })).toEqual([]);
  await shop.api.createTestCredit({ body: { currency: "USD", amount: "1800.00" } });
  await drain(shop);
  expect(await statuses()).toEqual(["ran", "ran"]);
  expect(await database.read(checkLedger)).toEqual([]);
});
