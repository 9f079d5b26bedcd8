import { expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

it("shows a batch as it is, to nobody else", async () => {
  const shop = await given.organisation();
  const made = await given.batch(shop);
  const path = { batch_id: made.id };
  const { status, body } = await shop.api.getBatch({ path });
  expect([status, body]).toEqual([200, made]);
  const stranger = await given.organisation();
  await expectRefusal(await stranger.api.getBatch({ path }), "resource_missing");
  await expectRefusal(await shop.live.api.getBatch({ path }), "resource_missing", {
    meta: { mode_hint: "test" },
  });
});
