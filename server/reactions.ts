import type { Reactions } from "#platform/reactions";
import { LINES_OF_SENDS } from "#sales/batches";

/** What moves with an object of a lower module, in the same transaction. */
export const REACTIONS: Reactions = { to_sends: [LINES_OF_SENDS], to_programs: [] };
