import type { Ctx } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { refuseMissing } from "#platform/missing";
import { refuse } from "#platform/refusal";
import { findGroups, lockGroups } from "./queries.ts";
import { type GroupRow, groups } from "./tables.ts";

const PARAM = "group_id";

/**
 * The account's group that a path names.
 *
 * Refuses: `resource_missing`, with a hint when the organisation has it in its other mode.
 */
export async function groupOfPath(
  from: Read | Tx,
  { account }: Pick<Ctx, "account">,
  written: string,
): Promise<GroupRow> {
  const id = idOf(written);
  const [row] = await findGroups(from, account.id, [id]);
  return row ?? (await refuseMissing(from, { account, table: groups, id, param: PARAM }));
}

/**
 * The same, locked until the transaction ends.
 *
 * Refuses: `resource_missing`.
 */
export async function lockGroupOfPath(
  tx: Tx,
  { account }: Pick<Ctx, "account">,
  written: string,
): Promise<GroupRow> {
  const id = idOf(written);
  const [row] = await lockGroups(tx, account.id, [id]);
  return row ?? (await refuseMissing(tx, { account, table: groups, id, param: PARAM }));
}

function idOf(written: string): string {
  return parseId("grp", written) ?? refuse("resource_missing", { param: PARAM });
}
