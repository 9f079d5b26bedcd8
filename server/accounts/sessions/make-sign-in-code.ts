import type { MemberRow } from "#accounts/members";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { mintId } from "#platform/ids";
import { cellSecret } from "#platform/settings/cell";
import { linkHashOf } from "./code-hash.ts";
import { signInCodes } from "./tables.ts";

/** How long a code of staff is valid: they hand it over by a way of their own. */
export const STAFF_CODE_HOURS = 24;

/**
 * Makes a code that staff hand to a member, who signs in with it once, in any browser. It is too
 * long to be guessed, so nobody's tries count against it, and it is kept without the sealing key,
 * which staff need not have.
 *
 * Writes: sign_in_codes. Source: docs/operations.md.
 */
export async function makeSignInCode(
  tx: Tx,
  { account_id, id: member_id }: Pick<MemberRow, "account_id" | "id">,
): Promise<string> {
  const created = await transactionTime(tx);
  const code = cellSecret(tx.cell);
  await insertMany(tx, signInCodes, [
    {
      ...{ account_id, id: mintId(created), member_id, invite_id: null, address: null },
      ...{ browser_hash: null, code_hash: null },
      ...{ token_hash: linkHashOf(code), expires_at: created + STAFF_CODE_HOURS * 3_600_000 },
      created,
    },
  ]);
  return code;
}
