/**
 * Tokens that were sold are looked for everywhere: in every column of every table, in what the
 * program logged, and in every answer to a key that may not read tokens. They are found where
 * `tokens:read` sees them, and nowhere else.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OPERATIONS, type OperationId, SCOPES } from "@svc/generated/operations";
import type { Answer, Schemas } from "@svc/generated/routes";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Parts, requestOf } from "../kit/api.ts";
import { makeDatabase } from "../kit/database.ts";
import { type Program, startProgram } from "../kit/programs/program.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { until } from "../kit/programs/watch.ts";
import { openSink, type Sink } from "../kit/sink.ts";

const POWER = { amount: "10.00", currency: "USD", token_phone: "0771230000" };
/** One token, and one behind two that change the key. */
const METERS = ["37140030000", "37140070007"];
/** Less than a whole token: a mask shows the last four digits of it. */
const DIGITS = 12;
const READERS = Object.values(OPERATIONS).filter(
  ({ method, planned }) => method === "GET" && !planned,
);

let folder: string;
let database: Database;
let program: Program;
let sinks: { plain: Sink; clear: Sink };
/** Secrets of keys: one may read tokens, one may do everything else. */
let keys: { clear: string; masked: string };
/** Who reads tokens, and who may not. */
let seer: Till;
let blind: Till;
let sold: Schemas["Send"][];
/** How a token may be written. */
let needles: string[];
/** What agents heard over MCP: one may read tokens, and one may not. */
const heard_by_agents = { seer: "", blind: "" };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "svc-canary-"));
  const database_url = await makeDatabase(`canary_${process.pid}`);
  database = openDatabase({ database_url, pool: 2 });
  program = await startProgram({
    role: "all",
    database_url,
    folder,
    settings: { SVC_TEST_STEP: "100ms", SVC_LOG: "debug" },
  });
  sinks = { plain: await openSink(), clear: await openSink() };
  const sandbox = JSON.parse(readFileSync(join(folder, "sandbox.json"), "utf8"));
  seer = openTill(sandbox.key, [program]);
  const scopes = SCOPES.filter((scope) => scope !== "tokens:read");
  const { secret } = await callAs(seer, "createKey", { body: { kind: "sk", scopes } });
  keys = { clear: sandbox.key, masked: secret ?? "" };
  blind = openTill(keys.masked, [program]);
  await liveThroughADay();
});

afterAll(async () => {
  await program?.stop();
  await database?.close();
  await Promise.all([sinks?.plain.close(), sinks?.clear.close()]);
  rmSync(folder, { recursive: true, force: true });
});

async function callAs<Id extends OperationId>(
  who: Till,
  operation_id: Id,
  parts: Parts<Id> = {},
): Promise<Answer<Id>["body"]> {
  const heard = await who.ask(operation_id, parts);
  expect(heard?.status, `${operation_id} ${heard?.code}`).toBeLessThan(300);
  return heard?.body as Answer<Id>["body"];
}

/** Everything that touches a token: sold, shown, printed, texted again, delivered, replayed. */
async function liveThroughADay(): Promise<void> {
  const events = { enabled_events: ["send.*"] };
  const plain = { url: sinks.plain.url, token_links: true, ...events };
  const clear = { url: sinks.clear.url, include_tokens: true, ...events };
  for (const body of [plain, clear]) await callAs(seer, "createWebhookEndpoint", { body });
  for (const target of METERS) {
    const body = { ...POWER, target, client_reference: target };
    await callAs(seer, "createSend", { body, idempotency_key: target });
  }
  await until("power is delivered and told of", async () => {
    const { data } = await callAs(seer, "listSends", { query: { status: "delivered" } });
    sold = data;
    const isTold = ({ received }: Sink) =>
      received.filter(({ event }) => event.type === "send.delivered").length === METERS.length;
    return data.length === METERS.length && isTold(sinks.plain) && isTold(sinks.clear);
  });
  for (const { id: send_id, target } of sold) {
    const path = { send_id };
    await callAs(seer, "getSend", { path });
    await callAs(seer, "getSendReceipt", { path });
    await callAs(blind, "resendSendToken", { path });
    const body = { ...POWER, target, client_reference: target };
    for (const who of [seer, blind]) {
      await callAs(who, "createSend", { body, idempotency_key: `${target}-again` });
    }
  }
  heard_by_agents.seer = await heardByAgent(["sends:read", "sends:write", "tokens:read"]);
  heard_by_agents.blind = await heardByAgent(["sends:read", "sends:write"]);
  const tokens = sold.flatMap(({ power }) => power?.tokens ?? []).map(({ token }) => `${token}`);
  needles = tokens.flatMap((token) => {
    const digits = token.replaceAll(" ", "").slice(0, DIGITS);
    const spaced = digits.replaceAll(/(.{4})(?=.)/g, "$1 ");
    return [
      digits,
      spaced,
      Buffer.from(digits).toString("hex"),
      Buffer.from(spaced).toString("hex"),
    ];
  });
}

/** Everything that an agent is answered who looks at what was sold. */
async function heardByAgent(scopes: string[]): Promise<string> {
  const { secret } = await callAs(seer, "createKey", { body: { kind: "ak", scopes } });
  const agent = openTill(secret ?? "", [program]);
  const calls = [
    { name: "list_sends", arguments: { limit: 100 } },
    ...sold.map(({ id }) => ({ name: "get_send", arguments: { id } })),
    ...sold.map(({ id }) => ({ name: "resend_token", arguments: { send: id } })),
  ];
  const answers = [];
  for (const params of calls) {
    const body = { jsonrpc: "2.0" as const, id: 1, method: "tools/call", params };
    answers.push(await callAs(agent, "postMcp", { body }));
  }
  return JSON.stringify(answers);
}

function found(text: string): string[] {
  return needles.filter((needle) => text.includes(needle));
}

/** Tables in which a row holds one of the texts, in whatever column and type. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  return await database.read(async ({ sql }) => {
    const tables = await sql<{ name: string }[]>`
      select tablename as name from pg_tables where schemaname = 'public' order by 1`;
    const holding: string[] = [];
    for (const { name } of tables) {
      const patterns = texts.map((text) => `%${text}%`);
      const rows = await sql`
        select from ${sql(name)} as row where row::text like any(${patterns}::text[]) limit 1`;
      if (rows.length > 0) holding.push(name);
    }
    return holding;
  });
}

/** Every answer that a key gets to a reading operation, as text; ids come from lists. */
async function answersTo(key: string, who: Till): Promise<Map<string, string>> {
  const ids: Record<string, string[]> = {
    send_id: sold.map(({ id }) => id),
    event_id: (await callAs(who, "listEvents", { query: { limit: 100 } })).data.map(({ id }) => id),
    request_id: (await callAs(who, "listRequests", { query: { limit: 100 } })).data.map(
      ({ id }) => id,
    ),
    delivery_id: (await callAs(who, "listWebhookDeliveries")).data.map(({ id }) => id),
    number: METERS,
    product_id: ["power-usd"],
  };
  const answers = new Map<string, string>();
  for (const { id, parameters } of READERS) {
    const name = parameters.find((one) => one.in === "path")?.name;
    for (const value of name === undefined ? [""] : (ids[name] ?? [])) {
      const query = QUERIES[id] ?? {};
      const parts = { query, ...(name === undefined ? {} : { path: { [name]: value } }) };
      const { url, headers } = requestOf(key, id, parts as Parts<OperationId>);
      const { pathname, search } = new URL(url);
      const answer = await fetch(program.origin + pathname + search, { headers });
      answers.set(`${id} ${value}`, Buffer.from(await answer.arrayBuffer()).toString("latin1"));
    }
  }
  return answers;
}

const QUERIES: Partial<Record<OperationId, object>> = {
  listSends: { limit: 100 },
  listEvents: { limit: 100 },
  listRequests: { limit: 100 },
  getStatement: { currency: "USD" },
  getStatementCsv: { currency: "USD" },
  getStatementPdf: { currency: "USD" },
};

describe("the tokens of a day", () => {
  it("are seen by a key that may read them, and by an endpoint that receives them", async () => {
    expect(needles).toHaveLength(16);
    const answers = await answersTo(keys.clear, seer);
    const seen = [...answers].filter(([, text]) => found(text).length > 0).map(([name]) => name);
    const [one, other] = sold.map(({ id }) => id);
    expect(seen.sort()).toEqual(
      [
        `getSend ${one}`,
        `getSend ${other}`,
        `getSendReceipt ${one}`,
        `getSendReceipt ${other}`,
        "listSends ",
      ].sort(),
    );
    const received = sinks.clear.received.map(({ text }) => text).join();
    expect(found(received)).not.toEqual([]);
  });

  it("are in no answer to a key that may do everything else", async () => {
    const answers = await answersTo(keys.masked, blind);
    expect(answers.size).toBeGreaterThan(40);
    const seen = [...answers].filter(([, text]) => found(text).length > 0);
    expect(seen.map(([name]) => name)).toEqual([]);
  });

  it("are heard over MCP by the agent that may read them, and by no other", () => {
    expect(heard_by_agents.blind).toContain(sold[0]?.id);
    expect(found(heard_by_agents.seer)).not.toEqual([]);
    expect(found(heard_by_agents.blind)).toEqual([]);
  });

  it("are not sent to an endpoint that may not receive them", () => {
    expect(sinks.plain.received.length).toBeGreaterThan(0);
    const received = sinks.plain.received.flatMap(({ headers, text }) => [
      text,
      JSON.stringify(headers),
    ]);
    expect(found(received.join())).toEqual([]);
  });

  it("stand in no column of any table", async () => {
    expect(await tablesWith([METERS[0] ?? ""])).toContain("sends");
    expect(await tablesWith(needles)).toEqual([]);
  });

  it("stand in nothing that the program has logged", () => {
    const is_logged = program.output().includes('"operation":"getSendReceipt"');
    expect([is_logged, found(program.output())]).toEqual([true, []]);
  });
});
