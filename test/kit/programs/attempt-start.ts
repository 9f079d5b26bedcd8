/** A program that a test starts as a person does, to read what it says before it ends. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { clockEnvironment } from "../run-clock.ts";
import { compiledFolder, startedFile } from "./bundle.ts";

const FOLLOW_CLOCK = join(import.meta.dirname, "follow-clock.ts");
const GIVEN_UP_MS = 60_000;

export interface AttemptWanted {
  readonly args?: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
  /** Another user to start it as. */
  readonly uid?: number;
  /** A command of staff, below `server/`; left out, the server. */
  readonly entry?: string;
}

export interface Attempt {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the server or a command of staff, and waits for its end; one that serves is stopped. */
export async function attemptStart(wanted: AttemptWanted): Promise<Attempt> {
  const { args = [], settings, uid } = wanted;
  const entry = await startedFile(wanted.entry);
  // A program whose database is its own goes by the machine's clock, as that does.
  const follows = settings.DATABASE_URL !== undefined;
  const loaded = follows ? ["--import", FOLLOW_CLOCK] : [];
  const child = spawn(process.execPath, [...loaded, entry, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compiledFolder(),
      PORT: "0",
      ...(follows ? clockEnvironment() : {}),
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
    if (text.includes('"msg":"ready"')) child.kill("SIGTERM");
  });
  const late = new AbortController();
  void pause(GIVEN_UP_MS, null, { signal: late.signal }).then(
    () => child.kill("SIGKILL"),
    () => {},
  );
  const [code] = await once(child, "close");
  late.abort();
  return { code, stdout, stderr };
}
