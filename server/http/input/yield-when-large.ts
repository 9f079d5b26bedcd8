import { setImmediate as nextTurn } from "node:timers/promises";

/** Reading a shorter body takes less than a millisecond or two, and is not worth a turn. */
const CHARACTERS_LARGE = 65_536;

/** Lets other requests go on between two steps that each take long for a large body. */
export async function yieldWhenLarge(text: string | null): Promise<void> {
  if (text !== null && text.length > CHARACTERS_LARGE) await nextTurn();
}
