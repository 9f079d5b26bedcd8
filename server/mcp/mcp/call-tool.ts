import type { McpToolFacts } from "@svc/generated/mcp";
import { audit } from "#journal/audit-log";
import type { Ctx, InnerAnswer } from "#platform/context";
import { formatId } from "#platform/ids";
import { Refusal } from "#platform/refusal";
import { errorEnvelope } from "#platform/wire/error-envelope";
import { refusalOfArguments } from "./check-arguments.ts";
import { maskedArguments } from "./masked-arguments.ts";
import { nameArguments } from "./name-arguments.ts";
import { isOwnTool, OWN_TOOLS } from "./own-tools.ts";
import { sentenceOf } from "./sentences.ts";
import { TOOL_CALLS } from "./tool-calls.ts";

/** What `tools/call` answers. */
export interface ToolResult {
  readonly content: readonly { readonly type: "text"; readonly text: string }[];
  readonly structuredContent: Readonly<Record<string, unknown>>;
  readonly isError: boolean;
}

export type Arguments = Readonly<Record<string, unknown>>;

/**
 * Calls a tool: an operation of the interface, for the caller, in this program. A refusal is a
 * result that says so, with the error that REST answers.
 *
 * Writes: as the operation; of a call that writes, an entry of the audit log.
 */
export async function callTool(
  ctx: Ctx,
  tool: McpToolFacts,
  given: Arguments,
): Promise<ToolResult> {
  const answer = await answerOf(ctx, tool, given);
  const result = resultOf(tool, answer);
  if (tool.moves_money && !isDryRun(answer)) await auditCall(ctx, { tool, given, result });
  return result;
}

/** Whether a key may call a tool. */
export function isAllowed({ scope }: McpToolFacts, { key }: Pick<Ctx, "key">): boolean {
  return scope === "any" || key?.scopes.has(scope) === true;
}

/** What was only checked; one whose check was refused is told of as any call is. */
function isDryRun({ body }: InnerAnswer): boolean {
  const { object } = body as { object?: unknown };
  return object === "send_validation" || object === "reward_validation";
}

async function answerOf(ctx: Ctx, tool: McpToolFacts, given: Arguments): Promise<InnerAnswer> {
  const { program } = ctx;
  if (program === null) throw new Error(`No program serves a call of ${tool.name}.`);
  const refusal = refusalOfScope(ctx, tool) ?? refusalOfArguments(tool, given);
  // The operation behind a tool proves the caller; these have none.
  if (refusal !== null || isOwnTool(tool.name)) await ctx.prove();
  if (refusal !== null) return refusedAnswer(ctx, refusal);
  if (isOwnTool(tool.name)) {
    const body = await OWN_TOOLS[tool.name](program, given);
    if (body instanceof Refusal) return refusedAnswer(ctx, body);
    return { status: 200, body, is_repeat: false };
  }
  const { operation_id, names, inputOf } = TOOL_CALLS[tool.name];
  const answer = nameArguments(await program.call({ operation_id, ...inputOf(given) }), names);
  return tool.name === "power_status" ? powerOf(answer) : answer;
}

function refusalOfScope(ctx: Ctx, tool: McpToolFacts): Refusal | null {
  if (isAllowed(tool, ctx)) return null;
  const meta = { required: [tool.scope] };
  return new Refusal("insufficient_scope", {
    message: `The key lacks the scope ${tool.scope}.`,
    meta,
  });
}

function refusedAnswer({ request_id, config }: Ctx, refusal: Refusal): InnerAnswer {
  const told = { request_id: formatId("req", request_id), docs_url: `${config.public_url}/docs` };
  return { ...errorEnvelope(refusal, told), is_repeat: false };
}

function powerOf(answer: InnerAnswer): InnerAnswer {
  const { power } = answer.body as { power?: object };
  return power === undefined ? answer : { ...answer, body: power };
}

function resultOf(tool: McpToolFacts, answer: InnerAnswer): ToolResult {
  const isError = answer.status >= 400;
  const body = isError || !tool.moves_money ? answer.body : withoutDetails(answer.body);
  const text = sentenceOf(tool.name, { ...answer, body });
  return {
    content: [text, JSON.stringify(body)].map((text) => ({ type: "text", text })),
    structuredContent: body as Readonly<Record<string, unknown>>,
    isError,
  };
}

/** Of a request that is open a model hears what to do about it, and no more. */
function withoutDetails(body: object): object {
  const { object, status, id, approval_url, expires_at } = body as Record<string, unknown>;
  if (object !== "agent_approval" || status !== "requested") return body;
  return { status: "requires_approval", approval: id, approval_url, expires_at };
}

/** Kept whatever becomes of the key meanwhile, because the tool has been called. */
async function auditCall(
  ctx: Ctx,
  { tool, given, result }: { tool: McpToolFacts; given: Arguments; result: ToolResult },
): Promise<void> {
  const { id, send, approval, error } = result.structuredContent;
  const made = [id, send, approval].find((one) => typeof one === "string") ?? null;
  const changes = {
    tool: [null, tool.name],
    outcome: [null, result.isError ? (error as { code: string }).code : "ok"],
    arguments: [null, maskedArguments(given)],
  };
  const object_id = result.isError ? null : (made as string | null);
  await ctx.record((tx) => audit(tx, ctx, [{ object_id, changes }]));
}
