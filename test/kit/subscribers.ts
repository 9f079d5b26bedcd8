/** The public status page as readers follow it, with a mail server and a worker of a test. */
import { openIncident, statusNoticeWorker } from "@svc/server/catalogue/status/index.ts";
import { type Log, openLog } from "@svc/server/platform/log.ts";
import type { WebhookHttpClient } from "@svc/server/platform/net/safe-http-post.ts";
import { runUntilStill } from "@svc/server/platform/work/worker.ts";
import { type Mail, type MailAnswer, openMailGateway } from "@svc/server/providers/email/index.ts";
import { mountStatusPage } from "@svc/server/status-page/status-page.ts";
import { Hono } from "hono";
import { parseHTML } from "linkedom";
import { testHttpClient } from "./drain.ts";
import { sellingLive } from "./live-supplier.ts";
import { testServer } from "./server.ts";

const SUBSCRIBERS = "/status/subscribers";
/** A sink that hangs holds a test up for this long. */
const HTTP_CLIENT = testHttpClient({ deadline_ms: 1_000 });
const SILENT = openLog({ level: "error", readable: false, write: () => {} });

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** What a person reads. */
  readonly text: string;
}

/** Serves the page by a program of its own, which sends mails. */
export async function openStatusPage() {
  const { config: base, database } = await testServer();
  const config = { ...sellingLive(base), loopback_webhooks: true };
  const app = new Hono();
  mountStatusPage(app, { config, database, can_mail: true, sharers: () => 1 });

  async function ask(path: string, init: RequestInit = {}, from = "41.0.0.1"): Promise<Answered> {
    const connection = { incoming: { socket: { remoteAddress: from } } };
    const answer = await app.request(path, init, connection);
    const html = await answer.text();
    const { document } = parseHTML(html);
    const main = document.querySelector("main")?.textContent ?? html;
    return {
      ...{ status: answer.status, headers: answer.headers, html },
      text: main.replaceAll(/\s+/g, " ").trim(),
    };
  }
  const post = (path: string, fields: Record<string, string>, from?: string) =>
    ask(path, { method: "POST", body: new URLSearchParams(fields) }, from);
  return {
    ask,
    post,
    subscribe: (
      channel: "email" | "webhook",
      address: string,
      { lang = "en", from }: { lang?: string; from?: string } = {},
    ) => post(`${SUBSCRIBERS}?lang=${lang}`, { channel, address }, from),
  };
}

/** A mail server that takes mails, or answers as scripted. */
export function mailServer() {
  const mails: Mail[] = [];
  let answer: MailAnswer = { kind: "accepted", gateway_reference: "taken" };
  const gateway = openMailGateway({
    ...{ name: "test", is_simulated: false, deadline_ms: 5_000 },
    submit: async (mail) => {
      mails.push(mail);
      return answer;
    },
  });
  return {
    gateway,
    mails,
    answers: (next: MailAnswer) => {
      answer = next;
    },
  };
}

interface NoticeParts {
  readonly http_client?: WebhookHttpClient;
  readonly log?: Log;
}

/** The worker of notices. */
export async function noticeWorker(
  mail: ReturnType<typeof mailServer>["gateway"] | null,
  { http_client = HTTP_CLIENT, log = SILENT }: NoticeParts = {},
) {
  const { config, database } = await testServer();
  const settings = { ...config, loopback_webhooks: true };
  return statusNoticeWorker({ config: settings, database, http_client, log, mail });
}

/** Sends what is due. */
export async function sendNotices(...given: Parameters<typeof noticeWorker>): Promise<number> {
  return await runUntilStill(await noticeWorker(...given));
}

/** Makes what waits, or is leased to a worker that is gone, due now. */
export async function passNoticeTime(): Promise<void> {
  const { database } = await testServer();
  await database.record(
    ({ sql }) => sql`
      update status_notices set due_at = svc_now() - interval '1 second',
        lease_until = svc_now() - interval '1 second'`,
  );
}

/** What staff write first of an incident. Returns its id. */
export async function openTestIncident(
  title: string,
  state: "investigating" | "resolved" = "investigating",
): Promise<string> {
  const { database } = await testServer();
  const incident = { title, components: ["api"], state, text: "We look into it." };
  await database.transact("open an incident", (tx) => openIncident(tx, incident));
  const [row] = await database.read(
    ({ sql }) => sql<{ id: string }[]>`select id from incidents where title = ${title}`,
  );
  return row?.id ?? "";
}

/** How many rows are stored of whom. */
export async function storedSubscribers(address: string): Promise<number> {
  const { database } = await testServer();
  const [row] = await database.read(
    ({ sql }) => sql<{ rows: number }[]>`
      select count(*)::int as rows from status_subscribers where address = ${address}`,
  );
  return row?.rows ?? Number.NaN;
}
