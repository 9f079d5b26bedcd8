/** The official client of both eras of the protocol, and messages that are sent by hand. */
import {
  Client,
  type ClientOptions,
  StreamableHTTPClientTransport,
  type VersionNegotiationMode,
} from "@modelcontextprotocol/client";
import type { KeyInHand } from "./given.ts";
import { type RawAnswer, sendMessage } from "./mcp.ts";
import { testServer } from "./server.ts";

/** The address of the MCP server of this worker. */
function mcpUrl(query = ""): URL {
  return new URL(`http://svc.test/dev/v1/mcp${query}`);
}

/** A client that finds out which versions the server speaks, and what it sent and heard. */
export interface EraClient {
  readonly client: Client;
  readonly sent: readonly { readonly headers: Headers; readonly body: object }[];
}

/** Opens the official client that speaks both eras. */
export async function eraClient(
  { secret }: Pick<KeyInHand, "secret">,
  mode: VersionNegotiationMode,
  query = "",
  options: ClientOptions = {},
): Promise<EraClient> {
  const sent: { headers: Headers; body: object }[] = [];
  const fetchWithin = async (url: URL | string, init?: RequestInit) => {
    const request = new Request(url, init);
    if (request.method === "POST") {
      sent.push({ headers: request.headers, body: (await request.clone().json()) as object });
    }
    return await (await testServer()).ask(request);
  };
  const transport = new StreamableHTTPClientTransport(mcpUrl(query), {
    requestInit: { headers: { authorization: `Bearer ${secret}` } },
    fetch: fetchWithin,
  });
  const identity = { name: "shop-assistant", version: "2.0.0" };
  const client = new Client(identity, { ...options, versionNegotiation: { mode } });
  await client.connect(transport);
  return { client, sent };
}

export const STATELESS = "2026-07-28";

const METADATA = {
  "io.modelcontextprotocol/protocolVersion": STATELESS,
  "io.modelcontextprotocol/clientCapabilities": {},
};

/** What clients say of themselves that have a person open a page, or follow tasks. */
export const OPENS_URLS = { capabilities: { elicitation: { url: {} } } };
export const FOLLOWS_TASKS = {
  capabilities: { extensions: { "io.modelcontextprotocol/tasks": {} } },
};

/** The metadata of a client that can do something. */
export function capableOf(capabilities: object): object {
  return { ...METADATA, "io.modelcontextprotocol/clientCapabilities": capabilities };
}

/** What a test changes of a stateless message. */
interface StatelessChanges {
  readonly params?: object;
  readonly metadata?: object;
  readonly headers?: Record<string, string | undefined>;
  readonly query?: string;
}

/** Sends a message of the version without `initialize`, right but for what is changed. */
export async function sendStateless(
  agent: Pick<KeyInHand, "secret">,
  method: string,
  { params = {}, metadata = METADATA, headers = {}, query }: StatelessChanges = {},
): Promise<RawAnswer> {
  const { name } = params as { name?: string };
  const all = {
    "mcp-protocol-version": STATELESS,
    "mcp-method": method,
    "mcp-name": name,
    ...headers,
  };
  const told = Object.entries(all).filter((one): one is [string, string] => one[1] !== undefined);
  const message = { jsonrpc: "2.0", id: "s-1", method, params: { ...params, _meta: metadata } };
  return await sendMessage(agent, message, Object.fromEntries(told), query);
}
