import {
  type Document,
  dropUnusedSchemas,
  type Json,
  nameOf,
  operationsOf,
  reachable,
  type Schema,
} from "./document.ts";

const MCP_SCHEMAS_PATH = "/mcp-schemas.json";

/** The path of the operation whose bodies are messages of JSON-RPC. */
const MCP = "/mcp";
const TOOLS = "x-svc-mcp-tools";

interface Tool extends Json {
  input: Schema;
  output: Schema;
}

/**
 * Leaves only that the bodies of `/mcp` are messages of JSON-RPC: their schemas, and those of the
 * tools, are of use to who writes an MCP client, and stand in a document of their own.
 */
export function withoutMcp(document: Document, public_url: string): void {
  delete document[TOOLS];
  const schema: Schema = {
    description: `A JSON-RPC message or a batch: see ${public_url}${MCP_SCHEMAS_PATH}.`,
    type: ["object", "array"],
    items: { type: "object" },
  };
  for (const operation of Object.values(document.paths[MCP] ?? {})) {
    const bodies = [operation.requestBody, ...Object.values(operation.responses)];
    for (const body of bodies) {
      const media = body?.content?.["application/json"];
      const name = nameOf(media?.schema?.$ref);
      if (media !== undefined && name?.startsWith("Mcp")) media.schema = { ...schema };
    }
  }
  dropUnusedSchemas(document);
}

/** JSON Schema of what is sent to `/mcp` and what it answers, and of each tool. */
export function mcpSchemas(contract: Document, public_url: string): Json {
  const tools = contract[TOOLS] as Tool[];
  const operations = operationsOf({ paths: { [MCP]: contract.paths[MCP] ?? {} } });
  const used = reachable(contract, [operations, tools]);
  const schemas = [...used].sort().map((name) => [name, contract.components.schemas[name]]);
  const document = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: public_url + MCP_SCHEMAS_PATH,
    title: "Messages and tools of the MCP server",
    tools: tools.map(({ name, title, description, scope, input, output }) => {
      return { name, title, description, scope, inputSchema: input, outputSchema: output };
    }),
    $defs: Object.fromEntries(schemas),
  };
  return JSON.parse(
    JSON.stringify(document).replaceAll("#/components/schemas/", "#/$defs/"),
  ) as Json;
}
