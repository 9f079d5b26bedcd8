import { hash } from "node:crypto";
import type { Config } from "#platform/config";
import { keyedHash } from "#platform/keyed-hash";

export const CODE_VALID_MS = 10 * 60_000;

/** A code as it is mailed; one that staff hand over is as long as the secret of a key. */
const MAILED = /^\d{6}$/;

interface CodeOf {
  readonly member_id: string;
  readonly code: string;
}

/** How a code is kept: nobody who reads the table can sign in with it. */
export function codeHashOf(of: CodeOf, { secret_key }: Pick<Config, "secret_key">): string {
  if (!MAILED.test(of.code)) return longCodeHashOf(of);
  return Buffer.from(keyedHash(secret_key, textOf(of))).toString("hex");
}

/** The same of a code that nobody can guess, which needs no key. */
export function longCodeHashOf(of: CodeOf): string {
  return hash("sha256", textOf(of), "hex");
}

function textOf({ member_id, code }: CodeOf): string {
  return `sign-in/${member_id}/${code}`;
}
