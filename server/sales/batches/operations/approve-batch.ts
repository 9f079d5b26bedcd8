import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { type BehindKey, findMemberBehind } from "#accounts/members";
import { causedBy } from "#journal/events";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { wakeWorkers } from "#platform/worker";
import { moveBatch } from "../lifecycle/lifecycle.ts";
import { reserveBatch } from "../make/reserve-batch.ts";
import { presentBatch } from "../present/present.ts";
import { lockBatchOfPath } from "../rows/batch-of-path.ts";
import { countsAtStart } from "../rows/counts.ts";
import type { BatchRow } from "../rows/tables.ts";
import { BATCH_LINES_QUEUE, setBatchDue } from "../rows/work.ts";

const ROLES: readonly string[] = ["owner", "admin"];

/** Lets a batch go that waited for a second person, whose key this is. */
export async function approveBatch(
  ctx: Ctx,
  { path }: Input<"approveBatch">,
): Promise<Answer<"approveBatch">> {
  const answer = await ctx.transact("approve a batch", (tx) =>
    once(ctx, tx, async () => {
      await lockClocksForShare(tx, [ctx.account.id]);
      const approver = await readApprover(ctx, tx);
      const batch = await lockBatchOfPath(tx, ctx, path.batch_id);
      const { status } = batch;
      if (status !== "requires_approval") refuse("batch_not_approvable", { meta: { status } });
      await refuseMaker(tx, batch, approver);
      const row = await approved(ctx, tx, { batch, approver_id: approver.member.id });
      return { status: 200 as const, body: presentBatch(row, countsAtStart(row), ctx) };
    }),
  );
  wakeWorkers(BATCH_LINES_QUEUE);
  return answer;
}

interface Approver extends BehindKey {
  readonly member: NonNullable<BehindKey["member"]>;
}

/** Who is behind the key is asked in the transaction that counts on it: the role is that of now. */
async function readApprover(ctx: Ctx, tx: Tx): Promise<Approver> {
  const key_id = ctx.key?.id ?? null;
  if (key_id === null) throw new Error("Nobody approves without a key.");
  const behind = await findMemberBehind(tx, { account_id: ctx.account.id, key_id });
  const { member } = behind;
  if (member === null || !ROLES.includes(member.role)) {
    refuse("role_required", { meta: { roles: ROLES } });
  }
  return { ...behind, member };
}

async function refuseMaker(
  tx: Tx,
  { account_id, api_key_id }: BatchRow,
  approver: Approver,
): Promise<void> {
  if (api_key_id === null) return;
  const maker = await findMemberBehind(tx, { account_id, key_id: api_key_id });
  if (isSamePerson(maker, approver)) refuse("self_approval_forbidden");
}

/** Two keys of one member are one maker, and so are two that come from one key. */
function isSamePerson(maker: BehindKey, approver: BehindKey): boolean {
  if (maker.first_key_id === approver.first_key_id) return true;
  return maker.member !== null && maker.member.id === approver.member?.id;
}

async function approved(
  ctx: Ctx,
  tx: Tx,
  { batch, approver_id }: { batch: BatchRow; approver_id: string },
): Promise<BatchRow> {
  const { account, now, key } = ctx;
  const request = causedBy(ctx);
  await setBatchDue(tx, batch, { wait_ms: 0 });
  const cause = { account, now, request, api_key_id: key?.id ?? null };
  const reserved = batch.reserve_credit ? await reserveBatch(tx, cause, batch) : {};
  return await moveBatch(tx, {
    before: batch,
    to: "processing",
    by: "approve",
    with: { ...reserved, approved_by_id: approver_id, approved_at: now, processing_at: now },
    counts: countsAtStart(batch),
    at: now,
    request,
  });
}
