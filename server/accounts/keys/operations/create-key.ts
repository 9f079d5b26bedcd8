import type { Answer, Input } from "@svc/generated/routes";
import { acceptTerms, lockAccount } from "#accounts/account";
import { audit } from "#journal/audit-log";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { presentKey } from "../present/present.ts";
import { refuseCapped, refuseWider } from "../read/key-limits.ts";
import { readNewKey } from "../read/read-new-key.ts";
import { refuseBeyondRole } from "../read/refuse-beyond-role.ts";
import { refuseUnknownSlugs } from "../read/unknown-slugs.ts";
import { countActiveKeys, readCaps } from "../rows/queries.ts";
import { mintKey, type NewKey } from "../secrets/mint-key.ts";

/** One key per till, and ten thousand tills. Source: spec/accounts/keys/operations.tsp. */
const ACTIVE_KEYS_MAX = 10_000;

/** Makes a key in the mode of the caller and shows its secret once. */
export async function createKey(
  ctx: Ctx,
  { body }: Input<"createKey">,
): Promise<Answer<"createKey">> {
  const wanted = readNewKey(ctx, body);
  await refuseUnknownSlugs(ctx, wanted);
  const made = await ctx.transact(
    "create key",
    (tx) => make(ctx, tx, wanted, body.accept_terms ?? false),
    { is_alone: true },
  );
  return { status: 201, body: presentKey(made, ctx, { secret: made.secret }) };
}

async function make(ctx: Ctx, tx: Tx, wanted: NewKey, accept_terms: boolean) {
  await refuseBeyondLimits(ctx, tx, wanted, accept_terms);
  const key = await mintKey(tx, wanted, {
    account: ctx.account,
    request: causedBy(ctx),
    now: ctx.now,
    ...(ctx.member === null ? {} : { member_id: ctx.member.id }),
  });
  await audit(tx, ctx, [{ object_id: formatId("key", key.row.id), changes: {} }]);
  return key;
}

/** The account's row is held, so two keys made at once are counted one after the other. */
async function refuseBeyondLimits(
  ctx: Ctx,
  tx: Tx,
  wanted: NewKey,
  accept_terms: boolean,
): Promise<void> {
  const account = await lockAccount(tx, ctx.account.id);
  if (account.mode === "live" && account.terms === null) {
    if (!accept_terms) refuse("terms_not_accepted", { param: "accept_terms" });
    await acceptTerms(tx, ctx);
  }
  refuseBeyondRole(ctx, wanted.scopes);
  if (ctx.key !== null) {
    const caps = await readCaps(tx, ctx.account.id, ctx.key.id);
    refuseCapped({ key: ctx.key, caps }, null);
    refuseWider(wanted, { key: ctx.key, caps });
  }
  if ((await countActiveKeys(tx, ctx.account.id)) >= ACTIVE_KEYS_MAX) {
    refuse("key_limit_reached", { meta: { max: ACTIVE_KEYS_MAX } });
  }
}
