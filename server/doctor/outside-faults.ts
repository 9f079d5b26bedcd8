/** What is wrong outside the database: settings, the folder of files, and who is to be reached. */
import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { connect } from "node:net";
import { dirname } from "node:path";
import type { Settings } from "#platform/settings/config";
import type { Fault } from "./faults.ts";

/** A start and a day of exports need less. */
const FREE_BYTES_MIN = 256 * 1_024 * 1_024;
const REACH_MS = 3_000;
const BYTES_OF_MB = 1_048_576;

/** How much is free on the disk of a folder. Units: bytes. */
export type FreeBytes = (folder: string) => number;

/** Counts what a user may still write, and not what is kept for the system. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** What is set so that it works, and should not be. */
export function faultsOfSettings({ env, public_url }: Settings): Fault[] {
  if (env !== "production" || public_url.startsWith("https:")) return [];
  const cause = `SVC_PUBLIC_URL is ${public_url}: links, keys and sessions cross the network open.`;
  return [{ code: "public_url_plain", cause }];
}

/** The folder is written to by sandboxes, and by whoever has no database of its own. */
export function faultsOfFolder(settings: Settings, free: FreeBytes): Fault[] {
  const { data_folder, database_url, env } = settings;
  if (env === "production" && database_url !== null) return [];
  const folder = nearestThere(data_folder);
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    const cause = `SVC_DATA_DIR ${data_folder} cannot be written to by this user.`;
    return [{ code: "data_folder_unwritable", cause }];
  }
  const bytes = free(folder);
  if (bytes >= FREE_BYTES_MIN) return [];
  const cause = `On the disk of ${data_folder} ${Math.floor(bytes / BYTES_OF_MB)} MB are free.`;
  return [{ code: "disk_full", cause }];
}

function nearestThere(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestThere(dirname(folder));
}

/** Whoever the settings connect, and a connection to whom cannot be opened. */
export async function faultsOfAddresses(settings: Settings): Promise<Fault[]> {
  const tried = await Promise.all(addressesOf(settings).map(faultOfAddress));
  return tried.flat();
}

interface Address {
  /** The setting that names it. */
  readonly setting: string;
  readonly host: string;
  readonly port: number;
}

function addressesOf({ hot, hot_v1, paynow, billpay, texts, mail }: Settings): Address[] {
  const has_paynow = paynow.USD !== null || paynow.ZWG !== null;
  const has = (name: string) => texts.gateways.some((gateway) => gateway.name === name);
  const urls: readonly (readonly [string, string | null])[] = [
    ["SVC_HOT_URL", hot?.url ?? null],
    ["SVC_HOT_V1_URL", hot_v1?.url ?? null],
    ["SVC_BILLPAY_URL", billpay.login === null ? null : billpay.url],
    ["SVC_PAYNOW_URL", has_paynow ? paynow.url : null],
    ["SVC_AFRICAS_TALKING_URL", has("africas-talking") ? texts.urls["africas-talking"] : null],
    ["SVC_TXT_URL", has("txt") ? texts.urls.txt : null],
  ];
  const addresses = urls.flatMap(([setting, url]) => (url === null ? [] : addressOf(setting, url)));
  return mail === null ? addresses : [...addresses, { setting: "SVC_SMTP", ...mail }];
}

function addressOf(setting: string, url: string): Address {
  const { hostname, port, protocol } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  return { setting, host, port: Number(port) || (protocol === "https:" ? 443 : 80) };
}

async function faultOfAddress({ setting, host, port }: Address): Promise<Fault[]> {
  const why = await whyUnreachable(host, port);
  if (why === null) return [];
  const cause = `${setting}: ${host}:${port} cannot be connected to (${why}).`;
  return [{ code: "address_unreachable", cause }];
}

/** Nothing is sent to it. */
function whyUnreachable(host: string, port: number): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const socket = connect({ host, port, timeout: REACH_MS });
  socket.once("connect", () => resolve(null));
  socket.once("timeout", () => resolve("ETIMEDOUT"));
  socket.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code ?? "error"));
  return promise.finally(() => socket.destroy());
}
