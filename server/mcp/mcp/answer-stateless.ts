import type { Answer, Schemas } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { answerCall } from "./answer-call.ts";
import { answerTask, isTaskMethod } from "./answer-task.ts";
import { checkStateless, type Headers } from "./check-stateless.ts";
import { featuresOf, TASKS } from "./client-features.ts";
import { INTRODUCTION, SERVER_IDENTITY } from "./introduction.ts";
import { METHOD_NOT_FOUND, reply } from "./json-rpc.ts";
import { listTools } from "./list-tools.ts";
import type { OfferedTools } from "./offered-tools.ts";
import { VERSIONS } from "./versions.ts";

/** What every result says. */
const META = { _meta: { "io.modelcontextprotocol/serverInfo": SERVER_IDENTITY } };
const FINAL = { resultType: "complete", ...META };
const CAPABILITIES = { ...INTRODUCTION.capabilities, extensions: { [TASKS]: {} } };
/** The same for everyone until the program is replaced. */
const CACHED_BY_ALL = { ttlMs: 3_600_000, cacheScope: "public" };
/** Different for each key, whose scopes may change. */
const CACHED_BY_KEY = { ttlMs: 300_000, cacheScope: "private" };

/**
 * Answers one message of a version without `initialize`; a notification does nothing.
 *
 * Refuses: `parameter_invalid` and `resource_missing`, as errors of JSON-RPC.
 */
export async function answerStateless(
  ctx: Ctx,
  message: Schemas["McpMessage"],
  { headers, offered }: { headers: Headers; offered: OfferedTools },
): Promise<Answer<"postMcp">> {
  const { id, method, params } = message;
  if (id === undefined) return { status: 202, body: null };
  checkStateless(message, id, headers);
  const features = featuresOf(message);
  if (isTaskMethod(method)) {
    const about = { id, method, params };
    return { status: 200, body: await answerTask(ctx, about, { offered, features, final: FINAL }) };
  }
  switch (method) {
    case "server/discover": {
      const introduction = { ...INTRODUCTION, capabilities: CAPABILITIES };
      const result = { ...FINAL, ...CACHED_BY_ALL, supportedVersions: VERSIONS, ...introduction };
      return { status: 200, body: reply(id, result) };
    }
    case "tools/list":
      return {
        status: 200,
        body: reply(id, { ...FINAL, ...CACHED_BY_KEY, ...listTools(ctx, offered) }),
      };
    case "tools/call":
      return {
        status: 200,
        body: await answerCall(ctx, { id, params }, { offered, features, meta: META }),
      };
    default:
      return refuse("resource_missing", {
        message: "There is no such method.",
        json_rpc: { id, code: METHOD_NOT_FOUND, details: null },
      });
  }
}
