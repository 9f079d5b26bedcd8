import { ERRORS } from "@svc/generated/errors";
import { OPERATIONS } from "@svc/generated/operations";
import { AuthorityChanged, lockAccount, lockClocksForShare } from "#accounts/account";
import { allowTarget, type FoundCaller, findCallerOfKey } from "#accounts/keys";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { Refusal } from "#platform/refusal";
import { databaseWall } from "#platform/work/database-clock";
import type { ApprovalResult, CarryOut } from "#platform/work/reactions";
import { endApproval, failApproval } from "../end-approval.ts";
import { holdToMandate } from "../mandate.ts";
import { findApprovals, lockApproval } from "../queries.ts";
import type { ApprovalName } from "../queue.ts";
import type { ApprovalRow } from "../tables.ts";
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
 * by the limits that its key has now. What it makes and the approval's `result` are one
 * transaction, so it is carried out once, however often and by whomever this is called. `later`
 * means that the utility, or a lock, stood in the way: a worker tries again.
 *
 * Writes: as the request; agent_approvals, approval_deadlines, api_keys, events.
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
    const carryOut = ctx.reactions.to_approvals[approval.action];
    const outcome = await start(contextOf(ctx, approval, caller), { approval, caller, carryOut });
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

interface Start {
  readonly approval: ApprovalRow;
  readonly caller: FoundCaller;
  readonly carryOut: CarryOut;
}

async function start(
  ctx: Ctx,
  { approval, caller, carryOut }: Start,
): Promise<"done" | "later" | "outdated"> {
  const { id: approval_id, operation_id, request: body, amount_minor, target } = approval;
  try {
    const refusal = refusalOfAgent(caller, { operation_id, now: ctx.now });
    if (refusal !== null) throw refusal;
    const mandate = holdToMandate(approval, ctx.config, ctx.now);
    const call = { approval_id, mandate, body, permitted: { amount_minor, target } };
    await carryOut(ctx, call, (make) => makeOnce(ctx, approval, make));
    return "done";
  } catch (thrown) {
    if (thrown === AuthorityChanged) return "outdated";
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
    person: null,
    role: null,
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
    form: [],
    program: null,
    // The caller was found for this call.
    prove: async () => {},
    transact: (_, work) => base.record(work),
  };
}

/** Makes what was approved and writes its result, unless somebody has done it meanwhile. */
async function makeOnce(
  ctx: Ctx,
  { account_id, id }: ApprovalRow,
  make: (tx: Tx) => Promise<ApprovalResult>,
): Promise<void> {
  await ctx.record(async (tx) => {
    // Alone, because the key may change with it: others who hold the row would deadlock.
    await lockAccount(tx, account_id);
    await lockClocksForShare(tx, [account_id]);
    const approval = await lockApproval(tx, account_id, id);
    if (approval === null || !isRunnable(approval)) return;
    holdToMandate(approval, ctx.config, ctx.now);
    await end(tx, approval, await make(tx));
  });
}

/** A target that a person approved needs no approval again. */
async function end(tx: Tx, approval: ApprovalRow, result: ApprovalResult): Promise<void> {
  const { account_id, api_key_id: key_id, target, why } = approval;
  await endApproval(tx, approval, result);
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
