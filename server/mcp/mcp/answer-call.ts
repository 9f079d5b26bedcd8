import type { Schemas } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { calledTool, noTool } from "./answer-message.ts";
import type { ToolResult } from "./call-tool.ts";
import type { ClientFeatures } from "./client-features.ts";
import { inputRequired } from "./input-required.ts";
import { INVALID_PARAMS, reply } from "./json-rpc.ts";
import type { OfferedTools } from "./offered-tools.ts";
import { approvalInState } from "./request-state.ts";
import { readTask, type TaskState, taskIdOf } from "./tasks.ts";

/** One call, and who asked for it. */
interface Called {
  readonly id: Schemas["McpId"];
  readonly params: unknown;
}

/** How a call is answered. */
interface Answering {
  readonly offered: OfferedTools;
  readonly features: ClientFeatures;
  /** What every result says of the server. */
  readonly meta: object;
}

/**
 * Answers a stateless call of a tool. A client that follows tasks is answered with one while a sale
 * is not final, and one that opens URLs is asked once to have a person decide; everybody else, and
 * a client that was asked before, hears the result as it stands.
 *
 * Refuses: `parameter_invalid`, as an error of JSON-RPC.
 */
export async function answerCall(
  ctx: Ctx,
  { id, params }: Called,
  { offered, features, meta }: Answering,
): Promise<Schemas["McpReply"]> {
  const { requestState } = Object(params) as { requestState?: unknown };
  if (requestState !== undefined) refuseForeign(ctx, id, requestState);
  const result = await calledTool(ctx, params, offered);
  if (result === null) return noTool(id, params);
  const task = features.follows_tasks ? await taskOf(ctx, result, features) : null;
  if (task !== null) {
    const { result: _, inputRequests: __, ...fields } = task;
    return reply(id, { resultType: "task", ...meta, ...fields });
  }
  const is_first = features.opens_urls && requestState === undefined;
  const needed = is_first ? inputRequired(ctx, result) : null;
  return reply(id, { resultType: "complete", ...meta, ...(needed ?? result) });
}

/** The task that a sale is; null of what is final, and where the key may not follow it. */
async function taskOf(
  ctx: Ctx,
  result: ToolResult,
  features: ClientFeatures,
): Promise<TaskState | null> {
  const task_id = taskIdOf(result);
  const task = task_id === null ? null : await readTask(ctx, task_id, features);
  return task === null || "refused" in task ? null : task;
}

/** Only what we have signed for this key comes back; whatever else is there was made up. */
function refuseForeign(ctx: Ctx, id: Schemas["McpId"], state: unknown): void {
  if (typeof state === "string" && approvalInState(ctx, state) !== null) return;
  refuse("parameter_invalid", {
    message: "`requestState` is not what this server sent. Call the tool without it.",
    json_rpc: { id, code: INVALID_PARAMS, details: null },
  });
}
