/** The secrets of subscriptions: the token of their links, and what signs webhooks. */
import { hash } from "node:crypto";
import { openSecretBox } from "#platform/crypto/secret-box";
import type { SubscriberRow } from "../tables.ts";

type SealingKey = { readonly secret_key: string };

/** How the token of a link is stored; it cannot be guessed, so it needs no key. */
export function tokenHashOf(token: string): string {
  return hash("sha256", `status-subscriber/${token}`, "hex");
}

/** Seals a secret for one subscription. */
export function sealSecret(id: string, secret: string, { secret_key }: SealingKey): string {
  return openSecretBox(secret_key).seal(secret, { bound_to: boundTo(id) });
}

/** Opens what `sealSecret` sealed. */
export function openSecret(
  { id, sealed }: Pick<SubscriberRow, "id" | "sealed">,
  { secret_key }: SealingKey,
): string {
  return openSecretBox(secret_key).open(sealed, { bound_to: boundTo(id) });
}

export function boundTo(id: string): string {
  return `status-subscriber/${id}`;
}
