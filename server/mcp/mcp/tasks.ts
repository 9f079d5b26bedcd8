/**
 * Tasks: a send or an approval, as a client of the extension follows it. Nothing is stored of a
 * task, so it is there after a restart, on every machine, and as long as what it is.
 */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { MCP_TOOLS } from "@svc/generated/mcp";
import type { Schemas } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { isTerminal } from "#platform/lifecycle";
import { isoMilliseconds } from "#platform/time/instants";
import { hasFailed } from "#sales/sends";
import { callTool, type ToolResult } from "./call-tool.ts";
import type { ClientFeatures } from "./client-features.ts";
import { approvalRequest } from "./input-required.ts";

/** How long a client waits before it asks again, for a network and for a person. */
const POLL_MS = { of_network: 2_000, of_person: 5_000 };

type Send = Schemas["Send"];
type Approval = Schemas["AgentApproval"];
type Fields = Omit<Schemas["McpTask"], "resultType" | "_meta">;

/** A task, with what its status adds. */
export interface TaskState extends Fields {
  readonly result?: ToolResult;
  readonly inputRequests?: Schemas["McpInputRequests"];
}

/** The task of a send or an approval of the caller; the refusal of one that it may not read. */
export async function readTask(
  ctx: Ctx,
  task_id: string,
  features: ClientFeatures,
): Promise<TaskState | { readonly refused: string }> {
  const shown = await callTool(ctx, MCP_TOOLS.get_send, { id: task_id });
  if (shown.isError) return { refused: textOf(shown) };
  const task = { taskId: task_id, ttlMs: null };
  const { object } = shown.structuredContent;
  if (object === "send") return { ...task, ...stateOfSend(shown) };
  const approval = shown.structuredContent as unknown as Approval;
  const { result } = approval;
  if (result?.startsWith("snd_") !== true) return { ...task, ...ofApproval(shown, features) };
  const send = await callTool(ctx, MCP_TOOLS.get_send, { id: result });
  if (send.isError) return { refused: textOf(send) };
  return { ...task, ...stateOfSend(send), createdAt: momentOf(approval.created) };
}

/** The id of the task that a sale is, unless it has ended already; null of everything else. */
export function taskIdOf({ structuredContent, isError }: ToolResult): string | null {
  if (isError) return null;
  const { object, status, id, approval } = structuredContent as Record<string, string>;
  if (status === "requires_approval") return approval ?? null;
  if (object === "agent_approval") return status === "approved" ? (id ?? null) : null;
  return object === "send" && !isFinal(status as Send["status"]) ? (id ?? null) : null;
}

type State = Omit<TaskState, "taskId" | "ttlMs">;

function stateOfSend(shown: ToolResult): State {
  const send = shown.structuredContent as unknown as Send;
  const state = {
    statusMessage: textOf(shown),
    createdAt: momentOf(send.created),
    lastUpdatedAt: momentOf(changedAt(send)),
    pollIntervalMs: POLL_MS.of_network,
  };
  if (!isFinal(send.status)) return { ...state, status: "working" };
  if (send.status === "cancelled_credited") return { ...state, status: "cancelled" };
  return { ...state, status: "completed", result: shown };
}

function ofApproval(shown: ToolResult, { opens_urls }: ClientFeatures): State {
  const approval = shown.structuredContent as unknown as Approval;
  const { status, approval_url, created, decided_at } = approval;
  const state = {
    createdAt: momentOf(created),
    lastUpdatedAt: momentOf(decided_at ?? created),
    pollIntervalMs: POLL_MS.of_person,
  };
  if (status === "requested") {
    const { params } = approvalRequest(approval_url);
    const message = { ...state, statusMessage: `${params.message} ${approval_url}` };
    if (!opens_urls) return { ...message, status: "working" };
    const inputRequests = { approval: approvalRequest(approval_url) };
    return { ...message, status: "input_required", inputRequests };
  }
  const described = { ...state, statusMessage: textOf(shown) };
  const is_open = status === "approved" && approval.result === null;
  return is_open
    ? { ...described, status: "working" }
    : { ...described, status: "completed", result: shown };
}

/** A failure is final for its client, though late proof of delivery may move the send. */
function isFinal(status: Send["status"]): boolean {
  return isTerminal(LIFECYCLES.send, status) || hasFailed({ status });
}

/** When a send last changed its status, as far as its times say. */
function changedAt(send: Send): number {
  const { created, submitted_at, delivered_at, failed_at, credited_at, cancelled_at } = send;
  const times = [submitted_at, delivered_at, failed_at, credited_at, cancelled_at];
  return Math.max(created, ...times.map((time) => time ?? 0));
}

function momentOf(unix_seconds: number): string {
  return isoMilliseconds(unix_seconds * 1_000);
}

function textOf({ content }: ToolResult): string {
  return content[0]?.text ?? "";
}
