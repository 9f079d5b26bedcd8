/**
 * When a delivery is tried: the calendar as data.
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

/** A wait is up to so much shorter or longer, so that what failed together returns apart. */
const JITTER = 0.1;
const CHANCES = 2 ** 32;
/** A multiplier that scatters consecutive tries of one delivery. */
const SCATTER = 2_654_435_761n;

/** A delivery after a try that failed. */
interface Tried {
  readonly mode: "live" | "test";
  /** Uuid; its last digits are chance, and scatter the waits. */
  readonly id: string;
  /** Tries so far, from 1. */
  readonly attempt_count: number;
  /** How long the endpoint asks to be left alone; null when it does not ask. */
  readonly asked_ms: number | null;
}

/**
 * How long to wait before the next try; null when there is none. An endpoint that asks for more is
 * given it, up to the slot after the next one.
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

/** The same number between 0 and 1 for the same try, whoever reckons it. */
function chanceOf(id: string, attempt_count: number): number {
  const chance = BigInt(`0x${id.slice(-8)}`);
  return Number((chance * SCATTER * BigInt(attempt_count)) % BigInt(CHANCES)) / CHANCES;
}
