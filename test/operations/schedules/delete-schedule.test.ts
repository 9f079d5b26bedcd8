import { expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

it("deletes a schedule and keeps its batches", async () => {
  const shop = await given.organisation();
  const path = { schedule_id: (await given.schedule(shop)).id };
  const { body: batch } = await shop.api.runSchedule({ path });
  const { status, body } = await shop.api.deleteSchedule({ path });
  expect([status, body]).toEqual([
    200,
    { id: path.schedule_id, object: "schedule", deleted: true },
  ]);
  await expectRefusal(await shop.api.getSchedule({ path }), "resource_missing");
  const kept = await shop.api.getBatch({ path: { batch_id: batch.id } });
  expect(kept.body.schedule).toBe(path.schedule_id);
});

it("lets days that were part of its runs run on their own again", async () => {
  const shop = await given.organisation();
  const [part, whole] = [await given.schedule(shop), await given.schedule(shop, { hour: 10 })];
  const day = part.next_runs[1] ?? "";
  const path = { schedule_id: part.id, day };
  const body = { into: day, schedule: whole.id };
  expect((await shop.api.combineScheduleOccurrence({ path, body })).body.status).toBe("combined");
  await shop.api.deleteSchedule({ path: { schedule_id: whole.id } });
  const { body: alone } = await shop.api.getScheduleOccurrence({ path });
  expect(alone).toMatchObject({ status: "planned", combined_into: null });
});
