import type { Ctx } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { refuseMissing } from "#platform/missing";
import { refuse } from "#platform/refusal";
import { type RecipientRow, recipients } from "../tables.ts";
import { findByRefs, refName } from "./find-by-refs.ts";
import { findRecipients, lockRecipients } from "./queries.ts";
import { readRef } from "./refs.ts";

const PARAM = "recipient_id";

type Asker = Pick<Ctx, "account">;

/**
 * The account's recipient that a path names, `rcp_…` or `ext:…`.
 *
 * Refuses: `resource_missing`, with a hint when the organisation has it in its other mode.
 */
export async function recipientOfPath(
  read: Read,
  { account }: Asker,
  written: string,
): Promise<RecipientRow> {
  const id = await idOfPath(read, { account }, written);
  const [row] = await findRecipients(read, account.id, [id]);
  return row ?? (await refuseMissing(read, { account, table: recipients, id, param: PARAM }));
}

/**
 * The same, locked until the transaction ends.
 *
 * Refuses: `resource_missing`.
 */
export async function lockRecipientOfPath(
  tx: Tx,
  { account }: Asker,
  written: string,
): Promise<RecipientRow> {
  const id = await idOfPath(tx, { account }, written);
  const [row] = await lockRecipients(tx, account.id, [id]);
  return row ?? (await refuseMissing(tx, { account, table: recipients, id, param: PARAM }));
}

async function idOfPath(from: Read | Tx, { account }: Asker, written: string): Promise<string> {
  const named = readRef(written);
  if (named === null) return refuse("resource_missing", { param: PARAM });
  if (named.id !== null) return named.id;
  const asked = { account_id: account.id, ref: written };
  const found = (await findByRefs(from, [asked])).get(refName(asked));
  return found?.id ?? (await refuseOwnId(from, { account }, written));
}

/** An own ID may be that of somebody in the organisation's other mode. */
async function refuseOwnId(from: Read | Tx, { account }: Asker, written: string): Promise<never> {
  const in_twin = await findByRefs(from, [{ account_id: account.twin_id, ref: written }]);
  const other_mode = account.mode === "test" ? "live" : "test";
  const meta = { mode_hint: in_twin.size === 0 ? null : other_mode };
  return refuse("resource_missing", { param: PARAM, meta });
}
