import { type Eraser, erasureQueue } from "#directory/recipients";
import type { Queue } from "#platform/queue";

/** What the modules keep of a person beside the recipient, and erase with it. */
const ERASERS: readonly Eraser[] = [];

/** The queue of people who are to be erased; leasing one erases the person everywhere. */
export function erasures(secret_key: string): Queue<object> {
  return erasureQueue({ secret_key, erasers: ERASERS });
}
