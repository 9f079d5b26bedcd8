import { BASE_PATH } from "@svc/generated/mount-routes";
import {
  type Contract,
  type McpTool,
  type Placed,
  placedOperations,
  resolved,
  successOf,
} from "../contract.ts";

/** The MCP server as the contract describes it. */
export interface McpServer {
  readonly url: string;
  readonly name: string;
  /** The kinds of key that it takes. */
  readonly key_kinds: readonly string[];
  /** The versions of the protocol, the newest first. */
  readonly versions: readonly string[];
  /** What a model reads before anything else. */
  readonly instructions: readonly string[];
  readonly tools: readonly McpTool[];
}

interface Initialized {
  readonly result?: { readonly serverInfo?: { name: string }; readonly instructions?: string };
}

const OPERATION = "postMcp";

export function mcpServer(contract: Contract, public_url: string): McpServer {
  const { path, operation } = placedOperations(contract).find(
    (placed) => placed.operation.operationId === OPERATION,
  ) as Placed;
  const examples = successOf(operation).flatMap(({ body }) =>
    Object.values(body.content?.["application/json"]?.examples ?? {}),
  );
  const answers = examples.map(({ value }) => (value as Initialized).result);
  const initialized = answers.find((result) => result?.serverInfo !== undefined);
  const { McpVersion } = contract.components.schemas;
  return {
    url: `${public_url}${BASE_PATH}${path}`,
    name: initialized?.serverInfo?.name as string,
    key_kinds: operation["x-svc-key-kinds"],
    versions: (McpVersion?.enum ?? []) as string[],
    instructions: (initialized?.instructions ?? "").split("\n"),
    tools: contract["x-svc-mcp-tools"],
  };
}

/** The arguments of a call of a tool, as the contract shows one. */
export function exampleOfTool(contract: Contract, { input }: McpTool): unknown {
  return resolved(contract, input).examples?.[0];
}
