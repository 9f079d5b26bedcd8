import { randomText } from "#platform/crypto/random-text";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { mintId } from "#platform/ids";
import { pinCodes } from "../tables.ts";
import { pinCodeHashOf } from "./pin-codes.ts";
import type { PinOwner } from "./pin-guard.ts";

/** Keeps a new code of a member, before which no other one counts. Writes: pin_codes. */
export async function keepPinCode(
  tx: Tx,
  { account_id, id: member_id }: PinOwner,
  code_hash: string,
): Promise<void> {
  const created = await transactionTime(tx);
  await insertMany(tx, pinCodes, [
    { account_id, id: mintId(created), member_id, code_hash, created },
  ]);
}

/**
 * Makes a code that staff hand to a member, who sets a PIN with it as with one by mail. It is too
 * long to be guessed, so it is kept without the sealing key, which staff need not have.
 *
 * Writes: pin_codes. Source: docs/operations.md.
 */
export async function makePinCode(tx: Tx, owner: PinOwner): Promise<string> {
  const code = randomText();
  await keepPinCode(tx, owner, pinCodeHashOf(code, owner, null));
  return code;
}
