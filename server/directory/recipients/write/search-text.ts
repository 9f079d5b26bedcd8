import { nationalOf } from "#platform/values/phone";
import type { RecipientRow } from "../tables.ts";

type Searched = Pick<RecipientRow, "name" | "phone" | "payroll_id" | "external_id">;

/**
 * What a search looks through: in lower case, a line each, as people write a number and as it is
 * stored. No search holds a line break, so none finds what spans two lines.
 */
export function searchTextOf({ name, phone, payroll_id, external_id }: Searched): string {
  const numbers = phone === null ? [] : [phone, nationalOf(phone), digitsOf(nationalOf(phone))];
  const lines = [name, ...numbers, payroll_id, external_id];
  return lines
    .filter((line) => line !== null)
    .join("\n")
    .toLowerCase();
}

function digitsOf(national: string): string {
  return national.replaceAll(" ", "");
}
