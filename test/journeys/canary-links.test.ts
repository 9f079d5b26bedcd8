/**
 * Claim tokens of links are looked for everywhere: in every column of every table, in what the
 * program logged, in what endpoints hear, and in every answer to a key that may not write links.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
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

const PROGRAM = {
  ...{ name: "Slips", currency: "USD", budget: "9.00" },
  ...{ default_amount: "1.00", choices: ["airtime"] },
};
const READERS = Object.values(OPERATIONS).filter(
  ({ method, planned }) => method === "GET" && !planned,
);

let folder: string;
let database: Database;
let program: Program;
let sink: Sink;
/** Who writes links, and who may do everything else. */
let writer: Till;
let reader: Till;
let keys: { writer: string; reader: string };
let links: Schemas["RewardLink"][];
/** What the writer was answered in the end. */
let seen_by_writer = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "svc-canary-"));
  const database_url = await makeDatabase(`canary_links_${process.pid}`);
  database = openDatabase({ database_url, pool: 2 });
  const settings = { SVC_TEST_STEP: "100ms", SVC_LOG: "debug" };
  program = await startProgram({ role: "all", database_url, folder, settings });
  sink = await openSink();
  const sandbox = JSON.parse(readFileSync(join(folder, "sandbox.json"), "utf8"));
  writer = openTill(sandbox.key, [program]);
  const scopes = SCOPES.filter((scope) => scope !== "rewards:write");
  const { secret } = await callAs(writer, "createKey", { body: { kind: "sk", scopes } });
  keys = { writer: sandbox.key, reader: secret ?? "" };
  reader = openTill(keys.reader, [program]);
  await liveThroughADay();
});

afterAll(async () => {
  await program?.stop();
  await database?.close();
  await sink?.close();
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

/** Everything that touches a token: made, shown, repeated, told, opened, claimed and revoked. */
async function liveThroughADay(): Promise<void> {
  const body = { url: sink.url, include_tokens: true, enabled_events: ["reward_link.*"] };
  await callAs(writer, "createWebhookEndpoint", { body } as never);
  const { id: program_id } = await callAs(writer, "createProgram", { body: PROGRAM as never });
  await callAs(writer, "activateProgram", { path: { program_id } });
  for (const count of [undefined, 2]) {
    const asked = { body: { program: program_id, count }, idempotency_key: randomUUID() };
    for (let time = 0; time < 2; time += 1) await callAs(writer, "createRewardLinks", asked);
  }
  links = (await callAs(writer, "listRewardLinks", { query: {} })).data;
  for (const [at, { id: link_id, token, url }] of links.entries()) {
    seen_by_writer += JSON.stringify(await callAs(writer, "getRewardLink", { path: { link_id } }));
    await writer.ask("getClaim", { path: { token: token ?? "" } });
    const page = new URL(url ?? "");
    if (at === 0) await claimOnPage(page);
    else seen_by_writer += JSON.stringify(await claimWithTrouble(token ?? ""));
    await fetch(program.origin + page.pathname, { headers: { referer: page.href } });
  }
  await checkInWithTrouble(program_id);
  const last = await callAs(writer, "createRewardLinks", { body: { program: program_id } });
  const link_id = "id" in last ? last.id : "";
  await callAs(writer, "revokeRewardLink", { path: { link_id } });
  await until("the endpoint has heard of all of it", async () => sink.received.length === 14);
}

/** A link is claimed by a page, with whatever may be refused before. */
async function claimWithTrouble(token: string) {
  const { secret } = await callAs(writer, "createKey", { body: { kind: "pk" } });
  const page = openTill(secret ?? "", [program]);
  const path = { token };
  const claim = { path, body: { phone: "0771234567" }, idempotency_key: randomUUID() };
  await callAs(page, "getClaim", { path });
  await page.ask("createClaim", { path, body: { phone: "12345678" } } as never);
  await page.ask("sendClaimCode", { path, body: { phone: "0771234567" } } as never);
  const encoded = `%${token.charCodeAt(0).toString(16)}${token.slice(1)}`;
  const headers = { authorization: `Bearer ${secret}` };
  await fetch(`${program.origin}/dev/v1/claims/${encoded}`, { headers });
  return [await callAs(page, "createClaim", claim), await callAs(page, "createClaim", claim)];
}

/** A link is claimed at the location that its program has by now, after what may be refused. */
async function checkInWithTrouble(program_id: string): Promise<void> {
  const [lat, lng] = [-17.8565, 31.0398];
  const geofence = { lat, lng, radius_m: 150 };
  await callAs(writer, "updateProgram", { path: { program_id }, body: { geofence } });
  const made = await callAs(writer, "createRewardLinks", { body: { program: program_id } });
  if (!("token" in made) || made.token === null) throw new Error("A link was to be made.");
  links.push(made);
  const { secret } = await callAs(writer, "createKey", { body: { kind: "pk" } });
  const page = openTill(secret ?? "", [program]);
  const body = { link: made.token, phone: "0771234567", lat, lng };
  const idempotency_key = randomUUID();
  await page.ask("createCheckin", { body: { ...body, link: `${made.token}x` } } as never);
  await page.ask("createCheckin", { body: { ...body, lat: 0 } } as never);
  await page.ask("createCheckin", { body: { ...body, lat: "here" } } as never);
  for (let time = 0; time < 2; time += 1) {
    seen_by_writer += JSON.stringify(
      await callAs(page, "createCheckin", { body, idempotency_key }),
    );
  }
  await callAs(writer, "updateProgram", { path: { program_id }, body: { geofence: null } });
}

/** A link is claimed on its page, after what people do there. */
async function claimOnPage({ pathname, href: referer }: URL): Promise<void> {
  const page = program.origin + pathname;
  const headers = { referer, "content-type": "application/x-www-form-urlencoded" };
  for (const url of [page, `${page}.png`, `${page}x`]) await fetch(url, { headers });
  for (const body of ["phone=12", "ask=code&phone=0771234567"]) {
    await fetch(page, { method: "POST", headers, body });
  }
  for (const time of ["first", "again"]) {
    const body = "choice=airtime&phone=0771234567";
    const { status } = await fetch(page, { method: "POST", headers, body, redirect: "manual" });
    expect([time, status]).toEqual([time, 303]);
  }
}

/** How a token may be written. */
function needles(): string[] {
  const tokens = links.map(({ token }) => (token ?? "").slice(0, 22));
  return tokens.flatMap((token) => [token, Buffer.from(token).toString("hex")]);
}

function found(text: string): string[] {
  return needles().filter((needle) => text.includes(needle));
}

/** Tables in which a row holds one of the texts, in whatever column and type, packed ones too. */
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
    const packs = await sql<{ packed: Uint8Array }[]>`
      select packed from request_bodies union all select packed from webhook_sent`;
    const opened = packs.map(({ packed }) => inflateRawSync(packed).toString()).join();
    return texts.some((text) => opened.includes(text)) ? [...holding, "packed bodies"] : holding;
  });
}

/** Every answer that the key that reads gets to a reading operation, as text. */
async function answersToReader(): Promise<Map<string, string>> {
  const ids: Record<string, string[]> = {
    link_id: links.map(({ id }) => id),
    event_id: idsOf((await callAs(reader, "listEvents", { query: { limit: 100 } })).data),
    request_id: idsOf((await callAs(reader, "listRequests", { query: { limit: 100 } })).data),
    delivery_id: idsOf((await callAs(reader, "listWebhookDeliveries")).data),
  };
  const answers = new Map<string, string>();
  for (const { id, parameters } of READERS) {
    const name = parameters.find((one) => one.in === "path")?.name;
    for (const value of name === undefined ? [""] : (ids[name] ?? [])) {
      const parts = name === undefined ? {} : { path: { [name]: value } };
      const { url, headers } = requestOf(keys.reader, id, parts as Parts<OperationId>);
      const { pathname, search } = new URL(url);
      const answer = await fetch(program.origin + pathname + search, { headers });
      answers.set(`${id} ${value}`, Buffer.from(await answer.arrayBuffer()).toString("latin1"));
    }
  }
  return answers;
}

function idsOf(data: readonly { id: string }[]): string[] {
  return data.map(({ id }) => id);
}

describe("the claim tokens of links", () => {
  it("are seen by a key that may write links", () => {
    expect(needles()).toHaveLength(8);
    expect(found(seen_by_writer)).toHaveLength(3);
  });

  it("are in no answer to a key that may do everything else", async () => {
    const answers = await answersToReader();
    expect(answers.size).toBeGreaterThan(30);
    expect(answers.get("listRewardLinks ")).toContain(links[0]?.id);
    const seen = [...answers].filter(([, text]) => found(text).length > 0);
    expect(seen.map(([name]) => name)).toEqual([]);
  });

  it("are sent to no endpoint, not even one that receives tokens", () => {
    const texts = sink.received.map(({ headers, text }) => text + JSON.stringify(headers));
    expect(texts.join()).toContain(links[0]?.id);
    expect(found(texts.join())).toEqual([]);
  });

  it("stand in no column of any table", async () => {
    expect(await tablesWith(["Slips"])).toEqual(["programs", "packed bodies"]);
    expect(await tablesWith(needles())).toEqual([]);
  });

  it("stand in nothing that the program has logged", () => {
    const is_logged = program.output().includes('"operation":"getRewardLink"');
    expect([is_logged, found(program.output())]).toEqual([true, []]);
  });
});
