import type { Ctx, KeyFacts } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { readCaps } from "../rows/queries.ts";
import type { KeyCapsRow } from "../rows/tables.ts";

type Caller = Pick<Ctx, "account" | "key">;

/**
 * A key with limits makes nothing that gives without a key: a program that it has made or funded,
 * rules, links and secrets that sign would spend on top of its caps, for anybody, on any network.
 * The caller's authority is held, so the limits are those of this moment.
 *
 * Refuses: `limit_raise_forbidden`. Source: docs/decisions/0051-limits-follow-the-money.md.
 */
export async function refuseLimited(tx: Tx, caller: Caller): Promise<void> {
  if (!(await isLimited(tx, caller))) return;
  refuse("limit_raise_forbidden", {
    message:
      "A key with caps or lists of recipients, networks or products cannot do this: it would let " +
      "others spend beyond those limits.",
  });
}

/** Whether a caller is a key that limits hold: what it spends, on what, or for whom. */
export async function isLimited(from: Tx | Read, { account, key }: Caller): Promise<boolean> {
  if (key === null) return false;
  if (hasLists(key)) return true;
  return key.has_caps && hasCaps(await readCaps(from, account.id, key.id));
}

/** Whether any cap holds; rows of caps that were taken off remain, and cap nothing. */
function hasCaps(caps: readonly KeyCapsRow[]): boolean {
  return caps.some(({ account_id: _, key_id: __, currency: ___, ...limits }) =>
    Object.values(limits).some((limit) => limit !== null),
  );
}

function hasLists({ allowed_products, allowed_networks, recipient_allowlist }: KeyFacts): boolean {
  return [allowed_products, allowed_networks, recipient_allowlist].some(({ length }) => length > 0);
}
