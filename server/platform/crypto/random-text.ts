import { randomBytes } from "node:crypto";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BYTES = 32;
/** 62 to this power is just above 2 to the power of 256. */
export const RANDOM_DIGITS = 43;

/** What nobody reads as something else. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LETTERS_OF_REFERENCE = 10;

/** Letters and digits of a reference that people quote. */
export function randomLetters(): string {
  const chosen = crypto.getRandomValues(new Uint8Array(LETTERS_OF_REFERENCE));
  return [...chosen].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** A text of letters and digits that nobody can guess: 256 random bits in base62. */
export function randomText(): string {
  let rest = BigInt(`0x${randomBytes(BYTES).toString("hex")}`);
  let digits = "";
  while (digits.length < RANDOM_DIGITS) {
    digits = DIGITS[Number(rest % 62n)] + digits;
    rest /= 62n;
  }
  return digits;
}
