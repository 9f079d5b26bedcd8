/** Amounts are texts such as `5.00`; sums are made in whole cents, never with floats. */
import { ArgumentError } from "./error.ts";

const FORM = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

export const Money = {
  /** `"5.00"` as 500n. */
  toMinor(amount: string): bigint {
    const parts = FORM.exec(amount);
    if (parts === null) throw new ArgumentError(`${amount} is no amount of money.`);
    const [, sign = "", whole = "0", cents = ""] = parts;
    const minor = BigInt(whole) * 100n + BigInt(cents.padEnd(2, "0"));
    return sign === "-" ? -minor : minor;
  },

  /** 500n as `"5.00"`. */
  fromMinor(minor: bigint): string {
    const size = minor < 0n ? -minor : minor;
    const cents = String(size % 100n).padStart(2, "0");
    return `${minor < 0n ? "-" : ""}${size / 100n}.${cents}`;
  },

  /** The sum of amounts of one currency. */
  add(...amounts: readonly string[]): string {
    return Money.fromMinor(amounts.reduce((sum, amount) => sum + Money.toMinor(amount), 0n));
  },
} as const;

/** Unix seconds, which every answer has, as a Date. */
export function toDate(unix_seconds: number): Date {
  return new Date(unix_seconds * 1_000);
}

/** A Date as unix seconds, which requests take. */
export function fromDate(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000);
}
