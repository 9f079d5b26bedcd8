/** The lines of an allocation: from a spreadsheet, or of everyone in a department. */
import type { Schemas } from "@svc/generated/routes";
import { wordsIn } from "#platform/words/language";
import { type Asking, ask } from "../ask.ts";
import { cellsOf, sheetOf, writeSheet } from "../batches/sheet.ts";
import { type Complaint, complaintOf } from "../complaint.ts";
import { filledOf } from "../part.ts";
import { WORDS } from "./words.ts";

type Cells = ReadonlyMap<string, string>;

/** Boxes of lines that are left out; a line by its number, counted from 1. */
export const LEFT_OUT = "out";

const OF_ALL = ["kind", "product_ref", "cost_center_id", "title", "custom_sms"];

/** The lines as cells, or what is wrong with how they were entered. */
export async function readLines(
  asking: Asking,
  form: URLSearchParams,
): Promise<readonly Cells[] | Complaint> {
  const words = wordsIn(WORDS, asking.signed.viewer.language);
  const department = form.get("department") ?? "";
  if (!form.has("checked") && department !== "") {
    const has_sheet = ["file", "csv"].some((name) => (form.get(name) ?? "").trim() !== "");
    if (has_sheet) return { text: words.one_of_both, param: "department" };
    return await linesOfDepartment(asking, department, form);
  }
  const rows = await cellsOf(await sheetOf(form));
  const out = new Set(form.getAll(LEFT_OUT).map(Number));
  const lines = rows.filter((_, index) => !out.has(index + 1));
  return lines.length === 0 ? { text: words.no_lines, param: "csv" } : lines;
}

async function linesOfDepartment(
  asking: Asking,
  cost_center_id: string,
  form: URLSearchParams,
): Promise<readonly Cells[] | Complaint> {
  const { language } = asking.signed.viewer;
  const words = wordsIn(WORDS, language);
  const { amount = "", currency = "USD" } = filledOf(form, ["amount", "currency"]);
  if (amount === "") return { text: words.no_lines, param: "amount" };
  const answer = await ask(asking, {
    operation_id: "getWorkforceCostCenterPeople",
    path: { cost_center_id },
  });
  if (answer.refusal !== null) {
    return { text: complaintOf(answer.refusal, language).text, param: "department" };
  }
  const { people } = answer.body as Schemas["WorkforceDepartmentPeople"];
  const lines = people
    .filter(({ status }) => status === "active")
    .map(
      ({ recipient, name }) =>
        new Map([
          ...([["recipient_id", recipient]] as const),
          ...([["name", name ?? ""]] as const),
          ...([["amount", amount]] as const),
          ...([["currency", currency]] as const),
        ]),
    );
  return lines.length === 0 ? { text: words.no_people, param: "department" } : lines;
}

/** The lines as a sheet, which the form carries to its next check. */
export const sheetOfLines = writeSheet;

/** The request that gives these lines. Pure. */
export function allocationOf(form: URLSearchParams, lines: readonly Cells[]): object {
  return {
    ...filledOf(form, OF_ALL),
    lines: lines.map((cells) => Object.fromEntries([...cells].filter(([, text]) => text !== ""))),
    acknowledge_over_budget: form.get("acknowledge_over_budget") === "true",
  };
}
