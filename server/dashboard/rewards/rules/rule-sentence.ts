import type { Schemas } from "@svc/generated/routes";
import { readableAmount } from "#platform/values/readable";
import { SENTENCE_WORDS as WORDS } from "./words.ts";

type Rule = Schemas["ProgramRule"];

const SPANS = [
  { unit: "day", letter: "d", seconds: 86_400 },
  { unit: "hour", letter: "h", seconds: 3_600 },
  { unit: "minute", letter: "m", seconds: 60 },
  { unit: "second", letter: "s", seconds: 1 },
] as const;

/** What a rule does, as one would say it. Pure. */
export function ruleSentence(rule: Rule): string {
  const { on, activity_name, when, limit, cooldown } = rule;
  const receives = on === "referral" ? WORDS.referrer_receives : WORDS.receives;
  const parts = [
    `${whenOf(rule, WORDS.happens[on](activity_name))}${receives(givenOf(rule))}`,
    when.all.length === 0 ? "" : WORDS.all(when.all.map(conditionOf).join(" and ")),
    when.any.length === 0 ? "" : WORDS.any(when.any.map(conditionOf).join("; ")),
    limitsOf(limit, rule.currency),
    cooldown === null ? "" : WORDS.cooldown(timeOf(cooldown)),
  ];
  return parts.filter((one) => one !== "").join(" ");
}

/** Seconds as a duration is written: 30d. Pure. */
export function durationOf(seconds: number): string {
  const { letter, count } = spanOf(seconds);
  return `${count}${letter}`;
}

function timeOf(seconds: number): string {
  const { unit, count } = spanOf(seconds);
  return WORDS.times(count, unit);
}

/** In the largest unit that divides it. */
function spanOf(seconds: number) {
  const span = SPANS.find((one) => seconds % one.seconds === 0) ?? SPANS[3];
  return { ...span, count: seconds / span.seconds };
}

function whenOf({ kind, count, activity_name, currency }: Rule, happens: string): string {
  const times = count?.times ?? 1;
  const within = count?.within == null ? "" : WORDS.within(timeOf(count.within));
  if (kind === "first_time") return WORDS.first(happens);
  if (kind === "milestone") return WORDS.nth(happens, ordinalOf(times));
  if (kind === "streak") return WORDS.streak(happens, times, WORDS.units[count?.every ?? "day"]);
  if (count?.value != null) {
    return WORDS.total(activity_name, readableAmount(count.value, currency), within);
  }
  return times === 1 ? WORDS.each(happens) : WORDS.each_of(happens, times, within);
}

function ordinalOf(number: number): string {
  const [tens, ones] = [number % 100, number % 10];
  if (tens >= 11 && tens <= 13) return `${number}th`;
  return `${number}${["th", "st", "nd", "rd"][ones] ?? "th"}`;
}

function givenOf({ give, currency }: Rule): string {
  const max = give.max === null ? null : readableAmount(give.max, currency);
  const what =
    give.amount === null
      ? WORDS.percent(give.percent_of_value ?? "0", max)
      : readableAmount(give.amount, currency);
  return WORDS.of_type(what, give.type === null ? null : WORDS.types[give.type]);
}

function conditionOf({ field, op, value }: Schemas["RuleCondition"]): string {
  return `${field} ${WORDS.ops[op]} ${Array.isArray(value) ? value.join(", ") : String(value)}`;
}

function limitsOf(limit: Rule["limit"], currency: string): string {
  const periods = Object.entries(WORDS.limit_periods).flatMap(([name, words]) => {
    const one = limit[name as keyof Rule["limit"]];
    if (one === null) return [];
    const count = one.count === null ? [] : [WORDS.rewards(one.count)];
    const amount = one.amount === null ? [] : [readableAmount(one.amount, currency)];
    return [`${[...count, ...amount].join(" or ")} ${words}`];
  });
  return periods.length === 0 ? "" : WORDS.limits(periods.join(", "));
}
