import { BASE_PATH } from "@svc/generated/mount-routes";
import { type Contract, type McpTool, type Placed, placedOperations } from "../contract.ts";
import { operationPath } from "../links.ts";
import { mcpServer } from "./mcp-server.ts";
import { code, errorTable, table, valueTable } from "./tables.ts";

/** The tag of the operations that make and end keys. */
const KEYS = "Keys";
const CREATES = "createKey";
const EVERY_KEY = "any";
/** Refused of a key itself, and of an agent whose organisation does not let it into live mode. */
const AUTHENTICATION = "authentication_error";
const OF_AGENTS = ["key_kind_not_allowed", "insufficient_scope", "agent_live_mode_off"];

/** How an agent gets a key, what one can do, and what to do when it is refused. */
export function authMd(contract: Contract, public_url: string): string {
  const { url, key_kinds, tools } = mcpServer(contract, public_url);
  const [kind = ""] = key_kinds;
  return `${[
    "# Authentication for agents",
    `Every request carries an API key as bearer token. There is no OAuth: a person creates a key for
the agent, with its scopes and its limits, and gives it to it. Without a person, an agent can create
a [sandbox](#without-a-person) where this server offers them.`,
    table(
      ["Address", "For"],
      [
        [code(`${public_url}${BASE_PATH}`), "the REST API"],
        [code(url), `the MCP server, for keys of kind ${key_kinds.map(code).join(", ")}`],
      ],
    ),
    "## Get a key",
    `Ask a person who manages the organisation to create a key of kind ${code(kind)} in the
dashboard, or with this request. \`secret\` of the response is the key; it is shown once.`,
    sample(contract, { public_url, kind, scopes: scopesOf(tools) }),
    "## Without a person",
    `This request needs no key and no body. It creates a test account and returns its
${code("key")}, with which the agent creates one of kind ${code(kind)} for itself by the request
above, and a ${code("claim_url")} with which a person takes the account over within 14 days. A
server without sandboxes returns 403 ${code("sandboxes_off")}.`,
    `\`\`\`sh\ncurl -X POST "${public_url}${BASE_PATH}/sandboxes"\n\`\`\``,
    "## Send it",
    "```text\nAuthorization: Bearer <API_KEY>\n```",
    `The key chooses the mode: ${code(`svc_${kind}_test_…`)} works in test mode, where nothing real
is sold; one without \`test_\` moves real money.`,
    "## Kinds of key",
    valueTable(contract, "KeyKind", "Kind"),
    "## Scopes",
    scopeTable(contract, { kind, tools }),
    `A tool that is not listed here needs no scope: ${toolsWith(tools, EVERY_KEY)}.`,
    "## When a person must approve",
    `Above the threshold of its key, or for a number that it does not know, a sale of an agent waits
for a person: the response has an \`approval_url\` to show, and nothing is sent or charged. In test
mode ${code(`POST ${BASE_PATH}/test/approvals/{approval_id}/approve`)} with a key of kind
\`sk\` does what the person would.`,
    valueTable(contract, "AgentApprovalStatus", "Status"),
    "## When a key is refused",
    errorTable(contract, refusalsOfKeys(contract)),
    "## Change or revoke a key",
    operationTable(contract, public_url),
    `[Agents](${public_url}/docs/guides/agents.md) explains the limits of a key, and
[Test mode](${public_url}/docs/guides/test-mode.md) what a test key can do.`,
  ].join("\n\n")}\n`;
}

/** The scopes that tools need, each once. */
function scopesOf(tools: readonly McpTool[]): string[] {
  return [...new Set(tools.map(({ scope }) => scope))].filter((scope) => scope !== EVERY_KEY);
}

function placedKeys(contract: Contract): Placed[] {
  return placedOperations(contract).filter(({ operation }) => operation.tags.includes(KEYS));
}

function sample(
  contract: Contract,
  { public_url, kind, scopes }: { public_url: string; kind: string; scopes: readonly string[] },
): string {
  const { path } = placedKeys(contract).find(
    ({ operation }) => operation.operationId === CREATES,
  ) as Placed;
  const body = JSON.stringify({ kind, label: "Assistant", scopes });
  const lines = [
    `curl "${public_url}${BASE_PATH}${path}"`,
    '-H "Authorization: Bearer <API_KEY>"',
    '-H "Content-Type: application/json"',
    `-d '${body}'`,
  ];
  return `\`\`\`sh\n${lines.join(" \\\n  ")}\n\`\`\``;
}

/** What each scope lets an agent do: over REST by the number of operations, over MCP by tools. */
function scopeTable(
  contract: Contract,
  { kind, tools }: { kind: string; tools: readonly McpTool[] },
): string {
  const open = placedOperations(contract).filter(
    ({ operation }) => operation["x-svc-key-kinds"].includes(kind) && !operation["x-svc-planned"],
  );
  const { KeyScope } = contract.components.schemas;
  const rows = Object.entries(KeyScope?.["x-enumDescriptions"] ?? {}).flatMap(
    ([scope, meaning]) => {
      const count = open.filter(({ operation }) => operation["x-svc-scope"]?.includes(scope));
      if (count.length === 0) return [];
      return [[code(scope), meaning, String(count.length), toolsWith(tools, scope)]];
    },
  );
  return table(["Scope", "Lets an agent", "Operations", "Tools"], rows);
}

function toolsWith(tools: readonly McpTool[], scope: string): string {
  const own = tools.filter((tool) => tool.scope === scope);
  return own.map(({ name }) => code(name)).join(", ");
}

/** What the MCP server refuses a key for. */
function refusalsOfKeys(contract: Contract): string[] {
  const catalogue = contract["x-svc-error-codes"];
  const usual = placedKeys(contract).flatMap(({ operation }) => operation["x-svc-refusals"]);
  const own = [...new Set(usual)].filter((name) => catalogue[name]?.type === AUTHENTICATION);
  return [...own, ...OF_AGENTS];
}

function operationTable(contract: Contract, public_url: string): string {
  const rows = placedKeys(contract).map(({ method, path, operation }) => [
    `[${operation.summary}](${public_url}${operationPath(operation)})`,
    code(`${method} ${BASE_PATH}${path}`),
  ]);
  return table(["Operation", "Request"], rows);
}
