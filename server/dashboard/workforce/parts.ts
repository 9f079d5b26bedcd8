import type { Schemas } from "@svc/generated/routes";
import { readable, readableAmount } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import { type Asking, readIfAllowed } from "../ask.ts";
import type { Markup, Viewer } from "../show/layout.ts";
import { type Tab, tabs } from "../show/tabs.ts";
import { WORDS } from "./words.ts";

export const WORKFORCE = "/dashboard/people/workforce";

export const CURRENCIES = { USD: "USD", ZWG: "ZWG" } as const;

/** The pages of Workforce, of which one is open. */
export function partsOf(viewer: Viewer, open: string): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const links: readonly Tab[] = [
    { path: WORKFORCE, label: words.allocations, needs: "listWorkforceBatches" },
    { path: `${WORKFORCE}/people`, label: words.people, needs: "listWorkforceRecipients" },
    {
      path: `${WORKFORCE}/departments`,
      label: words.departments,
      needs: "listWorkforceCostCenters",
    },
    { path: `${WORKFORCE}/paydays`, label: words.schedules, needs: "listWorkforceSchedules" },
    { path: `${WORKFORCE}/meters`, label: words.meters, needs: "getWorkforceMeters" },
    { path: `${WORKFORCE}/ledger`, label: words.ledger, needs: "getWorkforceLedger" },
    { path: `${WORKFORCE}/journal`, label: words.journal, needs: "getWorkforceJournal" },
  ];
  return tabs(viewer, links, open);
}

type Department = Schemas["WorkforceDepartment"];

/** Departments by name, archived ones last. */
export async function departmentsOf(asking: Asking): Promise<readonly Department[]> {
  const list = await readIfAllowed<Schemas["WorkforceDepartmentList"]>(asking, {
    operation_id: "listWorkforceCostCenters",
  });
  return list?.data ?? [];
}

/** The same as what a field offers: ids with names; archived ones only where one is chosen. */
export function optionsOf(
  departments: readonly Department[],
  chosen: string | null = null,
): Record<string, string> {
  const offered = departments.filter(({ id, is_active }) => is_active || id === chosen);
  return Object.fromEntries(offered.map(({ id, name }) => [id, name]));
}

/** Departments as lists are filtered by them, archived ones too, and people without one. */
export function filterOf(departments: readonly Department[], language: Language) {
  const words = wordsIn(WORDS, language);
  const named = Object.fromEntries(departments.map(({ id, name }) => [id, name]));
  const options = { none: words.no_department, ...named };
  return { name: "cost_center", label: words.department, options };
}

/** The name of a department; by its id where it is not in the list. */
export function nameIn(departments: readonly Department[], id: string | null): string {
  if (id === null) return "";
  return departments.find((one) => one.id === id)?.name ?? id;
}

/** An amount in each currency, as a person is limited to it. */
export function capOf({ USD, ZWG }: Schemas["CurrencyAmounts"]): string {
  const parts = [
    USD === null ? "" : readableAmount(USD, "USD"),
    ZWG === null ? "" : readableAmount(ZWG, "ZWG"),
  ];
  return parts.filter((one) => one !== "").join(", ");
}

/** How many people something is for. */
export function peopleOf(lines: number, language: Language): string {
  const words = wordsIn(WORDS, language);
  return lines === 1 ? words.one_person : words.count({ lines: readable(lines) });
}

/** The page of an allocation that was made, and whether it was made before with the same form. */
export function allocationAfter(body: unknown): string {
  const { reference, replayed } = body as Schemas["WorkforceSendResult"];
  return `${WORKFORCE}/allocations/${reference}?did=${replayed ? "replayed" : "sent"}`;
}
