/** Amounts as a decimal type of the other side writes them: `1.00`, `99.0525`. */

/** Ten-thousandths of a unit of currency: what the wallets are kept in. */
export type Tenths = number;

const OF_UNIT = 10_000;
const WRITTEN = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

interface RawJson {
  rawJSON(text: string): unknown;
}

/** A number that stands in JSON with exactly these digits. */
export function written(amount: Tenths, decimals: 2 | 4): unknown {
  return (JSON as unknown as RawJson).rawJSON(textOf(amount, decimals));
}

export function textOf(amount: Tenths, decimals: 2 | 4): string {
  const digits = String(Math.abs(amount)).padStart(5, "0");
  const text = `${amount < 0 ? "-" : ""}${digits.slice(0, -4)}.${digits.slice(-4)}`;
  return decimals === 2 ? text.slice(0, -2) : text;
}

/** An amount of a request, which has two decimals at most; null when it has not. */
export function readAmount(value: unknown): Tenths | null {
  if (typeof value !== "number") return null;
  const [, whole, decimals = ""] = WRITTEN.exec(String(value)) ?? [];
  const amount = whole === undefined ? 0 : Number(whole + decimals.padEnd(4, "0"));
  return amount > 0 ? amount : null;
}

/** An amount in whole units of currency, as tests write it. */
export function unitsOf(units: number): Tenths {
  return Math.round(units * OF_UNIT);
}
