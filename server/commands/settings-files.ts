/**
 * The files that a production's settings stand in: one for its processes, and one for migrations,
 * which no process that serves should be able to read.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { SettingError } from "#platform/setting-error";

export interface SettingsFiles {
  readonly runtime: string;
  readonly owner: string;
}

type Written = Readonly<Record<string, string>>;

/** Nothing in it means anything to a shell. */
const PLAIN_VALUE = /^[\w@%+=:,./?-]*$/;
const HEAD = "# Settings of svc. Keep it secret, and a copy of it apart from the backups.";
const OWNER_HEAD = "# Only for `npm run svc -- migrate`, with the settings of svc. Keep it secret.";

/** `svc.env` has `svc.owner.env` next to it. */
export function settingsFiles(file: string): SettingsFiles {
  return { runtime: file, owner: `${file.replace(/\.env$/, "")}.owner.env` };
}

/** What the files say, or null where there is none of the processes. */
export function readSettingsFiles({ runtime, owner }: SettingsFiles): Written | null {
  return existsSync(runtime) ? { ...readFile(owner), ...readFile(runtime) } : null;
}

function readFile(file: string): Written {
  if (!existsSync(file)) return {};
  const written = Object.entries(parseEnv(readFileSync(file, "utf8")));
  return Object.fromEntries(written.map(([name, value = ""]) => [name, value]));
}

/** Writes both; that of the processes last, since its presence means that both were written. */
export function writeSettingsFiles(
  { runtime, owner }: SettingsFiles,
  { SVC_OWNER_URL: owner_url = "", ...others }: Written,
): void {
  const [first, second] = [textOf(OWNER_HEAD, { SVC_OWNER_URL: owner_url }), textOf(HEAD, others)];
  writeFileSync(owner, first, { mode: 0o600 });
  writeFileSync(runtime, second, { mode: 0o600, flag: "wx" });
}

/** As systemd, compose and a shell read it. */
function textOf(head: string, settings: Written): string {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${quoted(name, value)}`);
  return `${[head, ...lines].join("\n")}\n`;
}

function quoted(name: string, value: string): string {
  if (PLAIN_VALUE.test(value)) return value;
  if (!/['\n]/.test(value)) return `'${value}'`;
  throw new SettingError(`${name} has a quote or a line break in it: write that as %27 or %0A.`);
}
