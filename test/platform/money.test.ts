import {
  AMOUNT_MAX_MINOR,
  discountOf,
  formatMoney,
  parseMoney,
} from "@svc/server/platform/values/money.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

describe("an amount in a request", () => {
  it.each([
    ["5", 500n],
    ["5.1", 510n],
    ["5.10", 510n],
    ["0.01", 1n],
    ["9999999.99", 999_999_999n],
    [5, 500n],
    [5.1, 510n],
    [0.07, 7n],
    [1.15, 115n],
    [9999999.99, 999_999_999n],
  ])("reads %j without rounding", (written, minor) => {
    expect(parseMoney(written)).toBe(minor);
  });

  it.each([
    "",
    "5.001",
    "5.100",
    "5.",
    ".5",
    "1e3",
    "+5",
    "-5",
    " 5",
    "5 ",
    "05",
    "5,00",
    "1_000",
    "٥",
    "10000000",
    "0x5",
    "NaN",
    0.1 + 0.2,
    5.001,
    -5,
    1e21,
    1e-7,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])("refuses %j", (written) => {
    expect(parseMoney(written)).toBeNull();
  });

  it("refuses zero, unless the field takes zero", () => {
    expect(["0", "0.00", 0, -0].map((written) => parseMoney(written))).toEqual(Array(4).fill(null));
    expect(["0", "0.00", 0, -0].map((zero) => parseMoney(zero, { allow_zero: true }))).toEqual(
      Array(4).fill(0n),
    );
  });

  it("is the same written as text, as number and as what we answered", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: AMOUNT_MAX_MINOR }), (minor) => {
        expect(parseMoney(formatMoney(minor))).toBe(minor);
        expect(parseMoney(Number(formatMoney(minor)))).toBe(minor);
      }),
    );
  });
});

describe("an amount in an answer", () => {
  it.each([
    [0n, "0.00"],
    [5n, "0.05"],
    [500n, "5.00"],
    [-5n, "-0.05"],
    [-123_456n, "-1234.56"],
    [100_000_000_000_000_000_000n, "1000000000000000000.00"],
  ])("writes %s as %s", (minor, text) => {
    expect(formatMoney(minor)).toBe(text);
  });
});

describe("a dealer's discount", () => {
  it.each([
    [500n, 250, 12n],
    [1n, 9_999, 0n],
    [10_000n, 1, 1n],
    [9_999n, 1, 0n],
    [500n, 0, 0n],
    [500n, 10_000, 500n],
  ])("on %s at %i basis points is %s, rounded down", (face_minor, discount_bps, discount) => {
    expect(discountOf(face_minor, { discount_bps })).toBe(discount);
  });

  it("is never more than the face value and never more than its exact share", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: AMOUNT_MAX_MINOR }),
        fc.integer({ min: 0, max: 10_000 }),
        (face_minor, discount_bps) => {
          const discount_minor = discountOf(face_minor, { discount_bps });
          const exact = face_minor * BigInt(discount_bps);
          expect(discount_minor * 10_000n).toBeLessThanOrEqual(exact);
          expect((discount_minor + 1n) * 10_000n).toBeGreaterThan(exact);
        },
      ),
    );
  });

  it("outside 0 to 100 % is a fault of the caller", () => {
    expect(() => discountOf(500n, { discount_bps: 10_001 })).toThrow(RangeError);
    expect(() => discountOf(500n, { discount_bps: -1 })).toThrow(RangeError);
    expect(() => discountOf(-500n, { discount_bps: 1 })).toThrow(RangeError);
  });
});
