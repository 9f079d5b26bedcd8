import type { Answer, Input } from "@svc/generated/routes";
import { refuseLimited } from "#accounts/keys";
import { audit } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuseClosed } from "../budget/refuse-closed.ts";
import { presentRow } from "../present-many.ts";
import { lockProgramOfPath } from "../rows/program-of-path.ts";
import { rollSecret } from "../secrets/secrets.ts";

/** Gives a program a new secret for completions; the one it had works for another day. */
export async function rollProgramSecret(
  ctx: Ctx,
  { path }: Input<"rollProgramSecret">,
): Promise<Answer<"rollProgramSecret">> {
  const { request_id, config, now } = ctx;
  const roll = async (tx: Tx) => {
    const row = await lockProgramOfPath(tx, ctx, path.program_id);
    await refuseLimited(tx, ctx);
    refuseClosed(row);
    const secret = await rollSecret(tx, row, { request_id, secret_key: config.secret_key, now });
    await audit(tx, ctx, [{ object_id: formatId("prg", row.id), changes: {} }]);
    return await presentRow(tx, ctx, row, secret);
  };
  return { status: 200, body: await ctx.transact("roll a program's secret", roll) };
}
