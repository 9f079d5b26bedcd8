/**
 * A mail server whose mails one can read: it takes them by SMTP, and shows them in a browser. Its
 * scenarios are `reply`, with the `step` that they happen at (`connect`, `auth`, `from`,
 * `recipient`, `data`, `mail`) and the address `to` in `match`; `with` has the `reply`, its code
 * first, or `close` or `hang`, and `keeps` for a mail that is taken all the same.
 */
import {
  type Fake,
  type FakeAnswer,
  type FakeDefinition,
  type OpenFake,
  openFake,
} from "../kit/index.ts";
import { listPage, mailPage } from "./pages.ts";
import { type ReadMail, readMail } from "./read-mail.ts";
import { openSmtpServer, type SmtpScenario, type SmtpStep } from "./smtp-server.ts";

/** A mail that was taken. */
export interface SunkMail extends Pick<ReadMail, "subject" | "text" | "html"> {
  readonly number: number;
  readonly to: string;
  readonly from: string;
  readonly message_id: string;
  /** Units: unix milliseconds, the fake's own time. */
  readonly at: number;
}

export interface MailSink extends Fake<SunkMail> {
  /** As `SVC_SMTP` names it. */
  readonly smtp_url: string;
}

interface OpenMailSink extends OpenFake {
  readonly smtp_port?: number;
  readonly login?: { readonly user: string; readonly password: string };
}

/** Opens a sink; `url` shows its mails. */
export async function openMailSink({
  smtp_port = 0,
  login = { user: "svc", password: "sink-password" },
  ...how
}: OpenMailSink = {}): Promise<MailSink> {
  const fake = await openFake<SunkMail>(SINK, how);
  const { world } = fake;
  const smtp = await openSmtpServer({
    ...{ login, port: smtp_port },
    find(step, to) {
      const scenario = world.playOf({ step, to });
      return scenario === null ? null : scenarioOf(step, scenario.with ?? {});
    },
    onTaken({ raw, to, from }) {
      const { subject, text, html, headers } = readMail(raw);
      const message_id = headers.get("message-id") ?? "";
      const number = world.ledger.length + 1;
      const said = { subject, text, html, message_id };
      world.ledger.push({ number, to, from, ...said, at: world.clock.now() });
    },
  });
  const [user, password] = [login.user, login.password].map(encodeURIComponent);
  return Object.assign(fake, {
    smtp_url: `smtp://${user}:${password}@127.0.0.1:${smtp.port}`,
    close: closing(fake.close, smtp.close),
  });
}

function closing(...closes: (() => Promise<void>)[]): () => Promise<void> {
  return async () => void (await Promise.all(closes.map((close) => close())));
}

function scenarioOf(step: SmtpStep, words: Readonly<Record<string, unknown>>): SmtpScenario {
  return { step, reply: String(words.reply ?? "close"), keeps: words.keeps === true };
}

/** The browser's side: `/`, `/mails/1`, `/mails/1/text` and `/mails/1/html`. */
const SINK: FakeDefinition<SunkMail> = {
  name: "mail-sink",
  answer(call, { ledger }) {
    if (call.path === "/") return page(listPage(ledger));
    const [, number = "", part] = /^\/mails\/(\d+)(?:\/(text|html))?$/.exec(call.path) ?? [];
    const mail = ledger.find((one) => one.number === Number(number));
    if (mail === undefined || call.method !== "GET") return page("There is no such mail.", 404);
    if (part === "html") return page(mail.html);
    if (part === "text") return { ...page(mail.text), headers: { "content-type": PLAIN } };
    return page(mailPage(mail));
  },
};

const PLAIN = "text/plain; charset=utf-8";
/** What a mail brings along is shown, and runs and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";

function page(body: string, status = 200): Exclude<FakeAnswer, string> {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": POLICY,
  };
  return { status, headers, body };
}
