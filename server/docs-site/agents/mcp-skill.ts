import type { Contract } from "../contract.ts";
import { exampleOfTool, mcpServer } from "./mcp-server.ts";
import { type Skill, skillOf } from "./skill.ts";
import { MCP_SKILL } from "./skill-names.ts";
import { code, toolTable, valueTable } from "./tables.ts";

/** How an assistant uses the tools of the MCP server. */
export function mcpSkill(contract: Contract, public_url: string): Skill {
  const { url, versions, instructions, tools } = mcpServer(contract, public_url);
  const [purpose = "", ...rules] = instructions;
  const selling = tools.filter(({ moves_money }) => moves_money);
  const reading = tools.filter(({ moves_money }) => !moves_money);
  const [first] = selling;
  const call = first && { name: first.name, arguments: exampleOfTool(contract, first) };
  return skillOf(
    {
      name: MCP_SKILL,
      description: `${purpose} Use it when a person asks to sell, check or find a sale over MCP.`,
    },
    [
      "# Sell over MCP",
      purpose,
      `The server is at \`${url}\`, over Streamable HTTP. Its versions are
${versions.map(code).join(", ")}. It takes the API key of an agent as bearer token:
[auth.md](${public_url}/auth.md) says how a person makes one.`,
      "## Rules",
      rules.map((rule) => `- ${rule}`).join("\n"),
      "## Tools that move money",
      `A call, as \`params\` of \`tools/call\`: \`${JSON.stringify(call)}\``,
      toolTable(selling),
      "## Tools that read",
      toolTable(reading),
      "## When a person must approve",
      valueTable(contract, "AgentApprovalStatus", "Status"),
      "## What the status of a send means",
      valueTable(contract, "SendStatus", "Status"),
      [
        `[The guide to MCP](${public_url}/docs/guides/mcp.md)`,
        `[Agents](${public_url}/docs/guides/agents.md)`,
        `[Schemas of all tools](${public_url}/mcp-schemas.json)`,
      ].join(" · "),
    ],
  );
}
