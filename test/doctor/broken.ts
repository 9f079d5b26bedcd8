/** Installations that are broken in one way each, and how they are mended again. */
import { mintSecretKey } from "@svc/server/platform/crypto/secret-box.ts";
import { aheadMs } from "../kit/run-clock.ts";

/** What a test breaks. */
export interface Broken {
  /** The code of what is found. */
  readonly finds: string;
  /** What the cause says. */
  readonly says: RegExp;
  /** Settings on top of those of a sound installation; an empty one is not set. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Statements in the installation's database. */
  readonly breaks?: readonly string[];
  readonly mends?: readonly string[];
  /** Statements about it, from another database; `$db` stands for its name. */
  readonly breaks_outside?: readonly string[];
  readonly mends_outside?: readonly string[];
  readonly free_bytes?: number;
}

const MINUTE_MS = 60_000;
const ID = "00000000-0000-7000-8000-000000000001";
const ACCOUNT = "(select id from accounts where mode = 'live' limit 1)";
const VERSIONS = "drizzle.__drizzle_migrations";
const NOW = "svc_now()";
const WALLET = "'hot', 'zwg'";
const DOWN = { SVC_HOT: "till@shop.example:password", SVC_HOT_URL: "http://127.0.0.1:1" };
const MIGRATED = `set created_at = created_at + 1`;
const BACK = `set created_at = created_at - 1`;

/** Three rows of a query, each with a key of its own. */
const THREE = "generate_series(1, 3) as n";

export const SETTINGS_AND_FOLDERS: readonly Broken[] = [
  { finds: "setting_wrong", says: /^PORT must be/, settings: { PORT: "eighty" } },
  { finds: "setting_unknown", says: /did you mean SVC_POOL\?/, settings: { SVC_POLL: "9" } },
  {
    finds: "data_folder_unwritable",
    says: /^SVC_DATA_DIR \/dev\/null\/below cannot be written/,
    settings: { SVC_DATA_DIR: "/dev/null/below" },
  },
  { finds: "disk_full", says: / 3 MB are free\.$/, free_bytes: 3 * 1_048_576 },
  { finds: "database_none", says: /^There is no database in /, settings: { DATABASE_URL: "" } },
  {
    finds: "address_unreachable",
    says: /^SVC_HOT_URL: 127\.0\.0\.1:1 cannot be connected to \(ECONNREFUSED\)\.$/,
    settings: DOWN,
  },
  {
    finds: "address_unreachable",
    says: /^SVC_SMTP: 127\.0\.0\.1:1 cannot be connected to/,
    settings: { SVC_SMTP: "smtps://127.0.0.1:1", SVC_MAIL_FROM: "a@svc.example" },
  },
  {
    finds: "sealing_key_wrong",
    says: /^SVC_SECRET_KEY is not the key/,
    settings: { SVC_SECRET_KEY: mintSecretKey() },
  },
  {
    finds: "connections_short",
    says: /^2 processes with SVC_POOL 400 may open 1600 connections/,
    settings: { SVC_POOL: "400" },
  },
];

export const DATABASES: readonly Broken[] = [
  {
    finds: "database_unreachable",
    says: /ECONNREFUSED/,
    settings: { DATABASE_URL: "postgres://svc@127.0.0.1:1/svc" },
  },
  {
    finds: "database_read_only",
    says: /default_transaction_read_only/,
    breaks_outside: ["alter database $db set default_transaction_read_only = on"],
    mends_outside: ["alter database $db reset default_transaction_read_only"],
  },
  {
    finds: "clock_skewed",
    says: /^The clock of this machine is \d\d s ahead of the database's\.$/,
    breaks_outside: [`alter database $db set svc.clock_ahead = '${aheadMs() - MINUTE_MS} ms'`],
    mends_outside: ["alter database $db reset svc.clock_ahead"],
  },
  {
    finds: "tables_newer",
    says: /newer than this program/,
    breaks: [`update ${VERSIONS} ${MIGRATED}`],
    mends: [`update ${VERSIONS} ${BACK}`],
  },
  {
    finds: "tables_older",
    says: /older than this program/,
    breaks: [`update ${VERSIONS} ${BACK}`],
    mends: [`update ${VERSIONS} ${MIGRATED}`],
  },
  {
    finds: "tables_of_another_draft",
    says: /another draft/,
    breaks: [`update ${VERSIONS} ${BACK}, hash = 'x' || hash`],
    mends: [`update ${VERSIONS} ${MIGRATED}, hash = substr(hash, 2)`],
  },
  {
    finds: "tables_missing",
    says: /no tables of ours/,
    breaks: ["alter schema drizzle rename to elsewhere"],
    mends: ["alter schema elsewhere rename to drizzle"],
  },
  {
    finds: "not_examined",
    says: /^The alarms: .*raised_alarms/,
    breaks: ["alter table raised_alarms rename to elsewhere"],
    mends: ["alter table elsewhere rename to raised_alarms"],
  },
];

export const PROGRAMS: readonly Broken[] = [
  {
    finds: "nothing_runs",
    says: /^No process has said/,
    breaks: [`update processes set seen_at = seen_at - interval '1 day'`],
    mends: [`update processes set seen_at = seen_at + interval '1 day'`],
  },
  ...["api", "worker"].map((role) => ({
    finds: `${role}_missing`,
    says: /in the last 15 seconds/,
    breaks: [`update processes set seen_at = seen_at - interval '1 day' where role = '${role}'`],
    mends: [`update processes set seen_at = seen_at + interval '1 day' where role = '${role}'`],
  })),
  {
    finds: "sealing_keys_differ",
    says: /different keys: (?:.* and deadbeef|deadbeef and .*)\.$/,
    breaks: ["update processes set sealing_key_id = 'deadbeef' where role = 'api'"],
    mends: [
      "update processes set sealing_key_id = (select key_id from sealing_keys) where role = 'api'",
    ],
  },
  {
    finds: "rows_quarantined",
    says: /^1 rows of sends\/dispatch: TypeError$/,
    breaks: [
      `insert into quarantined_rows (account_id, queue, row_id, tries, since, until, error)
       values ('${ID}', 'sends/dispatch', '${ID}', 1, ${NOW}, ${NOW} + interval '1 day',
         'TypeError')`,
    ],
    mends: ["delete from quarantined_rows"],
  },
  {
    finds: "chore_failing",
    says: /^"purge" has thrown 3 times/,
    breaks: [`insert into chores (name, due_at, failures) values ('purge', ${NOW}, 3)`],
    mends: ["delete from chores"],
  },
  {
    finds: "alarms_open",
    says: /^Not ended: books_broken \(1\)\.$/,
    breaks: [
      `insert into raised_alarms (id, alarm, account, object, count, first_at, last_at)
       values ('${ID}', 'books_broken', '', '', 1, ${NOW}, ${NOW})`,
    ],
    mends: ["delete from raised_alarms"],
  },
];

export const WORLD: readonly Broken[] = [
  {
    finds: "queue_late",
    says: /^1 rows of .*messages.* are due, the oldest for \d{3} s\.$/,
    breaks: [
      `insert into messages (account_id, mode, id, channel, purpose, status, recipient, tries,
         due_at, status_at, created)
       select ${ACCOUNT}, 'live', '${ID}', 'email', 'notice', 'queued', 'a@svc.example', 0,
         ${NOW} - interval '200 seconds', ${NOW}, ${NOW}`,
    ],
    mends: ["delete from messages"],
  },
  {
    finds: "messages_failing",
    says: /^3 live messages by sms were handed over in vain/,
    breaks: [
      `insert into messages (account_id, mode, id, channel, purpose, status, recipient, tries,
         due_at, status_at, created)
       select ${ACCOUNT}, 'live', gen_random_uuid(), 'sms', 'token', 'queued', '+263771234567', 2,
         ${NOW} + interval '1 day', ${NOW}, ${NOW} from ${THREE}`,
    ],
    mends: ["delete from messages"],
  },
  {
    finds: "supplier_paused",
    says: /^Staff have paused hot\.$/,
    breaks: [
      `insert into supplier_switches (supplier, version, is_paused, set_by, reason, set_at)
       values ('hot', 1, true, 'Tendai', 'wrong amounts', ${NOW})`,
    ],
    mends: ["delete from supplier_switches"],
  },
  {
    finds: "supplier_silent",
    says: /^hot\/zwg does not answer/,
    breaks: [
      `insert into supplier_wallets (supplier, wallet, probe_at)
       values (${WALLET}, ${NOW} + interval '1 day')`,
    ],
    mends: ["delete from supplier_wallets"],
  },
  {
    finds: "wallet_empty",
    says: /^hot\/zwg cannot pay/,
    breaks: [
      `insert into supplier_wallets (supplier, wallet, short_minor) values (${WALLET}, 500)`,
    ],
    mends: ["delete from supplier_wallets"],
  },
  {
    finds: "wallet_unread",
    says: /^hot\/zwg does not say/,
    breaks: [
      `insert into supplier_wallets (supplier, wallet, unread_since) values (${WALLET}, ${NOW})`,
    ],
    mends: ["delete from supplier_wallets"],
  },
  {
    finds: "webhooks_failing",
    says: /^Nothing has arrived at 3 of 3 live endpoints/,
    breaks: [
      `insert into webhook_endpoints (account_id, id, url, enabled_events, api_version,
         include_tokens, token_links, format, status, created)
       select ${ACCOUNT}, gen_random_uuid(), 'https://till.example/' || n, '{*}', '2026-11-01',
         false, false, 'svc', 'enabled', ${NOW} from ${THREE}`,
      `insert into webhook_deliveries (account_id, id, endpoint_id, event_id, event_type, trigger,
         reason_id, status, url, attempt_count, next_attempt_at, created)
       select account_id, gen_random_uuid(), id, gen_random_uuid(), 'send.created', 'event',
         gen_random_uuid(), 'failed', url, 1, ${NOW}, ${NOW} from webhook_endpoints`,
    ],
    mends: ["delete from webhook_deliveries", "delete from webhook_endpoints"],
  },
];
