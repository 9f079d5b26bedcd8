import { isIP } from "node:net";
import { PROGRAM_VERSION } from "#platform/program-version";
import type { Contract } from "../contract.ts";
import type { Json } from "../documents/document.ts";
import { mcpServer } from "./mcp-server.ts";
import { summaryOf } from "./summary.ts";

/** The registry knows a description by its schema. */
const SCHEMA = "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json";
const KEY = "agent_key";

/** The entry of the registry of MCP servers: where ours is, and what a client asks its user for. */
export function serverJson(contract: Contract, public_url: string): Json {
  const { name, url, versions, tools } = mcpServer(contract, public_url);
  return {
    $schema: SCHEMA,
    name: `${namespaceOf(public_url)}/${name}`,
    title: contract.info.title,
    description: summaryOf(contract),
    version: PROGRAM_VERSION,
    websiteUrl: `${public_url}/docs/guides/mcp`,
    remotes: [{ type: "streamable-http", url, headers: [authorization()] }],
    _meta: {
      "io.modelcontextprotocol.registry/publisher-provided": {
        protocol_versions: versions,
        tools: tools.map((tool) => tool.name),
        authentication: `${public_url}/auth.md`,
      },
    },
  };
}

function authorization(): Json {
  const secret = { isRequired: true, isSecret: true };
  return {
    name: "Authorization",
    description: "The API key of an agent, as a bearer token.",
    value: `Bearer {${KEY}}`,
    ...secret,
    variables: {
      [KEY]: { description: "API key of kind `ak`.", placeholder: "svc_ak_test_…", ...secret },
    },
  };
}

/** The host from its end to its beginning, by which the registry proves its owner. */
function namespaceOf(public_url: string): string {
  const host = new URL(public_url).hostname;
  return isIP(host.replaceAll(/[[\]]/g, "")) === 0 ? host.split(".").reverse().join(".") : "local";
}
