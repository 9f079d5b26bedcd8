import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { answerMessage } from "../answer-message.ts";
import { answerStateless } from "../answer-stateless.ts";
import { isStatelessMessage } from "../check-stateless.ts";
import { offeredTools } from "../offered-tools.ts";
import { isSpoken, VERSION_OF_BATCHES, VERSIONS } from "../versions.ts";

const VERSION_HEADER = "MCP-Protocol-Version";

/**
 * Answers a message of the Model Context Protocol, or a batch of them. No session is kept: every
 * message carries its key.
 *
 * Refuses: `parameter_invalid`, `resource_missing`, as messages of JSON-RPC.
 */
export async function postMcp(
  ctx: Ctx,
  { body, header, query }: Input<"postMcp">,
): Promise<Answer<"postMcp">> {
  const offered = offeredTools(query);
  if (!Array.isArray(body) && isStatelessMessage(body, header)) {
    return await answerStateless(ctx, body, { headers: header, offered });
  }
  const version = header[VERSION_HEADER] ?? VERSION_OF_BATCHES;
  if (!isSpoken(version)) {
    refuse("parameter_invalid", {
      param: VERSION_HEADER,
      message: `This \`${VERSION_HEADER}\` is not supported; see \`meta.allowed\`.`,
      meta: { allowed: VERSIONS },
    });
  }
  if (!Array.isArray(body)) {
    const reply = await answerMessage(ctx, body, offered);
    return reply === null ? { status: 202, body: null } : { status: 200, body: reply };
  }
  const is_stateless = body.some((message) => isStatelessMessage(message, header));
  if (version !== VERSION_OF_BATCHES || is_stateless) {
    refuse("parameter_invalid", { message: `Only version ${VERSION_OF_BATCHES} has batches.` });
  }
  const replies = [];
  // One after the other: what a batch sells first is counted before what it sells next.
  for (const message of body) replies.push(await answerMessage(ctx, message, offered));
  const given = replies.filter((reply) => reply !== null);
  return given.length === 0 ? { status: 202, body: null } : { status: 200, body: given };
}
