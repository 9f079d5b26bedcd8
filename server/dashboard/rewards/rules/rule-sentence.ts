import type { Schemas } from "@svc/generated/routes";
import { readableAmount } from "#platform/values/readable";
import { type Language, type WordsIn, wordsIn } from "#platform/words/language";
import { SENTENCE_WORDS } from "./sentence-words.ts";

type Rule = Schemas["ProgramRule"];
type SentenceWords = WordsIn<typeof SENTENCE_WORDS>;

const SPANS = [
  { unit: "day", letter: "d", seconds: 86_400 },
  { unit: "hour", letter: "h", seconds: 3_600 },
  { unit: "minute", letter: "m", seconds: 60 },
  { unit: "second", letter: "s", seconds: 1 },
] as const;

/** What a rule does, as one would say it. Pure. */
export function ruleSentence(rule: Rule, language: Language): string {
  const words = wordsIn(SENTENCE_WORDS, language);
  const { on, when, limit, cooldown } = rule;
  const receives = on === "referral" ? words.referrer_receives : words.receives;
  const conditions = (all: Rule["when"]["all"], between: string) =>
    all.map((one) => conditionOf(one, words)).join(between);
  const parts = [
    receives({ when: whenOf(rule, language), what: givenOf(rule, words) }),
    when.all.length === 0 ? "" : words.all({ conditions: conditions(when.all, ` ${words.and} `) }),
    when.any.length === 0 ? "" : words.any({ conditions: conditions(when.any, "; ") }),
    limitsOf(limit, rule.currency, words),
    cooldown === null ? "" : words.cooldown({ time: timeOf(cooldown, words) }),
  ];
  return parts.filter((one) => one !== "").join(" ");
}

/** Seconds as a duration is written: 30d. Pure. */
export function durationOf(seconds: number): string {
  const { letter, count } = spanOf(seconds);
  return `${count}${letter}`;
}

function timeOf(seconds: number, words: SentenceWords): string {
  const { unit, count } = spanOf(seconds);
  return count === 1 ? words.one[unit] : words.times[unit]({ count });
}

/** In the largest unit that divides it. */
function spanOf(seconds: number) {
  const span = SPANS.find((one) => seconds % one.seconds === 0) ?? SPANS[3];
  return { ...span, count: seconds / span.seconds };
}

function whenOf(rule: Rule, language: Language): string {
  const words = wordsIn(SENTENCE_WORDS, language);
  const { kind, count, activity_name: name, currency } = rule;
  const happens = happensIn(rule, words);
  const times = count?.times ?? 1;
  const within = count?.within == null ? "" : words.within({ time: timeOf(count.within, words) });
  if (kind === "first_time") return words.first({ happens });
  if (kind === "milestone") return words.nth({ happens, nth: ordinalOf(times, language) });
  if (kind === "streak") {
    const spell = words.spells[count?.every ?? "day"]({ count: times });
    return words.streak({ happens, spell });
  }
  if (count?.value != null) {
    const value = readableAmount(count.value, currency);
    const total = name === null ? words.total({ value }) : words.total_named({ name, value });
    return `${total} ${within}`.trim();
  }
  if (times === 1) return words.each({ happens });
  return `${words.each_of({ happens, times })} ${within}`.trim();
}

function happensIn({ on, activity_name: name }: Rule, { happens }: SentenceWords): string {
  return on === "activity" && name !== null ? happens.named({ name }) : happens[on];
}

/** Which one it is; other languages than English say it before the number. */
function ordinalOf(number: number, language: Language): string {
  if (language !== "en") return String(number);
  const [tens, ones] = [number % 100, number % 10];
  if (tens >= 11 && tens <= 13) return `${number}th`;
  return `${number}${["th", "st", "nd", "rd"][ones] ?? "th"}`;
}

function givenOf({ give, currency }: Rule, words: SentenceWords): string {
  const amount =
    give.amount === null ? percentOf(give, currency, words) : readableAmount(give.amount, currency);
  return give.type === null ? amount : words.of_types[give.type]({ amount });
}

function percentOf(give: Rule["give"], currency: string, words: SentenceWords): string {
  const percent = give.percent_of_value ?? "0";
  if (give.max === null) return words.percent({ percent });
  return words.percent_max({ percent, max: readableAmount(give.max, currency) });
}

function conditionOf({ field, op, value }: Schemas["RuleCondition"], words: SentenceWords): string {
  return words.ops[op]({
    field,
    value: Array.isArray(value) ? value.join(", ") : String(value),
  });
}

function limitsOf(limit: Rule["limit"], currency: string, words: SentenceWords): string {
  const periods = Object.entries(words.limit_periods).flatMap(([name, inPeriod]) => {
    const one = limit[name as keyof Rule["limit"]];
    if (one === null) return [];
    const count = one.count === null ? [] : [rewardsOf(one.count, words)];
    const amount = one.amount === null ? [] : [readableAmount(one.amount, currency)];
    return [inPeriod({ limit: [...count, ...amount].join(` ${words.or} `) })];
  });
  return periods.length === 0 ? "" : words.limits({ limits: periods.join(", ") });
}

function rewardsOf(count: number, words: SentenceWords): string {
  return count === 1 ? words.one_reward : words.rewards({ count });
}
