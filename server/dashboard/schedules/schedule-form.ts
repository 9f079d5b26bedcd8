import { type Language, wordsIn } from "#platform/words/language";
import { filledOf } from "../part.ts";
import type { Field } from "../show/form.ts";
import { WORDS } from "./words.ts";

const NUMBERS = ["day_of_week", "day_of_month", "month_of_year"];
const TEXTS = ["name", "cadence", "anchor_date", "group", "amount", "currency", "on_insufficient"];

/** A schedule as its form asks for it. Pure. */
export function scheduleOf(form: URLSearchParams): object {
  const numbers = Object.entries(filledOf(form, NUMBERS)).map(([name, value]) => [
    name,
    Number(value),
  ]);
  const phones = (form.get("phones") ?? "").split(/[\n,;]+/).map((one) => one.trim());
  const recipients = phones.filter((one) => one !== "").map((phone) => ({ phone }));
  return {
    ...filledOf(form, TEXTS),
    ...Object.fromEntries(numbers),
    ...timeOf(form),
    ...(form.get("group") ? {} : { recipients }),
  };
}

/** What can be changed of it on its page. Pure. */
export function changesOf(form: URLSearchParams): object {
  return {
    ...filledOf(form, ["name", "amount", "on_insufficient"]),
    ...timeOf(form),
    active: form.get("active") === "true",
  };
}

function timeOf(form: URLSearchParams): object {
  const [hour, minute = "0"] = (form.get("time") ?? "").split(":");
  return { hour: Number(hour || Number.NaN), minute: Number(minute) };
}

/** The fields of a new schedule. */
export function newFields(
  groups: readonly { readonly id: string; readonly name: string }[],
  { value, language }: { readonly value: (name: string) => string; readonly language: Language },
): Field[] {
  const words = wordsIn(WORDS, language);
  const options = Object.fromEntries(groups.map(({ id, name }) => [id, name]));
  const select = (name: string, label: string, choices: Readonly<Record<string, string>>) =>
    ({ name, label, type: "select", options: choices, value: value(name) }) as const;
  return [
    { name: "name", label: words.name, value: value("name"), is_required: true },
    select("cadence", words.cadence, words.cadences),
    { name: "time", label: words.time, hint: words.time_hint, value: value("time") || "08:00" },
    {
      ...{ name: "day_of_month", label: words.day_of_month, hint: words.day_of_month_hint },
      ...{ inputmode: "numeric", value: value("day_of_month") },
    },
    { ...select("day_of_week", words.day_of_week, words.weekdays), hint: words.day_of_week_hint },
    {
      ...{ name: "month_of_year", label: words.month_of_year, hint: words.month_of_year_hint },
      ...{ inputmode: "numeric", value: value("month_of_year") },
    },
    {
      ...{ name: "anchor_date", label: words.anchor_date, hint: words.anchor_hint },
      ...{ type: "date", value: value("anchor_date") },
    },
    select("group", words.group, { "": words.no_group, ...options }),
    { name: "phones", label: words.phones, type: "area", value: value("phones") },
    { name: "amount", label: words.amount, inputmode: "decimal", value: value("amount") },
    select("currency", words.currency, { USD: "USD", ZWG: "ZWG" }),
    select("on_insufficient", words.on_insufficient, words.choices),
  ];
}
