import type { Read } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { findPrograms } from "./queries.ts";

/**
 * The uuid of the account's program that a list is filtered by; null when it is by none.
 *
 * Refuses: `reference_not_found`.
 */
export async function programOfQuery(
  read: Read,
  account_id: string,
  written: string | undefined,
): Promise<string | null> {
  if (written === undefined) return null;
  const id = parseId("prg", written);
  const [found] = id === null ? [] : await findPrograms(read, account_id, [id]);
  if (found !== undefined) return found.id;
  return refuse("reference_not_found", {
    param: "program",
    message: `\`program\` is invalid. There is no program ${written} in this account.`,
  });
}
