/** Crockford's digits: none of them is mistaken for another when it is read over a phone. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const DIGITS_OF_NUMBER = 10;
/** The last digits of a UUIDv7 are its counter and its chance, which tell sales apart. */
const HEX_TAKEN = 13;

/** What people write for a digit that is none of Crockford's. */
const MISREAD: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };

/** The end of an id that a receipt number tells: all but the two highest bits of the 50. */
export interface ReceiptTail {
  /** The last twelve hexadecimal digits. */
  readonly digits: string;
  /** What the digit before them can be, of which a receipt number has the two lowest bits. */
  readonly before: readonly string[];
}

/** Reads a receipt number as people say and write it; null when it is none. */
export function readReceiptNumber(written: string): ReceiptTail | null {
  const text = written
    .toUpperCase()
    .replace(/^\s*R[\s-]/, "")
    .replaceAll(/[\s-]/g, "");
  const digits = [...text].map((digit) => DIGITS.indexOf(MISREAD[digit] ?? digit));
  if (digits.length !== DIGITS_OF_NUMBER || digits.includes(-1)) return null;
  const value = digits.reduce((sum, digit) => sum * 32n + BigInt(digit), 0n);
  const low = Number(value >> 48n);
  return {
    digits: (value % 2n ** 48n).toString(16).padStart(12, "0"),
    before: [0, 4, 8, 12].map((high) => (high + low).toString(16)),
  };
}

/** The number on the receipt of a send, such as `R-7K2M9-QXF4T`: ten digits of its id. */
export function receiptNumberOf(send_id: string): string {
  let rest = BigInt(`0x${send_id.replaceAll("-", "").slice(-HEX_TAKEN)}`);
  let digits = "";
  for (let written = 0; written < DIGITS_OF_NUMBER; written++) {
    digits = DIGITS.charAt(Number(rest % 32n)) + digits;
    rest /= 32n;
  }
  return `R-${digits.slice(0, 5)}-${digits.slice(5)}`;
}
