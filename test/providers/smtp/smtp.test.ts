/** The client of mail servers, against every reply that a server of our own can give. */
import { createHash, generateKeyPairSync } from "node:crypto";
import type { MailAnswer } from "@svc/server/providers/email/index.ts";
import { openMailGateway } from "@svc/server/providers/email/index.ts";
import { type SmtpSettings, smtp } from "@svc/server/providers/smtp/index.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readMail } from "../../fakes/mail-sink/read-mail.ts";
import {
  openSmtpServer,
  type SmtpScenario,
  type SmtpServer,
} from "../../fakes/mail-sink/smtp-server.ts";
import { timeLimit } from "../../kit/time-limit.ts";

const LOGIN = { user: "svc@mail.example", password: "a pass/word:1" };
const RUDO = "rudo@shop.example";
const MAIL = {
  reference: "019aaf2e-7c00-7000-8000-0123456789ab",
  email: RUDO,
  subject: "Your sign-in code – è",
  text: "Your code is 123456.\n.\nA line with a dot before it was above: ü.",
  html: "<!doctype html><title>x</title><p>Your code is 123456, ü.</p>",
};

let server: SmtpServer;

beforeEach(async () => {
  server = await openSmtpServer({ login: LOGIN });
});

afterEach(() => server.close());

function settings(other: Partial<SmtpSettings> = {}): SmtpSettings {
  return {
    ...{ host: "127.0.0.1", port: server.port, is_tls: false, login: LOGIN, dkim: null },
    from: { name: "Svc, Harare", address: "no-reply@svc.example" },
    ...other,
  };
}

async function sent(other: Partial<SmtpSettings> = {}): Promise<MailAnswer> {
  return await openMailGateway(smtp(settings(other))).submit(MAIL);
}

describe("a mail", () => {
  it("reaches the mail server as text and as a page, under our reference", async () => {
    expect(await sent()).toEqual({
      kind: "accepted",
      gateway_reference: "250 2.0.0 Ok: queued as 1",
    });
    const [taken, ...others] = server.taken;
    expect(others).toEqual([]);
    expect(taken).toMatchObject({ from: "no-reply@svc.example", to: RUDO, login: LOGIN.user });
    const { headers, ...said } = readMail(taken?.raw ?? "");
    expect(said).toEqual({ subject: MAIL.subject, text: MAIL.text, html: MAIL.html });
    expect(headers.get("from")).toBe('"Svc, Harare" <no-reply@svc.example>');
    expect(headers.get("message-id")).toBe(`<${MAIL.reference}@svc.example>`);
    expect(headers.get("auto-submitted")).toBe("auto-generated");
    expect(headers.has("dkim-signature")).toBe(false);
  });

  it("that is handed over again is the same one to its reader's server", async () => {
    await sent();
    await sent();
    const ids = server.taken.map(({ raw }) => readMail(raw).headers.get("message-id"));
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(2);
  });

  it("is signed where a key is configured", async () => {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
    const private_key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    await sent({ dkim: { domain: "svc.example", selector: "s1", private_key } });
    const raw = server.taken[0]?.raw ?? "";
    const signature = readMail(raw).headers.get("dkim-signature") ?? "";
    expect(signature).toMatch(/ d=svc\.example; .* s=s1; /);
    const body = raw.slice(raw.indexOf("\r\n\r\n") + 4).replaceAll(/[ \t]+\r\n/g, "\r\n");
    const hash = createHash("sha256").update(body, "latin1").digest("base64");
    expect(signature.replaceAll(/\s/g, "")).toContain(`bh=${hash};`);
  });

  it("to subscribers ends with one click, which is signed with it", async () => {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
    const private_key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    const dkim = { domain: "svc.example", selector: "s1", private_key };
    const gateway = openMailGateway(smtp(settings({ dkim })));
    const unsubscribe_url = `https://svc.example/status/subscribers/end?token=${"x".repeat(43)}`;
    await gateway.submit({ ...MAIL, unsubscribe_url });
    const { headers } = readMail(server.taken[0]?.raw ?? "");
    expect(headers.get("list-unsubscribe")).toBe(`<${unsubscribe_url}>`);
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const [, signed = ""] = /[;\s]h=([^;]+);/.exec(headers.get("dkim-signature") ?? "") ?? [];
    const names = signed.toLowerCase().replaceAll(/\s/g, "").split(":");
    expect(names).toEqual(
      expect.arrayContaining(["from", "list-unsubscribe", "list-unsubscribe-post"]),
    );
  });
});

const ROWS: [string, SmtpScenario, MailAnswer["kind"]][] = [
  ["a greeting of 421", { step: "connect", reply: "421 4.3.2 Busy" }, "not_taken"],
  ["a greeting of 554", { step: "connect", reply: "554 5.7.1 Go away" }, "not_taken"],
  ["an end before the greeting", { step: "connect", reply: "close" }, "not_taken"],
  ["a login that fails for now", { step: "auth", reply: "454 4.7.0 Later" }, "not_taken"],
  ["an end after the login", { step: "auth", reply: "close" }, "not_taken"],
  ["a sender of 4xx", { step: "from", reply: "451 4.3.0 Later" }, "not_taken"],
  ["a sender of 5xx", { step: "from", reply: "550 5.7.1 Not yours" }, "not_taken"],
  ["an end after the sender", { step: "from", reply: "close" }, "not_taken"],
  ["a recipient of 450", { step: "recipient", reply: "450 4.2.0 Greylisted" }, "not_taken"],
  ["a recipient of 421", { step: "recipient", reply: "421 4.7.0 Too many" }, "not_taken"],
  ["a recipient of 550", { step: "recipient", reply: "550 5.1.1 <x@y> unknown" }, "refused"],
  ["a recipient of 552", { step: "recipient", reply: "552 5.2.2 Full" }, "refused"],
  ["a recipient of 553", { step: "recipient", reply: "553 5.1.3 Bad address" }, "refused"],
  ["a recipient of 554", { step: "recipient", reply: "554 5.7.1 Blocked" }, "refused"],
  ["a recipient of 503", { step: "recipient", reply: "503 5.5.1 Sequence" }, "not_taken"],
  ["a recipient of 530", { step: "recipient", reply: "530 5.7.0 Log in" }, "not_taken"],
  ["an end after the recipient", { step: "recipient", reply: "close" }, "not_taken"],
  ["no leave for the mail", { step: "data", reply: "451 4.3.0 Later" }, "not_taken"],
  ["an end before the mail", { step: "data", reply: "close" }, "not_taken"],
  ["a mail of 451", { step: "mail", reply: "451 4.3.0 Later" }, "not_taken"],
  ["a mail of 421", { step: "mail", reply: "421 4.3.0 Later" }, "not_taken"],
  ["a mail of 554", { step: "mail", reply: "554 5.6.0 Spam" }, "refused"],
  ["an end after the mail", { step: "mail", reply: "close" }, "no_answer"],
  ["an end after a mail that is kept", { step: "mail", reply: "close", keeps: true }, "no_answer"],
];

describe("the outcome of a mail", () => {
  it.each(ROWS)("with %s", async (_, scenario, kind) => {
    server.play(scenario);
    const answer = await sent();
    expect(answer.kind).toBe(kind);
    // What the log is told names neither the reader nor the login.
    expect(JSON.stringify(answer)).not.toMatch(/x@y|rudo|password|pass\/word/);
    expect(server.taken).toHaveLength(scenario.keeps === true ? 1 : 0);
  });

  it("is no answer where the server has the mail and stays silent", async () => {
    server.play({ step: "mail", reply: "hang", keeps: true });
    const adapter = smtp(settings());
    const answer = openMailGateway({ ...adapter, deadline_ms: 300 }).submit(MAIL);
    expect(await answer).toEqual({ kind: "no_answer" });
    await expect.poll(() => server.taken.length, { timeout: timeLimit(1_000) }).toBe(1);
  });

  it("is not taken with another password, and no mail is begun", async () => {
    const answer = await sent({ login: { ...LOGIN, password: "another" } });
    expect(answer).toEqual({ kind: "not_taken", reason: "535 5.7.8" });
    expect(server.said.some((line) => line.startsWith("MAIL"))).toBe(false);
  });

  it("is not taken where no server listens", async () => {
    const { port } = server;
    await server.close();
    expect(await sent({ port })).toMatchObject({ kind: "not_taken" });
    server = await openSmtpServer({ login: LOGIN });
  });

  it("is not taken by a server that cannot speak TLS", async () => {
    expect(await sent({ is_tls: true })).toMatchObject({ kind: "not_taken" });
    expect(server.taken).toEqual([]);
  });

  it("says why in the reply's code, without its words", async () => {
    server.play({ step: "recipient", reply: `550 5.1.1 <${RUDO}>: unknown`, to: RUDO });
    expect(await sent()).toEqual({ kind: "refused", reason: "550 5.1.1" });
  });
});

it("hands few mails over at once, and all of them", async () => {
  const gateway = openMailGateway(smtp(settings()));
  const many = Array.from({ length: 40 }, (_, at) => ({ ...MAIL, email: `r${at}@shop.example` }));
  const answers = await Promise.all(many.map((mail) => gateway.submit(mail)));
  expect(answers.every(({ kind }) => kind === "accepted")).toBe(true);
  expect(new Set(server.taken.map(({ to }) => to)).size).toBe(40);
  expect(server.open_max).toBeLessThanOrEqual(8);
});

it("has not taken what gets no turn in time, and says that there was none", async () => {
  server.play({ step: "connect", reply: "hang" });
  const adapter = smtp(settings());
  const gateway = openMailGateway({ ...adapter, deadline_ms: 300 });
  const answers = await Promise.all(Array.from({ length: 9 }, () => gateway.submit(MAIL)));
  expect(answers.at(-1)).toEqual({
    ...{ kind: "not_taken", reason: "no turn in time", had_turn: false },
  });
  expect(answers.filter((answer) => "had_turn" in answer)).toHaveLength(1);
  // Turns that were given up are free again.
  server.reset();
  const later = Array.from({ length: 9 }, () => openMailGateway(adapter).submit(MAIL));
  expect((await Promise.all(later)).every(({ kind }) => kind === "accepted")).toBe(true);
});
