/**
 * `validate_only` and the real call are one sale seen twice: what the one reports first is what the
 * other answers.
 */
import type { Schemas } from "@svc/generated/routes";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Answered } from "../kit/api.ts";
import { given, type KeyInHand, type Organisation } from "../kit/given.ts";
import { runSeconds } from "../kit/run-clock.ts";
import { asProblem, expectAgreement, tryBoth } from "./both-ways.ts";
import { FORM_OBSTACLES, RULE_OBSTACLES, withObstacles } from "./obstacles.ts";

type Validation = Schemas["SendValidation"];

describe("validate_only of a sale that a rule refuses", () => {
  it.each(RULE_OBSTACLES)("reports $code as the real call answers it", async (obstacle) => {
    await withObstacles([obstacle], async ({ till, body }) => {
      const { validated, real } = await tryBoth(till, body);
      const { valid, problems } = validated.body as Validation;
      expect([validated.status, valid]).toEqual([200, false]);
      expect(problems).toEqual([asProblem(real)]);
      expect(problems[0]?.code).toBe(obstacle.code);
    });
  });

  it("reports every rule that stands in the way, in the order of the contract", async () => {
    const together = RULE_OBSTACLES.filter(
      ({ code }) => code !== "product_mismatch" && code !== "unsupported_network",
    ).filter(({ code }) => code !== "duplicate_suspected");
    await withObstacles(together, async ({ till, body }) => {
      const { validated, real } = await tryBoth(till, body);
      const { problems } = validated.body as Validation;
      expect(problems.map(({ code }) => code)).toEqual(together.map(({ code }) => code));
      expect(problems[0]).toEqual(asProblem(real));
    });
  });
});

describe("validate_only of a sale whose form is wrong", () => {
  it.each(FORM_OBSTACLES)("answers $code as the real call does", async (obstacle) => {
    await withObstacles([obstacle], async ({ till, body }) => {
      const { validated, real } = await tryBoth(till, body);
      expect(real.error?.code).toBe(obstacle.code);
      expect(asProblem(validated)).toEqual(asProblem(real));
      const places = (answer: Answered) => answer.error?.details.map(({ param }) => param);
      expect(places(validated)).toEqual(places(real));
    });
  });
});

describe("validate_only and the real call of any sale", () => {
  let shop: Organisation;
  let tills: KeyInHand[];

  beforeAll(async () => {
    shop = await given.organisation();
    await given.facts(shop, { prevent_duplicates_seconds: 300 });
    tills = await Promise.all([
      given.key(shop),
      given.key(shop, { allowed_products: ["airtime-zwg"], allowed_networks: ["netone"] }),
      given.key(shop, { recipient_allowlist: ["0771234567", "0721234567"] }),
      given.key(shop, { spend_caps: { USD: { per_send: 50, daily: 100 }, ZWG: { monthly: 900 } } }),
      given.key(shop, { per_recipient_daily_cap: { USD: 40, ZWG: 400 } }),
    ]);
  });

  const body = fc.record(
    {
      target: fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom("0771234567", "+263 72 123 4567", "0731234567") },
        {
          weight: 2,
          arbitrary: fc.integer({ min: 700_000_000, max: 799_999_999 }).map((n) => `0${n}`),
        },
        fc.constantFrom("0242700000", "37140030000", "", "0791234567"),
      ),
      amount: fc.oneof(
        {
          weight: 8,
          arbitrary: fc.integer({ min: 1, max: 6_000 }).map((n) => (n / 100).toFixed(2)),
        },
        fc.constantFrom(5, "5", "0.05", "300.01", 250, "1000000.00", 0, "-1", "5.001", "x"),
      ),
      currency: fc.constantFrom("USD", "USD", "ZWG", "ZWG", "usd", "zwg", "EUR"),
      product: fc.constantFrom("airtime-usd", "airtime-zwg", "data-usd", "beer-usd"),
      type: fc.constantFrom("airtime", "power"),
      client_reference: fc.integer({ min: 1, max: 40 }).map((n) => `till-${n}`),
      notify_number: fc.constantFrom("0771234567", "12"),
      sms_message: fc.constantFrom("Thanks {amount}", "{colour}", "x".repeat(500)),
      sms_locale: fc.constantFrom("en", "sn", "fr"),
      scheduled_for: fc
        .constantFrom(-60, 10, 600, 86_400, 200 * 86_400)
        .map((ahead) => runSeconds() + ahead),
      metadata: fc.dictionary(fc.constantFrom("till", "a b", "x"), fc.constantFrom("4", "")),
      max_hold: fc.constantFrom("24h"),
    },
    { requiredKeys: ["target", "amount", "currency"] },
  );
  /** Most fields are there in few sales, or hardly any would go through. */
  const sparse = fc
    .tuple(body, fc.infiniteStream(fc.integer({ min: 0, max: 9 })))
    .map(([whole, dice]) => thinned(whole, dice));

  it("agree: valid exactly when it is sold, and else the first problem is the error", async () => {
    const outcomes = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 4 }), sparse, async (at, wanted) => {
        const { validated, real } = await tryBoth(tills[at] as KeyInHand, wanted);
        const outcome = `${real.status} ${real.error?.code ?? ""}`;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        expectAgreement(validated, real);
      }),
      { numRuns: 250 },
    );
    // Random sales that all end in one way would prove nothing.
    expect(outcomes.size).toBeGreaterThan(8);
    expect(outcomes.get("202 ")).toBeGreaterThan(10);
  });
});

const OFTEN = ["target", "amount", "currency"];

function thinned(whole: Record<string, unknown>, dice: Iterable<number>): Record<string, unknown> {
  const throws = dice[Symbol.iterator]();
  const kept = Object.entries(whole).filter(([name]) => {
    const thrown = throws.next().value as number;
    return OFTEN.includes(name) || thrown === 0;
  });
  return Object.fromEntries(kept);
}
