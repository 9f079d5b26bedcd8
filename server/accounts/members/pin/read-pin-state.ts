import type { Read } from "#platform/db/transaction";
import { databaseWall } from "#platform/work/database-clock";
import { findPinGuard, type PinOwner } from "./pin-guard.ts";

/** What a member is told of their payment PIN. Unix milliseconds. */
export interface PinState {
  readonly is_set: boolean;
  /** Null when it is not locked. */
  readonly locked_until: number | null;
  /** When it begins to approve; null when it does. */
  readonly approves_from: number | null;
}

/** How the payment PIN of a member stands. */
export async function readPinState(read: Read, owner: PinOwner): Promise<PinState> {
  const guard = await findPinGuard(read, owner);
  const now = databaseWall();
  const ahead = (at: number | null | undefined) => (at != null && at > now ? at : null);
  return {
    is_set: guard !== null && guard.sealed_hash !== null,
    locked_until: ahead(guard?.locked_until),
    approves_from: ahead(guard?.approves_from),
  };
}
