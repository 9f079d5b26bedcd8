import { expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { topUp } from "../../kit/topups.ts";

it("shows a top-up as it is now", async () => {
  const shop = await given.organisation();
  const made = await topUp(shop);
  const { status, body } = await shop.api.getTopup({ path: { topup_id: made.id } });
  expect(status).toBe(200);
  expect(body).toEqual(made);
});

it("is missing where there is none, and to another organisation", async () => {
  const shop = await given.organisation();
  const { id: topup_id } = await topUp(shop);
  await expectUnseen("getTopup", { path: { topup_id } });
  for (const unknown of ["top_0031JkRNyUjWo0Qk1SaMt5Vz", `top_${"z".repeat(24)}`]) {
    const answer = await shop.api.getTopup({ path: { topup_id: unknown } });
    await expectRefusal(answer, "resource_missing", { param: "topup_id" });
  }
});

it("is gone after a reset, with what was to be done about it", async () => {
  const shop = await given.organisation();
  const { id: topup_id } = await topUp(shop);
  expect((await shop.api.resetTestAccount()).status).toBe(200);
  const answer = await shop.api.getTopup({ path: { topup_id } });
  await expectRefusal(answer, "resource_missing", { param: "topup_id" });
  const { body: moved } = await shop.api.advanceTestClock({ body: { seconds: 86_400 } });
  expect(moved.still_running).toEqual([]);
});
