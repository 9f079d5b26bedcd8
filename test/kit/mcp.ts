/** Clients of the MCP server of this worker: the official one, and one that sends what it likes. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { McpToolName } from "@svc/generated/mcp";
import type { KeyInHand } from "./given.ts";
import { misfitOf } from "./mcp-results.ts";
import { testServer } from "./server.ts";

const MCP_URL = new URL("http://svc.test/dev/v1/mcp");

/** What a tool answered. */
export interface Told {
  readonly isError: boolean;
  readonly text: string;
  readonly shown: Record<string, unknown> & { readonly error?: { code: string; param: string } };
}

/** The official client; every result is held to the whole schema of its tool as well. */
export interface McpClient {
  readonly client: Client;
  readonly call: (name: McpToolName, given?: Record<string, unknown>) => Promise<Told>;
  /** Every answer that it heard, as text. */
  readonly heard: readonly string[];
}

/** Opens the official client with the key of an agent. */
export async function mcpClient({ secret }: Pick<KeyInHand, "secret">): Promise<McpClient> {
  const heard: string[] = [];
  const fetchWithin = async (url: URL | string, init?: RequestInit) => {
    const answer = await (await testServer()).ask(new Request(url, init));
    heard.push(await answer.clone().text());
    return answer;
  };
  const headers = { authorization: `Bearer ${secret}` };
  const transport = new StreamableHTTPClientTransport(MCP_URL, {
    requestInit: { headers },
    fetch: fetchWithin,
  });
  const client = new Client({ name: "shop-assistant", version: "1.4.0" });
  await client.connect(transport);
  await client.listTools();
  const call = async (name: McpToolName, given: Record<string, unknown> = {}) => {
    const result = await client.callTool({ name, arguments: given });
    const [first] = result.content as { text: string }[];
    const shown = result.structuredContent as Told["shown"];
    const isError = result.isError === true;
    const misfit = isError ? null : misfitOf(name, shown);
    if (misfit !== null) throw new Error(misfit);
    return { isError, text: first?.text ?? "", shown };
  };
  return { client, call, heard };
}

/** The answer to a message that is sent as it stands. */
export interface RawAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a message, or any text, to the MCP server. */
export async function sendMessage(
  { secret }: Pick<KeyInHand, "secret">,
  message: unknown,
  headers: Record<string, string> = {},
  query = "",
): Promise<RawAnswer> {
  const text = typeof message === "string" ? message : JSON.stringify(message);
  const { ask } = await testServer();
  const sent = {
    authorization: `Bearer ${secret}`,
    "content-type": "application/json",
    ...headers,
  };
  const answer = await ask(
    new Request(`${MCP_URL}${query}`, { method: "POST", headers: sent, body: text }),
  );
  const body = await answer.text();
  return { status: answer.status, body: body === "" ? null : JSON.parse(body) };
}

/** A call of a tool as a message. */
export function callOf(name: string, given: unknown = {}, id: number | string = 1) {
  return { jsonrpc: "2.0", id, method: "tools/call", params: { name, arguments: given } };
}
