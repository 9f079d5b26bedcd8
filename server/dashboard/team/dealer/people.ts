/** Directors and owners: the operation takes whole lists, and a form names one person. */
import type { Schemas } from "@svc/generated/routes";
import type { Field } from "../../show/form.ts";
import { type DealerWords, WORDS } from "./words.ts";

type Application = Schemas["DealerApplication"];

export type PeopleName = keyof typeof WORDS.people;
export const PEOPLE_NAMES = Object.keys(WORDS.people) as PeopleName[];

const NAMES: Readonly<Record<PeopleName, readonly (keyof typeof WORDS.person)[]>> = {
  directors: [
    ...(["full_name", "national_id", "date_of_birth", "nationality", "address"] as const),
    ...(["shareholding_percent", "is_pep"] as const),
  ],
  beneficial_owners: [
    ...(["full_name", "national_id", "nationality", "shareholding_percent", "is_pep"] as const),
  ],
};

interface PersonView {
  readonly application: Application;
  readonly sent: URLSearchParams | null;
  readonly words: DealerWords;
}

/** The fields of one more person, by the names under which the operation refuses them. */
export function personFields(
  people: PeopleName,
  { application, sent, words }: PersonView,
): Field[] {
  return NAMES[people].map((key): Field => {
    const name = nameOf(people, application[people].length, key);
    const field = { name, label: words.person[key] };
    if (key === "is_pep") {
      return { ...field, type: "check", is_checked: sent?.has(name) ?? false };
    }
    const fallback = key === "nationality" ? "ZW" : "";
    const value = sent?.get(name) ?? fallback;
    return { ...field, value, ...(key === "date_of_birth" ? { type: "date" } : {}) };
  });
}

/** The list with the person of a form at its end. */
export function withPerson(
  people: PeopleName,
  application: Application,
  form: URLSearchParams,
): object {
  const list = application[people];
  const entries = NAMES[people].map((key) => {
    const name = nameOf(people, list.length, key);
    return [key, key === "is_pep" ? form.has(name) : (form.get(name)?.trim() ?? "")];
  });
  return { [people]: [...list, Object.fromEntries(entries)] };
}

/** The list without the person that a form names; one who is gone already is not in it. */
export function withoutPerson(
  people: PeopleName,
  application: Application,
  form: URLSearchParams,
): object {
  const national_id = form.get("national_id");
  return { [people]: application[people].filter((one) => one.national_id !== national_id) };
}

function nameOf(people: PeopleName, at: number, key: string): string {
  return `${people}[${at}].${key}`;
}
