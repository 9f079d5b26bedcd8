import { purgeQueue } from "#platform/work/purge-older";
import { SESSION_MS } from "./open-session.ts";
import { sessions, signInCodes, signIns } from "./tables.ts";

/** Codes are counted for a day, and sessions over by then. */
const before = (wall_ms: number) => wall_ms - SESSION_MS;

/** How long a member sees when they signed in. Source: spec/accounts/sessions/operations.tsp. */
const HISTORY_MS = 90 * 86_400_000;

/**
 * Deletes sign-in codes and sessions that are over, and old sign-ins.
 *
 * Writes: sign_in_codes, sessions, sign_ins.
 */
export const SESSION_PURGES = [
  purgeQueue("purge sign-in codes", { table: signInCodes, before }),
  purgeQueue("purge sessions", { table: sessions, before }),
  purgeQueue("purge sign-ins", { table: signIns, before: (wall_ms) => wall_ms - HISTORY_MS }),
];
