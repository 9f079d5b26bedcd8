/**
 * Every setting of the program: one schema, parsed once, and the only reader of the environment.
 * Source: docs/settings.md.
 */
import { readFileSync } from "node:fs";
import { SettingError } from "../setting-error.ts";
import { closestName } from "../values/closest-name.ts";
import type { Offer } from "../values/offers.ts";
import { DECLARED_ENDS, type Ends } from "../versions/deprecations.ts";
import { RELEASED_VERSIONS } from "../versions/released.ts";
import type { Versions } from "../versions/versions.ts";
import type { BillpaySetting } from "./billpay-setting.ts";
import { type Cell, prefixOf } from "./cell.ts";
import type { Cells } from "./cells-setting.ts";
import { type HotSetting, type HotV1Setting, sameWallets } from "./hot-setting.ts";
import type { DkimSetting, MailFrom, SmtpSetting } from "./mail-settings.ts";
import type { BankSetting, PaynowSetting, WalletSetting } from "./payment-settings.ts";
import { IN_FILE, isSet, missingHalves } from "./set-together.ts";
import { SETTINGS, type SettingValues } from "./settings-table.ts";
import type { TextGatewaySetting, TextSenders } from "./text-settings.ts";

/** What the guides have callers set; a server may be started in the same shell. */
const OF_CALLERS = ["SVC_URL", "SVC_KEY", "SVC_KEY_ID", "SVC_HOOKS"];

/** The settings as they are written. Units are in the names. */
export interface Settings extends Ends {
  readonly port: number;
  readonly host: string;
  /** Null for the embedded database. */
  readonly database_url: string | null;
  /** How migrations reach the database; null where `database_url` owns the tables. */
  readonly owner_url: string | null;
  readonly data_folder: string;
  readonly role: "all" | "api" | "worker";
  readonly env: "sandbox" | "production";
  /** True when `SVC_ENV` was set, and is not merely the default. */
  readonly is_env_on_purpose: boolean;
  /** Material for `openSecretBox`; null when the data folder keeps it. */
  readonly secret_key: string | null;
  readonly public_url: string;
  /** Which of several installations behind that URL this is; null where it is on its own. */
  readonly cell: Cell;
  /** Where what brings no secret reaches this very installation. */
  readonly cell_url: string;
  /** The others; null where there are none. */
  readonly cells: Cells | null;
  /** Whom to tell about a weakness, as a URI; null for the contact of the contract. */
  readonly security_contact: string | null;
  readonly loopback_webhooks: boolean;
  /** Whether test accounts are created without a sign-up. */
  readonly sandboxes: boolean;
  /** Address ranges, as `clientAddressReader` takes them. */
  readonly trusted_proxies: readonly string[];
  readonly drain_seconds: number;
  readonly shutdown_delay_ms: number;
  readonly pool: number;
  readonly test_step_ms: number;
  /** Where metrics are served; null where they are not. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Where traces are sent, and which share of them is recorded; null where nothing is traced. */
  readonly traces: { readonly url: string; readonly share: number } | null;
  readonly log: "debug" | "info" | "warn" | "error";
  /** Whether live mode meets suppliers that are played; every answer, page and receipt says so. */
  readonly is_rehearsal: boolean;
  /** Who sells live airtime and power; null where it is not connected. */
  readonly hot: (HotSetting & { readonly url: string }) | null;
  /** The same by version 1 of its interface. */
  readonly hot_v1: (HotV1Setting & { readonly url: string }) | null;
  /** Who takes live cards, by currency; null where that is not possible. */
  readonly paynow: Readonly<Record<"USD" | "ZWG", PaynowSetting | null>> & { readonly url: string };
  /** Paynow BillPay as a supplier; no login where it is none. */
  readonly billpay: { readonly url: string; readonly login: BillpaySetting | null };
  /** The wallets that customers of checkout pay from on our own page. */
  readonly wallets: Readonly<Record<"USD" | "ZWG", readonly WalletSetting[]>>;
  /** Where live top-ups are transferred to; null where that is not possible. */
  readonly banks: Readonly<Record<"USD" | "ZWG", BankSetting | null>>;
  /** How live texts leave. */
  readonly texts: TextSettings;
  /** Through which server live mails leave; null where none does. */
  readonly mail: MailSetting | null;
  /** The versions of the interface; no setting chooses them. */
  readonly versions: Versions;
  /** The operations that are going to end; the contract says which. */
}

/** How texts leave. */
interface TextSettings {
  /** In the order of choice; empty where none is configured. */
  readonly gateways: readonly TextGatewaySetting[];
  readonly urls: Readonly<Record<TextGatewaySetting["name"], string>>;
  readonly senders: TextSenders;
  /** In the path of delivery reports; null where none are received. */
  readonly report_secret: string | null;
}

/** How mails leave. */
interface MailSetting extends SmtpSetting {
  readonly from: MailFrom;
  readonly dkim: DkimSetting | null;
}

/**
 * The settings as the program uses them, with the sealing key that its database knows and what the
 * suppliers sell that are bound to live organisations.
 */
export interface Config extends Settings {
  readonly secret_key: string;
  readonly live_offers: readonly Offer[];
}

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Parses the settings; throws a `SettingError` that names each of the wrong ones, a line each. */
export function readConfig(
  environment: Environment = process.env,
  { is_rehearsal = false }: Partial<Pick<Settings, "is_rehearsal">> = {},
): Settings {
  const { values, complaints } = readSettings(environment);
  const { SVC_ENV: env, HOST: host, PORT: port, SVC_DATA_DIR: data_folder } = values;
  const is_sandbox = env === "sandbox";
  const public_url = values.SVC_PUBLIC_URL ?? httpUrl({ host, port });
  const cell = values.SVC_CELL;
  const config = {
    port,
    host,
    data_folder,
    env,
    is_env_on_purpose: Boolean(environment.SVC_ENV),
    database_url: values.DATABASE_URL,
    owner_url: values.SVC_OWNER_URL,
    secret_key: values.SVC_SECRET_KEY,
    role: values.SVC_ROLE,
    ...{ public_url, cell, cell_url: public_url + prefixOf(cell) },
    cells: cellsOf(values),
    security_contact: values.SVC_SECURITY_CONTACT,
    loopback_webhooks: values.SVC_LOOPBACK_WEBHOOKS ?? is_sandbox,
    sandboxes: values.SVC_SANDBOXES ?? is_sandbox,
    trusted_proxies: values.SVC_TRUSTED_PROXIES ?? [],
    drain_seconds: values.SVC_DRAIN_SECONDS ?? (is_sandbox ? 10 : 200),
    shutdown_delay_ms: values.SVC_SHUTDOWN_DELAY ?? (is_sandbox ? 0 : 5_000),
    pool: values.SVC_POOL,
    test_step_ms: values.SVC_TEST_STEP,
    metrics: metricsOf(values),
    traces: tracesOf(values),
    log: values.SVC_LOG,
    is_rehearsal,
    hot: values.SVC_HOT && { ...values.SVC_HOT, url: values.SVC_HOT_URL },
    hot_v1: values.SVC_HOT_V1 && { ...values.SVC_HOT_V1, url: values.SVC_HOT_V1_URL },
    paynow: { url: values.SVC_PAYNOW_URL, USD: values.SVC_PAYNOW_USD, ZWG: values.SVC_PAYNOW_ZWG },
    billpay: { url: values.SVC_BILLPAY_URL, login: values.SVC_BILLPAY },
    wallets: { USD: values.SVC_WALLETS_USD, ZWG: values.SVC_WALLETS_ZWG },
    banks: { USD: values.SVC_BANK_USD, ZWG: values.SVC_BANK_ZWG },
    texts: textsOf(values),
    mail: mailOf(values),
    versions: RELEASED_VERSIONS,
    ...DECLARED_ENDS,
  };
  complaints.push(...missingHalves(environment), ...sameWallets(config));
  complaints.push(...unsafeIn(config, environment));
  if (complaints.length > 0) throw new SettingError(complaints.join("\n"));
  return config;
}

/** The environment that the program was started in. */
export function givenEnvironment(): Environment {
  return process.env;
}

/** What is set and is no setting, one sentence each; a slip of a finger names what was meant. */
export function strangeSettings(environment: Environment = process.env): string[] {
  const names = Object.entries(SETTINGS).flatMap(([name, { is_secret }]) =>
    is_secret ? [name, `${name}${IN_FILE}`] : [name],
  );
  const strange = Object.keys(environment).filter(
    (name) => name.startsWith("SVC_") && !names.includes(name) && !OF_CALLERS.includes(name),
  );
  return strange.map((name) => {
    const meant = closestName(name, names);
    return `${name} is no setting${meant === null ? "" : `: did you mean ${meant}?`}`;
  });
}

/** The settings as `--help` lists them. */
export function describeSettings(): string {
  const rows = Object.entries(SETTINGS).map(([name, { shown, means }]) => {
    return `  ${name.padEnd(22)} ${means} (default: ${shown})`;
  });
  return rows.join("\n");
}

/** A setting that is wrong has its default, so that the others are judged all the same. */
function readSettings(environment: Environment) {
  const complaints: string[] = [];
  const values = Object.entries(SETTINGS).map(([name, { read, otherwise, is_secret }]) => {
    const byDefault = () => (otherwise === null ? null : read(otherwise));
    try {
      const written = is_secret ? secretOf(environment, name) : environment[name];
      if (!written) return [name, byDefault()];
      return [name, named(name, () => read(written))];
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      complaints.push(error.message);
      return [name, byDefault()];
    }
  });
  return { values: Object.fromEntries(values) as SettingValues, complaints };
}

/** What a setting must be is said with its name. */
function named<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof SettingError ? new SettingError(`${name} ${error.message}.`) : error;
  }
}

/** A secret as the environment holds it, or as the file does that `<name>_FILE` names. */
function secretOf(environment: Environment, name: string): string | undefined {
  const file = environment[`${name}${IN_FILE}`];
  if (!file) return environment[name];
  if (environment[name]) throw new SettingError(`Set ${name} or ${name}${IN_FILE}, and not both.`);
  try {
    return readFileSync(file, "utf8").trimEnd();
  } catch {
    throw new SettingError(`${name}${IN_FILE} names a file that cannot be read: ${file}.`);
  }
}

function metricsOf({ SVC_METRICS_PORT: port, SVC_METRICS_HOST: host }: SettingValues) {
  return port === null ? null : { host, port };
}

function tracesOf(values: SettingValues) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: share } = values;
  return url === null ? null : { url, share };
}

function cellsOf({ SVC_CELLS: addresses, SVC_CELLS_KEY: key }: SettingValues): Cells | null {
  return addresses === null || key === null ? null : { addresses, key };
}

function textsOf(values: SettingValues): TextSettings {
  return {
    gateways: values.SVC_SMS ?? [],
    urls: {
      "africas-talking": values.SVC_AFRICAS_TALKING_URL,
      txt: values.SVC_TXT_URL,
    },
    senders: values.SVC_SMS_SENDERS ?? { by_network: {}, others: null },
    report_secret: values.SVC_SMS_REPORTS,
  };
}

function mailOf({ SVC_SMTP: server, SVC_MAIL_FROM: from, SVC_DKIM: dkim }: SettingValues) {
  return server === null || from === null ? null : { ...server, from, dkim };
}

/** What each kind of environment does not start with. */
function unsafeIn(config: Settings, environment: Environment): string[] {
  if (config.env === "production") return unsafeInProduction(config, environment);
  if (isLoopback(config.host) || config.is_env_on_purpose) return [];
  return [
    `HOST ${config.host} opens a sandbox to other machines: ` +
      "set SVC_ENV=sandbox explicitly to allow it.",
  ];
}

function unsafeInProduction(config: Settings, environment: Environment): string[] {
  const needed = ["DATABASE_URL", "SVC_SECRET_KEY", "SVC_PUBLIC_URL"];
  const missing = needed.filter((name) => !isSet(environment, name));
  const urls = {
    SVC_PAYNOW_URL: config.paynow.url,
    SVC_BILLPAY_URL: config.billpay.url,
    SVC_HOT_URL: config.hot?.url,
    SVC_HOT_V1_URL: config.hot_v1?.url,
    SVC_AFRICAS_TALKING_URL: config.texts.urls["africas-talking"],
    SVC_TXT_URL: config.texts.urls.txt,
  };
  const plain = Object.entries(urls).filter(([, url]) => url?.startsWith("http:"));
  return [
    ...missing.map((name) => `${name} must be set in production.`),
    ...plain.map(([name]) => `${name} must begin with https:// in production.`),
    ...(config.loopback_webhooks ? ["SVC_LOOPBACK_WEBHOOKS must be off in production."] : []),
  ];
}

/** Whether only this machine reaches a server that listens there. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}

function httpUrl({ host, port }: { host: string; port: number }): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
