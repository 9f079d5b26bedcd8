import { randomBytes } from "node:crypto";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BYTES = 32;
/** 62 to this power is just above 2 to the power of 256. */
export const RANDOM_DIGITS = 43;

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
