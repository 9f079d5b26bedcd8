/** Texts and mails of live organisations, from the outbox to the phone and back. */
import {
  type Gateways,
  type MessageDraft,
  messageWorker,
  queueMessages,
} from "@svc/server/accounts/messages/index.ts";
import { createApp } from "@svc/server/app.ts";
import { openGateways } from "@svc/server/gateways.ts";
import { bindPort, listen } from "@svc/server/http/listen.ts";
import { transactionTime } from "@svc/server/platform/db/transaction-time.ts";
import { openLog } from "@svc/server/platform/log.ts";
import type { Config } from "@svc/server/platform/settings/config.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type MailSink, openMailSink } from "../../fakes/mail-sink/mail-sink.ts";
import { openTexts, type Texts } from "../../fakes/texts/texts.ts";
import { DASHBOARD, newBrowser, newMember } from "../../kit/dashboard.ts";
import { drain, messageDeps, runFor } from "../../kit/drain.ts";
import { given, type Organisation, type Shop } from "../../kit/given.ts";
import { makeDue, passDayOfTexts } from "../../kit/make-due.ts";
import { testServer } from "../../kit/server.ts";
import { sendOf } from "../../operations/sends/sale.ts";

const LOGIN = { user: "svc", secret: "texts-password-0001" };
const MAIL_LOGIN = { user: "svc", password: "sink-password-0001" };
const REPORT_SECRET = "reports-secret-of-the-path";
const LOOPBACK = "127.0.0.1";
let texts: Texts;
let sink: MailSink;
let gateways: Gateways;
let url: string;
let close: () => Promise<unknown>;
let shop: Organisation;
let phone: string;
let next = 0;
const lines: string[] = [];

beforeAll(async () => {
  const { config, database, log } = await testServer();
  texts = await openTexts({ login: LOGIN });
  sink = await openMailSink({ login: MAIL_LOGIN });
  const settings = {
    ...config,
    texts: {
      gateways: (["africas-talking", "txt"] as const).map((name) => ({ name, ...LOGIN })),
      urls: { "africas-talking": texts.url, txt: texts.url },
      senders: { by_network: {}, others: "SVC" },
      report_secret: REPORT_SECRET,
    },
    mail: {
      ...{ host: LOOPBACK, port: Number(new URL(sink.smtp_url).port), is_tls: false },
      ...{ login: MAIL_LOGIN, dkim: null },
      from: { name: "Svc", address: "no-reply@svc.example" },
    },
  } satisfies Config;
  gateways = openGateways(settings, database);
  const app = createApp({ config: settings, database, log, sharers: () => 1 });
  const port = await bindPort({ host: LOOPBACK, port: 0 });
  const server = await listen(app.hono.fetch, { host: LOOPBACK, port });
  url = `http://${LOOPBACK}:${port}/sms/africas-talking`;
  await fetch(`${texts.admin_url}/_callback`, {
    method: "POST",
    body: JSON.stringify({ url: `${url}/${REPORT_SECRET}` }),
  });
  close = async () => {
    await server.close({ within_ms: 0 });
    await Promise.all([app.gate.close(), texts.close(), sink.close()]);
  };
});

afterAll(() => close());

beforeEach(async () => {
  shop = await given.organisation();
  next += 1;
  phone = `+26377190${String(next).padStart(4, "0")}`;
  texts.reset();
});

async function queue(changes: Partial<MessageDraft> = {}): Promise<void> {
  const { database, config } = await testServer();
  const draft: Omit<MessageDraft, "created"> = {
    ...{ account_id: shop.live.account_id, mode: "live", channel: "sms", purpose: "claim_code" },
    ...{ send_id: null, recipient: phone, plays: null, subject: null },
    ...{ text: "Your code is 481516.", seal_with: config.secret_key },
    ...changes,
  };
  await database.transact("queue", async (tx) => {
    await queueMessages(tx, [{ ...draft, created: await transactionTime(tx) }]);
  });
}

/** Does what is due of the live organisation's messages, with the gateways of the settings. */
async function work(whose: Pick<Shop, "account_id" | "mode"> = shop.live): Promise<void> {
  const log = openLog({ level: "warn", readable: false, write: (line) => void lines.push(line) });
  await runFor(whose, messageWorker({ ...(await messageDeps()), gateways, log }));
}

async function workAgain(): Promise<void> {
  await makeDue(shop.live, "messages");
  await work();
}

async function message(): Promise<Record<string, unknown>> {
  return (await shop.live.probe.rows("messages"))[0] as Record<string, unknown>;
}

async function post(fields: Record<string, string>, secret = REPORT_SECRET): Promise<number> {
  const body = new URLSearchParams(fields);
  return (await fetch(`${url}/${secret}`, { method: "POST", body })).status;
}

function reports(statuses: string[], words: Record<string, unknown> = {}): void {
  texts.plan({ play: "reports", match: { to: phone }, with: { statuses, ...words } });
}

describe("a text of a live organisation", () => {
  it("leaves through the first gateway, and is delivered when that is reported", async () => {
    await queue();
    await work();
    await texts.reported();
    const [taken, ...others] = texts.world.ledger;
    expect(taken).toMatchObject({ gateway: "africas-talking", to: phone, from: "SVC" });
    expect(taken?.text).toBe("Your code is 481516.");
    expect(others).toEqual([]);
    await workAgain();
    expect(await message()).toMatchObject({
      ...{ status: "delivered", due_at: null, body: null, parts: 1 },
      provider_reference: `africas-talking/${taken?.id}`,
    });
  });

  it("goes to the next gateway where the first does not take it", async () => {
    texts.plan({ play: "code", match: { to: phone }, with: { code: 405 } });
    await queue();
    await work();
    expect(await message()).toMatchObject({ status: "queued", tries: 1 });
    expect(lines.at(-1)).toContain("africas-talking: 405 InsufficientBalance");
    await workAgain();
    expect(texts.world.ledger.map(({ gateway }) => gateway)).toEqual(["txt"]);
    expect(await message()).toMatchObject({ status: "sent", provider_reference: "txt/7001" });
    await workAgain();
    // It reports nothing, so that it is questioned once, and again when the day is over.
    expect(await message()).toMatchObject({ status: "sent", body: null, queries: 1 });
    await passDayOfTexts(shop.live);
    await workAgain();
    expect(await message()).toMatchObject({ status: "unconfirmed", due_at: null, queries: 2 });
  });

  it("fails after three tries over all gateways, and at once where its number is refused", async () => {
    const away = { match: { gateway: "africas-talking", to: phone }, with: { code: 405 } };
    texts.plan({ ...away, play: "code", times: 0 });
    const line = { match: { gateway: "txt", to: phone }, with: { line: "ERROR: No route" } };
    texts.plan({ ...line, play: "line", times: 0 });
    await queue();
    for (let tries = 0; tries < 3; tries += 1) await workAgain();
    expect(await message()).toMatchObject({ status: "failed", tries: 3, body: null });
    shop = await given.organisation();
    texts.reset();
    texts.plan({ play: "code", match: { to: phone }, with: { code: 406 } });
    await queue();
    await work();
    expect(await message()).toMatchObject({ status: "failed", tries: 1 });
  });

  it("whose answer is lost is handed over again, to the next gateway", async () => {
    texts.plan({ play: "reset", match: { to: phone }, with: { takes: true } });
    await queue();
    await work();
    await workAgain();
    const names = texts.world.ledger.map(({ gateway }) => gateway);
    expect(names).toEqual(["africas-talking", "txt"]);
  });
});

describe("a delivery report", () => {
  it.each([
    ["of a failure", ["Failed"], "failed"],
    ["of a rejection", ["Sent", "Rejected"], "failed"],
    ["that comes twice", ["Success", "Success"], "delivered"],
    ["out of order", ["Buffered", "Success", "Sent"], "delivered"],
    ["after the final one", ["Failed", "Success"], "failed"],
    ["that is not final", ["Sent", "Buffered", "Tomorrow"], "sent"],
    ["that is missing", [], "sent"],
  ])("%s", async (_, statuses, status) => {
    reports(statuses);
    await queue();
    await work();
    await texts.reported();
    await workAgain();
    expect(await message()).toMatchObject({ status });
  });

  it("before the text is known to be taken is found when it is", async () => {
    reports(["Success"], { before_answer: true });
    await queue();
    await work();
    expect(await message()).toMatchObject({ status: "sent" });
    await workAgain();
    expect(await message()).toMatchObject({ status: "delivered" });
  });

  it("that is missing for a day leaves the text unconfirmed; a later one still counts", async () => {
    reports(["Success"], { after_ms: 25 * 3_600_000 });
    await queue();
    await work();
    await passDayOfTexts(shop.live);
    await workAgain();
    expect(await message()).toMatchObject({ status: "unconfirmed", due_at: null });
    texts.world.clock.advance(25 * 3_600_000);
    await texts.reported();
    await work();
    expect(await message()).toMatchObject({ status: "delivered", due_at: null });
  });

  it("counts for its text and number alone, by its path alone, and has no row otherwise", async () => {
    reports([]);
    await queue();
    await work();
    const { id = "" } = texts.world.ledger[0] ?? {};
    const report = { id, phoneNumber: phone, status: "Success" };
    expect(await post(report, "another-secret-of-the-path")).toBe(404);
    expect(await post({ ...report, phoneNumber: "+263771999999" })).toBe(200);
    expect(await post({ ...report, id: "ATXid_other" })).toBe(200);
    expect(await post({ ...report, id: "" })).toBe(200);
    expect(await post({ ...report, phoneNumber: "x" })).toBe(200);
    expect(await post({})).toBe(200);
    await workAgain();
    expect(await message()).toMatchObject({ status: "sent" });
    expect(await post({ ...report, phoneNumber: phone.replace("+", " ") })).toBe(200);
    await work();
    expect(await message()).toMatchObject({ status: "delivered" });
  });
});

describe("a live organisation", () => {
  it("signs in with the code that its mail server took", async () => {
    const { email } = await newMember(shop, "owner");
    const browser = newBrowser();
    await browser.post(`${DASHBOARD}/sign-in`, { email });
    await work();
    const mail = sink.world.ledger.find(({ to }) => to === email);
    expect(mail).toMatchObject({ subject: "Your sign-in code", from: "no-reply@svc.example" });
    const code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(mail?.html).toContain(`>${code}</p>`);
    const { status } = await browser.post(`${DASHBOARD}/sign-in/code`, { email, code });
    expect(status).toBe(303);
    const shown = await (await fetch(`${sink.url}/mails/${mail?.number}`)).text();
    expect(shown).toContain(code);
    expect(await (await fetch(sink.url)).text()).toContain(email);
  });

  it("is told no more where the mail server refuses the address", async () => {
    const recipient = `gone${next}@shop.example`;
    const refusal = { reply: `550 5.1.1 <${recipient}> unknown` };
    sink.plan({ play: "reply", match: { step: "recipient", to: recipient }, with: refusal });
    await queue({ channel: "email", recipient, subject: "Hello" });
    await work();
    expect(await message()).toMatchObject({ status: "failed", tries: 1 });
    expect(lines.at(-1)).toContain("550 5.1.1");
  });
});

it("a token reaches the phone in groups of four", async () => {
  const body = { target: "37140030000", amount: "10.00", currency: "USD", token_phone: phone };
  const { id } = sendOf(await shop.api.createSend({ body }));
  await drain(shop, { only: ["dispatch"] });
  await shop.api.advanceTestClock({ body: { seconds: 2 } });
  await drain(shop, { only: ["dispatch"] });
  // Simulated sales are texted by the gateways of live mode, for once.
  const for_once = { ...gateways, sms: { live: null, test: gateways.sms.live } };
  await runFor(shop, messageWorker({ ...(await messageDeps()), gateways: for_once }));
  const { token } = sendOf(await shop.api.getSend({ path: { send_id: id } }));
  expect(token).toMatch(/^(?:\d{4} ){4}\d{4}$/);
  expect(texts.world.ledger).toMatchObject([
    { to: phone, text: expect.stringContaining(`${token}`) },
  ]);
});

it("no secret and no clear text is in any row or log", async () => {
  const { database } = await testServer();
  await queue({ text: "Token: 4815 1623 4200 4815 1623." });
  texts.plan({ play: "code", match: { to: phone }, with: { code: 401 } });
  await work();
  const secrets = [LOGIN.secret, MAIL_LOGIN.password, REPORT_SECRET, "4815 1623 4200"];
  const tables = await database.read(
    ({ sql }) =>
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { table_name } of tables) {
    const rows = await database.read(
      ({ sql }) => sql`
        select count(*)::int as found from ${sql(String(table_name))} one
        where one::text like any(${secrets.map((secret) => `%${secret}%`)})`,
    );
    expect([table_name, rows[0]?.found]).toEqual([table_name, 0]);
  }
  expect(lines.length).toBeGreaterThan(0);
  for (const secret of [...secrets, phone]) expect(lines.join("")).not.toContain(secret);
});
