import { PROGRAM_VERSION } from "#platform/program-version";
import type { Contract, McpTool } from "../contract.ts";
import type { Json } from "../documents/document.ts";
import { exampleOfTool, mcpServer } from "./mcp-server.ts";
import { summaryOf } from "./summary.ts";

/** Where the protocol that our interface speaks is written down. */
const MCP = "https://modelcontextprotocol.io/specification";
const SCHEME = "BearerAuth";
const EVERY_KEY = "any";
const JSON_TYPE = "application/json";

/**
 * The card by which agents find one another, in the form of A2A 1.0. We speak MCP and no A2A, so
 * the only binding is named by the address of MCP, which a client of A2A does not take for its own.
 */
export function agentCard(contract: Contract, public_url: string): Json {
  const { url, name, versions, tools } = mcpServer(contract, public_url);
  const [newest] = versions;
  return {
    name: contract.info.title,
    description: summaryOf(contract),
    version: PROGRAM_VERSION,
    supportedInterfaces: [{ url, protocolBinding: `${MCP}/${newest}`, protocolVersion: newest }],
    provider: { organization: name, url: public_url },
    documentationUrl: `${public_url}/docs/guides/agents`,
    capabilities: { streaming: false, pushNotifications: false, extendedAgentCard: false },
    securitySchemes: {
      [SCHEME]: {
        httpAuthSecurityScheme: {
          scheme: "Bearer",
          description: `The API key of an agent. ${public_url}/auth.md says how to get one.`,
        },
      },
    },
    securityRequirements: [needing([])],
    defaultInputModes: [JSON_TYPE],
    defaultOutputModes: [JSON_TYPE, "text/plain"],
    skills: tools.map((tool) => skillOf(contract, tool)),
  };
}

function skillOf(contract: Contract, tool: McpTool): Json {
  const { name, title, description, scope, moves_money } = tool;
  return {
    id: name,
    name: title,
    description: description.replaceAll("\n", " "),
    tags: [moves_money ? "moves money" : "reads", ...(scope === EVERY_KEY ? [] : [scope])],
    examples: [JSON.stringify(exampleOfTool(contract, tool))],
    securityRequirements: [needing(scope === EVERY_KEY ? [] : [scope])],
  };
}

function needing(scopes: readonly string[]): Json {
  return { schemes: { [SCHEME]: { list: scopes } } };
}
