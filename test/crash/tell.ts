/** The number of kills, their moments where those differ, and progress reports for long runs. */
import { randomInt } from "node:crypto";
import { IS_LONG } from "../kit/long.ts";
import { timeLimit } from "../kit/time-limit.ts";

/** Prints one line of progress. */
export type Tell = (sentence: string) => void;

const KILLS_IN_TEST = IS_LONG ? 12 : 10;
/** Real processes die at a seam as they come to it, which is not quite the same each time. */
const SEAM_KILLS_LEAST = IS_LONG ? 3 : 1;
const ASKED = process.env.CRASH_KILLS;

/** How many times to kill at a moment that is never twice the same; `npm run crash` sets more. */
const KILLS = Number(ASKED ?? KILLS_IN_TEST);

/** How often to kill at a seam, of which only `different` kills differ. */
export function killsAt(moment: string, different: number): number {
  if (moment === "any" || ASKED !== undefined) return KILLS;
  return Math.max(SEAM_KILLS_LEAST, different);
}

/** A moment for a kill that no seam names; long runs have such. Units: milliseconds. */
export function someMoment(within_ms: number): number {
  return randomInt(within_ms);
}

/** Silent in an ordinary run. */
export const tell: Tell | undefined =
  ASKED === undefined && !IS_LONG ? undefined : (sentence) => console.log(`  ${sentence}`);

/** Time for a test that kills so often, and starts several programs for each. */
export const KILLS_TIMEOUT_MS = timeLimit(30_000 + KILLS * 30_000);

/** Kills at one seam, once or as often as is asked, until something is wrong. */
export async function killRepeatedly(
  words: string,
  kill: () => Promise<string[]>,
): Promise<string[]> {
  const kills = killsAt(words, 1);
  for (let count = 1; count <= kills; count += 1) {
    const found = await kill();
    if (found.length > 0) return found;
    tell?.(`killed ${words} ${count}/${kills}`);
  }
  return [];
}
