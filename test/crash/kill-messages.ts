/**
 * A worker that sends texts and mails of live organisations is killed at every step of its work and
 * of its gateways' protocols. Returns what went wrong: no message is lost, whatever dies, and none
 * is sent more often than it was handed over. No gateway knows a repeat, so a text whose answer
 * died with its worker may be read twice; what is not known to have arrived is not called so.
 */
import { type MessageDraft, queueMessages } from "@svc/server/accounts/messages/index.ts";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { transactionTime } from "@svc/server/platform/db/transaction-time.ts";
import type { TEXT_GATEWAYS } from "@svc/server/platform/settings/text-settings.ts";
import { wakeWorkers } from "@svc/server/platform/work/worker.ts";
import type { Scenario } from "../fakes/kit/index.ts";
import { type MailSink, openMailSink } from "../fakes/mail-sink/mail-sink.ts";
import { openTexts, TEXTS_LOGIN, TEXTS_REPORT_SECRET, type Texts } from "../fakes/texts/texts.ts";
import { type OpenFleet, openFleetInProcess } from "../kit/programs/open-fleet.ts";
import { aroundCommits } from "../kit/programs/seam-names.ts";
import { openLiveShop } from "../kit/programs/shop.ts";
import { killAtEach } from "./kill-at-each.ts";

type TextGateway = (typeof TEXT_GATEWAYS)[number];

export interface MessageFleet extends OpenFleet {
  /** In the order of choice. */
  readonly gateways: readonly TextGateway[];
  readonly texts: Texts;
  readonly sink: MailSink;
}

interface Gateway {
  readonly setting: string;
  /** How it plays a text that it does not take. */
  readonly refusal: Pick<Scenario, "play" | "with">;
  /** What a text that it took comes to. */
  readonly ends: "delivered" | "unconfirmed";
}

const GATEWAYS: Readonly<Record<TextGateway, Gateway>> = {
  "africas-talking": {
    setting: "SVC_AFRICAS_TALKING_URL",
    refusal: { play: "code", with: { code: 403 } },
    ends: "delivered",
  },
  txt: {
    setting: "SVC_TXT_URL",
    refusal: { play: "line", with: { line: "ERROR: No route" } },
    ends: "unconfirmed",
  },
};

/** The settings of the addresses at whose calls programs of this fleet are killed. */
export const MESSAGE_SETTINGS: readonly string[] = [
  ...Object.values(GATEWAYS).map(({ setting }) => setting),
  "SVC_SMTP",
];

/** Opens a server whose messages leave by text gateways and a mail server that are as they are. */
export async function openMessageFleet(gateways: readonly TextGateway[]): Promise<MessageFleet> {
  const [texts, sink] = await Promise.all([openTexts(), openMailSink()]);
  const { user, secret } = TEXTS_LOGIN;
  const fleet = await openFleetInProcess({
    settings: {
      SVC_SMS: gateways.map((name) => `${name}:${user}:${secret}`).join(","),
      SVC_SMS_REPORTS: TEXTS_REPORT_SECRET,
      SVC_MAIL_FROM: "Svc <no-reply@svc.example>",
    },
    live: [
      ...gateways.map((name) => {
        return { name: "texts", setting: GATEWAYS[name].setting, url: `${texts.url}/` };
      }),
      { name: "smtp", setting: "SVC_SMTP", url: sink.smtp_url },
    ],
  });
  const url = `${fleet.apis[0]?.origin}/sms/africas-talking/${TEXTS_REPORT_SECRET}`;
  await fetch(`${texts.admin_url}/_callback`, { method: "POST", body: JSON.stringify({ url }) });
  return {
    ...{ ...fleet, gateways, texts, sink },
    async close() {
      await fleet.close();
      await Promise.all([texts.close(), sink.close()]);
    },
  };
}

/** Kills workers at each step, over a mail, and texts that are taken, refused, and not answered. */
export async function killMessages(fleet: MessageFleet): Promise<string[]> {
  const { account_id } = await openLiveShop(fleet.database);
  const deaths = new Map<string, number>();
  const found = await killAtEach(fleet, {
    seams: aroundCommits("lease messages (live)", "settle messages"),
    others: (seam) => seam.startsWith("texts ") || seam.startsWith("smtp "),
    passes_max: 1,
    prepare: () => queueAll(fleet, account_id),
    free: () => freeLeases(fleet.database, deaths),
    isStill: () => isStill(fleet, account_id),
  });
  return [...found, ...(await againstLedgers(fleet, { account_id, deaths }))];
}

let numbers = 0;

/** Begins the numbers of texts that every gateway refuses. */
const REFUSED = "+2637711";

async function queueAll(fleet: MessageFleet, account_id: string): Promise<void> {
  numbers += 1;
  const ending = String(numbers).padStart(5, "0");
  const [taken, silent, refused] = [`+2637719${ending}`, `+2637710${ending}`, REFUSED + ending];
  const { database, texts, gateways } = fleet;
  for (const gateway of gateways) {
    texts.plan({ ...GATEWAYS[gateway].refusal, match: { gateway, to: refused }, times: 0 });
  }
  texts.plan({ play: "reset", match: { to: silent }, with: { takes: true } });
  const draft = {
    ...{ account_id, mode: "live" as const, send_id: null, plays: null, seal_with: null },
    ...{ purpose: "claim_code" as const, text: "Your code is 481516." },
  };
  const drafts: Omit<MessageDraft, "created">[] = [
    ...[taken, refused, silent].map((recipient) => {
      return { ...draft, channel: "sms" as const, recipient, subject: null };
    }),
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

/** Also counts, by message, the workers that died with it in hand. */
async function freeLeases(database: Database, deaths: Map<string, number>): Promise<void> {
  const freed = await database.transact(
    "free leases",
    ({ sql }) => sql<{ id: string }[]>`
      update messages set lease_until = svc_now() - interval '1 second'
      where lease_until > svc_now() returning id`,
  );
  for (const { id } of freed) deaths.set(id, (deaths.get(id) ?? 0) + 1);
}

/** What waits for a report, or for its next try, does not wait here. */
async function isStill({ database }: MessageFleet, account_id: string): Promise<boolean> {
  await database.transact(
    "let time pass",
    ({ sql }) => sql`update messages set due_at = svc_now(),
        status_at = case when due_at > svc_now() + interval '23 hours'
          then status_at - interval '1 day' else status_at end
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
  { account_id, deaths }: { account_id: string; deaths: ReadonlyMap<string, number> },
): Promise<string[]> {
  const rows = await database.read(
    ({ sql }) => sql<Handed[]>`select id, channel, status, recipient, tries from messages
      where account_id = ${account_id}`,
  );
  return rows.flatMap(({ id, channel, status, recipient, tries }) => {
    const taken = [...texts.world.ledger, ...sink.world.ledger].filter(
      ({ to }) => to === recipient,
    );
    const hands = tries + (deaths.get(id) ?? 0);
    const wrong = `${channel} ${id} is ${status}, was handed over ${hands} times, and was taken`;
    const [least, most] = recipient.startsWith(REFUSED) ? [0, 0] : [1, hands];
    const is_right =
      endsOf(taken, deaths.get(id) ?? 0).includes(status) &&
      taken.length >= least &&
      taken.length <= most;
    const one = new Set(taken.flatMap((mail) => ("message_id" in mail ? mail.message_id : [])));
    if (one.size > 1) return [`mail ${id} was handed over under ${one.size} names`];
    return is_right ? [] : [`${wrong} ${taken.length} times`];
  });
}

/**
 * Ends that are true of a message, by who has taken it; the last answer that was heard counts. What
 * a worker died with is not known to have been refused.
 */
function endsOf(
  taken: readonly ({ readonly gateway: TextGateway } | object)[],
  deaths: number,
): string[] {
  if (taken.length === 0) return [deaths === 0 ? "failed" : "unconfirmed"];
  return taken.map((one) => ("gateway" in one ? GATEWAYS[one.gateway].ends : "sent"));
}
