import { resolveAddress } from "../../../node/src/runtime/address.ts";
import { SignInNeeded } from "../call.ts";
import { USER_AGENT } from "../client.ts";
import { isSet, textOf } from "../flags.ts";
import { type Io, warn } from "../io.ts";
import { connectionOf } from "../profile.ts";
import { UsageError } from "../usage.ts";
import type { OwnCommand } from "./command.ts";

const AGENT_KEY = /^svc_ak_/;
const OPEN_MAX = 16;
const VERSION_KEY = "io.modelcontextprotocol/protocolVersion";
const PARSE_ERROR = -32_700;
const INTERNAL_ERROR = -32_603;
/** What a header carries as it stands; anything else is sent as base64. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

const CONTENT = {
  "Content-Type": "application/json",
  Accept: "application/json, text/event-stream",
  "User-Agent": USER_AGENT,
};
const NO_ANSWER =
  "The service did not answer. A sale may have been made: call again with the same " +
  "client_reference or completion_id, which never pays twice.";

type Headers = Readonly<Record<string, string>>;

interface Answer {
  readonly jsonrpc?: string;
  readonly id?: string | number | null;
  readonly result?: { readonly protocolVersion?: string };
  readonly error?: unknown;
}

interface Message {
  readonly id?: string | number | null;
  readonly method?: string;
  readonly params?: {
    readonly name?: unknown;
    readonly _meta?: Readonly<Record<string, unknown>>;
  };
}

/** Where messages go, and the version that `initialize` agreed on. */
interface Bridge {
  readonly io: Io;
  readonly url: string;
  readonly key: string;
  version: string | null;
}

export const mcp: OwnCommand = {
  words: ["mcp"],
  about: "Serve MCP on standard input and output",
  more:
    "For an assistant that starts programs and does not call URLs. Forwards each message to " +
    "the service with the agent key that is signed in.",
  args: [],
  flags: [
    { flag: "read-only", kind: "boolean", about: "Offer only tools that read" },
    { flag: "tools", kind: "text", about: "Offer only these, such as get_send,send_airtime" },
  ],
  async run({ io, flags }) {
    const { key, url } = connectionOf(io, textOf(flags, "profile"));
    if (!key) throw new SignInNeeded();
    if (!AGENT_KEY.test(key)) {
      const fix = "Create one with svc keys create --kind ak, and sign in with it.";
      throw new UsageError("MCP takes only the key of an agent.", fix);
    }
    const query = new URLSearchParams();
    if (isSet(flags, "read-only")) query.set("read_only", "true");
    const tools = textOf(flags, "tools");
    if (tools !== undefined) query.set("tools", tools);
    const address = `${resolveAddress(url ?? "", false)}/mcp`;
    await forwardAll({ io, key, url: `${address}?${query}`.replace(/\?$/, ""), version: null });
    return 0;
  },
};

/** Forwards until the input ends. Answers come as they are ready; each names its message. */
async function forwardAll(bridge: Bridge): Promise<void> {
  const open = new Set<Promise<void>>();
  for await (const line of bridge.io.inputLines()) {
    if (line.trim() === "") continue;
    const message = parsed(line);
    const answering = answerLine(bridge, line, message).then(() => void open.delete(answering));
    open.add(answering);
    // What follows an introduction is of the version that it agrees on.
    if (message?.method === "initialize") await answering;
    while (open.size >= OPEN_MAX) await Promise.race(open);
  }
  await Promise.all(open);
}

async function answerLine(bridge: Bridge, line: string, message: Message | null): Promise<void> {
  const id = message?.id ?? null;
  const is_notification = message !== null && message.id === undefined && "method" in message;
  const answer =
    message === null
      ? failure(id, PARSE_ERROR, "A message is one line with an object of JSON.")
      : await answerOf(bridge, line, message);
  if (answer !== null && !is_notification) bridge.io.out.write(`${JSON.stringify(answer)}\n`);
}

/** What the service answers; null where it says nothing. */
async function answerOf(bridge: Bridge, line: string, message: Message): Promise<object | null> {
  const { io, url, key } = bridge;
  const id = message.id ?? null;
  let text: string;
  let status: number;
  try {
    const headers = { ...CONTENT, Authorization: `Bearer ${key}`, ...headersOf(bridge, message) };
    // A client gives up by itself; fetch does after five minutes.
    const answer = await fetch(url, { method: "POST", headers, body: line, signal: io.stop });
    [status, text] = [answer.status, await answer.text()];
  } catch (error) {
    warn(io, `No answer from ${new URL(url).host}: ${String(Object(error).message)}`);
    return failure(id, INTERNAL_ERROR, NO_ANSWER);
  }
  if (text === "") return null;
  const answer = parsed(text) as Answer | null;
  if (answer === null) return failure(id, INTERNAL_ERROR, `HTTP ${status} without JSON.`);
  if (Array.isArray(answer)) return answer;
  if (answer.jsonrpc === undefined) {
    const { code, message: said } = Object(answer.error);
    return failure(id, INTERNAL_ERROR, `${code}: ${said}`, answer.error);
  }
  if (message.method === "initialize") bridge.version = answer.result?.protocolVersion ?? null;
  // A client waits for the id that it sent, whether or not the service could tell it.
  return { ...answer, id: answer.id ?? id };
}

/** The headers that a client of HTTP would have sent. */
function headersOf({ version: agreed }: Bridge, { method, params }: Message): Headers {
  const claimed = params?._meta?.[VERSION_KEY];
  if (typeof claimed !== "string") {
    return agreed === null || method === "initialize" ? {} : { "MCP-Protocol-Version": agreed };
  }
  const { name } = params ?? {};
  return {
    "MCP-Protocol-Version": headerText(claimed),
    ...(typeof method === "string" && { "Mcp-Method": headerText(method) }),
    ...(method === "tools/call" && typeof name === "string" && { "Mcp-Name": headerText(name) }),
  };
}

function headerText(text: string): string {
  return PLAIN.test(text) ? text : `=?base64?${Buffer.from(text).toString("base64")}?=`;
}

function parsed(text: string): Message | null {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

function failure(id: Message["id"], code: number, message: string, data?: unknown): object {
  return { jsonrpc: "2.0", id, error: { code, message, ...(data !== undefined && { data }) } };
}
