import type { McpToolName } from "@svc/generated/mcp";
import type { ServingProgram } from "#platform/context";
import type { Refusal } from "#platform/refusal";

/** The tools behind which no operation stands. */
export type OwnToolName = "search_docs" | "read_doc" | "check_request";

type OwnTool = (
  program: ServingProgram,
  given: Readonly<Record<string, unknown>>,
) => Promise<object | Refusal>;

/** What each of them answers; nothing of the caller's account is read or written. */
export const OWN_TOOLS: Readonly<Record<OwnToolName, OwnTool>> = {
  search_docs: async (program, { query }) => {
    return { object: "docs_result", pages: await program.searchDocs(String(query)) };
  },
  read_doc: async (program, { page, part = 1 }) => {
    return await program.readDoc({ page: String(page), part: Number(part) });
  },
  check_request: async (program, { operation, body = {} }) => {
    return program.checkRequest({ operation_id: String(operation), body: body as object });
  },
};

export function isOwnTool(name: McpToolName): name is OwnToolName {
  return Object.hasOwn(OWN_TOOLS, name);
}
