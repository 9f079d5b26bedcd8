/**
 * A shop's whole day at a program as people run it, over HTTP, from the keys of the morning to the
 * statement of the evening, with a receiver of webhooks beside it. Source: docs/guides/till.md.
 */
import { createHmac } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OperationId } from "@svc/generated/operations";
import type { Answer, Schemas } from "@svc/generated/routes";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Parts, requestOf } from "../kit/api.ts";
import { bundleOn } from "../kit/bundles.ts";
import { makeDatabase } from "../kit/database.ts";
import { type Program, startProgram } from "../kit/programs/program.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { until } from "../kit/programs/watch.ts";
import { makeUsersOf } from "../kit/runtime-user.ts";
import { complaintsOf } from "../kit/sale-invariants.ts";
import { openSink, type Received, type Sink } from "../kit/sink.ts";

const TILL_SCOPES = ["catalog:read", "lookups:read", "sends:read", "sends:write", "tokens:read"];
const METER = "37140030000";
const OTHER_METER = "37140070006";
const CLEAR = /^\d{4}( \d{4}){4}$/;

let folder: string;
let database: Database;
let program: Program;
let sink: Sink;
let owner_key: string;
let owner: Till;
let till: Till;
let till_key: Schemas["ApiKey"];
let endpoint: Schemas["WebhookEndpoint"];
/** The day's sends by the till's own sale number. */
const sold: Record<string, Schemas["Send"]> = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "svc-day-"));
  const database_url = await makeDatabase(`day_${process.pid}`);
  database = openDatabase({ database_url, pool: 2 });
  const settings = { SVC_TEST_STEP: "100ms" };
  // As in production: the tables belong to another user.
  const { runtime } = await makeUsersOf(database_url);
  program = await startProgram({ role: "all", database_url: runtime, folder, settings });
  sink = await openSink();
  owner_key = JSON.parse(readFileSync(join(folder, "sandbox.json"), "utf8")).key;
  owner = openTill(owner_key, [program]);
});

afterAll(async () => {
  await program?.stop();
  await database?.close();
  await sink?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks, and expects a success. */
async function ask<Id extends OperationId>(
  who: Till,
  operation_id: Id,
  parts: Parts<Id> = {},
): Promise<Answer<Id>["body"]> {
  const heard = await who.ask(operation_id, parts);
  expect([operation_id, heard?.code, (heard?.status ?? 500) < 300]).toEqual([
    operation_id,
    null,
    true,
  ]);
  return heard?.body as Answer<Id>["body"];
}

async function sell(number: string, target: string, more: object = {}): Promise<Schemas["Send"]> {
  const body = { target, client_reference: number, ...more };
  sold[number] = (await ask(till, "createSend", {
    body: { amount: "5.00", currency: "USD", ...body },
    idempotency_key: number,
  })) as Schemas["Send"];
  return sold[number];
}

/** Polls, as a till does while the customer waits. */
async function wait(number: string, status: string): Promise<Schemas["Send"]> {
  const path = { send_id: sold[number]?.id ?? "" };
  await until(`${number} is ${status}`, async () => {
    sold[number] = await ask(till, "getSend", { path });
    return sold[number].status === status;
  });
  return sold[number] as Schemas["Send"];
}

async function file(operation_id: OperationId, parts: object): Promise<[string | null, Buffer]> {
  const { url, headers } = requestOf(owner_key, operation_id, parts as Parts<OperationId>);
  const { pathname, search } = new URL(url);
  const answer = await fetch(program.origin + pathname + search, { headers });
  return [answer.headers.get("content-type"), Buffer.from(await answer.arrayBuffer())];
}

/** The events that the receiver heard of a sale, in the order in which they happened. */
function heardOf(number: string): string[] {
  const ours = ({ event }: Received) =>
    (event.data.object as { id?: string }).id === sold[number]?.id;
  return sink.received
    .filter(ours)
    .toSorted((one, other) => one.event.sequence - other.event.sequence)
    .map(({ event }) => event.type);
}

describe("the morning", () => {
  it("gives the till a key with its scopes and caps, and the shop's server an endpoint", async () => {
    const spend_caps = { USD: { per_send: "50.00", daily: "500.00" } };
    const body = { kind: "rk", label: "Till 4, Mbare", scopes: TILL_SCOPES, spend_caps };
    till_key = await ask(owner, "createKey", { body });
    till = openTill(till_key.secret ?? "", [program]);
    const wanted = { url: sink.url, enabled_events: ["send.*", "credit.*"], token_links: true };
    endpoint = await ask(owner, "createWebhookEndpoint", { body: wanted });
    expect(endpoint.secret).toMatch(/^whsec_/);
  });

  it("loads what can be sold, and asks to be told when Credit is low", async () => {
    const { data } = await ask(till, "listProducts", { query: { currency: "USD" } });
    expect(data.map(({ id }) => id)).toEqual(["airtime-usd", "data-usd", "power-usd"]);
    const path = { product_id: "data-usd" };
    const bundles = await ask(till, "listProductBundles", { path });
    expect(bundles.data.map(({ id }) => id)).toContain(bundleOn("econet"));
    const body = { low_balance: { USD: "950.00" } };
    expect(await ask(owner, "updateCreditAlerts", { body })).toMatchObject(body);
    expect((await ask(owner, "getStatus")).overall).toBe("operational");
  });
});

describe("the counter", () => {
  it("sells airtime and a bundle, each looked up before the customer pays", async () => {
    const query = { phone: "077 123 4567" };
    expect(await ask(till, "lookupPhone", { query })).toMatchObject({ network: "econet" });
    await sell("day-1", "0771234567");
    await sell("day-2", "0771234567", { amount: undefined, bundle_id: bundleOn("econet") });
    await wait("day-1", "delivered");
    expect(await wait("day-2", "delivered")).toMatchObject({ type: "data", amount: "0.50" });
  });

  it("quotes power, sells it with the quote, and prints the token", async () => {
    const body = { target: METER, amount: "20.00", currency: "USD" };
    const quote = await ask(till, "createQuote", { body });
    expect(quote).toMatchObject({ you_pay: "20.00", meter: { confirmed: true } });
    const more = { amount: "20.00", quote: quote.id, token_phone: "0771230000" };
    expect(
      await ask(till, "createSend", { body: { ...body, ...more, validate_only: true } }),
    ).toMatchObject({
      valid: true,
      meter: quote.meter,
    });
    await sell("day-3", METER, more);
    const { token, units } = await wait("day-3", "delivered");
    expect([token, units]).toEqual([expect.stringMatching(CLEAR), quote.power?.now.units_kwh]);
    const path = { send_id: sold["day-3"]?.id ?? "" };
    const receipt = (await ask(till, "getSendReceipt", { path })) as Schemas["Receipt"];
    expect(receipt.lines.map(({ value }) => value)).toContain(token);
    const [type, pdf] = await file("getSendReceipt", { path, query: { format: "pdf" } });
    expect([type, pdf.subarray(0, 5).toString()]).toEqual(["application/pdf", "%PDF-"]);
    expect(await ask(till, "resendSendToken", { path })).toMatchObject({ remaining_today: 2 });
  });

  it("gets a refused sale's Credit back and sells it again", async () => {
    await sell("day-4", "0771230002");
    const failed = await wait("day-4", "failed_credited");
    expect(failed).toMatchObject({ failure_code: "network_rejected", retryable: true });
    const path = { send_id: failed.id };
    const again = await ask(till, "retrySend", { path, idempotency_key: "day-4-again" });
    expect(again).toMatchObject({ retry_of: failed.id, client_reference: null });
    sold["day-4 again"] = again;
    await wait("day-4 again", "failed_credited");
  });

  it("does not sell again what the network has not answered about, and it lands", async () => {
    await sell("day-5", "0771230005");
    await wait("day-5", "delivered");
    const subscribesTo = () => heardOf("day-5").includes("send.unknown");
    await expect(until("day-5 was unknown", subscribesTo)).resolves.toBeUndefined();
  });
});

describe("the outage", () => {
  it("queues power, whose meter the customer corrects, until it is back", async () => {
    await ask(owner, "setZesaAvailability", { body: { state: "down" } });
    expect((await ask(till, "getStatus")).power.available).toBe(false);
    const strict = { target: METER, amount: "20.00", currency: "USD", token_phone: "0771230000" };
    const refused = await till.ask("createSend", { body: strict, idempotency_key: "day-6-strict" });
    expect([refused?.status, refused?.code]).toEqual([503, "power_unavailable"]);
    await sell("day-6", METER, { ...strict, confirm: "best_effort" });
    await wait("day-6", "queued");
    const path = { send_id: sold["day-6"]?.id ?? "" };
    const changed = await ask(till, "changeSendMeter", { path, body: { meter: OTHER_METER } });
    expect(changed).toMatchObject({ status: "queued", target: OTHER_METER });
    await ask(owner, "setZesaAvailability", { body: { state: "up" } });
    expect(await wait("day-6", "delivered")).toMatchObject({
      target: OTHER_METER,
      token: expect.stringMatching(CLEAR),
      power: { confirmation: "best_effort" },
    });
  });
});

describe("the receiver", () => {
  it("hears what happened to every sale, and of the Credit that is low, each signed", async () => {
    const story = ["send.created", "send.submitted", "send.delivered"];
    await until(
      "the story of each sale is whole",
      () =>
        ["day-1", "day-2"].every((number) => heardOf(number).length === story.length) &&
        heardOf("day-6").includes("send.delivered") &&
        sink.types().includes("credit.balance.low"),
    );
    expect(heardOf("day-1")).toEqual(story);
    expect(heardOf("day-6").slice(0, 3)).toEqual([
      "send.created",
      "send.queued",
      "send.meter_changed",
    ]);
    for (const { headers, text } of sink.received) {
      const [, t = "", v1 = ""] = /^t=(\d+),v1=(\w+)$/.exec(`${headers["svc-signature"]}`) ?? [];
      const own = createHmac("sha256", endpoint.secret ?? "")
        .update(`${t}.${text}`)
        .digest("hex");
      expect(v1).toBe(own);
    }
  });

  it("reads a token once through the link that came with its delivery", async () => {
    const emitted = sink.received.find(
      ({ event }) =>
        event.type === "send.delivered" &&
        (event.data.object as { id?: string }).id === sold["day-3"]?.id,
    );
    const object = (emitted?.event.data.object ?? {}) as { token?: string; token_url?: string };
    const { token, token_url = "" } = object;
    expect(token).toMatch(/^\*{4}/);
    const read = await fetch(token_url, { headers: { accept: "application/json" } });
    expect(JSON.stringify(await read.json())).toContain(sold["day-3"]?.token);
    expect((await fetch(token_url, { headers: { accept: "application/json" } })).status).toBe(410);
  });
});

describe("the evening", () => {
  it("closes the day with the list of the till's sales, newest first", async () => {
    const query = { api_key: till_key.id, limit: 100 };
    const { data } = await ask(till, "listSends", { query });
    const numbers = ["day-6", "day-5", "day-4 again", "day-4", "day-3", "day-2", "day-1"];
    expect(data.map(({ id }) => id)).toEqual(numbers.map((number) => sold[number]?.id));
    const overview = await ask(owner, "getOverview");
    expect(overview.today).toMatchObject({ sends: 7, delivered: 5, failed: 2, unresolved: 0 });
  });

  it("has a statement that adds up, as an object, a table and a page", async () => {
    const query = { currency: "USD" };
    const statement = await ask(owner, "getStatement", { query });
    expect(statement).toMatchObject({
      opening: "0.00",
      test_grants: "1000.00",
      sends: { count: 7, face: "60.50", cost: "60.50" },
      credited_back: "10.00",
      closing: "949.50",
    });
    const { USD } = await ask(owner, "getCredit");
    expect(USD).toMatchObject({ available: "949.50", in_flight: "0.00" });
    const [csv_type, csv] = await file("getStatementCsv", { query });
    expect([csv_type?.split(";")[0], csv.toString().trim().split("\n").length]).toEqual([
      "text/csv",
      11,
    ]);
    const [pdf_type, pdf] = await file("getStatementPdf", { query });
    expect([pdf_type, pdf.subarray(0, 5).toString()]).toEqual(["application/pdf", "%PDF-"]);
  });

  it("has books that are even, and logs in which every deed and request is found", async () => {
    expect(await database.read(complaintsOf)).toEqual([]);
    const { data: audit_records } = await ask(owner, "listAuditEvents", { query: { limit: 100 } });
    expect(audit_records.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["api_key.created", "send.meter_changed"]),
    );
    const { data: failed } = await ask(owner, "listRequests", { query: { status: "5xx" } });
    expect(failed.map(({ error_code }) => error_code)).toEqual(["power_unavailable"]);
    await until("every delivery has succeeded", async () => {
      const { data } = await ask(owner, "listWebhookDeliveries", { query: { limit: 100 } });
      return data.length > 0 && data.every(({ status }) => status === "succeeded");
    });
    expect(program.errors()).toEqual([]);
  });

  it("ends for the key when it is revoked", async () => {
    await ask(owner, "deleteKey", { path: { key_id: till_key.id } });
    const heard = await till.ask("getAccount");
    expect([heard?.status, heard?.code]).toEqual([401, "revoked_api_key"]);
  });
});
