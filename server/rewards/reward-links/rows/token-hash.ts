import { hash } from "node:crypto";

/**
 * What a link is found by: hex of the SHA-256 of its token. It is random and long, so one round is
 * enough.
 */
export function hashOfToken(token: string): string {
  return hash("sha256", token, "hex");
}
