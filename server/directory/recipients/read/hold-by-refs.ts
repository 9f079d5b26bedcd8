import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { unixSeconds } from "#platform/time/instants";
import { type FoundRecipient, findByRefs, refName } from "./find-by-refs.ts";

/**
 * The recipients of several lists of references, in their order, locked against changes until the
 * transaction ends.
 *
 * Refuses: `reference_not_found`, with the list and the place of the first that there is not.
 */
export async function holdByRefs<List extends string>(
  tx: Tx,
  account_id: string,
  lists: Readonly<Record<List, readonly string[]>>,
): Promise<Record<List, FoundRecipient[]>> {
  const asked = Object.values<readonly string[]>(lists)
    .flat()
    .map((ref) => ({ account_id, ref }));
  const first = await findByRefs(tx, asked);
  const ids = [...new Set([...first.values()].map(({ id }) => id))].toSorted();
  await tx.sql`
    select from recipients where account_id = ${account_id} and id = any(${ids}::uuid[])
    order by id for share`;
  // Read again: what was waited for may have changed them.
  const found = await findByRefs(tx, asked);
  const entries = Object.entries<readonly string[]>(lists).map(([list, refs]) => [
    list,
    refs.map((ref, index) => {
      const held = found.get(refName({ account_id, ref }));
      return held ?? refuseUnknown(`${list}[${index}]`, ref);
    }),
  ]);
  return Object.fromEntries(entries) as Record<List, FoundRecipient[]>;
}

function refuseUnknown(param: string, ref: string): never {
  return refuse("reference_not_found", {
    param,
    message: `\`${param}\` is invalid. There is no recipient ${ref} in this account.`,
  });
}

/** Refuses: `erased_recipient`, of somebody who is being erased, or was. */
export function refuseErased(
  { status, erase_at }: Pick<FoundRecipient, "status" | "erase_at">,
  param: string,
): void {
  if (status === "active") return;
  refuse("erased_recipient", { param, ...erasedDetail({ status, erase_at }, param) });
}

/** What is said of somebody who is being erased, or was. */
export function erasedDetail(
  { status, erase_at }: Pick<FoundRecipient, "status" | "erase_at">,
  param: string,
): { message: string; meta: { erase_at: number | null } } {
  const message =
    status === "erased"
      ? `\`${param}\` names a recipient who was erased. Use another one.`
      : `\`${param}\` names a recipient who is being erased. Restore the recipient first.`;
  return { message, meta: { erase_at: erase_at === null ? null : unixSeconds(erase_at) } };
}
