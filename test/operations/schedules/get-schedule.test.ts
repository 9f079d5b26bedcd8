import { expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectUnseen } from "../../kit/refusal.ts";

it("shows one schedule to its own account alone", async () => {
  const shop = await given.organisation();
  const made = await given.schedule(shop, { metadata: { team: "sales" } });
  const path = { schedule_id: made.id };
  expect((await shop.api.getSchedule({ path })).body).toEqual(made);
  await expectUnseen("getSchedule", { path });
});
