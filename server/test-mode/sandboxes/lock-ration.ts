import { asc, gt } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { keyedHash } from "#platform/crypto/keyed-hash";
import type { Tx } from "#platform/db/transaction";
import { addressHolder } from "#platform/net/address-ranges";
import { refuse } from "#platform/refusal";
import { sandboxes } from "./tables.ts";

/** Each is two accounts. Source: spec/test-mode/sandboxes.tsp. */
const SANDBOXES_A_DAY = { of_address: 5, of_all: 500 };
const DAY_MS = 86_400_000;

/**
 * Counts the sandboxes of the last 24 hours, and keeps others from being created until the
 * transaction ends. Returns the hash of the caller's address, in hex.
 *
 * Refuses: `rate_limited`.
 */
export async function lockRation(
  tx: Tx,
  { ip, config }: Pick<Ctx, "ip" | "config">,
  now: number,
): Promise<string> {
  const text = `sandbox-address/${addressHolder(ip)}`;
  const address_hash = Buffer.from(keyedHash(config.secret_key, text)).toString("hex");
  // Nothing of theirs is there to be locked; of two at once, the second counts the first one's.
  await tx.sql`select pg_advisory_xact_lock(hashtextextended('sandboxes', 0))`;
  const recent = await tx.db
    .select({ created: sandboxes.created, address_hash: sandboxes.address_hash })
    .from(sandboxes)
    .where(gt(sandboxes.created, now - DAY_MS))
    .orderBy(asc(sandboxes.created))
    .limit(SANDBOXES_A_DAY.of_all);
  const nearby = recent.filter((row) => row.address_hash === address_hash);
  refuseAtLimit(nearby, { max: SANDBOXES_A_DAY.of_address, now });
  refuseAtLimit(recent, { max: SANDBOXES_A_DAY.of_all, now });
  return address_hash;
}

/** The oldest one makes room when its 24 hours are over. */
function refuseAtLimit(
  rows: readonly { readonly created: number }[],
  { max, now }: { max: number; now: number },
): void {
  const [oldest] = rows;
  if (oldest === undefined || rows.length < max) return;
  refuse("rate_limited", {
    message: "Too many sandboxes were created; use one that you have, or wait.",
    retry_after: Math.ceil((oldest.created + DAY_MS - now) / 1_000),
    meta: { policy: "sandboxes" },
  });
}
