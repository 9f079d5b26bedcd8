/**
 * Every setting of the program: one schema, parsed once, and the only reader of the environment.
 * Source: docs/operations.md, "Settings".
 */
import { closestName } from "./closest-name.ts";
import type { Offer } from "./offers.ts";
import { type BankSetting, type PaynowSetting, readBank, readPaynow } from "./payment-settings.ts";
import {
  oneOf,
  type ReadSetting,
  readDuration,
  readFolder,
  readRanges,
  readSecretKey,
  readSwitch,
  readText,
  SettingError,
  urlOf,
  wholeNumber,
} from "./settings.ts";

interface Setting<T> {
  readonly read: ReadSetting<T>;
  /** What is read when the variable is not set; null leaves the value null. */
  readonly otherwise: string | null;
  /** The default as `--help` shows it. */
  readonly shown: string;
  readonly means: string;
}

const SETTINGS = {
  PORT: set(wholeNumber(0, 65_535), "4000", "the port that the server listens on"),
  HOST: set(readText, "127.0.0.1", "the address that the server listens on"),
  DATABASE_URL: maybe(
    urlOf("postgres", "postgresql"),
    "an embedded PostgreSQL in SVC_DATA_DIR",
    "a PostgreSQL, version 15 or later",
  ),
  SVC_DATA_DIR: set(readFolder, ".data", "embedded database, files of exports and documents"),
  SVC_ROLE: set(oneOf("all", "api", "worker"), "all", "all, api or worker"),
  SVC_ENV: set(oneOf("sandbox", "production"), "sandbox", "sandbox or production"),
  SVC_SECRET_KEY: maybe(
    readSecretKey,
    "made once in SVC_DATA_DIR",
    "32 bytes in base64 that seal secrets at rest; for a rotation new,old",
  ),
  SVC_PUBLIC_URL: maybe(urlOf("http", "https"), "http://HOST:PORT", "used in links"),
  SVC_LOOPBACK_WEBHOOKS: maybe(
    readSwitch,
    "on in sandbox, off in production",
    "on lets test-mode webhook endpoints be on a loopback address",
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
  SVC_PAYNOW_USD: maybe(
    readPaynow,
    "none",
    "the integration at Paynow that takes cards, number:key",
  ),
  SVC_PAYNOW_ZWG: maybe(readPaynow, "none", "the same, for ZWG: Paynow has one for each currency"),
  SVC_PAYNOW_URL: set(urlOf("https", "http"), "https://www.paynow.co.zw", "where Paynow is"),
  SVC_BANK_USD: maybe(readBank, "none", "the account for transfers: bank;holder;number;branch"),
  SVC_BANK_ZWG: maybe(readBank, "none", "the same, in ZWG; a SWIFT code may stand at the end"),
  SVC_LOG: set(oneOf("debug", "info", "warn", "error"), "info", "debug, info, warn or error"),
};

/** What the guides have callers set; a server may be started in the same shell. */
const OF_CALLERS = ["SVC_URL", "SVC_KEY", "SVC_KEY_ID", "SVC_HOOKS"];

/** The settings as they are written. Units are in the names. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Null for the embedded database. */
  readonly database_url: string | null;
  readonly data_folder: string;
  readonly role: "all" | "api" | "worker";
  readonly env: "sandbox" | "production";
  /** True when `SVC_ENV` was set, and is not merely the default. */
  readonly is_env_on_purpose: boolean;
  /** Material for `openSecretBox`; null when the data folder keeps it. */
  readonly secret_key: string | null;
  readonly public_url: string;
  readonly loopback_webhooks: boolean;
  /** Address ranges, as `clientAddressReader` takes them. */
  readonly trusted_proxies: readonly string[];
  readonly drain_seconds: number;
  readonly shutdown_delay_ms: number;
  readonly pool: number;
  readonly test_step_ms: number;
  readonly log: "debug" | "info" | "warn" | "error";
  /** Who takes live cards, by currency; null where that is not possible. */
  readonly paynow: Readonly<Record<"USD" | "ZWG", PaynowSetting | null>> & { readonly url: string };
  /** Where live top-ups are transferred to; null where that is not possible. */
  readonly banks: Readonly<Record<"USD" | "ZWG", BankSetting | null>>;
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

/** Parses the settings; throws a `SettingError` whose message names the wrong one. */
export function readConfig(environment: Environment = process.env): Settings {
  const values = readSettings(environment);
  const { SVC_ENV: env, HOST: host, PORT: port, SVC_DATA_DIR: data_folder } = values;
  const is_sandbox = env === "sandbox";
  const config = {
    port,
    host,
    data_folder,
    env,
    is_env_on_purpose: Boolean(environment.SVC_ENV),
    database_url: values.DATABASE_URL,
    secret_key: values.SVC_SECRET_KEY,
    role: values.SVC_ROLE,
    public_url: values.SVC_PUBLIC_URL ?? httpUrl({ host, port }),
    loopback_webhooks: values.SVC_LOOPBACK_WEBHOOKS ?? is_sandbox,
    trusted_proxies: values.SVC_TRUSTED_PROXIES ?? [],
    drain_seconds: values.SVC_DRAIN_SECONDS ?? (is_sandbox ? 10 : 200),
    shutdown_delay_ms: values.SVC_SHUTDOWN_DELAY ?? (is_sandbox ? 0 : 5_000),
    pool: values.SVC_POOL,
    test_step_ms: values.SVC_TEST_STEP,
    log: values.SVC_LOG,
    paynow: {
      url: values.SVC_PAYNOW_URL,
      USD: values.SVC_PAYNOW_USD,
      ZWG: values.SVC_PAYNOW_ZWG,
    },
    banks: { USD: values.SVC_BANK_USD, ZWG: values.SVC_BANK_ZWG },
  };
  refuseUnsafe(config, environment);
  return config;
}

/** What is set and is no setting, one sentence each; a slip of a finger names what was meant. */
export function strangeSettings(environment: Environment = process.env): string[] {
  const names = Object.keys(SETTINGS);
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

function set<T>(read: ReadSetting<T>, otherwise: string, means: string): Setting<T> {
  return { read, otherwise, shown: otherwise, means };
}

function maybe<T>(read: ReadSetting<T>, shown: string, means: string): Setting<T | null> {
  return { read, otherwise: null, shown, means };
}

type Values = {
  [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name] extends Setting<infer T> ? T : never;
};

function readSettings(environment: Environment): Values {
  const values = Object.entries(SETTINGS).map(([name, { read, otherwise }]) => {
    const text = environment[name] || otherwise;
    try {
      return [name, text === null ? null : read(text)];
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      throw new SettingError(`${name} ${error.message}.`);
    }
  });
  return Object.fromEntries(values);
}

/** What each kind of environment does not start with. */
function refuseUnsafe(config: Settings, environment: Environment): void {
  if (config.env === "production") {
    for (const name of ["DATABASE_URL", "SVC_SECRET_KEY", "SVC_PUBLIC_URL"]) {
      if (!environment[name]) throw new SettingError(`${name} must be set in production.`);
    }
    if (!config.paynow.url.startsWith("https:")) {
      throw new SettingError("SVC_PAYNOW_URL must begin with https:// in production.");
    }
    if (config.loopback_webhooks) {
      throw new SettingError("SVC_LOOPBACK_WEBHOOKS must be off in production.");
    }
    return;
  }
  if (!isLoopback(config.host) && !config.is_env_on_purpose) {
    throw new SettingError(
      `HOST ${config.host} opens a sandbox to other machines: ` +
        "set SVC_ENV=sandbox explicitly to allow it.",
    );
  }
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}

function httpUrl({ host, port }: { host: string; port: number }): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
