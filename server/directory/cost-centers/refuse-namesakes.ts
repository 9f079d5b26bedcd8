import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { findNamesakes } from "./queries.ts";
import type { CostCenterFields } from "./read-fields.ts";

/**
 * A code stands for one cost centre in the books, and a name for one that can be chosen. The caller
 * holds the list; `id` is the cost centre itself, null for a new one.
 *
 * Refuses: `duplicate_resource`.
 */
export async function refuseNamesakes(
  tx: Tx,
  { account_id, id }: { account_id: string; id: string | null },
  { gl_code, name, is_active }: Pick<CostCenterFields, "gl_code" | "name" | "is_active">,
): Promise<void> {
  const asked = { id, gl_code, name: is_active ? name : null };
  const others = await findNamesakes(tx, account_id, asked);
  const of_code = others.find((row) => gl_code !== null && row.gl_code === gl_code);
  if (of_code !== undefined) refuseDuplicate("gl_code", of_code.id);
  const [of_name] = others;
  if (of_name !== undefined) refuseDuplicate("name", of_name.id);
}

function refuseDuplicate(param: "gl_code" | "name", id: string): never {
  const whose = param === "name" ? "another active cost centre" : "another cost centre";
  return refuse("duplicate_resource", {
    param,
    message: `\`${param}\` is used by ${whose}. Use another one.`,
    resource: formatId("cc", id),
  });
}
