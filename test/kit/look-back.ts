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
  /** What was read; null without an account, and of a success that is not looked back from. */
  readonly found: () => Snapshot | null;
}

interface Unread extends LookBack {
  readonly forget: () => Promise<void>;
}

const NOTHING: LookBack = { look: async () => {}, found: () => null };
/** Moments are connections: what is not asked for by then is read, and lets go of its own. */
const UNREAD_MAX = 6;

const unread = new Set<Unread>();
let tests_under_way = 0;

/** What is held from now on is asked for before the test ends, or not at all. */
export function beginTest(): void {
  tests_under_way += 1;
}

export async function endTest(): Promise<void> {
  tests_under_way -= 1;
  if (tests_under_way === 0) await Promise.all([...unread].map((one) => one.forget()));
}

/**
 * Asks, and answers with a look at what the account held before; of a success only where the test
 * says so. What is asked outside of tests may be compared in any of them, and is read immediately.
 */
export async function askAndLookBack<T extends { readonly status: number }>(
  key: string | null,
  ask: () => Promise<T>,
  looks_back = false,
): Promise<[answer: T, before: LookBack]> {
  if (key === null) return [await ask(), NOTHING];
  const { url } = await testServer();
  const [oldest] = unread;
  if (oldest !== undefined && unread.size >= UNREAD_MAX) await oldest.look();
  // In a crowd of calls it cannot be said what stood before each: it is the same for some.
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
    unread.delete(one);
    await moment.end();
  }
  async function look(): Promise<void> {
    found = await holdingsOf(moment.sql, key);
    await end();
  }
  const one: Unread = {
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
  unread.add(one);
  return one;
}
