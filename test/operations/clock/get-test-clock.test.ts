import { beforeEach, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { runNow } from "../../kit/run-clock.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

it("a test clock that was never moved shows the real time", async () => {
  const { status, body } = await shop.api.getTestClock();
  expect([status, body]).toEqual([
    200,
    { object: "test_clock", now: expect.any(Number), offset_seconds: 0, still_running: [] },
  ]);
  expect(Math.abs(body.now - runNow() / 1_000)).toBeLessThan(5);
});

it("a test clock shows how far it is ahead", async () => {
  await shop.api.advanceTestClock({ body: { seconds: 86_400 } });
  const { body } = await shop.api.getTestClock();
  expect(body.offset_seconds).toBe(86_400);
  expect(Math.abs(body.now - 86_400 - runNow() / 1_000)).toBeLessThan(5);
});

it("a live key is refused", async () => {
  await expectRefusal(await shop.live.api.getTestClock(), "test_mode_only");
});

it("a key without account:manage is refused", async () => {
  const till = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
  await expectRefusal(await till.api.getTestClock(), "insufficient_scope");
});
