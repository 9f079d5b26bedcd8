import type { Answer, Input } from "@svc/generated/routes";
import { raiseFactsVersion } from "#accounts/account";
import { audit } from "#journal/audit-log";
import { causedBy, differenceOf, emit, eventOf } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { parseDuration } from "#platform/time/duration";
import { lockWorkingKey } from "../present/active-key.ts";
import { presentKey } from "../present/present.ts";
import { refuseCapped, refuseWider } from "../read/key-limits.ts";
import { refuseBeyondRole } from "../read/refuse-beyond-role.ts";
import { refuseRollOfPerson } from "../read/refuse-roll-of-person.ts";
import { keyOfPath } from "../rows/find-key.ts";
import { type KeyWithCaps, readCaps } from "../rows/queries.ts";
import { replaceSecret } from "../secrets/replace-secret.ts";

/** Gives a key a new secret and shows it once; the old one works for the grace period. */
export async function rollKey(
  ctx: Ctx,
  { path, body }: Input<"rollKey">,
): Promise<Answer<"rollKey">> {
  const { row } = await keyOfPath(ctx, path.key_id);
  const grace_seconds = parseDuration(body.grace_period ?? "0") ?? 0;
  const works_until = ctx.now + grace_seconds * 1_000;
  const rolled = await ctx.transact("roll key", (tx) => roll(ctx, tx, row.id, works_until), {
    is_alone: true,
  });
  return { status: 201, body: presentKey(rolled, ctx, { secret: rolled.secret }) };
}

async function roll(ctx: Ctx, tx: Tx, key_id: string, works_until: number) {
  const { account, now } = ctx;
  const key = await lockWorkingKey(tx, ctx, key_id);
  await refuseRollOfWider(ctx, tx, key);
  const after = await replaceSecret(tx, key, { mode: account.mode, now, works_until });
  await tell(ctx, tx, key, after);
  await raiseFactsVersion(tx, account.id);
  return after;
}

/** Whoever rolls a key holds its secret, and with it all that the key may do. */
async function refuseRollOfWider(ctx: Ctx, tx: Tx, { row, caps }: KeyWithCaps): Promise<void> {
  refuseBeyondRole(ctx, row.scopes);
  if (ctx.key !== null && ctx.key.id !== row.id) {
    const own_caps = await readCaps(tx, ctx.account.id, ctx.key.id);
    refuseCapped({ key: ctx.key, caps: own_caps }, row.id);
    refuseWider({ ...row, caps }, { key: ctx.key, caps: own_caps });
  }
  await refuseRollOfPerson(tx, ctx, row);
}

async function tell(ctx: Ctx, tx: Tx, key: KeyWithCaps, after: KeyWithCaps): Promise<void> {
  const [was, is] = [presentKey(key, ctx), presentKey(after, ctx)];
  await emit(tx, [
    eventOf("api_key.rolled", "key", after.row, {
      previous_attributes: differenceOf(was, is),
      created: ctx.now,
      request: causedBy(ctx),
    }),
  ]);
  const changes = { status: [was.status, is.status], last4: [was.last4, is.last4] };
  await audit(tx, ctx, [{ object_id: formatId("key", after.row.id), changes }]);
}
