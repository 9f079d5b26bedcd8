import type { Database } from "#platform/db/transaction";
import type { Log } from "#platform/log";
import { DEADLINE_MS, type WebhookHttpClient } from "#platform/net/safe-http-post";
import type { Config } from "#platform/settings/config";
import { hasRoom } from "#platform/work/lease";
import { leaseRows } from "#platform/work/lease-rows";
import { quarantineRow } from "#platform/work/quarantine";
import { isAnyDue } from "#platform/work/queue";
import type { WorkerDefinition } from "#platform/work/worker";
import type { MailGateways } from "#providers/email";
import type { NoticeAnswer } from "./judge-notice.ts";
import { NOTICE_QUEUE, NOTICE_TABLE, type NoticeJob, STATUS_NOTICES } from "./lease-notices.ts";
import { openSecret } from "./secrets.ts";
import { settleNotices } from "./settle-notices.ts";
import { writeNoticeMail } from "./write-mail.ts";
import { writeNoticePost } from "./write-post.ts";

/** What the worker is handed. Its mails take no turn of those that sign people in. */
export interface NoticeWorkerDeps {
  readonly config: Pick<Config, "loopback_webhooks" | "public_url" | "secret_key">;
  readonly database: Pick<Database, "transact">;
  readonly http_client: WebhookHttpClient;
  readonly log: Log;
  readonly mail: MailGateways["live"];
}

/** Maximum notices leased and settled in one set. */
const SET_MAX = 32;
const CONCURRENCY = 2 * SET_MAX;

/**
 * The worker that sends subscribers of the status page what staff write: lease (a transaction),
 * talk (none), settle (a transaction). A notice whose answer is lost is sent again under the same
 * reference. It works for itself: the outbox of messages and the webhooks of accounts may be what
 * an incident is about.
 *
 * Source: docs/decisions/0103-subscribers-of-the-status-page.md.
 */
export function statusNoticeWorker(
  deps: NoticeWorkerDeps,
): WorkerDefinition<NoticeJob, NoticeAnswer | null> {
  const { database } = deps;
  return {
    name: STATUS_NOTICES,
    concurrency: CONCURRENCY,
    leased_max: SET_MAX,
    isDue: isAnyDue(NOTICE_TABLE),
    table: NOTICE_TABLE,
    lease: (input) => leaseRows(deps, NOTICE_QUEUE, input),
    talk: (job) => talkOf(deps, job),
    settle: (done) => database.transact("settle status notices", (tx) => settleNotices(tx, done)),
    quarantine: ({ notice: { id: row_id, subscriber_id: account_id } }, err) =>
      quarantineRow(deps, { queue: STATUS_NOTICES, mode: "live", account_id, row_id }, err),
  };
}

/** Null where the lease leaves no time for the answer, and the notice is left to the next one. */
async function talkOf(
  { config, http_client, log, mail }: NoticeWorkerDeps,
  job: NoticeJob,
): Promise<NoticeAnswer | null> {
  const { subscriber, lease } = job;
  if (subscriber.channel === "webhook") {
    if (!hasRoom(lease, DEADLINE_MS)) return null;
    const post = writeNoticePost(job, { ...config, secret: openSecret(subscriber, config) });
    const allow_loopback = config.loopback_webhooks;
    return { channel: "webhook", post: await http_client.post({ ...post, allow_loopback }) };
  }
  if (mail === null) {
    log.warn({ queue: STATUS_NOTICES }, "no gateway for email is configured: a notice is dropped");
    return { channel: "email", mail: "no_gateway" };
  }
  if (!hasRoom(lease, mail.adapter.deadline_ms)) return null;
  const token = openSecret(subscriber, config);
  const written = await writeNoticeMail(job, { ...config, token });
  return { channel: "email", mail: await mail.submit(written) };
}
