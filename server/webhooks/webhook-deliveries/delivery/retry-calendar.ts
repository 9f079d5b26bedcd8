/**
 * The retry schedule of deliveries, as data.
 * Source: docs/guides/webhooks.md, "Failed deliveries and retries".
 *
 * Units: seconds after the first try.
 */
const CALENDARS: Readonly<Record<"live" | "test", readonly number[]>> = {
  live: [
    0, 5, 30, 120, 420, 1_320, 3_120, 6_720, 13_920, 24_720, 39_120, 57_120, 78_720, 103_920,
    136_320, 179_520, 259_200,
  ],
  test: [0, 5, 30, 120, 420, 1_320, 3_120, 6_720, 13_920, 21_600],
};

/**
 * Jitter: the largest share by which a wait is shortened or lengthened, so that deliveries which
 * failed together are not retried together.
 */
const JITTER = 0.1;
const CHANCES = 2 ** 32;
/** A multiplier that scatters consecutive tries of one delivery. */
const SCATTER = 2_654_435_761n;

/** A delivery after a try that failed. */
interface Tried {
  readonly mode: "live" | "test";
  /** Uuid; its last digits are random and provide the jitter. */
  readonly id: string;
  /** Tries so far, from 1. */
  readonly attempt_count: number;
  /** The wait that the endpoint asks for; null if it asks for none. */
  readonly asked_ms: number | null;
}

/**
 * Wait before the next try; null if it was the last. An endpoint may ask for more, up to the slot
 * after the next.
 *
 * Units: milliseconds.
 */
export function waitAfterTry({ mode, id, attempt_count, asked_ms }: Tried): number | null {
  const calendar = CALENDARS[mode];
  const [last, next, after] = [-1, 0, 1].map((step) => calendar[attempt_count + step]);
  if (last === undefined || next === undefined) return null;
  const factor = 1 - JITTER + 2 * JITTER * chanceOf(id, attempt_count);
  const wait_ms = Math.round((next - last) * factor * 1_000);
  const longest_ms = ((after ?? next) - last) * 1_000;
  return Math.max(wait_ms, Math.min(asked_ms ?? 0, longest_ms));
}

/** A number between 0 and 1, always the same for the same try. */
function chanceOf(id: string, attempt_count: number): number {
  const chance = BigInt(`0x${id.slice(-8)}`);
  return Number((chance * SCATTER * BigInt(attempt_count)) % BigInt(CHANCES)) / CHANCES;
}
