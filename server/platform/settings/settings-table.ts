/** The table of settings: what each is read by, its default, and the words of `--help`. */

import { readBillpay } from "./billpay-setting.ts";
import { readCell } from "./cell.ts";
import { readCellAddresses, readCellsKey } from "./cells-setting.ts";
import { readHot, readHotV1 } from "./hot-setting.ts";
import { readDkim, readMailFrom, readSmtp } from "./mail-settings.ts";
import { readBank, readPaynow, readWallets } from "./payment-settings.ts";
import {
  oneOf,
  type ReadSetting,
  readContact,
  readDuration,
  readFolder,
  readRanges,
  readSecretKey,
  readShare,
  readSwitch,
  readText,
  urlOf,
  wholeNumber,
} from "./readers.ts";
import { readPathSecret, readTextGateways, readTextSenders } from "./text-settings.ts";

interface Setting<T> {
  readonly read: ReadSetting<T>;
  /** What is read when the variable is not set; null leaves the value null. */
  readonly otherwise: string | null;
  /** The default as `--help` shows it. */
  readonly shown: string;
  readonly means: string;
  /** Whether it may also be read from the file that `<name>_FILE` names. */
  readonly is_secret: boolean;
}

export const SETTINGS = {
  PORT: set(wholeNumber(0, 65_535), "4000", "the port that the server listens on"),
  HOST: set(readText, "127.0.0.1", "the address that the server listens on"),
  DATABASE_URL: secret(
    urlOf("postgres", "postgresql"),
    "an embedded PostgreSQL in SVC_DATA_DIR",
    "a PostgreSQL, version 15 or later",
  ),
  SVC_OWNER_URL: secret(
    urlOf("postgres", "postgresql"),
    "DATABASE_URL",
    "the same database as the owner of its tables, for npm run svc -- migrate alone",
  ),
  SVC_DATA_DIR: set(readFolder, ".data", "embedded database, files of exports and documents"),
  SVC_ROLE: set(oneOf("all", "api", "worker"), "all", "all, api or worker"),
  SVC_ENV: set(oneOf("sandbox", "production"), "sandbox", "sandbox or production"),
  SVC_SECRET_KEY: secret(
    readSecretKey,
    "made once in SVC_DATA_DIR",
    "32 bytes in base64 that seal secrets at rest; for a rotation new,old",
  ),
  SVC_PUBLIC_URL: maybe(urlOf("http", "https"), "http://HOST:PORT", "used in links"),
  SVC_CELL: maybe(readCell, "none", "the sign of this installation among several behind one URL"),
  SVC_CELLS: maybe(
    readCellAddresses,
    "none",
    "addresses of the other cells, which know other people who sign in",
  ),
  SVC_CELLS_KEY: secret(readCellsKey, "none", "what cells sign their calls to each other with"),
  SVC_SECURITY_CONTACT: maybe(
    readContact,
    "the contact of the contract",
    "whom security.txt names: mailto:address or an https address",
  ),
  SVC_LOOPBACK_WEBHOOKS: maybe(
    readSwitch,
    "on in sandbox, off in production",
    "on lets test-mode webhook endpoints be on a loopback address",
  ),
  SVC_SANDBOXES: maybe(
    readSwitch,
    "on in sandbox, off in production",
    "on lets anybody create a test account without signing up, by POST /sandboxes",
  ),
  SVC_TRUSTED_PROXIES: maybe(readRanges, "none", "address ranges of our own proxies"),
  SVC_DRAIN_SECONDS: maybe(
    wholeNumber(0, 3_600),
    "10 in sandbox, 200 in production",
    "how long a worker finishes attempts after SIGTERM",
  ),
  SVC_SHUTDOWN_DELAY: maybe(
    readDuration,
    "0s in sandbox, 5s in production",
    "how long an api still serves after SIGTERM, while its health is 503",
  ),
  SVC_POOL: set(
    wholeNumber(1, 500),
    "10",
    "database connections for callers, and as many for workers",
  ),
  SVC_TEST_STEP: set(readDuration, "2s", "time between two scripted steps of a test number"),
  SVC_HOT: secret(
    readHot,
    "none",
    "who we are at Hot Recharge, which sells airtime and power: code:password",
  ),
  SVC_HOT_URL: set(
    urlOf("https", "http"),
    "https://ssl.hot.co.zw/api/v3",
    "where Hot Recharge is, version 3",
  ),
  SVC_HOT_V1: secret(
    readHotV1,
    "none",
    "the same at its version 1, with a number of ours to text: code:password:0771234567",
  ),
  SVC_HOT_V1_URL: set(
    urlOf("https", "http"),
    "https://ssl.hot.co.zw/api/v1",
    "where Hot Recharge is, version 1",
  ),
  SVC_PAYNOW_USD: secret(
    readPaynow,
    "none",
    "the integration at Paynow that takes cards, number:key",
  ),
  SVC_PAYNOW_ZWG: secret(readPaynow, "none", "the same, for ZWG: Paynow has one for each currency"),
  SVC_WALLETS_USD: set(
    readWallets,
    "ecocash,onemoney,innbucks",
    "the wallets that customers pay from on our own page, or none",
  ),
  SVC_WALLETS_ZWG: set(readWallets, "ecocash,onemoney,innbucks", "the same, for ZWG"),
  SVC_PAYNOW_URL: set(urlOf("https", "http"), "https://www.paynow.co.zw", "where Paynow is"),
  SVC_BANK_USD: maybe(readBank, "none", "the account for transfers: bank;holder;number;branch"),
  SVC_BANK_ZWG: maybe(readBank, "none", "the same, in ZWG; a SWIFT code may stand at the end"),
  SVC_SMTP: secret(readSmtp, "none", "the mail server: smtps://user:password@host"),
  SVC_MAIL_FROM: maybe(readMailFrom, "none", "who writes: Name <mail@example.com>"),
  SVC_DKIM: secret(
    readDkim,
    "none",
    "signs mails, if the mail server does not: domain:selector:key",
  ),
  SVC_BILLPAY: secret(readBillpay, "none", "the vendor's login at Paynow BillPay, user:password"),
  SVC_BILLPAY_URL: set(
    urlOf("https", "http"),
    "https://billpay.paynow.co.zw",
    "where Paynow BillPay is",
  ),
  SVC_SMS: secret(
    readTextGateways,
    "none",
    "gateways for texts by choice: africas-talking:user:key,txt:user:password",
  ),
  SVC_SMS_SENDERS: maybe(
    readTextSenders,
    "the gateway's own",
    "who texts are from: sender, or network:sender,network:sender",
  ),
  SVC_SMS_REPORTS: secret(
    readPathSecret,
    "none",
    "the secret in the path of delivery reports, /sms/africas-talking/SECRET",
  ),
  SVC_AFRICAS_TALKING_URL: set(
    urlOf("https", "http"),
    "https://api.africastalking.com",
    "where Africa's Talking is",
  ),
  SVC_TXT_URL: set(urlOf("https", "http"), "https://usd.txt.co.zw", "where txt is"),
  SVC_METRICS_PORT: maybe(
    wholeNumber(0, 65_535),
    "none",
    "the port that serves GET /metrics for Prometheus; each process needs its own",
  ),
  SVC_METRICS_HOST: set(readText, "127.0.0.1", "the address that metrics are served on"),
  OTEL_EXPORTER_OTLP_ENDPOINT: maybe(
    urlOf("https", "http"),
    "none",
    "the collector that traces are sent to, by OTLP over HTTP",
  ),
  OTEL_TRACES_SAMPLER_ARG: set(readShare, "1", "the share of traces that are recorded, 0 to 1"),
  SVC_LOG: set(oneOf("debug", "info", "warn", "error"), "info", "debug, info, warn or error"),
};

/** The values of the settings, by name. */
export type SettingValues = {
  [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name] extends Setting<infer T> ? T : never;
};

function set<T>(read: ReadSetting<T>, otherwise: string, means: string): Setting<T> {
  return { read, otherwise, shown: otherwise, means, is_secret: false };
}

function maybe<T>(read: ReadSetting<T>, shown: string, means: string): Setting<T | null> {
  return { read, otherwise: null, shown, means, is_secret: false };
}

/** One that no process list and no image should hold. */
function secret<T>(read: ReadSetting<T>, shown: string, means: string): Setting<T | null> {
  return { ...maybe(read, shown, means), is_secret: true };
}
