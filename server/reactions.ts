import type { Reactions } from "#platform/reactions";

/** What moves with an object of a lower module, in the same transaction. */
export const REACTIONS: Reactions = { to_sends: [] };
