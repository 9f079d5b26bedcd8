import type { Ctx } from "#platform/context";
import { openSecretBox } from "#platform/crypto/secret-box";
import type { RewardLinkRow } from "../rows/tables.ts";
import { openToken } from "./tokens.ts";

/** Where a link leads; worth its amount to whoever reads it. */
export function claimUrlOf(
  link: RewardLinkRow,
  { public_url, secret_key }: Pick<Ctx["config"], "public_url" | "secret_key">,
): string {
  return `${public_url}/claim/${openToken(openSecretBox(secret_key), link)}`;
}
