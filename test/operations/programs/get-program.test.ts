import { expect, it } from "vitest";
import { hold } from "../../kit/budget.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

it("shows a program with its rewards counted, and never its secret, to nobody else", async () => {
  const shop = await given.organisation();
  const made = await given.activeProgram(shop);
  await hold(shop, made.id, 100);
  await hold(shop, made.id, 200);
  const path = { program_id: made.id };
  const { status, body } = await shop.api.getProgram({ path });
  expect(status).toBe(200);
  expect(body).toEqual({
    ...made,
    ...{ earmarked: "3.00", remaining: "7.00", completions_secret: null },
    reservation: body.reservation,
    counts: { rewards: 2, delivered: 0, held: 2, failed: 0 },
  });
  const stranger = await given.organisation();
  await expectRefusal(await stranger.api.getProgram({ path }), "resource_missing");
  await expectRefusal(await shop.live.api.getProgram({ path }), "resource_missing", {
    meta: { mode_hint: "test" },
  });
});
