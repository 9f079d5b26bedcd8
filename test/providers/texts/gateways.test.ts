/** The clients of both text gateways, against every answer that gateways of our own can give. */
import { africasTalking } from "@svc/server/providers/africas-talking/index.ts";
import {
  countParts,
  inOrder,
  openTextGateway,
  type TextAdapter,
  type TextAnswer,
} from "@svc/server/providers/sms/index.ts";
import { txt } from "@svc/server/providers/txt/index.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Scenario } from "../../fakes/kit/index.ts";
import { openTexts, type Texts } from "../../fakes/texts/texts.ts";
import { timeLimit } from "../../kit/time-limit.ts";

const LOGIN = { user: "svc", secret: "texts-password-0001" };
const SENDERS = { by_network: { econet: "SVC", telecel: "SVC ZW" }, others: null };
const PHONE = "+263771234567";
/** The texts that one gateway is handed at a time. */
const CONNECTIONS = 32;
const TEXT = "Token: 1234 5678 9012 3456 7890. Ünits: 12 & more.";
const MESSAGE = { reference: "m-1", phone: PHONE, text: TEXT, plays: null, attempt: 1 };

let fake: Texts;
let adapters: { "africas-talking": TextAdapter; txt: TextAdapter };

beforeEach(async () => {
  fake = await openTexts({ login: LOGIN });
  const reached = { ...LOGIN, url: fake.url, senders: SENDERS };
  const findReport = async () => null;
  adapters = { "africas-talking": africasTalking({ ...reached, findReport }), txt: txt(reached) };
});

afterEach(() => fake.close());

type Name = keyof typeof adapters;

async function submitted(name: Name, message = MESSAGE): Promise<TextAnswer> {
  return await openTextGateway(adapters[name]).submit(message);
}

const code = (number: number): Scenario => ({ play: "code", with: { code: number } });
const http = (status: number, body = ""): Scenario => ({ play: "answer", with: { status, body } });
const line = (words: string): Scenario => ({ play: "line", with: { line: words } });
const odd = (body: unknown) => http(201, JSON.stringify(body));

/** What is answered, what it means, and how many texts have been taken. */
const ROWS: [Name, string, Scenario, TextAnswer["kind"], number][] = [
  ["africas-talking", "RiskHold", code(401), "not_taken", 0],
  ["africas-talking", "InvalidSenderId", code(402), "not_taken", 0],
  ["africas-talking", "InvalidPhoneNumber", code(403), "refused", 0],
  ["africas-talking", "UnsupportedNumberType", code(404), "refused", 0],
  ["africas-talking", "InsufficientBalance", code(405), "not_taken", 0],
  ["africas-talking", "UserInBlacklist", code(406), "refused", 0],
  ["africas-talking", "CouldNotRoute", code(407), "not_taken", 0],
  ["africas-talking", "DoNotDisturbRejection", code(409), "refused", 0],
  ["africas-talking", "InternalServerError", code(500), "no_answer", 0],
  ["africas-talking", "GatewayError", code(501), "no_answer", 0],
  ["africas-talking", "RejectedByGateway", code(502), "not_taken", 0],
  ["africas-talking", "a code of tomorrow", code(418), "no_answer", 0],
  ["africas-talking", "no recipient", { play: "no_recipients" }, "no_answer", 1],
  ["africas-talking", "another number", { play: "other_number" }, "no_answer", 1],
  ["africas-talking", "no id of the text", { play: "no_id" }, "no_answer", 1],
  ["africas-talking", "JSON of nothing", odd({}), "no_answer", 0],
  ["africas-talking", "JSON of null", odd(null), "no_answer", 0],
  ["africas-talking", "HTML", http(200, "<html>"), "no_answer", 0],
  ["africas-talking", "HTTP 400", http(400), "not_taken", 0],
  ["africas-talking", "HTTP 429", http(429), "not_taken", 0],
  ["africas-talking", "HTTP 302", http(302), "no_answer", 0],
  ["africas-talking", "HTTP 500", http(500), "no_answer", 0],
  ["africas-talking", "HTTP 503 in HTML", http(503, "<html>busy"), "no_answer", 0],
  ["africas-talking", "a reset", { play: "reset" }, "no_answer", 0],
  ["africas-talking", "a reset after it", { play: "reset", with: { takes: true } }, "no_answer", 1],
  ["africas-talking", "silence", { play: "hang" }, "no_answer", 0],
  ["txt", "an error", line("ERROR: Insufficient credit for 263771234567"), "not_taken", 0],
  ["txt", "a success without an id", line("SUCCESS:"), "no_answer", 0],
  ["txt", "another word", line("QUEUED: 1"), "no_answer", 0],
  ["txt", "HTML", line("<html>ERROR: no"), "no_answer", 0],
  ["txt", "HTTP 401", http(401), "not_taken", 0],
  ["txt", "HTTP 500", http(500, "ERROR: no"), "no_answer", 0],
  ["txt", "a reset after it", { play: "reset", with: { takes: true } }, "no_answer", 1],
  ["txt", "silence", { play: "hang" }, "no_answer", 0],
];

describe("the outcome of a text", () => {
  it.each(ROWS)("at %s with %s", async (name, _, scenario, kind, count) => {
    fake.plan(scenario);
    adapters[name] = { ...adapters[name], deadline_ms: timeLimit(500) };
    const answer = await submitted(name);
    expect(answer.kind).toBe(kind);
    expect(fake.world.ledger).toHaveLength(count);
    expect(JSON.stringify(answer)).not.toMatch(/77123|texts-password|Token/);
  });

  it.each(["africas-talking", "txt"] as const)(
    "at %s is not taken with another key",
    async (name) => {
      const login = { ...LOGIN, secret: "another-password-1" };
      const reached = { ...login, url: fake.url, senders: SENDERS };
      adapters["africas-talking"] = africasTalking({ ...reached, findReport: async () => null });
      adapters.txt = txt(reached);
      expect(await submitted(name)).toEqual({ kind: "not_taken", reason: "HTTP 401" });
      expect(fake.world.ledger).toEqual([]);
    },
  );

  it.each(["africas-talking", "txt"] as const)(
    "at %s is not taken where nobody listens",
    async (name) => {
      await fake.close();
      expect(await submitted(name)).toEqual({ kind: "not_taken", reason: "not sent" });
      fake = await openTexts();
    },
  );

  it.each(["africas-talking", "txt"] as const)(
    "at %s is not taken where no connection is free in time, and it had no turn",
    async (name) => {
      fake.plan({ play: "hang", times: 0 });
      const gateway = openTextGateway({ ...adapters[name], deadline_ms: timeLimit(300) });
      const many = Array.from({ length: CONNECTIONS }, () => gateway.submit(MESSAGE));
      const last = openTextGateway({ ...adapters[name], deadline_ms: timeLimit(50) });
      expect(await last.submit(MESSAGE)).toEqual({
        ...{ kind: "not_taken", reason: "no turn in time", had_turn: false },
      });
      const answers = await Promise.all(many);
      expect(answers.every(({ kind }) => kind === "no_answer")).toBe(true);
    },
  );
});

describe("a text", () => {
  it.each([
    ["africas-talking", PHONE, "SVC"],
    ["africas-talking", "+263731234567", "SVC ZW"],
    ["africas-talking", "+263712345678", null],
    ["txt", PHONE, "SVC"],
    ["txt", "+263712345678", null],
  ] as const)("goes through %s to %s, from %s", async (name, phone, from) => {
    const answer = await submitted(name, { ...MESSAGE, phone });
    const [taken, ...others] = fake.world.ledger;
    expect(answer).toEqual({ kind: "accepted", gateway_reference: taken?.id });
    expect(taken).toMatchObject({ gateway: name, to: phone, text: TEXT, from });
    expect(others).toEqual([]);
  });
});

describe("several gateways", () => {
  const both = () => openTextGateway(inOrder([adapters["africas-talking"], adapters.txt]));

  it("have their turns with the tries of a text", async () => {
    for (const attempt of [1, 2, 3]) await both().submit({ ...MESSAGE, attempt });
    const names = fake.world.ledger.map(({ gateway }) => gateway);
    expect(names).toEqual(["africas-talking", "txt", "africas-talking"]);
  });

  it("are told apart in the reference, and by whose reason it is", async () => {
    fake.plan(code(405));
    expect(await both().submit(MESSAGE)).toEqual({
      kind: "not_taken",
      reason: "africas-talking: 405 InsufficientBalance",
    });
    const answer = await both().submit({ ...MESSAGE, attempt: 2 });
    expect(answer).toEqual({ kind: "accepted", gateway_reference: "txt/7001" });
  });

  it("are passed over while they are full, but for the last of them", async () => {
    const full = { kind: "not_taken", reason: "no turn in time", had_turn: false } as const;
    const first: TextAdapter = { ...adapters["africas-talking"], submit: async () => full };
    const gateway = openTextGateway(inOrder([first, adapters.txt]));
    const reason = "africas-talking: no turn in time";
    expect(await gateway.submit(MESSAGE)).toEqual({ ...full, reason });
    expect(await gateway.submit(MESSAGE)).toMatchObject({ kind: "accepted" });
    const alone = openTextGateway(inOrder([first]));
    for (let count = 0; count < 2; count += 1) {
      expect(await alone.submit(MESSAGE)).toEqual({ ...full, reason });
    }
  });

  it("are asked of what they have taken; txt never says more, nor one that is gone", async () => {
    const sent = { reference: "m-1", phone: PHONE, plays: null };
    const report = (gateway_reference: string) => both().report({ ...sent, gateway_reference });
    expect(await report("txt/7001")).toEqual({ kind: "none" });
    expect(await report("gone/1")).toEqual({ kind: "none" });
    expect(await report("africas-talking/ATXid_1")).toEqual({ kind: "pending" });
  });
});

describe("the parts of a text", () => {
  it.each([
    ["a".repeat(160), "gsm7", 1],
    ["a".repeat(161), "gsm7", 2],
    ["a".repeat(306), "gsm7", 2],
    ["a".repeat(307), "gsm7", 3],
    ["€".repeat(80), "gsm7", 1],
    ["€".repeat(81), "gsm7", 2],
    [`${"a".repeat(152)}€${"a".repeat(152)}`, "gsm7", 3],
    ["é@£$¥ÑñüÄ\n", "gsm7", 1],
    ["ê", "ucs2", 1],
    [`ê${"a".repeat(69)}`, "ucs2", 1],
    [`ê${"a".repeat(70)}`, "ucs2", 2],
    [`ê${"a".repeat(133)}`, "ucs2", 2],
    [`ê${"a".repeat(134)}`, "ucs2", 3],
    ["😀".repeat(35), "ucs2", 1],
    ["😀".repeat(36), "ucs2", 2],
    ["", "gsm7", 1],
  ] as const)("are counted: %#", (text, alphabet, parts) => {
    expect(countParts(text)).toEqual({ alphabet, parts });
  });
});
