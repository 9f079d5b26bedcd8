/**
 * Money is a `bigint` of minor units (cents). It comes in through `parseMoney` and goes out through
 * `formatMoney`; no other file knows a decimal point.
 */

/** 9999999.99, the largest amount that a request may name. Source: spec/base/money.tsp. */
export const AMOUNT_MAX_MINOR = 999_999_999n;

const BPS_OF_WHOLE = 10_000n;
/** Plain digits, no sign, no exponent, no leading zero, at most two decimals. */
const WRITTEN_AMOUNT = /^(0|[1-9]\d{0,11})(?:\.(\d{1,2}))?$/;

/**
 * Reads an amount as a request writes it, text or JSON number; null when it is not one.
 *
 * Units: minor units. Refuses (as null): more than two decimals, a sign, an exponent, spaces,
 * leading zeros, and, unless the caller allows them, zero and more than 9999999.99.
 * Source: spec/base/money.tsp.
 */
export function parseMoney(
  written: string | number,
  { allow_zero = false, allow_large = false }: { allow_zero?: boolean; allow_large?: boolean } = {},
): bigint | null {
  // The shortest text that reads back as the same number is what the caller wrote: 5.1, not
  // 5.0999….
  const found = WRITTEN_AMOUNT.exec(String(written));
  if (found === null) return null;
  const [, whole = "", decimals = ""] = found;
  const amount_minor = BigInt(whole + decimals.padEnd(2, "0"));
  if (amount_minor > AMOUNT_MAX_MINOR && !allow_large) return null;
  return amount_minor === 0n && !allow_zero ? null : amount_minor;
}

/** Digits with a sign and as many decimals as a supplier's own books have. */
const REPORTED_AMOUNT = /^(-?)(\d{1,12})(?:\.(\d{1,12}))?$/;

/**
 * Reads an amount as another system reports it, with a sign and with parts of a cent: `1.0000` and
 * `99.0525`. Null when it is no amount, or has a part of a cent that nobody says how to round.
 *
 * Units: minor units. Down is towards less, also below zero.
 */
export function parseReported(
  written: string,
  { rounding }: { rounding: "none" | "down" | "up" },
): bigint | null {
  const [, sign, whole = "", decimals = ""] = REPORTED_AMOUNT.exec(written) ?? [];
  if (sign === undefined) return null;
  const cents = BigInt(whole + decimals.slice(0, 2).padEnd(2, "0"));
  const has_part = /[1-9]/.test(decimals.slice(2));
  if (has_part && rounding === "none") return null;
  const is_negative = sign === "-";
  const grows = has_part && (rounding === "up") !== is_negative;
  const rounded = grows ? cents + 1n : cents;
  return is_negative ? -rounded : rounded;
}

const SPACE = " '\u2019\u00A0\u2009\u202F";
const WITH_POINT = new RegExp(`^(\\d{1,3}(?:(?:,\\d{3})+|(?:[${SPACE}]\\d{3})+))\\.(\\d{1,2})$`);
const WITH_COMMA = new RegExp(
  `^(\\d+|\\d{1,3}(?:(?:\\.\\d{3})+|(?:[${SPACE}]\\d{3})+)),(\\d{1,2})$`,
);
const WHOLE = new RegExp(`^(\\d{1,3}(?:(?:,\\d{3}){2,}|(?:\\.\\d{3}){2,}|(?:[${SPACE}]\\d{3})+))$`);

/**
 * An amount as spreadsheets show it, written as requests write it: `5,50` is `5.50`, `1,250.00` and
 * `1 250,00` are `1250.00`. What can be meant in two ways, such as `1,250`, and whatever else it is
 * stays as it was, and `parseMoney` refuses it.
 */
export function amountOfCell(cell: string): string {
  const [, whole, decimals] =
    WITH_POINT.exec(cell) ?? WITH_COMMA.exec(cell) ?? WHOLE.exec(cell) ?? [];
  if (whole === undefined) return cell;
  const digits = whole.replace(/\D/g, "");
  return decimals === undefined ? digits : `${digits}.${decimals}`;
}

/** Writes minor units as text with exactly two decimals, and a minus sign when negative. */
export function formatMoney(amount_minor: bigint): string {
  const sign = amount_minor < 0n ? "-" : "";
  const digits = (amount_minor < 0n ? -amount_minor : amount_minor).toString().padStart(3, "0");
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * What is paid on top of an amount, rounded up to the cent.
 *
 * Units: minor units and basis points (350 = 3.5 %).
 */
export function surchargeOf(
  amount_minor: bigint,
  { surcharge_bps }: { surcharge_bps: number },
): bigint {
  return (amount_minor * BigInt(surcharge_bps) + BPS_OF_WHOLE - 1n) / BPS_OF_WHOLE;
}

/**
 * The dealer's discount on a face value, rounded down to the cent.
 *
 * Units: minor units and basis points (250 = 2.5 %). Source: README.md, "Dealer prices".
 */
export function discountOf(face_minor: bigint, { discount_bps }: { discount_bps: number }): bigint {
  if (face_minor < 0n) throw new RangeError("A face value is never negative.");
  if (!(discount_bps >= 0 && discount_bps <= Number(BPS_OF_WHOLE))) {
    throw new RangeError("A discount lies between 0 and 10000 basis points.");
  }
  return (face_minor * BigInt(discount_bps)) / BPS_OF_WHOLE;
}
