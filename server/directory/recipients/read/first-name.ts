import type { RecipientRow } from "../tables.ts";

/** The first name that was given, else the first word of the name; null without a name. */
export function firstNameOf({
  name,
  first_name,
}: Pick<RecipientRow, "name" | "first_name">): string | null {
  return first_name ?? name?.trim().split(/\s+/)[0] ?? null;
}
