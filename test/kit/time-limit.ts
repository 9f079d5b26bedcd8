/**
 * Time-outs as multiples of the usual time, so that a busy machine is slow and not red. Its
 * slowness is measured once, at the start of the run, or set by `SVC_TEST_SLOWNESS`.
 */
import { createHash } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";

/** What the sample of work takes on an idle core of a usual machine. Units: milliseconds. */
const SAMPLE_USUAL_MS = 24;
const SAMPLE_BYTES = 24 * 1_024 * 1_024;
/** The rest of a run may be busier than its start. */
const SLOWNESS_MIN = 2;
/** The longest time-out, so that a hanging test is found while a person still waits. */
const SLOWNESS_MAX = 8;

// The processes of a run take it from the one that starts them.
process.env.SVC_TEST_SLOWNESS ??= measureSlowness().toFixed(1);

/** How many times longer than usual anything may take. */
const SLOWNESS = Number(process.env.SVC_TEST_SLOWNESS);

/** How long to wait at most for what usually takes no longer than this. Units: milliseconds. */
export function timeLimit(usual_ms: number): number {
  return Math.round(usual_ms * SLOWNESS);
}

/** Slow cores show in a sample of work, and busy ones in the load of the last minute. */
function measureSlowness(): number {
  const started_ms = performance.now();
  createHash("sha256").update(Buffer.alloc(SAMPLE_BYTES)).digest();
  const sample = (performance.now() - started_ms) / SAMPLE_USUAL_MS;
  const [load = 0] = loadavg();
  const measured = Math.max(sample, load / availableParallelism());
  return Math.min(SLOWNESS_MAX, Math.max(SLOWNESS_MIN, measured));
}
