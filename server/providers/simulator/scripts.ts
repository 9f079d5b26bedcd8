import type { FailureCode } from "#providers/port";

/** What the simulated supplier says to one question. */
export type Line =
  | { readonly say: "accepted" | "busy" | "silence" | "delivered" | "not_found" }
  /** Says that it delivered, but half of what was ordered. */
  | { readonly say: "delivered_half" }
  | { readonly say: "refused"; readonly code: FailureCode };

/**
 * How a test number behaves: the answers of its hand-overs, and to the questions about the last.
 */
export interface Script {
  /** By hand-over; the last one answers all that follow. */
  readonly submits: readonly [Line, ...Line[]];
  /** By question about a hand-over; the last one answers all that follow. */
  readonly queries: readonly [Line, ...Line[]];
  /** What the customer has in the end of the hand-over that was taken. */
  readonly vends: "all" | "half" | "nothing";
}

const accepted: Line = { say: "accepted" };
const busy: Line = { say: "busy" };
const silence: Line = { say: "silence" };
const delivered: Line = { say: "delivered" };
const rejected: Line = { say: "refused", code: "network_rejected" };
const limit_reached: Line = { say: "refused", code: "subscriber_limit_reached" };

const DELIVERS: Script = { submits: [accepted], queries: [delivered], vends: "all" };

/**
 * What the last four digits of a number stand for. Endings that speak of meters, tokens or rewards
 * deliver airtime like any other number. Source: docs/guides/test-mode.md, "Numbers".
 */
const SCRIPTS: Readonly<Record<string, Script>> = {
  "0001": { submits: [busy, busy, accepted], queries: [delivered], vends: "all" },
  "0002": { submits: [accepted], queries: [rejected], vends: "nothing" },
  "0003": { submits: [silence], queries: [{ say: "not_found" }], vends: "nothing" },
  "0004": { submits: [silence], queries: [{ say: "delivered_half" }], vends: "half" },
  "0005": { submits: [silence], queries: [delivered], vends: "all" },
  "0012": { submits: [accepted], queries: [limit_reached], vends: "nothing" },
  // It vends although it refuses, and admits so when it is asked again.
  "0013": { submits: [accepted], queries: [rejected, delivered], vends: "all" },
  "0014": { submits: [accepted], queries: [rejected, silence], vends: "nothing" },
};

/** The script of a number. */
export function scriptOf(target: string): Script {
  return SCRIPTS[target.slice(-4)] ?? DELIVERS;
}

/** What a script says at its n-th question, from 1. */
export function lineOf(lines: readonly [Line, ...Line[]], nth: number): Line {
  return lines[Math.min(nth, lines.length) - 1] ?? lines[0];
}
