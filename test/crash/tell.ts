/** How often each crash is made, and how a long run tells how far it has come. */

/** Says one sentence of progress. */
export type Tell = (sentence: string) => void;

const KILLS_IN_TEST = 10;

/** So many kills of each kind; `pnpm crash` sets more. */
export const KILLS = Number(process.env.CRASH_KILLS ?? KILLS_IN_TEST);

/** Silent in an ordinary run. */
export const tell: Tell | undefined =
  process.env.CRASH_KILLS === undefined ? undefined : (sentence) => console.log(`  ${sentence}`);

/** Time for a test that kills so often. */
export const KILLS_TIMEOUT_MS = 60_000 + KILLS * 10_000;
