import { purgeQueue } from "#platform/db/purge-older";
import { SESSION_MS } from "./open-session.ts";
import { sessions, signInCodes } from "./tables.ts";

/** Codes are counted for a day, and sessions over by then. */
const before = (wall_ms: number) => wall_ms - SESSION_MS;

/** Deletes sign-in codes and sessions that are over. Writes: sign_in_codes, sessions. */
export const SESSION_PURGES = [
  purgeQueue("purge sign-in codes", { table: signInCodes, before }),
  purgeQueue("purge sessions", { table: sessions, before }),
];
