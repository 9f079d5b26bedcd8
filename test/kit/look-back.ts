/**
 * What an account held before a call. The moment before it is held, at little cost; what stood
 * there is read when a test compares it with what stands now, which most refusals never meet.
 */
import { holdMoment, type Moment, shareMoment } from "./moments.ts";
import { holdingsOf, type Snapshot } from "./probe.ts";
import { testServer } from "./server.ts";

export interface LookBack {
  /** Reads what was held, once. */
  readonly look: () => Promise<void>;
  /** What was read; null without an account, and of a success that nobody looks back from. */
  readonly found: () => Snapshot | null;
}

interface Kept extends LookBack {
  readonly forget: () => Promise<void>;
}

const NOTHING: LookBack = { look: async () => {}, found: () => null };
/** Moments are connections: what is not asked for by then is read, and lets go of its own. */
const KEPT_MAX = 6;

const kept = new Set<Kept>();
let tests_under_way = 0;

/** What is kept from now on is asked for before the test ends, or by nobody. */
export function beginTest(): void {
  tests_under_way += 1;
}

export async function endTest(): Promise<void> {
  tests_under_way -= 1;
  if (tests_under_way === 0) await Promise.all([...kept].map((one) => one.forget()));
}

/**
 * Asks, and answers with a look at what the account held before. Of a success nobody wants to know
 * it, unless the test says so. What is asked outside of tests is compared in any of them, and read
 * at once.
 */
export async function askAndLookBack<T extends { readonly status: number }>(
  key: string | null,
  ask: () => Promise<T>,
  looks_back = false,
): Promise<[answer: T, before: LookBack]> {
  if (key === null) return [await ask(), NOTHING];
  const { url } = await testServer();
  const [oldest] = kept;
  if (oldest !== undefined && kept.size >= KEPT_MAX) await oldest.look();
  // Of so many calls at once nobody can say what stood before each: it is the same for some.
  const moment = (await holdMoment(url)) ?? shareMoment(url);
  const answer = await ask().catch(async (error: unknown) => {
    await moment.end();
    throw error;
  });
  if (!looks_back && answer.status < 400) {
    await moment.end();
    return [answer, NOTHING];
  }
  const before = keep(moment, key);
  if (tests_under_way === 0) await before.look();
  return [answer, before];
}

function keep(moment: Moment, key: string): LookBack {
  let looking: Promise<void> | null = null;
  let found: Snapshot | null | undefined;
  async function end(): Promise<void> {
    kept.delete(one);
    await moment.end();
  }
  async function look(): Promise<void> {
    found = await holdingsOf(moment.sql, key);
    await end();
  }
  const one: Kept = {
    look: () => {
      looking ??= look();
      return looking;
    },
    found: () => {
      if (found === undefined) throw new Error("Ask for the snapshot first, in the same test.");
      return found;
    },
    forget: async () => {
      looking ??= end();
      await looking;
    },
  };
  kept.add(one);
  return one;
}
