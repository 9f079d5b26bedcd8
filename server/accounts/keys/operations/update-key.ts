import type { Answer, Input } from "@svc/generated/routes";
import { audit } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { changeKey } from "../change-key.ts";
import { keyOfPath } from "../key-of-path.ts";
import { refuseWider } from "../narrower.ts";
import { presentKey } from "../present.ts";
import { readCaps } from "../queries.ts";
import { readKeyChanges } from "../read-key-changes.ts";
import { refuseUnknownSlugs } from "../unknown-slugs.ts";
import { lockWorkingKey } from "../working-key.ts";

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
  const shown = await ctx.transact("update key", async (tx) => {
    const key = await lockWorkingKey(tx, ctx, row.id);
    const wanted = readKeyChanges(ctx, key, body);
    if (ctx.key !== null) {
      const caps = await readCaps(tx, ctx.account.id, ctx.key.id);
      // Only what the request writes is judged: a label may be changed of a wider key too.
      refuseWider(wanted, { key: ctx.key, caps }, (field) => Object.hasOwn(body, field));
    }
    const after = presentKey(await changeKey(tx, key, wanted), ctx);
    const changes = changesBetween(presentKey(key, ctx), after);
    if (Object.keys(changes).length > 0) {
      await audit(tx, ctx, [{ object_id: formatId("key", row.id), changes }]);
    }
    return after;
  });
  return { status: 200, body: shown };
}

/** The fields in which two forms of an object differ, each with the old value and the new. */
function changesBetween(before: object, after: object): Record<string, unknown[]> {
  const old = new Map(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).flatMap(([field, value]) =>
      JSON.stringify(old.get(field)) === JSON.stringify(value)
        ? []
        : [[field, [old.get(field), value]]],
    ),
  );
}
