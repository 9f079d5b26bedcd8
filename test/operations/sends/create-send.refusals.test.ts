import { ERRORS } from "@svc/generated/errors";
import { OPERATIONS } from "@svc/generated/operations";
import { describe, expect, it } from "vitest";
import { expectRefusal } from "../../kit/refusal.ts";
import {
  FORM_OBSTACLES,
  type Obstacle,
  RULE_OBSTACLES,
  withObstacles,
} from "../../parity/obstacles.ts";
import { SALE } from "./sale.ts";

const OBSTACLES = [...FORM_OBSTACLES, ...RULE_OBSTACLES];

/** What stands in the way of no airtime; the files of power and of data provoke it. */
const OF_POWER_AND_DATA: readonly string[] = [
  ...["token_phone_required", "quote_mismatch", "quote_used", "quote_expired", "data_not_live"],
  ...["meter_quota_exceeded", "power_unavailable", "provider_invalid_response"],
  ...["meter_not_found", "meter_blocked", "meter_currency_mismatch", "bundle_unavailable"],
];

/** Neighbours in the order of the contract, of which the earlier one answers. */
const PAIRS = RULE_OBSTACLES.slice(1).map((later, index) => ({
  earlier: RULE_OBSTACLES[index] as Obstacle,
  later,
}));

describe("a refused sale", () => {
  it.each(OBSTACLES)("answers $code with its param, and writes nothing", async (obstacle) => {
    await withObstacles([obstacle], async ({ till, body }) => {
      const answer = await till.api.createSend({ body });
      await expectRefusal(answer, obstacle.code, { param: obstacle.param });
      const { meta = {}, retryable } = answer.error ?? {};
      expect(ERRORS[obstacle.code].meta).toEqual(expect.arrayContaining(Object.keys(meta)));
      expect(retryable).toBe(false);
    });
  });

  it.each(OBSTACLES)("is a sale once $code no longer stands in its way", async (obstacle) => {
    await withObstacles([obstacle], async ({ shop, till, body }) => {
      const idempotency_key = "till4-000123";
      const refused = await till.api.createSend({ body, idempotency_key });
      expect(refused.status).toBeGreaterThanOrEqual(400);
      const other = { ...SALE, target: "0731234567", amount: "0.20" };
      const answer = await shop.api.createSend({ body: other, idempotency_key });
      expect(answer.status).toBe(202);
    });
  });

  it.each(PAIRS)("answers $earlier.code before $later.code", async ({ earlier, later }) => {
    await withObstacles([earlier, later], async ({ till, body }) => {
      const answer = await till.api.createSend({ body });
      await expectRefusal(answer, earlier.code, { param: earlier.param });
    });
  });

  it("answers wrong fields before any rule", async () => {
    const [rule] = RULE_OBSTACLES;
    const form = FORM_OBSTACLES.filter(({ code }) => code !== "sms_too_long");
    await withObstacles([...form, rule] as Obstacle[], async ({ till, body }) => {
      await expectRefusal(await till.api.createSend({ body }), "invalid_request");
    });
  });

  it("has an obstacle here for every refusal that the sale itself declares", () => {
    const { refusals } = OPERATIONS.createSend;
    const own = refusals.slice(
      refusals.indexOf("conflicting_parameters"),
      refusals.indexOf("concurrent_update"),
    );
    const codes = [...OBSTACLES.map(({ code }) => code), ...OF_POWER_AND_DATA];
    expect([...new Set([...own])].filter((code) => !codes.includes(code))).toEqual([]);
    const rules = RULE_OBSTACLES.map(({ code }) => code);
    expect(rules).toEqual(own.filter((code) => rules.includes(code)));
  });
});
