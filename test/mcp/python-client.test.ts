/** The official client for Python, at a program of its own: it lists every tool and calls each. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { MCP_TOOLS, type McpToolName } from "@svc/generated/mcp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDatabase } from "../kit/database.ts";
import { type Program, startProgram } from "../kit/programs/program.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { pythonWith } from "../kit/python.ts";

const HERE = import.meta.dirname;
const PROGRAM = join(HERE, "python", "call_tools.py");
const KNOWN = "0771234567";
const METER = "37140030000";
const python = pythonWith("mcp-python", join(HERE, "python", "requirements.txt"));
// At home it is left out where there is no Python; in CI that would hide that nothing is proven.
const is_possible = python !== null || process.env.CI === "true";

interface Heard {
  readonly tools: readonly string[];
  readonly results: readonly {
    readonly name: McpToolName;
    readonly is_error: boolean;
    readonly text: string;
    readonly shown: Record<string, unknown> & { readonly error?: { readonly code: string } };
  }[];
}

let folder: string;
let program: Program;
let till: Till;
let agent_key: string;
let program_id: string;

beforeAll(async () => {
  if (!is_possible) return;
  folder = mkdtempSync(join(tmpdir(), "svc-mcp-"));
  const database_url = await makeDatabase(`mcp_${process.pid}`);
  program = await startProgram({ role: "all", database_url, folder });
  const { key } = JSON.parse(readFileSync(join(folder, "sandbox.json"), "utf8"));
  till = openTill(key, [program]);
  const scopes = [...new Set(Object.values(MCP_TOOLS).map(({ scope }) => scope))];
  const body = {
    kind: "ak",
    scopes: scopes.filter((scope) => scope !== "any"),
    recipient_allowlist: [KNOWN, METER],
  };
  const made = await till.ask("createKey", { body });
  agent_key = String(Object(made?.body).secret);
  program_id = await openSurvey();
});

/** A program, with somebody whom it can reward. */
async function openSurvey(): Promise<string> {
  const person = { external_id: "rudo", phone: "0771230000", name: "Rudo" };
  await till.ask("createRecipient", { body: person as never });
  const money = { currency: "USD", budget: "60.00", default_amount: "1.00" };
  const body = { name: "Survey", choices: ["airtime"], ...money };
  const opened = await till.ask("createProgram", { body: body as never });
  const { id } = Object(opened?.body) as { id: string };
  await till.ask("activateProgram", { path: { program_id: id } });
  return id;
}

afterAll(async () => {
  await program?.stop();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

async function callAll(calls: readonly (readonly [McpToolName, object])[]): Promise<Heard> {
  if (python === null) throw new Error("Python 3 with its venv module is missing: install both.");
  const child = spawn(python, [PROGRAM], {
    env: {
      PATH: process.env.PATH,
      SVC_MCP_URL: `${program.origin}/dev/v1/mcp`,
      SVC_AGENT_KEY: agent_key,
      PYTHONDONTWRITEBYTECODE: "1",
    },
  });
  child.stdin.end(JSON.stringify(calls.map(([name, given]) => ({ name, arguments: given }))));
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  if (code !== 0) throw new Error(`The client for Python failed:\n${err}`);
  return JSON.parse(out) as Heard;
}

const SALE = { phone: KNOWN, amount: "1.00", currency: "USD", client_reference: "py-1" };
const QUOTE = { meter: METER, amount: "2.00", currency: "USD" };
const POWER = { ...QUOTE, token_phone: KNOWN, client_reference: "py-2" };
const NO_SEND = { send: "snd_0031Jk7TeApCu0Wq1YgSz5Bf" };
const NO_PROGRAM = "prg_0031JkEAlHwJb7Dx8FnZg2Im";
const REWARD = { recipient: "ext:rudo", completion_id: "py-4" };
const HELD_REWARD = { ...REWARD, completion_id: "py-5", amount: "25.00" };

/** Each tool at least once; rewards are of one program. */
const callsOf = (program: string) =>
  [
    ["create_reward", { ...REWARD, program }],
    ["create_reward", { ...REWARD, program }],
    ["create_reward", { ...HELD_REWARD, program }],
    ...CALLS,
  ] as const;

const CALLS = [
  ["send_airtime", SALE],
  ["send_airtime", SALE],
  ["send_airtime", { ...SALE, amount: "50.00", client_reference: "py-3" }],
  ["buy_power", POWER],
  ["send_data", { ...SALE, amount: undefined, bundle_id: "bnd_0031JkMItPeRj5Lf6NvHo0Qu" }],
  ["create_reward", { ...REWARD, program: NO_PROGRAM }],
  ["cancel_send", NO_SEND],
  ["resend_token", NO_SEND],
  ["confirm_meter", { meter: METER }],
  ["quote_power", QUOTE],
  ["lookup_phone", { phone: KNOWN }],
  ["get_balance", {}],
  ["get_send", { id: NO_SEND.send }],
  ["list_sends", { limit: 2 }],
  ["list_products", { currency: "USD" }],
  ["list_programs", {}],
  ["list_recipients", {}],
  ["get_status", {}],
  ["power_status", {}],
  ["search_docs", { query: "idempotency" }],
  ["read_doc", { page: "/docs/guides/idempotency" }],
  ["check_request", { operation: "createSend", body: { amount: "5.00" } }],
] as const;

describe.runIf(is_possible)("the official client for Python", () => {
  let heard: Heard;

  beforeAll(async () => {
    heard = await callAll(callsOf(program_id));
  });

  const of = (name: McpToolName) => heard.results.filter((result) => result.name === name);

  async function rewards() {
    const listed = await till.ask("listRewards", { query: { program: program_id } });
    return (Object(listed?.body) as { data: { id: string; completion_id: string }[] }).data;
  }

  it("lists every tool, and calls every tool", () => {
    expect(heard.tools).toEqual(Object.keys(MCP_TOOLS));
    expect(new Set(heard.results.map(({ name }) => name))).toEqual(new Set(heard.tools));
    expect(heard.results).toHaveLength(callsOf(program_id).length);
  });

  it("sells once what it asks for twice, and hears that the rest waits for a person", async () => {
    const [first, again, held] = of("send_airtime");
    expect(first).toMatchObject({ is_error: false, shown: { object: "send", source: "mcp" } });
    expect(again?.shown.id).toBe(first?.shown.id);
    expect(held).toMatchObject({ is_error: false, shown: { status: "requires_approval" } });
    const credit = await till.ask("getCredit");
    expect(credit?.body).toMatchObject({ USD: { available: "996.00" } });
  });

  it("hears the errors of REST as errors of tools", () => {
    const codes = ["cancel_send", "resend_token", "get_send"] as const;
    for (const name of codes) {
      expect(of(name)).toMatchObject([
        { is_error: true, shown: { error: { code: "resource_missing" } } },
      ]);
    }
    const [, , , nowhere] = of("create_reward");
    expect(nowhere).toMatchObject({ is_error: true, shown: { error: { param: "program" } } });
  });

  it("rewards once what it asks for twice, and the rest once a person has approved it", async () => {
    const [first, again, held] = of("create_reward");
    expect(first).toMatchObject({ is_error: false, shown: { object: "reward", amount: "1.00" } });
    expect(again?.shown.id).toBe(first?.shown.id);
    expect(held).toMatchObject({ is_error: false, shown: { status: "requires_approval" } });
    expect((await rewards()).map(({ id }) => id)).toEqual([first?.shown.id]);
    const approval_id = String(held?.shown.approval);
    await till.ask("approveTestApproval", {
      path: { approval_id },
      idempotency_key: "approve-py-5",
    });
    const repeated = ["create_reward", { ...HELD_REWARD, program: program_id }] as const;
    const { results } = await callAll([repeated, repeated, ["get_send", { id: approval_id }]]);
    const [made, made_again, decided] = results;
    const shown = { object: "reward", amount: "25.00", approval: approval_id };
    expect(made).toMatchObject({ is_error: false, shown });
    expect(made_again?.shown.id).toBe(made?.shown.id);
    expect(decided?.shown.result).toBe(made?.shown.id);
    expect((await rewards()).map(({ completion_id }) => completion_id)).toEqual(["py-5", "py-4"]);
  });

  it("reads what there is", () => {
    const names = [
      "confirm_meter",
      "quote_power",
      "get_balance",
      "list_sends",
      "search_docs",
      "read_doc",
      "check_request",
    ] as const;
    for (const name of names) expect(of(name)).toMatchObject([{ is_error: false }]);
  });
});
