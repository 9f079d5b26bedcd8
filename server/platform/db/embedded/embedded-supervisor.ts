/** Looks after a running embedded server: one that dies is started again. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { raiseAlarm } from "../../alarm.ts";
import type { Log } from "../../log.ts";
import type { EmbeddedHome } from "./embedded-home.ts";
import { probe } from "./embedded-probe.ts";
import { type ServeOptions, serveUntilReady } from "./embedded-server.ts";

/** What is done about a server that died. */
export interface Supervision {
  readonly log: Log;
  /** Called once, when the server cannot be started again. */
  readonly onGivenUp: () => void;
}

const LOOK_EVERY_MS = 500;
/** A dead process may keep its number, so every so often the socket is asked too. */
const LOOKS_A_PROBE = 10;
/** Waits between the tries to start it again, half a minute in all. */
const BACKOFF_MS = [1_000, 2_000, 4_000, 8_000, 16_000];

/** Supervises the server until it is told to stop; what it is doing then is finished. */
export function superviseServer(
  home: EmbeddedHome,
  options: ServeOptions,
  supervision: Supervision,
): { stop: () => Promise<void> } {
  const ending = new AbortController();
  const watched = watch(home, options, { ...supervision, signal: ending.signal });
  return {
    async stop() {
      ending.abort();
      await watched;
    },
  };
}

async function watch(
  home: EmbeddedHome,
  options: ServeOptions,
  { signal, log, onGivenUp }: Supervision & { readonly signal: AbortSignal },
): Promise<void> {
  for (let look = 1; !signal.aborted; look += 1) {
    await pause(LOOK_EVERY_MS, signal);
    if (signal.aborted || (await isUp(home, look % LOOKS_A_PROBE === 0))) continue;
    raiseAlarm(log, "database_died", { mode: null });
    if (await revive(home, options, { signal, log })) continue;
    if (!signal.aborted) onGivenUp();
    return;
  }
}

/** Says whether the server serves again. */
async function revive(
  home: EmbeddedHome,
  options: ServeOptions,
  { signal, log }: { readonly signal: AbortSignal; readonly log: Log },
): Promise<boolean> {
  for (const wait_ms of BACKOFF_MS) {
    try {
      await serveUntilReady(home, options);
      log.warn({ code: "database_revived" }, "the embedded database serves again");
      return true;
    } catch (err) {
      raiseAlarm(log, "database_down", { mode: null, err });
    }
    await pause(wait_ms, signal);
    if (signal.aborted) return false;
  }
  return false;
}

async function isUp(home: EmbeddedHome, is_asked: boolean): Promise<boolean> {
  const pid_file = join(home.cluster, "postmaster.pid");
  if (!existsSync(pid_file)) return false;
  const pid = Number(readFileSync(pid_file, "utf8").split("\n")[0]);
  if (!isAlive(pid)) return false;
  return !is_asked || (await probe(home.socket, "postgres")) !== "absent";
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A pause that ends early when supervision ends. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, null, { signal, ref: false }).catch(() => null);
}
