/** The same of power and data: quotes, meters and bundles stand in the way of both alike. */
import type { Schemas } from "@svc/generated/routes";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { bundleOn } from "../kit/bundles.ts";
import { given, type KeyInHand, type Organisation } from "../kit/given.ts";
import { expectAgreement, tryBoth } from "./both-ways.ts";

type Validation = Schemas["SendValidation"];

const METER = "37140030000";
const UNKNOWN_METER = "37140030011";
const SILENT_METER = "37140000009";
const POWER = { target: METER, amount: "10.00", currency: "USD", token_phone: "0771234567" };
/** The ration of meters and the rates are not what is tried here. */
const LIMITS = JSON.stringify({
  requests_per_second: 100_000,
  writes_per_second: 100_000,
  sends_per_second: 100_000,
  meters_per_minute: 100_000,
  meters_per_day: 100_000,
});

async function shopWithoutLimits(): Promise<Organisation> {
  const shop = await given.organisation();
  await given.facts(shop, { limits: LIMITS });
  return shop;
}

async function quote({ api }: KeyInHand | Organisation, changes: object = {}): Promise<string> {
  const body = { target: METER, amount: "10.00", currency: "USD", ...changes };
  return (await api.createQuote({ body })).body.id;
}

/** What stands in the way of a power sale: how it is put there, and what answers. */
const OBSTACLES: readonly (readonly [
  code: string,
  body: (shop: Organisation) => Promise<Record<string, unknown>>,
])[] = [
  ["token_phone_required", async () => ({ token_phone: undefined })],
  ["quote_mismatch", async (shop) => ({ quote: await quote(shop, { target: "37140010002" }) })],
  ["quote_used", async (shop) => ({ quote: await used(shop) })],
  ["quote_expired", async (shop) => ({ quote: await expired(shop) })],
  ["reference_not_found", async () => ({ quote: "quo_0031JkCYjFuHz5Bv6DlXe0Gk" })],
  ["meter_not_found", async () => ({ target: UNKNOWN_METER })],
  ["meter_blocked", async () => ({ target: "37140060015" })],
  ["meter_currency_mismatch", async () => ({ target: "37140050016" })],
  ["amount_out_of_range", async () => ({ amount: "100000.00" })],
];

async function used(shop: Organisation): Promise<string> {
  const id = await quote(shop);
  await shop.api.createSend({ body: { ...POWER, quote: id } });
  return id;
}

async function expired(shop: Organisation): Promise<string> {
  const id = await quote(shop);
  await shop.api.advanceTestClock({ body: { seconds: 1_800 } });
  return id;
}

describe("validate_only of a power sale that is refused", () => {
  it("answers a senseless utility with the same error", async () => {
    const shop = await shopWithoutLimits();
    const { validated, real } = await tryBoth(shop, { ...POWER, target: "37140040017" });
    expect([validated.status, validated.error?.code]).toEqual([502, "provider_invalid_response"]);
    expectAgreement(validated, real);
  });

  it.each(OBSTACLES)("reports %s as the real call answers it", async (code, put) => {
    const shop = await shopWithoutLimits();
    const { validated, real } = await tryBoth(shop, { ...POWER, ...(await put(shop)) });
    expect(real.error?.code).toBe(code);
    expect((validated.body as Validation).problems[0]?.code).toBe(code);
    expectAgreement(validated, real);
  });

  it.each([
    ["a silent meter", SILENT_METER, "up"],
    ["a utility that is down", METER, "down"],
  ] as const)("answers %s with the same error", async (_, target, state) => {
    const shop = await shopWithoutLimits();
    await shop.api.setZesaAvailability({ body: { state } });
    const { validated, real } = await tryBoth(shop, { ...POWER, target });
    expect([validated.status, validated.error?.code]).toEqual([503, "power_unavailable"]);
    expectAgreement(validated, real);
  });

  it("names the meter before the money, as the real call does", async () => {
    const shop = await shopWithoutLimits();
    const till = await given.key(shop, { spend_caps: { USD: { per_send: "1.00" } } });
    const { validated, real } = await tryBoth(till, { ...POWER, target: UNKNOWN_METER });
    const { problems } = validated.body as Validation;
    expect(problems.map((problem) => problem.code)).toEqual([
      "meter_not_found",
      "spend_cap_exceeded",
    ]);
    expectAgreement(validated, real);
  });
});

describe("validate_only and the real call of any power or data sale", () => {
  let tills: KeyInHand[];
  let quotes: string[];

  beforeAll(async () => {
    const shop = await shopWithoutLimits();
    tills = await Promise.all([
      given.key(shop),
      given.key(shop, { allowed_products: ["power-usd"], spend_caps: { USD: { daily: 200 } } }),
      given.key(shop, { per_recipient_daily_cap: { USD: 60, ZWG: 600 } }),
    ]);
    quotes = [];
    for (let made = 0; made < 12; made += 1) quotes.push(await quote(shop));
    quotes.push(await quote(shop, { target: "37140010002" }), "quo_0031JkCYjFuHz5Bv6DlXe0Gk");
  });

  const power = fc.record(
    {
      target: mostly([METER], ["37140010002", UNKNOWN_METER, SILENT_METER, "3714003"]),
      amount: mostly(["5.00", "10.00", "12.50"], ["0.01", "100000.00", "x"]),
      currency: mostly(["USD"], ["ZWG", "zwg"]),
      token_phone: mostly(["0771234567"], ["12"]),
      confirm: fc.constantFrom("strict", "best_effort"),
      quote: fc.nat({ max: 13 }),
      on_zesa_down: fc.constantFrom("queue", "fail"),
      max_hold: fc.constantFrom("30m", "1s", 86_400),
      product: mostly(["power-usd"], ["power-zwg", "airtime-usd"]),
    },
    { requiredKeys: ["target", "amount", "currency", "token_phone"] },
  );
  const data = fc.record(
    {
      target: fc.constantFrom("0771234567", "0721234567", METER, "0791234567"),
      bundle_id: fc.constantFrom(bundleOn("econet"), bundleOn("netone")),
      amount: mostly(["0.50"], ["9.99"]),
      currency: mostly(["USD", "usd"], ["ZWG"]),
      product: mostly(["data-usd"], ["data-zwg", "airtime-usd"]),
      type: mostly(["data"], ["airtime"]),
    },
    { requiredKeys: ["target", "bundle_id"] },
  );

  it("agree: valid exactly when it is sold, and else the first problem is the error", async () => {
    const outcomes = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 2 }), fc.oneof(power, power, data), async (at, wanted) => {
        const body = "quote" in wanted ? { ...wanted, quote: quotes[wanted.quote ?? 0] } : wanted;
        const { validated, real } = await tryBoth(tills[at] as KeyInHand, body);
        const outcome = `${real.status} ${real.error?.code ?? ""}`;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        expectAgreement(validated, real);
      }),
      { numRuns: 200 },
    );
    // Random sales that all end in one way would prove nothing.
    expect(outcomes.size).toBeGreaterThan(8);
    expect(outcomes.get("202 ")).toBeGreaterThan(5);
  });
});

/** Most values are right, or hardly any sale would go through. */
function mostly<T>(right: readonly T[], wrong: readonly T[]): fc.Arbitrary<T> {
  return fc.oneof(
    { weight: 7, arbitrary: fc.constantFrom(...right) },
    { weight: 2, arbitrary: fc.constantFrom(...wrong) },
  );
}
