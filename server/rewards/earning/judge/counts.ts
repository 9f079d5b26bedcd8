/** What a rule counts, and whether an occasion reaches it. */
import type { Schemas } from "@svc/generated/routes";
import {
  harareMonthsBefore,
  nextHarareDay,
  nextHarareMonth,
  nextHarareWeek,
  startOfHarareDay,
  startOfHarareMonth,
  startOfHarareWeek,
} from "#platform/time/instants";
import { parseMoney } from "#platform/values/money";
import type { RuleRow } from "#rewards/rules";
import type { Occasion } from "../occasion.ts";
import type { RuleMatchRow } from "../rows/tables.ts";

type Unit = Schemas["RuleStreakUnit"];

/** What is counted of the occasions that a rule is about, beside the one that is judged. */
export type RuleCounting =
  | { readonly kind: "nothing" }
  /** All that was ever reported. */
  | { readonly kind: "ever"; readonly times: number }
  /** What was reported after the newest match, and happened after one moment until another. */
  | {
      readonly kind: "span";
      /** Null where it does not matter when it happened. */
      readonly span: { readonly after: number; readonly until: number } | null;
      /** The place of the newest match; 0 without one. */
      readonly since: number;
      readonly times: number | null;
    }
  /** The periods in which something happened, from one moment until another. */
  | {
      readonly kind: "periods";
      readonly unit: Unit;
      readonly from: number;
      readonly until: number;
      readonly times: number;
      /** Whether the newest match lies in them, so that they are not all of a new streak. */
      readonly is_begun: boolean;
    };

/** A rule looks at so many of the newest. Source: spec/rewards/rules/models.tsp. */
export const NEWEST_MAX = 10_000;

/** What was found. */
export interface CountedFacts {
  /** Whether there may be older ones, which were not looked at. */
  readonly is_cut: boolean;
  /** Other occasions. */
  readonly others: number;
  /** What their values add up to. Units: minor units of the program's currency. */
  readonly value_minor: bigint;
  /** Periods in which something happened, the judged one counted; 0 where others are counted. */
  readonly periods: number;
}

const DAY_MS = 86_400_000;
const PERIODS: Readonly<
  Record<Unit, { start: (at: number) => number; next: (at: number) => number }>
> = {
  day: { start: startOfHarareDay, next: nextHarareDay },
  week: { start: startOfHarareWeek, next: nextHarareWeek },
  month: { start: startOfHarareMonth, next: nextHarareMonth },
};

/** What has to be counted to judge an occasion by a rule. Pure. */
export function countOf(
  { kind, count }: Pick<RuleRow, "kind" | "count">,
  { occurred_at }: Pick<Occasion, "occurred_at">,
  newest: Pick<RuleMatchRow, "occurred_at" | "position"> | null,
): RuleCounting {
  if (kind === "first_time") return { kind: "ever", times: 1 };
  if (count === null) return { kind: "nothing" };
  const { times, within, every } = count;
  if (kind === "milestone" && times !== null) return { kind: "ever", times };
  if (kind === "streak" && times !== null && every !== null) {
    const from = startOfStreak(every, occurred_at, times);
    const is_begun = newest !== null && PERIODS[every].start(newest.occurred_at) >= from;
    const until = PERIODS[every].next(occurred_at);
    return { kind: "periods", unit: every, from, until, times, is_begun };
  }
  const span = within === null ? null : { after: occurred_at - within * 1_000, until: occurred_at };
  return { kind: "span", span, since: newest?.position ?? 0, times };
}

/** When the first of so many consecutive periods began, of which the last is that of a moment. */
export function startOfStreak(unit: Unit, at: number, times: number): number {
  const start = PERIODS[unit].start(at);
  if (unit === "day") return start - (times - 1) * DAY_MS;
  if (unit === "week") return start - (times - 1) * 7 * DAY_MS;
  return harareMonthsBefore(start, times - 1);
}

/** Whether the count of a rule is reached with an occasion. Pure. */
export function isReached(
  { rule, program, count }: CountedRule,
  { value_minor, currency }: Pick<Occasion, "value_minor" | "currency">,
  facts: CountedFacts | null,
): boolean {
  if (count.kind === "nothing") return true;
  if (count.kind === "periods") return facts?.periods === count.times && !count.is_begun;
  if (facts === null) return false;
  // How often it happened before is not known of somebody who did more than is looked at.
  if (count.kind === "ever") return !facts.is_cut && facts.others + 1 === count.times;
  if (count.times !== null) return facts.others + 1 >= count.times;
  const wanted = rule.count?.value ?? null;
  const total_minor = wanted === null ? null : parseMoney(wanted);
  const is_own = value_minor !== null && currency === program.currency;
  const own_minor = is_own ? value_minor : 0n;
  return total_minor !== null && facts.value_minor + own_minor >= total_minor;
}

/** A rule, and what has to be counted for it. */
export interface CountedRule {
  readonly rule: Pick<RuleRow, "id" | "count" | "activity_name" | "program_id" | "when">;
  readonly program: { readonly currency: Occasion["currency"] };
  readonly count: RuleCounting;
}
