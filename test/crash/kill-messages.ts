/**
 * A worker that sends texts and mails of live organisations is killed at every step of its work and
 * of its gateways' protocols. Returns what went wrong: no message is lost, whatever dies, and none
 * is sent more often than it was handed over.
 */
import { type MessageDraft, queueMessages } from "@svc/server/accounts/messages/index.ts";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { transactionTime } from "@svc/server/platform/db/transaction-time.ts";
import { wakeWorkers } from "@svc/server/platform/worker.ts";
import { type MailSink, openMailSink } from "../fakes/mail-sink/mail-sink.ts";
import { openTexts, TEXTS_LOGIN, TEXTS_REPORT_SECRET, type Texts } from "../fakes/texts/texts.ts";
import { type OpenFleet, openFleetInProcess } from "../kit/programs/open-fleet.ts";
import { aroundCommits } from "../kit/programs/seam-names.ts";
import { openLiveShop } from "../kit/programs/shop.ts";
import { killAtEach } from "./kill-at-each.ts";

export interface MessageFleet extends OpenFleet {
  readonly texts: Texts;
  readonly sink: MailSink;
}

/** Opens a server whose messages leave by a text gateway and a mail server that are as they are. */
export async function openMessageFleet(): Promise<MessageFleet> {
  const [texts, sink] = await Promise.all([openTexts(), openMailSink()]);
  const { user, secret } = TEXTS_LOGIN;
  const fleet = await openFleetInProcess({
    settings: {
      SVC_SMS: `africas-talking:${user}:${secret}`,
      SVC_SMS_REPORTS: TEXTS_REPORT_SECRET,
      SVC_MAIL_FROM: "Svc <no-reply@svc.example>",
    },
    live: [
      { name: "texts", setting: "SVC_AFRICAS_TALKING_URL", url: `${texts.url}/` },
      { name: "smtp", setting: "SVC_SMTP", url: sink.smtp_url },
    ],
  });
  const url = `${fleet.apis[0]?.origin}/sms/africas-talking/${TEXTS_REPORT_SECRET}`;
  await fetch(`${texts.admin_url}/_callback`, { method: "POST", body: JSON.stringify({ url }) });
  return {
    ...{ ...fleet, texts, sink },
    async close() {
      await fleet.close();
      await Promise.all([texts.close(), sink.close()]);
    },
  };
}

/** Kills workers at each step, over a text and a mail at a time. */
export async function killMessages(fleet: MessageFleet): Promise<string[]> {
  const { account_id } = await openLiveShop(fleet.database);
  const found = await killAtEach(fleet, {
    seams: aroundCommits("lease messages (live)", "settle messages"),
    others: (seam) => seam.startsWith("texts ") || seam.startsWith("smtp "),
    passes_max: 1,
    prepare: () => queueBoth(fleet.database, account_id),
    free: () => freeLeases(fleet.database),
    isStill: () => isStill(fleet, account_id),
  });
  return [...found, ...(await againstLedgers(fleet, account_id))];
}

let numbers = 0;

async function queueBoth(database: Database, account_id: string): Promise<void> {
  numbers += 1;
  const phone = `+2637719${String(numbers).padStart(5, "0")}`;
  const draft = {
    ...{ account_id, mode: "live" as const, send_id: null, plays: null, seal_with: null },
    ...{ purpose: "claim_code" as const, text: "Your code is 481516." },
  };
  const drafts: Omit<MessageDraft, "created">[] = [
    { ...draft, channel: "sms", recipient: phone, subject: null },
    { ...draft, channel: "email", recipient: `p${numbers}@svc.example`, subject: "Your code" },
  ];
  await database.transact("queue", async (tx) => {
    const created = await transactionTime(tx);
    await queueMessages(
      tx,
      drafts.map((one) => ({ ...one, created })),
    );
  });
}

async function freeLeases(database: Database): Promise<void> {
  await database.transact(
    "free leases",
    ({ sql }) => sql`update messages set lease_until = svc_now() - interval '1 second'
      where lease_until is not null`,
  );
}

/** What waits for a report, or for its next try, does not wait here. */
async function isStill({ database }: MessageFleet, account_id: string): Promise<boolean> {
  await database.transact(
    "let time pass",
    ({ sql }) => sql`update messages set due_at = svc_now()
      where account_id = ${account_id} and due_at > svc_now() and lease_until is null`,
  );
  wakeWorkers("messages");
  const [row] = await database.read(
    ({ sql }) => sql<{ left: number }[]>`select count(*)::int as left from messages
      where account_id = ${account_id} and due_at is not null`,
  );
  return row?.left === 0;
}

interface Handed {
  readonly id: string;
  readonly channel: "sms" | "email";
  readonly status: string;
  readonly recipient: string;
  readonly tries: number;
}

async function againstLedgers(
  { database, texts, sink }: MessageFleet,
  account_id: string,
): Promise<string[]> {
  const rows = await database.read(
    ({ sql }) => sql<Handed[]>`select id, channel, status, recipient, tries from messages
      where account_id = ${account_id}`,
  );
  return rows.flatMap(({ id, channel, status, recipient, tries }) => {
    const taken = [...texts.world.ledger, ...sink.world.ledger].filter(
      ({ to }) => to === recipient,
    );
    const ends = channel === "sms" ? "delivered" : "sent";
    const wrong = `${channel} ${id} is ${status} after ${tries} tries, and was taken`;
    const is_right = status === ends && taken.length >= 1 && taken.length <= tries;
    const one = new Set(taken.flatMap((mail) => ("message_id" in mail ? mail.message_id : [])));
    if (one.size > 1) return [`mail ${id} was handed over under ${one.size} names`];
    return is_right ? [] : [`${wrong} ${taken.length} times`];
  });
}
