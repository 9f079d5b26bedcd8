/** The form of a rule: its fields, and the rule that it asks for. */
import type { Schemas } from "@svc/generated/routes";
import { type Language, wordsIn } from "#platform/words/language";
import type { Field } from "../../show/form.ts";
import { durationOf } from "./rule-sentence.ts";
import { RULE_WORDS as WORDS } from "./words.ts";

type Rule = Schemas["ProgramRule"];
type LimitName = keyof Rule["limit"];

/** What answers say of a rule and requests do not. */
const READ_ONLY = ["object", "created", "livemode", "currency", "matched_count"];
const LIMITS: readonly LimitName[] = ["lifetime", "per_day"];

/** A rule as a request sends it back unchanged. Pure. */
export function asWritten(rule: Rule): Record<string, unknown> {
  return Object.fromEntries(Object.entries(rule).filter(([name]) => !READ_ONLY.includes(name)));
}

/** The rule as the form asks for it; what the form does not show stays as it is. Pure. */
export function ruleOf(fields: URLSearchParams, now: Rule | null): Record<string, unknown> {
  const text = (name: string) => fields.get(name)?.trim() || null;
  const give = {
    ...now?.give,
    amount: text("give.amount"),
    percent_of_value: text("give.percent_of_value"),
    max: text("give.max"),
    type: now?.give.type === "data" ? now.give.type : text("give.type"),
  };
  return {
    ...(now === null ? {} : asWritten(now)),
    name: text("name") ?? "",
    active: fields.get("active") === "true",
    on: text("on"),
    activity_name: text("activity_name"),
    kind: text("kind"),
    count: countOf(text),
    give,
    limit: limitsOf(text, now),
    cooldown: text("cooldown"),
  };
}

type Text = (name: string) => string | null;

/** Nothing is counted where nothing of it is filled in. */
function countOf(text: Text): object | null {
  const count = {
    times: numberOf(text("count.times")),
    value: text("count.value"),
    within: text("count.within"),
    every: text("count.every"),
  };
  return Object.values(count).every((one) => one === null) ? null : count;
}

/** A whole number; what is none goes as it was written, for the refusal that names it. */
function numberOf(written: string | null): number | string | null {
  if (written === null) return null;
  return Number.isInteger(Number(written)) ? Number(written) : written;
}

function limitsOf(text: Text, now: Rule | null): object {
  const changed = LIMITS.map((name) => {
    const count = numberOf(text(`limit.${name}.count`));
    const amount = now?.limit[name]?.amount ?? null;
    return [name, count === null && amount === null ? null : { count, amount }];
  });
  return { ...now?.limit, ...Object.fromEntries(changed) };
}

/** The fields, as the rule is or as a refused form has them. Pure. */
export function ruleFields(
  rule: Rule | null,
  { sent, language }: { readonly sent: URLSearchParams | null; readonly language: Language },
): Field[] {
  const words = wordsIn(WORDS, language);
  const value = (name: string, now: string | number | null | undefined) =>
    sent?.get(name) ?? String(now ?? "");
  const select = (name: string, label: string, options: Field["options"], now: string): Field => ({
    ...{ name, label, type: "select", value: value(name, now) },
    ...(options === undefined ? {} : { options }),
  });
  const time = (seconds: number | null | undefined) =>
    seconds == null ? null : durationOf(seconds);
  const amount = (name: string, label: string, now: string | null | undefined): Field => ({
    ...{ name, label, inputmode: "decimal", value: value(name, now) },
  });
  const { count, give, limit } = rule ?? {};
  return [
    { name: "name", label: words.name, value: value("name", rule?.name), is_required: true },
    select("on", words.on, words.ons, rule?.on ?? "activity"),
    {
      ...{ name: "activity_name", label: words.activity_name, hint: words.activity_name_hint },
      value: value("activity_name", rule?.activity_name),
    },
    select("kind", words.kind, words.kinds, rule?.kind ?? "threshold"),
    {
      ...{ name: "count.times", label: words.times, hint: words.times_hint, inputmode: "numeric" },
      value: value("count.times", rule === null ? 1 : count?.times),
    },
    amount("count.value", words.value, count?.value),
    {
      ...{ name: "count.within", label: words.within, hint: words.within_hint },
      value: value("count.within", time(count?.within)),
    },
    select("count.every", words.every, { "": "–", ...words.everies }, count?.every ?? ""),
    amount("give.amount", words.amount, give?.amount),
    amount("give.percent_of_value", words.percent, give?.percent_of_value),
    amount("give.max", words.max, give?.max),
    ...(give?.type === "data"
      ? []
      : [select("give.type", words.type, words.types, give?.type ?? "")]),
    ...LIMITS.map(
      (name): Field => ({
        name: `limit.${name}.count`,
        label: name === "lifetime" ? words.lifetime : words.per_day,
        ...{ hint: words.limit_hint, inputmode: "numeric" },
        value: value(`limit.${name}.count`, limit?.[name]?.count),
      }),
    ),
    {
      ...{ name: "cooldown", label: words.cooldown, hint: words.cooldown_hint },
      value: value("cooldown", time(rule?.cooldown)),
    },
    {
      ...{ name: "active", label: words.active, type: "check" },
      is_checked: sent === null ? (rule?.active ?? true) : sent.has("active"),
    },
  ];
}
