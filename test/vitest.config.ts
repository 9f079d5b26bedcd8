import { totalmem } from "node:os";
import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { IS_LONG } from "./kit/long.ts";
import LongFirst from "./kit/long-first.ts";
import { beginRun } from "./kit/run-clock.ts";
import { HANGING_MS } from "./kit/time-limit.ts";

const KIT = join(import.meta.dirname, "kit");
/** Each waits for a third of its time; more take more of the processor for the same work. */
const WORKERS_MOST = 3;
/** What one grows to in a whole run, with its browser and its part of PostgreSQL. */
const WORKER_BYTES = 3 * 2 ** 30;

beginRun();

export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: {
    include: ["test/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...(IS_LONG ? [] : ["test/**/*.long.test.ts"])],
    globalSetup: [join(KIT, "global-setup.ts")],
    setupFiles: [join(KIT, "setup.ts")],
    // The modules under test keep no state, so files share one process and pay for imports once.
    isolate: false,
    pool: "forks",
    maxWorkers: Math.max(2, Math.min(WORKERS_MOST, Math.floor(totalmem() / WORKER_BYTES))),
    // Concurrent tests are those that wait for most of their time.
    maxConcurrency: 20,
    sequence: { sequencer: LongFirst },
    expect: { requireAssertions: true },
    // What was found stands in the message: its line in a log is all that some readers have.
    chaiConfig: { truncateThreshold: 500 },
    // One limit, which tells a hanging test from a slow machine; what waits has its own below it.
    testTimeout: HANGING_MS,
    hookTimeout: HANGING_MS,
    // Node strips types and keeps what it has compiled; Vite's runner takes twice as long.
    // Source: docs/decisions/0126-node-loads-the-tests.md.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
