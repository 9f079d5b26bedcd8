import type { Answer, Input } from "@svc/generated/routes";
import { raiseFactsVersion } from "#accounts/account";
import { audit } from "#journal/audit-log";
import { causedBy, differenceOf, emit, eventOf } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { dropDeadlines } from "../deadlines/deadlines.ts";
import { revokeKey } from "../deadlines/lifecycle.ts";
import { presentKey } from "../present/present.ts";
import { refuseRevokeOfWider } from "../read/refuse-revoke-of-wider.ts";
import { keyOfPath } from "../rows/find-key.ts";
import type { KeyWithCaps } from "../rows/queries.ts";
import { DEADLINE_KINDS, type KeyRow } from "../rows/tables.ts";

/** Ends a key at once; one that had ended before is shown as it is. */
export async function deleteKey(
  ctx: Ctx,
  { path }: Input<"deleteKey">,
): Promise<Answer<"deleteKey">> {
  const key = await keyOfPath(ctx, path.key_id);
  const revoked = await ctx.transact("revoke key", (tx) => revoke(ctx, tx, key), {
    is_alone: true,
  });
  if (revoked !== null) return { status: 200, body: presentKey({ ...key, row: revoked }, ctx) };
  return { status: 200, body: presentKey(await keyOfPath(ctx, path.key_id), ctx) };
}

async function revoke(ctx: Ctx, tx: Tx, before: KeyWithCaps): Promise<KeyRow | null> {
  const key_id = before.row.id;
  const key = { account_id: ctx.account.id, key_id };
  await refuseRevokeOfWider(tx, ctx, before);
  const row = await revokeKey(tx, { ...key, now: ctx.now });
  if (row === null) return null;
  await dropDeadlines(tx, key, DEADLINE_KINDS);
  const [was, is] = [presentKey(before, ctx), presentKey({ ...before, row }, ctx)];
  await emit(tx, [
    eventOf("api_key.revoked", "key", row, {
      previous_attributes: differenceOf(was, is),
      created: ctx.now,
      request: causedBy(ctx),
    }),
  ]);
  const changes = { status: [before.row.status, row.status] };
  await audit(tx, ctx, [{ object_id: formatId("key", key_id), changes }]);
  await raiseFactsVersion(tx, ctx.account.id);
  return row;
}
