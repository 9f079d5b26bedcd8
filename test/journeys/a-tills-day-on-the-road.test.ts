/** A till's day at a program as people run it, over HTTP. Source: docs/guides/till.md. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OperationId } from "@svc/generated/operations";
import type { Answer, Schemas } from "@svc/generated/routes";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Parts } from "../kit/api.ts";
import { makeDatabase } from "../kit/database.ts";
import { type Program, startProgram } from "../kit/programs/program.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { until } from "../kit/programs/watch.ts";
import { runSeconds } from "../kit/run-clock.ts";
import { timeLimit } from "../kit/time-limit.ts";

const TEST_STEP = "100ms";
const TILL_SCOPES = ["catalog:read", "lookups:read", "sends:read", "sends:write", "tokens:read"];

let folder: string;
let program: Program;
/** The owner of the sandbox, and the till that the owner opens. */
let owner: Till;
let till: Till;
let till_key: Schemas["ApiKey"];
/** The day's sends by the till's own sale number. */
const sold: Record<string, Schemas["Send"]> = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "svc-journey-"));
  program = await startProgram({
    role: "all",
    database_url: await makeDatabase(`journey_${process.pid}`),
    folder,
    settings: { SVC_TEST_STEP: TEST_STEP },
  });
  const sandbox = JSON.parse(readFileSync(join(folder, "sandbox.json"), "utf8"));
  expect(sandbox.base_url).toBe(`${program.origin}/dev/v1`);
  owner = openTill(sandbox.key, [program]);
});

afterAll(async () => {
  await program?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks, and expects the answer to have this status. */
async function ask<Id extends OperationId>(
  who: Till,
  operation_id: Id,
  { status = 200, ...parts }: Parts<Id> & { status?: number } = {} as Parts<Id>,
): Promise<Answer<Id>["body"]> {
  const heard = await who.ask(operation_id, parts as Parts<Id>);
  expect([heard?.status, heard?.code]).toEqual([status, status < 300 ? null : heard?.code]);
  return heard?.body as Answer<Id>["body"];
}

async function sell(number: string, target: string, more: object = {}): Promise<Schemas["Send"]> {
  const body = { target, amount: "5.00", currency: "USD", client_reference: number, ...more };
  const send = await ask(till, "createSend", { status: 202, body, idempotency_key: number });
  sold[number] = send as Schemas["Send"];
  return sold[number];
}

/** Asks every so often, as a till does, until the customer has read of it as well. */
async function wait(number: string, status: string): Promise<Schemas["Send"]> {
  const path = { send_id: sold[number]?.id ?? "" };
  await until(`${number} is ${status}`, async () => {
    sold[number] = await ask(till, "getSend", { path });
    const is_told = !["queued", "sent"].includes(sold[number].sms_status);
    return sold[number].status === status && is_told;
  });
  return sold[number] as Schemas["Send"];
}

async function available(): Promise<string> {
  return (await ask(owner, "getCredit")).USD.available;
}

/** What happened to a sale, in order. */
async function eventsOf(number: string): Promise<string[]> {
  const query = { object: sold[number]?.id };
  const { data } = await ask(owner, "listEvents", { query });
  return data.toReversed().map(({ type }) => type);
}

describe("a till's day on the road", () => {
  it("begins with a key of its own, with caps, whose secret is shown once", async () => {
    const body = {
      kind: "rk",
      label: "Till 4, Mbare",
      scopes: TILL_SCOPES,
      spend_caps: { USD: { per_send: "20.00", daily: "500.00" } },
    };
    till_key = await ask(owner, "createKey", { status: 201, body });
    till = openTill(till_key.secret ?? "", [program]);
    const shown = await ask(owner, "getKey", { path: { key_id: till_key.id } });
    expect(shown).toMatchObject({ secret: null, label: "Till 4, Mbare", status: "active" });
  });

  it("loads the catalogue", async () => {
    const { data } = await ask(till, "listProducts", { query: { currency: "USD" } });
    const airtime = data.find(({ type }) => type === "airtime");
    expect(airtime).toMatchObject({ id: "airtime-usd", available: true });
    expect(airtime?.networks.map(({ network }) => network)).toContain("econet");
  });

  it("looks a number up before the customer pays", async () => {
    const query = { phone: "077 123 4567", currency: "USD" };
    expect(await ask(till, "lookupPhone", { query })).toMatchObject({
      e164: "+263771234567",
      network: "econet",
      products: { airtime: ["airtime-usd"] },
    });
  });

  it("sells, polls until it is delivered, and is charged once however often it asks", async () => {
    const first = await sell("till4-1", "0771234567");
    expect(first).toMatchObject({ status: "pending", api_key: till_key.id });
    const again = await sell("till4-1", "0771234567");
    expect(again.id).toBe(first.id);
    const delivered = await wait("till4-1", "delivered");
    expect(delivered.provider_reference).not.toBeNull();
    expect(await available()).toBe("995.00");
  });

  it("shows when the send went to the network and when the network was asked", async () => {
    const path = { send_id: sold["till4-1"]?.id ?? "" };
    const { data } = await ask(till, "listSendAttempts", { path });
    expect(data.toReversed().map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ["submit", "accepted"],
      ["query", "delivered"],
    ]);
  });

  it("gets the Credit back of a sale that the network refuses", async () => {
    await sell("till4-2", "0771230002");
    const failed = await wait("till4-2", "failed_credited");
    expect(failed).toMatchObject({ failure_code: "network_rejected", credit_returned: true });
    expect(await available()).toBe("995.00");
  });

  it("waits for one that the network does not answer about, and it lands", async () => {
    await sell("till4-3", "0771230005");
    await wait("till4-3", "delivered");
    expect(await available()).toBe("990.00");
  });

  it("cancels one that was to go out tomorrow", async () => {
    const scheduled_for = runSeconds() + 86_400;
    const { id, status } = await sell("till4-4", "0771234567", { scheduled_for });
    expect([status, await available()]).toEqual(["scheduled", "985.00"]);
    sold["till4-4"] = await ask(till, "cancelSend", { path: { send_id: id } });
    expect(sold["till4-4"].status).toBe("cancelled_credited");
    expect(await available()).toBe("990.00");
  });

  it("may not sell more than its cap at once, nor look at what is not its business", async () => {
    const body = { target: "0771234567", amount: "20.01", currency: "USD" };
    const capped = await till.ask("createSend", { body });
    expect([capped?.status, capped?.code]).toEqual([403, "spend_cap_exceeded"]);
    const curious = await till.ask("getCredit");
    expect([curious?.status, curious?.code]).toEqual([403, "insufficient_scope"]);
  });

  it("closes the day with the list of its sales, newest first", async () => {
    const query = { api_key: till_key.id, limit: 100 };
    const { data, has_more } = await ask(till, "listSends", { query });
    expect(data).toEqual(["till4-4", "till4-3", "till4-2", "till4-1"].map((one) => sold[one]));
    expect(has_more).toBe(false);
  });

  it("leaves a Credit account in which every sale can be found", async () => {
    const { data } = await ask(owner, "listCreditTransactions", { query: { source: "snd_" } });
    expect(data.map(({ amount, source }) => [amount, source])).toEqual([
      ["5.00", sold["till4-4"]?.id],
      ["-5.00", sold["till4-4"]?.id],
      ["-5.00", sold["till4-3"]?.id],
      ["5.00", sold["till4-2"]?.id],
      ["-5.00", sold["till4-2"]?.id],
      ["-5.00", sold["till4-1"]?.id],
    ]);
    expect(data[0]?.balance_after).toMatchObject({ available: "990.00" });
  });

  it("leaves events that tell the story of each sale in order", async () => {
    // The feed shows an event once every older transaction of the server has ended.
    await vi.waitFor(async () => expect(await eventsOf("till4-4")).toHaveLength(4), {
      timeout: timeLimit(7_500),
      interval: 100,
    });
    expect(await eventsOf("till4-1")).toEqual(["send.created", "send.submitted", "send.delivered"]);
    expect(await eventsOf("till4-2")).toEqual([
      "send.created",
      "send.submitted",
      "send.failed",
      "send.credited_back",
    ]);
    expect(await eventsOf("till4-3")).toEqual([
      "send.created",
      "send.submitted",
      "send.unknown",
      "send.delivered",
    ]);
    expect(await eventsOf("till4-4")).toEqual([
      "send.created",
      "send.scheduled",
      "send.cancelled",
      "send.credited_back",
    ]);
  });

  it("ends for the key when it is revoked", async () => {
    await ask(owner, "deleteKey", { path: { key_id: till_key.id } });
    const heard = await till.ask("getAccount");
    expect([heard?.status, heard?.code]).toEqual([401, "revoked_api_key"]);
  });
});
