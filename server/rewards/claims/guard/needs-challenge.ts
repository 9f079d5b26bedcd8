import { and, eq, gt, ne } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { keyedHash } from "#platform/crypto/keyed-hash";
import type { Read, Tx } from "#platform/db/transaction";
import { addressHolder } from "#platform/net/address-ranges";
import type { RewardLinkRow } from "#rewards/reward-links";
import { claimTries } from "../rows/tables.ts";
import { findGuard } from "./guards.ts";

/** Source: docs/decisions/0041-claims.md. */
const TRIES = { of_address: 5, within_ms: 10 * 60_000 };
const FAILURES = 3;

/**
 * Whether a person must answer a challenge first: their address has tried to claim often lately, or
 * the link has seen wrong codes. The request itself is not counted.
 */
export async function needsChallenge(
  from: Pick<Read | Tx, "db">,
  { account, ip, now, request_id, config }: ChallengedCtx,
  link: RewardLinkRow,
): Promise<boolean> {
  const guard = await findGuard(from, link);
  if (guard !== null && guard.failures >= FAILURES) return true;
  const of_address = await from.db
    .select({ id: claimTries.id })
    .from(claimTries)
    .where(
      and(
        eq(claimTries.account_id, account.id),
        eq(claimTries.ip_hash, ipHashOf(ip, config)),
        gt(claimTries.created, now - TRIES.within_ms),
        ne(claimTries.id, request_id),
      ),
    )
    .limit(TRIES.of_address);
  return of_address.length >= TRIES.of_address;
}

type ChallengedCtx = Pick<Ctx, "account" | "ip" | "now" | "request_id" | "config">;

/** Hex of the keyed hash of whoever calls from an address. */
export function ipHashOf(ip: string, { secret_key }: Pick<Ctx["config"], "secret_key">): string {
  return Buffer.from(keyedHash(secret_key, `claim-address/${addressHolder(ip)}`)).toString("hex");
}
