import { MCP_TOOLS } from "@svc/generated/mcp";
import type { Schemas } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { callTool } from "./call-tool.ts";
import { type ClientFeatures, TASKS } from "./client-features.ts";
import { failure, INVALID_PARAMS, reply } from "./json-rpc.ts";
import type { OfferedTools } from "./offered-tools.ts";
import { readTask } from "./tasks.ts";

const MISSING_CAPABILITY = -32_021;

type TaskMethod = "tasks/get" | "tasks/update" | "tasks/cancel";

interface TaskMessage {
  readonly id: Schemas["McpId"];
  readonly method: TaskMethod;
  readonly params: unknown;
}

/** How a client that asks about a task is answered. */
interface TaskCall {
  readonly offered: OfferedTools;
  readonly features: ClientFeatures;
  /** What every result says. */
  readonly final: object;
}

/** Whether a method is one of the extension. */
export function isTaskMethod(method: string): method is TaskMethod {
  return method === "tasks/get" || method === "tasks/update" || method === "tasks/cancel";
}

/**
 * Answers a question about a task, or a wish to cancel it. What a client says of a page that a
 * person has opened changes nothing: the page itself knows what they decided.
 *
 * Refuses: `parameter_invalid`, as an error of JSON-RPC.
 */
export async function answerTask(
  ctx: Ctx,
  { id, method, params }: TaskMessage,
  { offered, features, final }: TaskCall,
): Promise<Schemas["McpReply"]> {
  if (!features.follows_tasks) refuseWithoutTasks(id);
  const { taskId } = Object(params) as { taskId?: unknown };
  const task = await readTask(ctx, String(taskId), features);
  if ("refused" in task) return failure(id, INVALID_PARAMS, task.refused);
  if (method === "tasks/get") return reply(id, { ...final, ...task });
  const may_cancel = offered.has("cancel_send") && task.taskId.startsWith("snd_");
  // Whether it still could be, the next look at the task says.
  if (method === "tasks/cancel" && may_cancel) {
    await callTool(ctx, MCP_TOOLS.cancel_send, { send: task.taskId });
  }
  return reply(id, final);
}

function refuseWithoutTasks(id: Schemas["McpId"]): never {
  const details = { requiredCapabilities: { extensions: { [TASKS]: {} } } };
  return refuse("parameter_invalid", {
    message: `\`clientCapabilities.extensions\` must have \`${TASKS}\`.`,
    json_rpc: { id, code: MISSING_CAPABILITY, details },
  });
}
