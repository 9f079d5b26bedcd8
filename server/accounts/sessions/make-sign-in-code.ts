import type { MemberRow } from "#accounts/members";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { mintId } from "#platform/ids";
import { randomText } from "#platform/random-text";
import { longCodeHashOf } from "./code-hash.ts";
import { signInCodes } from "./tables.ts";

/**
 * Makes a code that staff hand to a member, who signs in with it as with one by mail. It is too
 * long to be guessed, so it is kept without the sealing key, which staff need not have.
 *
 * Writes: sign_in_codes. Source: docs/operations.md.
 */
export async function makeSignInCode(
  tx: Tx,
  { account_id, id: member_id }: Pick<MemberRow, "account_id" | "id">,
): Promise<string> {
  const now = await transactionTime(tx);
  const code = randomText();
  const code_hash = longCodeHashOf({ member_id, code });
  await insertMany(tx, signInCodes, [
    { account_id, id: mintId(now), member_id, code_hash, created: now },
  ]);
  return code;
}
