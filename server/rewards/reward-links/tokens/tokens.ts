/** Claim tokens of links: found by their hashes, sealed at rest, shown to few. */

import { openSecretBox, type SecretBox } from "#platform/crypto/secret-box";
import { cellSecret } from "#platform/settings/cell";
import type { Config } from "#platform/settings/config";
import type { RewardLinkRow } from "../rows/tables.ts";
import { hashOfToken } from "../rows/token-hash.ts";

/** A token as its row keeps it. */
type KeptToken = Pick<RewardLinkRow, "token_hash" | "token_sealed">;

/** Mints tokens of new links, under one key. */
export function tokenMint({
  secret_key,
  cell,
}: Pick<Config, "secret_key" | "cell">): (link_id: string) => KeptToken {
  const box = openSecretBox(secret_key);
  return (link_id) => {
    const token = cellSecret(cell);
    const token_sealed = box.seal(token, { bound_to: boundTo(link_id) });
    return { token_hash: hashOfToken(token), token_sealed };
  };
}

/** Opens the token of a link. */
export function openToken(box: SecretBox, { id, token_sealed }: RewardLinkRow): string {
  return box.open(token_sealed, { bound_to: boundTo(id) });
}

/** What a sealed token is bound to, and opens with alone. */
export function boundTo(link_id: string): string {
  return `reward-link/${link_id}`;
}
