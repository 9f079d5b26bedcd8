import { hash } from "node:crypto";
import type { Config } from "#platform/config";
import { keyedHash } from "#platform/keyed-hash";

/** How long a code by mail is valid, and the link in the same mail. */
export const CODE_VALID_MS = 10 * 60_000;

/** A code as it is mailed; the secret of a link is longer, and has letters. */
const DIGITS = /^(?:\d{6}|\d{12})$/;

/** Whether a code is digits by mail, which can be guessed. */
export function isDigits(code: string): boolean {
  return DIGITS.test(code);
}

/** How digits are kept: nobody who reads the table can sign in with them. */
export function codeHashOf(
  { member_id, code }: { readonly member_id: string; readonly code: string },
  { secret_key }: Pick<Config, "secret_key">,
): string {
  return Buffer.from(keyedHash(secret_key, `sign-in/${member_id}/${code}`)).toString("hex");
}

/** How the secret of a link is kept; nobody can guess it, so it needs no key. */
export function linkHashOf(code: string): string {
  return hash("sha256", `sign-in-link/${code}`, "hex");
}

/** How the secret of a browser is kept. */
export function browserHashOf(browser: string): string {
  return hash("sha256", `sign-in-browser/${browser}`, "hex");
}
