import type { Answer, Input } from "@svc/generated/routes";
import { raiseFactsVersion } from "#accounts/account";
import { audit, changesBetween } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { lockWorkingKey } from "../present/active-key.ts";
import { presentKey } from "../present/present.ts";
import { refuseCapped, refuseWider } from "../read/key-limits.ts";
import { readKeyChanges } from "../read/read-key-changes.ts";
import { refuseBeyondRole } from "../read/refuse-beyond-role.ts";
import { refuseUnknownSlugs } from "../read/unknown-slugs.ts";
import { keyOfPath } from "../rows/find-key.ts";
import { readCaps } from "../rows/queries.ts";
import { changeKey } from "../secrets/change-key.ts";

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
  if (body.scopes !== undefined) refuseBeyondRole(ctx, wanted.scopes);
  if (ctx.key !== null) {
    const caps = await readCaps(tx, ctx.account.id, ctx.key.id);
    refuseCapped({ key: ctx.key, caps }, key_id);
    // Only what the request writes is judged: a label may be changed of a wider key too.
    refuseWider(wanted, { key: ctx.key, caps }, (field) => Object.hasOwn(body, field));
  }
  const after = presentKey(await changeKey(tx, key, wanted), ctx);
  const changes = changesBetween(presentKey(key, ctx), after);
  if (Object.keys(changes).length === 0) return after;
  await audit(tx, ctx, [{ object_id: formatId("key", key_id), changes }]);
  await raiseFactsVersion(tx, ctx.account.id);
  return after;
}
