import type { IdPrefix } from "#platform/ids";

/** Whose timelines there are: sends, top-ups, checkout sessions and rewards. */
export const TIMELINE_PREFIXES = ["snd", "top", "cs", "rwd"] as const satisfies IdPrefix[];

export type TimelinePrefix = (typeof TIMELINE_PREFIXES)[number];

/**
 * Kinds of what happens, in their order where they share a millisecond: a
 * request is first, and what is still to be done is last.
 */
export const KINDS = [
  "request",
  "payment",
  "entry",
  "attempt",
  "answer",
  "event",
  "message",
  "delivery",
  "token_link",
  "audit",
  "staff",
  "alarm",
  "reconciliation",
  "quarantine",
  "due",
] as const;

export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** One thing that happened, or that is due. */
export interface Happening {
  /** Unix milliseconds on the account's clock; of staff, alarms and reconciliation, wall time. */
  readonly at: number;
  readonly kind: (typeof KINDS)[number];
  /** Wire id of what it is about, or of itself where it has one. */
  readonly id: string | null;
  readonly what: string;
  /** What else is known; null where it is not. */
  readonly facts: Facts;
}

/** An object of the account, by prefix and uuid. */
export interface ObjectName {
  readonly prefix: IdPrefix;
  readonly id: string;
}

/** What a timeline is of, and all that belongs to it. */
export interface Subject extends ObjectName {
  readonly prefix: TimelinePrefix;
  readonly account_id: string;
  readonly account_name: string;
  readonly mode: "test" | "live";
  /** How far the account's clock runs ahead of the wall. */
  readonly ahead_ms: number;
  readonly created: number;
  readonly status: string;
  readonly facts: Facts;
  /** Requests that its rows name. */
  readonly request_ids: readonly string[];
  /** Itself first, then its sends, disputes, link and reviews. */
  readonly objects: readonly ObjectName[];
}

export interface Timeline {
  readonly subject: Subject;
  /** Oldest first. */
  readonly happenings: readonly Happening[];
}

/** The uuids of the objects of one kind. */
export function idsOf({ objects }: Pick<Subject, "objects">, prefix: IdPrefix): string[] {
  return objects.filter((one) => one.prefix === prefix).map(({ id }) => id);
}
