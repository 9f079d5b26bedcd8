/**
 * The driver of the conformance runner: JSON lines in, JSON lines out, one process for all.
 * Commands run side by side; each is answered under its own id.
 */
import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { inspect } from "node:util";
import { OPERATIONS } from "../src/generated/operations.ts";
import {
  type Fetch,
  FileResult,
  type Logger,
  Page,
  type PageRequest,
  Svc,
  webhooks,
} from "../src/index.ts";
import { guardSecrets } from "../src/runtime/decode.ts";
import { parseJson, writeJson } from "../src/runtime/json.ts";
import type { Operation } from "../src/runtime/operation.ts";
import type { RequestOptions } from "../src/runtime/options.ts";
import { dispatch } from "./dispatch.ts";
import {
  bytesOf,
  metaOf,
  shownError,
  shownFile,
  shownValue,
  type Values,
  verifyWebhook,
} from "./shown.ts";

interface Command {
  readonly id: number;
  readonly op: string;
  readonly client?: string;
  readonly params?: Values;
  readonly options?: Values;
}

/** A package that is not there where a copy of this stands, and is needed by few steps. */
const UNDICI: string = "undici";

const clients = new Map<string, Svc>();
const held = new Map<number, Page<unknown> | FileResult>();
const running = new Map<number, AbortController>();
const hooked: Values[] = [];

const OWN: Readonly<Record<string, (command: Command) => unknown>> = {
  "client.new": ({ client = "main", params = {} }) => newClient(client, params),
  "client.hooked": () => ({ value: hooked.splice(0) }),
  "page.items": ({ id, client, params = {} }) => pageItems(id, client, params),
  "page.next": async ({ id, params = {} }) => shownPage(id, await pageOf(params).nextPage()),
  "page.previous": async ({ id, params = {} }) =>
    shownPage(id, await pageOf(params).previousPage()),
  "file.save": async ({ params = {} }) => ({
    value: await fileOf(params).saveTo(String(params.path)),
  }),
  "file.read": async ({ params = {} }) => shownFile(await fileOf(params).bytes()),
  "webhook.verify": ({ params = {} }) => verifyWebhook(params),
  "webhook.sign": async ({ params = {} }) => ({
    value: await webhooks.signTestHeader(
      bytesOf(params),
      String(params.secret),
      params.timestamp as number | undefined,
    ),
  }),
  decode: ({ params = {} }) => decodeValue(params),
  cancel({ params = {} }) {
    running.get(Number(params.id))?.abort();
    return { value: null };
  },
  "sends.wait": async ({ client, params = {} }) => {
    const { send_id, timeout_ms, every_ms } = params;
    const options = { timeoutMs: Number(timeout_ms ?? 60_000), everyMs: Number(every_ms ?? 2_000) };
    return shownValue(await clientOf(client).sends.wait(String(send_id), options));
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== "") void run(parseJson(line) as Command);
}
// A connection that hangs would keep the process alive.
process.exit(0);

async function run(command: Command): Promise<void> {
  const { id } = command;
  try {
    const own = OWN[command.op];
    write({ id, ok: own ? await own(command) : await call(command) });
  } catch (error) {
    write({ id, error: shownError(error) });
  } finally {
    running.delete(id);
  }
}

function write(answer: Values): void {
  process.stdout.write(`${writeJson(answer)}\n`);
}

async function newClient(name: string, params: Values): Promise<Values> {
  const { proxy, roots_file } = params;
  const own = roots_file === undefined ? null : await fetchOf(String(roots_file), proxy);
  const client = new Svc({
    ...(own === null ? {} : { fetch: own }),
    ...(params.api_key === undefined ? {} : { apiKey: params.api_key as string }),
    ...(params.base_url === undefined ? {} : { baseUrl: params.base_url as string }),
    ...(params.timeout_ms === undefined ? {} : { timeoutMs: params.timeout_ms as number }),
    ...(params.read_timeout_ms === undefined
      ? {}
      : { readTimeoutMs: params.read_timeout_ms as number }),
    ...(params.max_retries === undefined ? {} : { maxRetries: params.max_retries as number }),
    ...(params.logged === undefined ? {} : { logger: loggerOf(params.logged === "broken") }),
    hooks: {
      beforeRequest: (attempt) => void hooked.push({ ...attempt }),
      afterResponse: (attempt) => void hooked.push({ ...attempt }),
    },
  });
  clients.set(name, client);
  const { livemode, keyKind: key_kind, baseUrl: base_url } = client;
  return { value: { livemode, key_kind, base_url }, shown: inspect(client, { depth: 9 }) };
}

/** Node's own `fetch` takes no dispatcher of another version. */
async function fetchOf(roots_file: string, proxy: unknown): Promise<Fetch> {
  const { Agent, fetch, ProxyAgent } = await import(UNDICI);
  const tls = { ca: readFileSync(roots_file) };
  const dispatcher =
    proxy === undefined
      ? new Agent({ connect: tls })
      : new ProxyAgent({ uri: proxy, requestTls: tls });
  return (url, init) => fetch(url, { ...init, dispatcher });
}

/** Says lines in words of its own, or fails. */
function loggerOf(is_broken: boolean): Logger {
  const taking = (level: string) => (line: string) => {
    if (is_broken) throw new Error("The logger is broken.");
    console.error(`own ${level} ${line}`);
  };
  return { info: taking("info"), debug: taking("debug") };
}

function clientOf(name = "main"): Svc {
  const client = clients.get(name);
  if (client === undefined) throw new Error(`There is no client ${name}.`);
  return client;
}

function optionsOf(id: number, given: Values = {}): RequestOptions {
  const controller = new AbortController();
  running.set(id, controller);
  const names: Readonly<Record<string, string>> = {
    idempotency_key: "idempotencyKey",
    timeout_ms: "timeoutMs",
    read_timeout_ms: "readTimeoutMs",
    max_retries: "maxRetries",
    extra_body: "extraBody",
    extra_query: "extraQuery",
    extra_headers: "extraHeaders",
    program_secret: "programSecret",
  };
  const options = Object.entries(given).flatMap(([name, value]) =>
    names[name] === undefined ? [] : [[names[name], value]],
  );
  return { ...Object.fromEntries(options), signal: controller.signal };
}

/** A file stands in a command as base64. */
function withBytes(op: string, params: Values): Values {
  const field = (OPERATIONS as Readonly<Record<string, Operation>>)[op]?.file_field;
  if (field === undefined || params[field] === undefined) return params;
  return { ...params, [field]: new Blob([Buffer.from(String(params[field]), "base64")]) };
}

async function call({ id, op, client, params = {}, options }: Command): Promise<Values> {
  const given = withBytes(op, params);
  const result = await dispatch(clientOf(client), op, given, optionsOf(id, options));
  if (result instanceof Page) return shownPage(id, result);
  if (result instanceof FileResult) {
    held.set(id, result);
    const { filename, contentType: content_type } = result;
    return { class: "File", handle: id, value: { filename, content_type }, ...metaOf(result) };
  }
  return shownValue(result);
}

function shownPage(id: number, page: Page<unknown> | null): Values {
  if (page === null) return { class: "Page", value: null };
  held.set(id, page);
  const { data, hasMore: has_more, nextCursor: next_cursor } = page;
  const shown = inspect(page, { depth: 9 });
  const value = { data, has_more, next_cursor };
  return { class: "Page", handle: id, value, shown, ...metaOf(page) };
}

/** Every object of a list, or the first ones: what comes after is not asked for. */
async function pageItems(id: number, client: string | undefined, params: Values): Promise<Values> {
  const { method, params: own = {}, options, stop_after, by_page } = params;
  const list = dispatch(
    clientOf(client),
    String(method),
    own as Values,
    optionsOf(id, options as Values),
  );
  const wanted = stop_after === undefined ? Number.POSITIVE_INFINITY : Number(stop_after);
  const found: unknown[] = [];
  const source = list as PageRequest<unknown>;
  if (by_page) {
    for await (const page of source.pages()) found.push(page.data.length);
    return { value: found };
  }
  for await (const one of source) {
    found.push(one);
    if (found.length >= wanted) break;
  }
  return { value: found };
}

function pageOf({ handle }: Values): Page<unknown> {
  return held.get(Number(handle)) as Page<unknown>;
}

function fileOf({ handle }: Values): FileResult {
  return held.get(Number(handle)) as FileResult;
}

function decodeValue({ name, value }: Values): Values {
  guardSecrets(value, String(name));
  return { value, shown: inspect(value, { depth: 9 }) };
}
