/**
 * How long to wait for what comes of its own, as a multiple of the usual time, so that a busy
 * machine is slow and not red. Its slowness is measured once, at the start of the run, or set by
 * `SVC_TEST_SLOWNESS`. A test that waits for nothing has no limit of its own.
 */
import { pbkdf2 } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";
import { promisify } from "node:util";

/** What the sample of work takes on idle cores of a usual machine. Units: milliseconds. */
const SAMPLE_USUAL_MS = 160;
/** Longer than the turns in which a container is given its share of the processor. */
const SAMPLE_ROUNDS = 1_000_000;
/** As many as run files of tests at once; a container's share is that of both. */
const SAMPLES = 3;
/** The rest of a run may be busier than its start. */
const SLOWNESS_MIN = 2;
/** The longest wait, so that what does not come is found while a person still waits. */
const SLOWNESS_MAX = 8;

// The processes of a run take both from the one that starts them.
if (process.env.SVC_TEST_SLOWNESS === undefined || process.env.SVC_TEST_SLOW_CORES === undefined) {
  const { slowness, slow_cores } = await measureMachine();
  process.env.SVC_TEST_SLOWNESS ??= slowness.toFixed(1);
  process.env.SVC_TEST_SLOW_CORES ??= slow_cores.toFixed(1);
}

/** How many times longer than usual anything may take. */
const SLOWNESS = Number(process.env.SVC_TEST_SLOWNESS);
/** How many times more of the processor's time anything may take. */
const SLOW_CORES = Number(process.env.SVC_TEST_SLOW_CORES);

/** How long to wait at most for what usually takes no longer than this. Units: milliseconds. */
export function timeLimit(usual_ms: number): number {
  return Math.round(usual_ms * SLOWNESS);
}

/** How much of the processor's time work may take that usually takes no more than this. */
export function processorLimit(usual_ms: number): number {
  return Math.round(usual_ms * SLOW_CORES);
}

/** After this a test hangs: none takes so long, whatever it runs on. Units: milliseconds. */
export const HANGING_MS = timeLimit(300_000);

/** Slow cores and small shares show in a sample of work, busy ones in the load of a minute. */
async function measureMachine(): Promise<{ slowness: number; slow_cores: number }> {
  const derive = promisify(pbkdf2);
  const started_ms = performance.now();
  const cpu_before = process.cpuUsage();
  const samples = Array.from({ length: SAMPLES }, () =>
    derive("sample", "salt", SAMPLE_ROUNDS, 32, "sha256"),
  );
  await Promise.all(samples);
  const wall = (performance.now() - started_ms) / SAMPLE_USUAL_MS;
  const { user, system } = process.cpuUsage(cpu_before);
  const cpu = (user + system) / 1_000 / (SAMPLES * SAMPLE_USUAL_MS);
  const [load = 0] = loadavg();
  const measured = Math.max(wall, load / availableParallelism());
  return {
    slowness: Math.min(SLOWNESS_MAX, Math.max(SLOWNESS_MIN, measured)),
    slow_cores: Math.min(SLOWNESS_MAX, Math.max(1, cpu)),
  };
}
