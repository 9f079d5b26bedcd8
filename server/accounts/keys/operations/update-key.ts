import type { Answer, Input } from "@svc/generated/routes";
import { raiseFactsVersion } from "#accounts/account";
import { audit, changesBetween } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { lockWorkingKey } from "../present/active-key.ts";
import { presentKey } from "../present/present.ts";
import { refuseCapped, refuseWider, stopsCallers } from "../read/key-limits.ts";
import { readKeyChanges } from "../read/read-key-changes.ts";
import { refuseBeyondRole } from "../read/refuse-beyond-role.ts";
import { refuseRevokeOfWider } from "../read/refuse-revoke-of-wider.ts";
import { refuseGainOfRole } from "../read/refuse-roll-of-person.ts";
import { refuseUnknownSlugs } from "../read/unknown-slugs.ts";
import { keyOfPath } from "../rows/find-key.ts";
import { type KeyWithCaps, readCaps } from "../rows/queries.ts";
import { changeKey } from "../secrets/change-key.ts";
import type { NewKey } from "../secrets/mint-key.ts";

/** Changes a key that works, within the limits of the key that asks. */
export async function updateKey(
  ctx: Ctx,
  { path, body }: Input<"updateKey">,
): Promise<Answer<"updateKey">> {
  const { row } = await keyOfPath(ctx, path.key_id);
  await refuseUnknownSlugs(ctx, {
    allowed_products: body.allowed_products ?? [],
    allowed_networks: body.allowed_networks ?? [],
  });
  const shown = await ctx.transact("update key", (tx) => update(ctx, tx, row.id, body), {
    is_alone: true,
  });
  return { status: 200, body: shown };
}

async function update(ctx: Ctx, tx: Tx, key_id: string, body: Input<"updateKey">["body"]) {
  const key = await lockWorkingKey(tx, ctx, key_id);
  const wanted = readKeyChanges(ctx, key, body);
  await refuseBeyondLimits(ctx, tx, { key, changed: wanted, body });
  const after = presentKey(await changeKey(tx, key, wanted), ctx);
  const changes = changesBetween(presentKey(key, ctx), after);
  if (Object.keys(changes).length === 0) return after;
  await audit(tx, ctx, [{ object_id: formatId("key", key_id), changes }]);
  await raiseFactsVersion(tx, ctx.account.id);
  return after;
}

/** Only what the request writes is judged: a label may be changed of a wider key too. */
async function refuseBeyondLimits(
  ctx: Ctx,
  tx: Tx,
  { key, changed, body }: { key: KeyWithCaps; changed: NewKey; body: Input<"updateKey">["body"] },
): Promise<void> {
  if (body.scopes !== undefined) refuseBeyondRole(ctx, changed.scopes);
  if (ctx.key !== null) {
    const caps = await readCaps(tx, ctx.account.id, ctx.key.id);
    refuseCapped({ key: ctx.key, caps }, key.row.id);
    refuseWider(changed, { key: ctx.key, caps }, (field) => Object.hasOwn(body, field));
  }
  await refuseGainOfRole(tx, ctx, { target: key.row, scopes: changed.scopes });
  // A key that has ended does not change back, and one that answers nowhere sells as little.
  if (stopsCallers(key.row, changed)) await refuseRevokeOfWider(tx, ctx, key);
}
