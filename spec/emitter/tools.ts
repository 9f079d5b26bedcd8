import type { McpToolFacts } from "@svc/spec-words";
import { type Document, schemaRef } from "./document.ts";

/** Tells of the tools of the MCP server, each with the schemas of what it takes and answers. */
export function addTools(document: Document, tools: readonly McpToolFacts[]): void {
  if (tools.length === 0) return;
  document["x-svc-mcp-tools"] = tools.map(({ input, output, ...facts }) => ({
    ...facts,
    input: schemaRef(input),
    output: schemaRef(output),
  }));
}
