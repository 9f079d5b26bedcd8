import { hash } from "node:crypto";
import { keyedHash } from "#platform/crypto/keyed-hash";
import type { Config } from "#platform/settings/config";

/** How long a code is valid, and the link in the same message. */
export const CODE_VALID_MS = 10 * 60_000;

/** A code as it is sent; the secret of a link is longer, and has letters. */
const DIGITS = /^(?:\d{6}|\d{12})$/;

/** Whether a code is digits, which can be guessed. */
export function isDigits(code: string): boolean {
  return DIGITS.test(code);
}

/** How digits are kept: nobody who reads the table can sign in with them. */
export function codeHashOf(
  { owner_id, code }: { readonly owner_id: string; readonly code: string },
  { secret_key }: Pick<Config, "secret_key">,
): string {
  return Buffer.from(keyedHash(secret_key, `sign-in/${owner_id}/${code}`)).toString("hex");
}

/** How the secret of a link is kept; nobody can guess it, so it needs no key. */
export function linkHashOf(code: string): string {
  return hash("sha256", `sign-in-link/${code}`, "hex");
}

/** How the secret of a browser is kept. */
export function browserHashOf(browser: string): string {
  return hash("sha256", `sign-in-browser/${browser}`, "hex");
}
