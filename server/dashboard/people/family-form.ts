/** The form of a person of the family, and what it asks for. */
import type { Schemas } from "@svc/generated/routes";
import { type Language, wordsIn } from "#platform/words/language";
import { changedOf, filledOf } from "../part.ts";
import type { Field } from "../show/form.ts";
import { FAMILY_WORDS } from "./family-words.ts";

type FamilyMember = Schemas["FamilyMember"];

const OF_ALLOWANCE = "allowance.";
const AMOUNT = `${OF_ALLOWANCE}amount`;

/** A person to add. Pure. */
export function memberOf(fields: URLSearchParams): object {
  const allowance = allowanceOf(fields);
  return {
    ...filledOf(fields, ["name", "phone", "relation", "meter"]),
    ...(allowance === null ? {} : { allowance }),
    notify: fields.get("notify") === "true",
  };
}

/** What of a person is to be changed; without an allowance there is none to pause. Pure. */
export function changesOf(fields: URLSearchParams): object {
  const allowance = allowanceOf(fields);
  const paused = fields.get("paused") === "true";
  return {
    ...filledOf(fields, ["name", "phone", "relation"]),
    ...changedOf(fields, ["meter"]),
    allowance,
    notify: fields.get("notify") === "true",
    ...(allowance === null ? {} : { paused }),
  };
}

/** An allowance without an amount is none. */
function allowanceOf(fields: URLSearchParams): object | null {
  if ((fields.get(AMOUNT) ?? "").trim() === "") return null;
  const { day, ...rest } = Object.fromEntries(
    ["amount", "currency", "cadence", "day"].map((name) => [
      name,
      fields.get(`${OF_ALLOWANCE}${name}`)?.trim() ?? "",
    ]),
  );
  return { ...rest, day: Number(day) };
}

/** The fields, as the person is or as a refused form has them. */
export function fieldsOf(
  one: FamilyMember | null,
  sent: URLSearchParams | null,
  language: Language,
): Field[] {
  const words = wordsIn(FAMILY_WORDS, language);
  const value = (name: string, now: string | null | undefined) => sent?.get(name) ?? now ?? "";
  const allowance = one?.allowance;
  const day = allowance === null || allowance === undefined ? "1" : String(allowance.day);
  const is_on = (name: string, now: boolean) => (sent === null ? now : sent.has(name));
  const paused: Field = {
    ...{ name: "paused", label: words.pause, type: "check" },
    is_checked: is_on("paused", one?.paused ?? false),
  };
  return [
    { name: "name", label: words.name, value: value("name", one?.name), is_required: true },
    {
      ...{ name: "phone", label: words.phone, inputmode: "tel", is_required: true },
      value: value("phone", one?.phone),
    },
    {
      ...{ name: "relation", label: words.relation, type: "select", options: words.relations },
      value: value("relation", one?.relation ?? "other"),
    },
    {
      ...{ name: "meter", label: words.meter, inputmode: "numeric" },
      value: value("meter", one?.meter),
    },
    {
      ...{ name: AMOUNT, label: words.allowance, hint: words.allowance_hint },
      ...{ inputmode: "decimal", value: value(AMOUNT, allowance?.amount) },
    },
    {
      ...{ name: `${OF_ALLOWANCE}currency`, label: words.currency, type: "select" },
      ...{
        options: { USD: "USD", ZWG: "ZWG" },
        value: value("allowance.currency", allowance?.currency),
      },
    },
    {
      ...{ name: `${OF_ALLOWANCE}cadence`, label: words.cadence, type: "select" },
      ...{ options: words.cadences, value: value("allowance.cadence", allowance?.cadence) },
    },
    {
      ...{ name: `${OF_ALLOWANCE}day`, label: words.day, hint: words.day_hint },
      ...{ inputmode: "numeric", value: value("allowance.day", day) },
    },
    {
      ...{ name: "notify", label: words.notify, type: "check" },
      is_checked: is_on("notify", one?.notify ?? true),
    },
    ...(allowance ? [paused] : []),
  ];
}
