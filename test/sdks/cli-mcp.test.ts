/** An assistant that starts programs: the official clients over standard input and output. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Client, type VersionNegotiationMode } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { MCP_TOOLS } from "@svc/generated/mcp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildCli } from "../../sdks/tools/build.ts";
import { KNOWN } from "../kit/agents.ts";
import { makeDatabase } from "../kit/database.ts";
import { type Program, startProgram } from "../kit/programs/program.ts";
import { typed } from "../kit/sdks/cli.ts";
import { CLI_PROGRAM } from "../kit/sdks/cli-program.ts";
import { sandboxOf } from "../kit/sdks/cli-sandbox.ts";

const SALE = { phone: KNOWN, amount: "1.00", currency: "USD" };
const STATELESS = "2026-07-28";

let folder: string;
let program: Program;
let env: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "svc-cli-"));
  const database_url = await makeDatabase(`climcp_${process.pid}`);
  program = await startProgram({ role: "all", database_url, folder: join(folder, ".data") });
  await buildCli();
  const person = { ...(await sandboxOf(program, database_url)), SVC_CONFIG_DIR: folder };
  const scopes = [...new Set(Object.values(MCP_TOOLS).map(({ scope }) => scope))];
  const body = {
    kind: "ak",
    scopes: scopes.filter((scope) => scope !== "any"),
    recipient_allowlist: [KNOWN],
  };
  const made = await typed(["keys", "create", `--body=${JSON.stringify(body)}`], { env: person });
  env = { ...person, SVC_KEY: String(JSON.parse(made.out).secret) };
});

afterAll(async () => {
  await program.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function opened(mode: VersionNegotiationMode, ...flags: string[]): Promise<Client> {
  const args = [CLI_PROGRAM, "mcp", ...flags];
  const transport = new StdioClientTransport({ command: process.execPath, args, env });
  const client = new Client(
    { name: "shop-assistant", version: "2.0.0" },
    { versionNegotiation: { mode } },
  );
  await client.connect(transport);
  return client;
}

/** What the program prints for lines that no client would write. */
async function printed(lines: string, own: Record<string, string> = env, ...flags: string[]) {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [CLI_PROGRAM, "mcp", ...flags], { env: { PATH, ...own } });
  const ended = once(child, "exit");
  child.stdin.end(lines);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return {
    code,
    err,
    answers: out
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  };
}

describe.each([
  ["2025-11-25", "legacy"],
  [STATELESS, "auto"],
  [STATELESS, { pin: STATELESS }],
] as const)("a client of %s, which begins as %o", (version, mode) => {
  it("lists every tool, sells once, and hears what is refused", async () => {
    const client = await opened(mode);
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(MCP_TOOLS));
    const client_reference = `bridge-${version}-${JSON.stringify(mode)}`;
    const sale = { name: "send_airtime", arguments: { ...SALE, client_reference } };
    const [first, again] = await Promise.all([client.callTool(sale), client.callTool(sale)]);
    expect(first.structuredContent).toMatchObject({ object: "send", source: "mcp" });
    expect(Object(again.structuredContent).id).toBe(Object(first.structuredContent).id);
    const missing = { name: "get_send", arguments: { id: "snd_0031Jk7TeApCu0Wq1YgSz5Bf" } };
    expect(await client.callTool(missing)).toMatchObject({ isError: true });
    await expect(client.callTool({ name: "épicerie", arguments: {} })).rejects.toThrow("no such");
    await client.close();
  });

  it("is offered no more than its flags say", async () => {
    const client = await opened(mode, "--read-only", "--tools=get_send,send_airtime");
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(["get_send"]);
    await client.close();
  });
});

describe("svc mcp", () => {
  const LIST = { jsonrpc: "2.0", id: 7, method: "tools/list" };

  it("answers each line, but no notification, and ends with its input", async () => {
    const lines = ["{", '"a"', "", JSON.stringify({ ...LIST, method: "sell" })];
    const notification = { jsonrpc: "2.0", method: "notifications/initialized" };
    const { code, answers } = await printed([...lines, JSON.stringify(notification)].join("\n"));
    const codes = answers.map(({ id, error }) => [id, error.code]);
    const unreadable = [null, -32_700];
    expect(codes).toHaveLength(3);
    expect(codes).toEqual(expect.arrayContaining([unreadable, unreadable, [7, -32_601]]));
    expect(code).toBe(0);
  });

  it("names the message that a refusal of the service answers", async () => {
    const revoked = `${env.SVC_KEY}x`;
    const { answers } = await printed(JSON.stringify(LIST), { ...env, SVC_KEY: revoked });
    expect(answers).toMatchObject([
      { id: 7, error: { message: expect.stringContaining("invalid_api_key") } },
    ]);
    const { answers: misspelt } = await printed(JSON.stringify(LIST), env, "--tools=sell_all");
    expect(misspelt).toMatchObject([{ id: 7, error: { code: -32_600 } }]);
    const metadata = { "io.modelcontextprotocol/protocolVersion": "2099-01-01" };
    const strange = { ...LIST, params: { _meta: metadata } };
    expect((await printed(JSON.stringify(strange))).answers).toMatchObject([
      { id: 7, error: { code: -32_022 } },
    ]);
  });

  it("says what to do when the service does not answer", async () => {
    const away = { ...env, SVC_URL: "http://127.0.0.1:9" };
    const { answers, err } = await printed(JSON.stringify(LIST), away);
    const message = expect.stringContaining("again with the same client_reference");
    expect(answers).toMatchObject([{ id: 7, error: { message } }]);
    expect(err).toContain("No answer from 127.0.0.1:9");
    expect(err).not.toContain(env.SVC_KEY);
  });

  it("refuses any other key before it forwards anything", async () => {
    const own = { ...env, SVC_KEY: "svc_sk_test_0123456789abcdefghij" };
    const { code, answers, err } = await printed(JSON.stringify(LIST), own);
    expect([code, answers]).toEqual([2, []]);
    expect(err).toContain("MCP takes only the key of an agent.");
    expect(err).not.toContain("0123456789");
  });
});
