import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { answerMessage } from "../answer-message.ts";
import { isSpoken, VERSION_OF_BATCHES, VERSIONS } from "../versions.ts";

const VERSION_HEADER = "MCP-Protocol-Version";

/**
 * Answers a message of the Model Context Protocol, or a batch of them. No session is kept: every
 * message carries its key.
 *
 * Refuses: `parameter_invalid`, as a message of JSON-RPC.
 */
export async function postMcp(
  ctx: Ctx,
  { body, header }: Input<"postMcp">,
): Promise<Answer<"postMcp">> {
  const version = header[VERSION_HEADER] ?? VERSION_OF_BATCHES;
  if (!isSpoken(version)) {
    const [newest, ...others] = VERSIONS;
    refuse("parameter_invalid", {
      param: VERSION_HEADER,
      message: `\`${VERSION_HEADER}\` must be ${newest}, ${others.join(" or ")}.`,
      meta: { allowed: VERSIONS },
    });
  }
  if (!Array.isArray(body)) {
    const reply = await answerMessage(ctx, body);
    return reply === null ? { status: 202, body: null } : { status: 200, body: reply };
  }
  if (version !== VERSION_OF_BATCHES) {
    refuse("parameter_invalid", { message: `Only version ${VERSION_OF_BATCHES} has batches.` });
  }
  const replies = [];
  // One after the other: what a batch sells first is counted before what it sells next.
  for (const message of body) replies.push(await answerMessage(ctx, message));
  const given = replies.filter((reply) => reply !== null);
  return given.length === 0 ? { status: 202, body: null } : { status: 200, body: given };
}
