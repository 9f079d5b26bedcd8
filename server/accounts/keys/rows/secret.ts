import { hash } from "node:crypto";
import type { KeyFacts } from "#platform/context";
import { RANDOM_DIGITS } from "#platform/crypto/random-text";
import { type Cell, cellSecret } from "#platform/settings/cell";

const SHOWN_DIGITS = 4;

/** A new secret, and what is kept of it. */
export interface MintedSecret {
  /** The whole secret; shown once and stored nowhere. */
  readonly text: string;
  readonly secret_hash: string;
  readonly prefix: string;
  readonly last4: string;
}

/**
 * Makes a secret of 256 random bits, such as `svc_rk_test_ab12…`.
 * Source: spec/accounts/keys/models.tsp.
 */
export function mintSecret(
  kind: KeyFacts["kind"],
  { mode, cell }: { mode: "test" | "live"; cell: Cell },
): MintedSecret {
  const head = `svc_${kind}_${mode === "test" ? "test_" : ""}`;
  return describeSecret(head + cellSecret(cell));
}

/** What is kept of a secret that exists already. */
export function describeSecret(text: string): MintedSecret {
  return {
    text,
    secret_hash: hashOfSecret(text),
    prefix: text.slice(0, SHOWN_DIGITS - RANDOM_DIGITS),
    last4: text.slice(-SHOWN_DIGITS),
  };
}

/**
 * What a secret is looked up by. Secrets are long and random, so one round of SHA-256 is enough and
 * the duration of a comparison of hashes reveals nothing.
 */
function hashOfSecret(text: string): string {
  return hash("sha256", text, "hex");
}
