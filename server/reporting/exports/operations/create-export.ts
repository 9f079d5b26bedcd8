import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { audit } from "#journal/audit-log";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { holdsScope } from "#platform/holds-scope";
import { formatId, mintId } from "#platform/ids";
import { wakeWorkers } from "#platform/work/worker";
import { presentExport } from "../present.ts";
import { type NewExport, readExport } from "../read-export.ts";
import { type ExportRow, exports, exportWork } from "../rows/tables.ts";
import { EXPORTS } from "../work/export-worker.ts";

/** Makes an export, which a worker writes. */
export async function createExport(
  ctx: Ctx,
  { body }: Input<"createExport">,
): Promise<Answer<"createExport">> {
  const asked = await readExport(ctx, body);
  const answer = await ctx.transact("create an export", (tx) =>
    once(ctx, tx, async () => {
      const row = await writeExport(ctx, tx, asked);
      const { kind, format, include_tokens } = row;
      const changes = {
        kind: [null, kind],
        format: [null, format],
        include_tokens: [null, include_tokens],
      };
      await audit(tx, ctx, [{ object_id: formatId("exp", row.id), changes }]);
      return { status: 202 as const, body: presentExport(row, ctx) };
    }),
  );
  wakeWorkers(EXPORTS);
  return answer;
}

async function writeExport(ctx: Ctx, tx: Tx, asked: NewExport): Promise<ExportRow> {
  const { account, key, now, version } = ctx;
  await lockClocksForShare(tx, [account.id]);
  const { include_tokens, kind } = asked;
  // The request log runs on the time of the world.
  const ahead_ms = kind === "requests" ? 0 : account.clock_offset_ms;
  // Those by which a file shows more: whole telephone numbers in requests, power tokens, and where
  // links lead.
  const showing = {
    "sends:read": kind === "requests",
    "tokens:read": include_tokens,
    "rewards:write": kind === "reward_links",
  } as const;
  const seen = (["sends:read", "tokens:read", "rewards:write"] as const).filter(
    (scope) => holdsScope(ctx, scope) && showing[scope],
  );
  const [row] = await tx.db
    .insert(exports)
    .values({
      ...asked,
      account_id: account.id,
      id: mintId(now),
      status: "pending",
      api_key_id: key?.id ?? null,
      scopes: seen,
      api_version: version,
      rows: 0,
      chunk_count: 0,
      is_ended: false,
      created: now,
    })
    .returning();
  if (row === undefined) throw new Error("An insert of one row returned none.");
  await tx.db.insert(exportWork).values({
    account_id: account.id,
    export_id: row.id,
    mode: account.mode,
    due_at: Math.max(await transactionTime(tx), asked.to_at - ahead_ms),
    tries: 0,
  });
  return row;
}
