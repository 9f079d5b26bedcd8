import { costOf } from "@svc/server/money/dealer/cost-of.ts";
import fc from "fast-check";
import { expect, it } from "vitest";

const DISCOUNTS = [
  { network: "econet", currency: "USD" as const, discount_bps: 350 },
  { network: "econet", currency: "ZWG" as const, discount_bps: 500 },
];
const SALE = { amount_minor: 500n, network: "econet", currency: "USD" as const };

it("draws the face amount from an account without discounts", () => {
  expect(costOf(SALE, [])).toBe(500n);
});

it("draws the face less the discount of the network and the currency", () => {
  expect(costOf({ ...SALE, amount_minor: 10_000n }, DISCOUNTS)).toBe(9_650n);
  expect(costOf({ ...SALE, amount_minor: 10_000n, currency: "ZWG" }, DISCOUNTS)).toBe(9_500n);
  expect(costOf({ ...SALE, amount_minor: 10_000n, network: "netone" }, DISCOUNTS)).toBe(10_000n);
});

it("rounds the discount down to the cent", () => {
  // 3.5 % of 5.01 is 0.17535.
  expect(costOf({ ...SALE, amount_minor: 501n }, DISCOUNTS)).toBe(501n - 17n);
});

it("never draws more than the face, nor less than nothing", () => {
  const bps = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 999_999_999n }), bps, (amount_minor, discount_bps) => {
      const cost_minor = costOf({ ...SALE, amount_minor }, [
        { network: "econet", currency: "USD", discount_bps },
      ]);
      expect(cost_minor >= 0n && cost_minor <= amount_minor).toBe(true);
    }),
  );
});
