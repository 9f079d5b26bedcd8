import { ERRORS } from "@svc/generated/errors";
import { OPERATIONS } from "@svc/generated/operations";
import type { Input } from "@svc/generated/routes";
import { lockAccount } from "#accounts/account";
import {
  type ApprovalName,
  type ApprovalRow,
  endApproval,
  failApproval,
  findApprovals,
  lockApproval,
} from "#accounts/approvals";
import { allowTarget, type FoundCaller, findCallerOfKey } from "#accounts/keys";
import { countHit } from "#directory/blocklist";
import { fingerprintOf } from "#platform/canonical";
import type { Ctx } from "#platform/context";
import { databaseWall } from "#platform/database-clock";
import type { Tx } from "#platform/db/transaction";
import { Refusal } from "#platform/refusal";
import { wakeWorkers } from "#platform/worker";
import { DISPATCH } from "../dispatch/dispatch.ts";
import type { Outcome, SendOrder } from "../order/order.ts";
import { readOrder } from "../order/read-order.ts";
import { confirmOrder } from "../place/confirm-order.ts";
import { placeSends } from "../place/place-sends.ts";
import { refusalOfAgent } from "./refusal-of-agent.ts";

/** The parts of a context that running needs; a worker has them as well as a request. */
export type RunContext = Pick<
  Ctx,
  "config" | "log" | "objects" | "operations" | "perProgram" | "reactions" | "read" | "record"
>;

/** A key that is changed faster than its request is carried out is somebody's mistake. */
const STARTS_MAX = 4;

/**
 * Carries out what a person approved, as the agent's own call: with every check but the threshold,
 * by the limits that its key has now. The sale and the approval's `result` are one transaction, so
 * it is carried out once, however often and by whomever this is called. `later` means that the
 * utility, or a lock, stood in the way: a worker tries again.
 *
 * Writes: as `placeSends`; agent_approvals, approval_deadlines, api_keys, events.
 * Source: docs/guides/agents.md, "When a person must approve".
 */
export async function runApproved(ctx: RunContext, name: ApprovalName): Promise<"done" | "later"> {
  for (let starts = 1; starts <= STARTS_MAX; starts += 1) {
    const approval = await findRunnable(ctx, name);
    if (approval === null) return "done";
    const caller = await ctx.read((read) =>
      findCallerOfKey(read, { ...name, key_id: approval.api_key_id }),
    );
    if (caller === null) throw new Error(`Approval ${approval.id} is of no key.`);
    const outcome = await start(ctx, approval, caller);
    if (outcome !== "outdated") return outcome;
  }
  return "later";
}

async function findRunnable(
  ctx: RunContext,
  { account_id, approval_id }: ApprovalName,
): Promise<ApprovalRow | null> {
  const [row] = await ctx.read((read) => findApprovals(read, account_id, [approval_id]));
  return row !== undefined && isRunnable(row) ? row : null;
}

function isRunnable({ status, result_id }: ApprovalRow): boolean {
  return status === "approved" && result_id === null;
}

async function start(
  base: RunContext,
  approval: ApprovalRow,
  caller: FoundCaller,
): Promise<"done" | "later" | "outdated"> {
  const ctx = contextOf(base, approval, caller);
  try {
    const refusal = refusalOfAgent(caller, ctx.now);
    if (refusal !== null) throw refusal;
    return await sell(ctx, approval, await confirmOrder(ctx, orderOf(ctx, approval)));
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    if (isPassing(thrown) && ctx.now < approval.expires_at) return "later";
    await ctx.record((tx) => fail(tx, approval, { ...thrown, now: ctx.now }));
    return "done";
  }
}

/** What stands in the way for a moment is no answer yet. */
function isPassing({ code }: Refusal): boolean {
  const { status } = ERRORS[code];
  return status >= 500 || code === "concurrent_update" || code === "idempotency_in_progress";
}

/** The agent's own call, at this moment. */
function contextOf(base: RunContext, approval: ApprovalRow, { account, key }: FoundCaller): Ctx {
  return {
    ...base,
    account,
    key,
    member: null,
    request_id: approval.request_id,
    version: key.api_version ?? account.default_api_version,
    now: databaseWall() + account.clock_offset_ms,
    ip: "",
    user_agent: null,
    reader: "program",
    catalogue_version: null,
    operation: OPERATIONS[approval.operation_id],
    source: approval.source === "mcp" ? "mcp" : "api",
    idempotency: null,
    program: null,
    transact: (_, work) => base.record(work),
  };
}

/** What runs is what was shown to the person who approved it. */
function orderOf(ctx: Ctx, { id, request, fingerprint }: ApprovalRow): SendOrder {
  if (fingerprintOf(request) !== fingerprint) throw new Error(`The body of ${id} has changed.`);
  return { ...readOrder(ctx, request as Input<"createSend">["body"]), approval_id: id };
}

async function sell(
  ctx: Ctx,
  { account_id, id }: ApprovalRow,
  order: SendOrder,
): Promise<"done" | "outdated"> {
  const outcome = await ctx.record(async (tx): Promise<Outcome | null> => {
    // Alone, because the key may change with the sale: others who hold the row would deadlock.
    await lockAccount(tx, account_id);
    const approval = await lockApproval(tx, account_id, id);
    if (approval === null || !isRunnable(approval)) return null;
    const [placed] = await placeSends(tx, [order], "wait");
    if (placed === undefined) throw new Error("A set of one has one outcome.");
    if (placed.kind === "placed") await end(tx, approval, placed.row.id);
    else if (placed.kind === "refused") {
      await failApproval(tx, approval, { ...placed.refusal, now: ctx.now });
    }
    return placed;
  });
  if (outcome === null) return "done";
  switch (outcome.kind) {
    case "placed":
      wakeWorkers(DISPATCH);
      return "done";
    case "refused":
      if (outcome.refusal.code === "target_blocked") await countHit(ctx, order.target);
      return "done";
    case "outdated":
      return "outdated";
    default:
      throw new Error(`An approved sale is not ${outcome.kind}.`);
  }
}

/** A target that a person approved needs no approval again. */
async function end(tx: Tx, approval: ApprovalRow, send_id: string): Promise<void> {
  const { account_id, api_key_id: key_id, target, why } = approval;
  await endApproval(tx, approval, { prefix: "snd", id: send_id });
  if (target !== null && why !== "over_threshold") {
    await allowTarget(tx, { account_id, key_id, target });
  }
}

async function fail(
  tx: Tx,
  { account_id, id }: ApprovalRow,
  refusal: Parameters<typeof failApproval>[2],
): Promise<void> {
  const approval = await lockApproval(tx, account_id, id);
  if (approval !== null && isRunnable(approval)) await failApproval(tx, approval, refusal);
}
