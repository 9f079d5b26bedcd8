import { expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectUnseen } from "../../kit/refusal.ts";

it("shows what a run would send and cost, and writes nothing", async () => {
  const shop = await given.organisation();
  const path = { schedule_id: (await given.schedule(shop)).id };
  const { status, body } = await shop.api.previewScheduleRun({ path });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ object: "schedule_run_preview", valid: true, requires_approval: false },
    counts: { total: 1, valid: 1 },
    total: { USD: "5.00" },
    credit: { USD: { sufficient: true } },
    occurrence: { status: "planned", locked_at: null, runs_at: body.created },
  });
  expect((await shop.api.listBatches({ query: {} })).body.data).toEqual([]);
});

it("says that a run would be refused without people, Credit or room below a cap", async () => {
  const shop = await given.organisation();
  const path = { schedule_id: (await given.schedule(shop)).id };
  const till = await given.key(shop, { spend_caps: { USD: { daily: "4.00" } } });
  expect((await till.api.previewScheduleRun({ path })).body.valid).toBe(false);
  const recipients = Array.from({ length: 6 }, (_, n) => ({ phone: `077123456${n}` }));
  await shop.api.updateSchedule({ path, body: { recipients, amount: "200.00" } });
  const { body: dear } = await shop.api.previewScheduleRun({ path });
  expect(dear).toMatchObject({ valid: false, credit: { USD: { sufficient: false } } });
  const group = await given.group(shop);
  await shop.api.updateSchedule({ path, body: { group: group.id } });
  const { body: empty } = await shop.api.previewScheduleRun({ path });
  expect(empty).toMatchObject({ valid: false, counts: { total: 0 } });
  await expectUnseen("previewScheduleRun", { path });
});
