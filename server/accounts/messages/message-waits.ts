import type { MessageRow } from "./tables.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Attempts to submit a message before it has failed.
 * Source: docs/decisions/0014-texts-and-tokens.md.
 */
export const TRIES_MAX = 3;
/**
 * After this number of workers has died with a message, no other one hands it over or asks
 * about it.
 * Workers that die of something else, while one is started again and again, are given ten minutes.
 */
export const DEATHS_MAX = 10;
/** After this time without a report from the gateway, none is expected. */
export const REPORT_WINDOW_MS = 24 * HOUR;

/** While a message is no older, waiting for a turn at the gateway costs it no try. */
const TURN_WINDOW_MS = 24 * HOUR;
/** Codes that are valid for ten minutes. */
const CODES: readonly MessageRow["purpose"][] = ["sign_in_code", "pin_code", "claim_code"];
const CODE_WINDOW_MS = 10 * MINUTE;

/** After the n-th failed try; the first one, where there was no turn for any yet. */
const TRY_WAITS_MS = [SECOND, 15 * SECOND, MINUTE];
/** After the n-th question for a report; the last one repeats. */
const REPORT_WAITS_MS = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR];

/** How long the outbox waits before it does what. Units: milliseconds. */
export interface MessageWaits {
  /** Before the try after the n-th, from 0. */
  afterTry(tries: number): number;
  /** Before the question after the n-th, from 0. */
  beforeReport(queries: number): number;
}

/** The waits of live organisations. */
export function liveMessageWaits(): MessageWaits {
  return {
    afterTry: (tries) => nth(TRY_WAITS_MS, tries),
    beforeReport: (queries) => nth(REPORT_WAITS_MS, queries),
  };
}

/** The waits of test organisations: one step of the sandbox. Source: docs/guides/test-mode.md. */
export function testMessageWaits(step_ms: number): MessageWaits {
  return { afterTry: () => step_ms, beforeReport: () => step_ms };
}

/** How long after its cause a message that gets no turn loses no try. Units: milliseconds. */
export function turnWindow({ purpose }: Pick<MessageRow, "purpose">): number {
  return CODES.includes(purpose) ? CODE_WINDOW_MS : TURN_WINDOW_MS;
}

function nth(waits: readonly number[], index: number): number {
  return waits[Math.min(index, waits.length - 1)] as number;
}
