/** Looks after a running embedded server: one that dies is started again. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { EmbeddedHome } from "./home.ts";
import { probe } from "./probe.ts";
import { type ServeOptions, serveUntilReady } from "./server.ts";

/** Who is told of a server that died. */
export interface Supervision {
  /** The server is gone, and is about to be started again. */
  readonly onDied: () => void;
  /** A try to start it failed; more follow. */
  readonly onDown: (error: unknown) => void;
  readonly onRevived: () => void;
  /** The last try failed: nothing follows. */
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
  const watched = watch(home, options, supervision, ending.signal);
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
  supervision: Supervision,
  signal: AbortSignal,
): Promise<void> {
  for (let look = 1; !signal.aborted; look += 1) {
    await pause(LOOK_EVERY_MS, signal);
    if (signal.aborted || (await isUp(home, look % LOOKS_A_PROBE === 0))) continue;
    supervision.onDied();
    if (await revive(home, options, supervision, signal)) continue;
    if (!signal.aborted) supervision.onGivenUp();
    return;
  }
}

/** Says whether the server serves again. */
async function revive(
  home: EmbeddedHome,
  options: ServeOptions,
  { onDown, onRevived }: Supervision,
  signal: AbortSignal,
): Promise<boolean> {
  for (const wait_ms of BACKOFF_MS) {
    try {
      await serveUntilReady(home, options);
      onRevived();
      return true;
    } catch (error) {
      onDown(error);
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
