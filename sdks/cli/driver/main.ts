/**
 * The driver of the conformance runner: JSON lines in, JSON lines out. Every command of the data is
 * written as a person would type it, read back from that, sent, and printed in both forms: what is
 * answered is what the printed JSON says.
 */
import { Buffer } from "node:buffer";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import {
  metaOf,
  shownError,
  shownFile,
  shownValue,
  type Values,
  verifyWebhook,
} from "../../node/driver/shown.ts";
import { FileResult } from "../../node/src/runtime/file.ts";
import { parseJson, writeJson } from "../../node/src/runtime/json.ts";
import { resolveKey } from "../../node/src/runtime/key.ts";
import { Page } from "../../node/src/runtime/page.ts";
import { type ContractCommand, commandsOf, operationOf } from "../src/contract.ts";
import type { Io } from "../src/io.ts";
import { waitOn } from "../src/own/wait.ts";
import { printResult } from "../src/print.ts";
import { reportProblem } from "../src/problem.ts";
import { readCall } from "../src/run.ts";
import { clientOf } from "../src/signed-in.ts";
import { argvOf } from "./argv.ts";

interface Command {
  readonly id: number;
  readonly op: string;
  readonly client?: string;
  readonly params?: Values;
  readonly options?: Values;
}

interface Asked {
  readonly id: number;
  readonly client: string | undefined;
  readonly params: Values;
  readonly options: Values;
}

const folder = mkdtempSync(join(tmpdir(), "svc-cli-"));
/** Who each client of the data is: what stands in its environment. */
const people = new Map<string, Readonly<Record<string, string>>>();
const held = new Map<number, { page: Page<unknown>; op: string; asked: Asked } | FileResult>();
const running = new Map<number, AbortController>();

const OWN: Readonly<Record<string, (asked: Asked) => unknown>> = {
  "client.new": ({ client = "main", params }) => newClient(client, params),
  "page.items": pageItems,
  "page.next": ({ id, params }) => turnPage(id, params, "starting_after"),
  "page.previous": ({ id, params }) => turnPage(id, params, "ending_before"),
  "file.save": async ({ params }) => ({
    value: await fileOf(params).saveTo(String(params.path)),
  }),
  "file.read": async ({ params }) => shownFile(await fileOf(params).bytes()),
  "webhook.verify": ({ params }) => verifyWebhook(params),
  cancel({ params }) {
    running.get(Number(params.id))?.abort();
    return { value: null };
  },
  async "sends.wait"({ id, client, params }) {
    const { io } = surroundings(id, client);
    const { send_id, timeout_ms = 60_000, every_ms = 2_000 } = params;
    const times = { timeoutMs: Number(timeout_ms), everyMs: Number(every_ms), signal: io.stop };
    return shownValue(await waitOn(clientOf(io, new Map()), String(send_id), times));
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== "") void answer(parseJson(line) as Command);
}
rmSync(folder, { recursive: true });
process.exit(0);

async function answer({ id, op, client, params = {}, options = {} }: Command): Promise<void> {
  const asked = { id, client, params, options };
  try {
    write({ id, ok: await (OWN[op] ?? ((one: Asked) => call(op, one)))(asked) });
  } catch (error) {
    const { io, said } = surroundings(id, client);
    reportProblem(io, error, false);
    write({ id, error: { ...shownError(error), shown: said() } });
  } finally {
    running.delete(id);
  }
}

function write(line: Values): void {
  process.stdout.write(`${writeJson(line)}\n`);
}

/** A person whose environment has this key. */
function newClient(name: string, { api_key, base_url }: Values): Values {
  const { SVC_KEY = "", SVC_URL = "" } = process.env;
  const own = { SVC_KEY: String(api_key ?? SVC_KEY), SVC_URL: String(base_url ?? SVC_URL) };
  const { kind, livemode } = resolveKey(own.SVC_KEY, false);
  people.set(name, own);
  return { value: { livemode, key_kind: kind } };
}

interface Surroundings {
  readonly io: Io;
  readonly printed: () => string;
  readonly said: () => string;
}

function surroundings(id: number, client = "main", is_terminal = false): Surroundings {
  const controller = running.get(id) ?? new AbortController();
  running.set(id, controller);
  const texts = { out: "", err: "" };
  const output = (name: "out" | "err") => ({
    write(text: string | Uint8Array) {
      texts[name] += typeof text === "string" ? text : Buffer.from(text).toString("latin1");
    },
    is_terminal,
    columns: 80,
    has_colors: is_terminal,
  });
  const env = { ...people.get(client), SVC_CONFIG_DIR: folder };
  return {
    io: {
      env,
      out: output("out"),
      err: output("err"),
      ask: async () => null,
      readInput: async () => "",
      inputLines: async function* () {},
      onKey: () => () => {},
      stop: controller.signal,
    },
    printed: () => texts.out,
    said: () => texts.err,
  };
}

function commandOf(op: string): ContractCommand {
  const [group = ""] = op.replaceAll("_", "-").split(".");
  const found = commandsOf(group).find(({ key }) => key === op);
  if (found === undefined) throw new Error(`There is no command for ${op}.`);
  return found;
}

/** Types the command, and answers what it sent for; a file is kept for the steps that read it. */
async function call(op: string, asked: Asked): Promise<Values> {
  const { id, client, options } = asked;
  const command = commandOf(op);
  const params = withFile(operationOf(command).file_field, asked.params);
  const { io, printed, said } = surroundings(id, client);
  const { program_secret } = options;
  const own = program_secret === undefined ? {} : { SVC_PROGRAM_SECRET: String(program_secret) };
  const typed = { ...io, env: { ...io.env, ...own } };
  const { words, rest } = argvOf(command, params, options);
  const { read, call: ready } = await readCall(command, { words, rest }, typed);
  const result = ready.send();
  const value = await result;
  if (value instanceof FileResult) {
    held.set(id, value);
    const { filename, contentType: content_type } = value;
    return { class: "File", handle: id, value: { filename, content_type }, ...metaOf(value) };
  }
  await printResult(io, command, read.flags, result);
  await printForPeople(asked, command, read.flags, result);
  const lines = printed().split("\n").filter(Boolean).map(parseJson);
  if (value instanceof Page) return pageAnswer(id, { page: value, op, asked }, lines, said());
  const metadata = (value as { responseMetadata: never }).responseMetadata;
  return { value: lines[0], shown: said(), ...metaOf({ responseMetadata: metadata }) };
}

/** The same on a terminal: nothing may fail there that is fine in a pipe. */
async function printForPeople(
  { id, client }: Asked,
  command: ContractCommand,
  flags: ReadonlyMap<string, readonly string[]>,
  result: unknown,
): Promise<void> {
  const { io, printed } = surroundings(id, client, true);
  await printResult(io, command, flags, result);
  const colors = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, "g");
  const wide = printed()
    .replace(colors, "")
    .split("\n")
    .find((line) => line.length > 160);
  if (wide !== undefined) throw new Error(`A line for a terminal is too long: ${wide}`);
}

function withFile(field: string | undefined, params: Values): Values {
  if (field === undefined || params[field] === undefined) return params;
  const path = join(folder, "file");
  writeFileSync(path, Buffer.from(String(params[field]), "base64"));
  return { filename: "file", ...params, [field]: path };
}

function pageAnswer(
  id: number,
  page: { page: Page<unknown>; op: string; asked: Asked },
  data: readonly unknown[],
  shown: string,
): Values {
  held.set(id, page);
  const { hasMore: has_more, nextCursor: next_cursor } = page.page;
  const value = { data, has_more, next_cursor };
  return { class: "Page", handle: id, value, shown, ...metaOf(page.page) };
}

/** The next page by its cursor, as the command says it; null where there is none. */
async function turnPage(id: number, { handle }: Values, flag: string): Promise<Values> {
  const { page, op, asked } = held.get(Number(handle)) as { page: Page<unknown> } & {
    op: string;
    asked: Asked;
  };
  const first = (page.data[0] as { id?: string } | undefined)?.id ?? null;
  const cursor = flag === "starting_after" ? page.nextCursor : first;
  if (cursor === null) return { class: "Page", value: null };
  const { starting_after: _, ending_before: __, ...params } = asked.params;
  return await call(op, { ...asked, id, params: { ...params, [flag]: cursor } });
}

/** Every object of a list, with `--all`; or the first ones, with `--limit`. */
async function pageItems({ id, client, params }: Asked): Promise<Values> {
  const { method, params: own = {}, options = {}, stop_after } = params;
  const command = commandOf(String(method));
  const { words, rest } = argvOf(command, own as Values, options as Values);
  const { io, printed } = surroundings(id, client);
  const all = stop_after === undefined ? ["--all", ...rest] : rest;
  const { read, call: ready } = await readCall(command, { words, rest: all }, io);
  await printResult(io, command, read.flags, ready.send());
  const found = printed().split("\n").filter(Boolean).map(parseJson);
  return { value: stop_after === undefined ? found : found.slice(0, Number(stop_after)) };
}

function fileOf({ handle }: Values): FileResult {
  return held.get(Number(handle)) as FileResult;
}
