/** A program as people run it, started by a test that will kill it, freeze it or stop it. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { clockEnvironment } from "../run-clock.ts";
import { timeLimit } from "../time-limit.ts";
import { compiledFolder, startedFile } from "./bundle.ts";
import { type LogWatch, watchLog } from "./log-watch.ts";
import { findPort } from "./ports.ts";
import type { Seam } from "./seams.ts";
import { within } from "./within.ts";

export interface ProgramWanted {
  readonly role: "all" | "api" | "worker";
  /** Null for the embedded database in the folder. */
  readonly database_url: string | null;
  /** Where the program keeps its files. */
  readonly folder: string;
  /** What starts it; left out, the server as it is, bundled where a run of tests starts it. */
  readonly entry?: string;
  /** Left out, a free one. */
  readonly port?: number;
  /** As on the command line. */
  readonly args?: readonly string[];
  /** More settings, as in the environment. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly seams?: readonly Seam[];
}

/** How a program ended. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Program extends Pick<LogWatch, "output" | "errors" | "alarms"> {
  readonly wanted: ProgramWanted & { readonly port: number };
  /** Where it serves; a worker serves nowhere. */
  readonly origin: string;
  readonly pid: number;
  /** SIGKILL, and the wait until it is gone. */
  readonly kill: () => Promise<void>;
  /** SIGTERM; resolves when it has ended by itself. */
  readonly stop: () => Promise<Ending & { readonly took_ms: number }>;
  /** Waits until it has ended, killed at a seam for one. */
  readonly ended: () => Promise<Ending>;
  /** SIGSTOP: it does nothing until it is thawed, and cannot know. */
  readonly freeze: () => void;
  readonly thaw: () => void;
}

const PRELOAD = join(import.meta.dirname, "preload.ts");
const READY_WITHIN_MS = timeLimit(15_000);

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Starts a program and waits until it says that it is ready. */
export async function startProgram(wanted: ProgramWanted): Promise<Program> {
  const port = wanted.port ?? (await findPort());
  const child = launch({ entry: await startedFile(), ...wanted }, port);
  const ended = once(child, "exit").then(([code, signal]) => ({ code, signal }) as Ending);
  void ended.then(() => running.delete(child));
  const { output, errors, alarms } = readOutput(child);
  await untilReady(child, output, wanted.seams ?? []);
  return {
    wanted: { ...wanted, port },
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    ended: () => within(ended, `The end of a program at its seam`, output),
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
    output,
    errors,
    alarms,
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    async stop() {
      const started_ms = performance.now();
      child.kill("SIGTERM");
      const ending = await within(ended, "The end of a program after SIGTERM", output);
      return { ...ending, took_ms: performance.now() - started_ms };
    },
  };
}

function launch(wanted: ProgramWanted & { readonly entry: string }, port: number): ChildProcess {
  const { role, database_url, folder, entry, settings = {}, seams = [] } = wanted;
  const child = fork(entry, wanted.args ?? [], {
    execArgv: ["--import", PRELOAD],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compiledFolder(),
      // A program whose database is its own goes by the machine's clock, as that does.
      ...(database_url === null ? {} : clockEnvironment()),
      DATABASE_URL: database_url ?? "",
      SVC_DATA_DIR: folder,
      SVC_ENV: "sandbox",
      SVC_ROLE: role,
      SVC_TEST_STEP: "20ms",
      PORT: String(port),
      ...settings,
      ...(seams.length > 0 ? { TEST_SEAMS: JSON.stringify(seams) } : {}),
    },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  running.add(child);
  return child;
}

function readOutput(child: ChildProcess): LogWatch {
  const watch = watchLog();
  if (child.stderr !== null) {
    child.stderr.setEncoding("utf8").on("data", watch.hear);
    createInterface({ input: child.stderr }).on("line", watch.hearLine);
  }
  return watch;
}

async function untilReady(
  child: ChildProcess,
  output: () => string,
  seams: readonly Seam[],
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = () => {
    if (output().includes('"msg":"ready"')) resolve();
  };
  const onExit = () => {
    // A worker begins to work before it says so, and may have reached the seam that ends it.
    if (child.signalCode === "SIGKILL" && seams.some(({ does }) => does === "kill"))
      return resolve();
    reject(new Error(`A program did not start:\n${output()}`));
  };
  child.stderr?.on("data", look);
  child.once("exit", onExit);
  const timer = setTimeout(() => {
    child.kill("SIGKILL");
    reject(new Error(`A program was not ready in time:\n${output()}`));
  }, READY_WITHIN_MS);
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    child.stderr?.off("data", look);
    child.off("exit", onExit);
  }
}
