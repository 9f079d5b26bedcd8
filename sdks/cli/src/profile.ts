/** Whose key a command uses: the environment's, or that of a profile in the person's own folder. */
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import type { Connection } from "./client.ts";
import type { Io } from "./io.ts";
import { UsageError } from "./usage.ts";

export interface Profile {
  readonly key: string;
  readonly url: string;
}

interface Config {
  /** The profile that is used where none is named. */
  readonly current: string;
  readonly profiles: Readonly<Record<string, Profile>>;
}

const DEFAULT = "default";
const NAME = /^[A-Za-z0-9_-]{1,40}$/;

/** The folder of a person's settings on this platform; `SVC_CONFIG_DIR` names another. */
export function configFolder({ env }: Io): string {
  if (env.SVC_CONFIG_DIR) return env.SVC_CONFIG_DIR;
  if (env.XDG_CONFIG_HOME) return join(env.XDG_CONFIG_HOME, "svc");
  const home = env.HOME ?? homedir();
  if (process.platform === "win32") {
    return join(env.APPDATA ?? join(home, "AppData", "Roaming"), "svc");
  }
  if (process.platform === "darwin") return join(home, "Library", "Application Support", "svc");
  return join(home, ".config", "svc");
}

/** The environment wins, unless a profile is named. */
export function connectionOf(io: Io, named: string | undefined): Connection {
  const { SVC_KEY: key, SVC_URL: url, SVC_PROFILE: preset } = io.env;
  const profile = profileOf(io, named ?? preset);
  if (named !== undefined) return profile ?? { key: undefined, url };
  return { key: key || profile?.key, url: url || profile?.url };
}

/** Null where none is signed in; one that is named must be there. */
function profileOf(io: Io, named: string | undefined): Profile | null {
  const { current, profiles } = readConfig(io);
  const name = named ?? current;
  const found = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (found !== undefined) return found;
  if (named === undefined) return null;
  throw new UsageError(`There is no profile ${named}.`, `Run svc login --profile ${named}.`);
}

export function readConfig(io: Io): Config {
  const file = configFile(io);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return { current: DEFAULT, profiles: {} };
  }
  try {
    const { current = DEFAULT, profiles = {} } = JSON.parse(text) as Partial<Config>;
    return { current, profiles };
  } catch {
    throw new UsageError(`${file} is not JSON.`, "Mend it, or delete it and run svc login.");
  }
}

/** Keeps a profile, and makes it the one in use. Nobody else may read the file. */
export function saveProfile(io: Io, name: string, profile: Profile): string {
  if (!NAME.test(name)) {
    throw new UsageError(`A profile cannot be called ${name}.`, "Use letters, digits, - and _.");
  }
  const { profiles } = readConfig(io);
  return writeConfig(io, { current: name, profiles: { ...profiles, [name]: profile } });
}

/** Forgets a profile; false where there was none. */
export function removeProfile(io: Io, name: string | undefined): boolean {
  const { current, profiles } = readConfig(io);
  const { [name ?? current]: found, ...others } = profiles;
  if (found === undefined) return false;
  const next = current in others ? current : (Object.keys(others)[0] ?? DEFAULT);
  writeConfig(io, { current: next, profiles: others });
  return true;
}

function configFile(io: Io): string {
  return join(configFolder(io), "config.json");
}

function writeConfig(io: Io, config: Config): string {
  const file = configFile(io);
  writePrivately(file, `${JSON.stringify(config, null, 2)}\n`);
  return file;
}

/** Written beside and renamed: readers find the old file or the new one, and nobody else any. */
export function writePrivately(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.new`;
  try {
    writeFileSync(draft, text, { mode: 0o600 });
    chmodSync(draft, 0o600);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** A key as people may see it: its kind, its mode and its last four characters. */
export function shownKey(key: string): string {
  const [head = ""] = /^svc_[a-z]{2}_(?:test_)?/.exec(key) ?? [];
  return `${head}…${key.length > head.length + 8 ? key.slice(-4) : ""}`;
}
