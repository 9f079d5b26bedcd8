import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { type BehindKey, findMemberBehind } from "#accounts/members";
import { causedBy } from "#journal/events";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { wakeWorkers } from "#platform/work/worker";
import { moveBatch } from "../lifecycle.ts";
import { reserveBatch } from "../make/reserve-batch.ts";
import { presentBatch } from "../present/present.ts";
import { lockBatchOfPath } from "../rows/batch-of-path.ts";
import { countsAtStart } from "../rows/counts.ts";
import type { BatchRow } from "../rows/tables.ts";
import { BATCH_LINES_QUEUE, setBatchDue } from "../rows/work.ts";

const ROLES: readonly string[] = ["owner", "admin"];

/** Lets a batch go that waited for a second person, who is signed in or whose key this is. */
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

/** A person, and the key by which they act; null where they are signed in themselves. */
interface Person {
  readonly member: BehindKey["member"];
  readonly first_key_id: string | null;
}

interface Approver extends Person {
  readonly member: NonNullable<BehindKey["member"]>;
}

/** Who asks is read in the transaction that counts on it: the role is that of now. */
async function readApprover({ account, key, member }: Ctx, tx: Tx): Promise<Approver> {
  if (key === null) return { first_key_id: null, member: approverOf(member) };
  const behind = await findMemberBehind(tx, { account_id: account.id, key_id: key.id });
  return { ...behind, member: approverOf(behind.member) };
}

/** Refuses: `role_required`. */
function approverOf(member: BehindKey["member"]): Approver["member"] {
  if (member === null || !ROLES.includes(member.role)) {
    refuse("role_required", { meta: { roles: ROLES } });
  }
  return member;
}

async function refuseMaker(
  tx: Tx,
  { account_id, api_key_id, member_id }: BatchRow,
  approver: Approver,
): Promise<void> {
  if (member_id !== null && member_id === approver.member.id) refuse("self_approval_forbidden");
  if (api_key_id === null) return;
  const maker = await findMemberBehind(tx, { account_id, key_id: api_key_id });
  if (isSamePerson(maker, approver)) refuse("self_approval_forbidden");
}

/** Two keys of one member are one maker, and so are two that come from one key. */
function isSamePerson(maker: BehindKey, approver: Approver): boolean {
  if (maker.first_key_id === approver.first_key_id) return true;
  return maker.member !== null && maker.member.id === approver.member.id;
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
