import type { Schemas } from "@svc/generated/routes";
import { and, asc, eq, gt } from "drizzle-orm";
import { isOfPerson, members } from "#accounts/members";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { mintId } from "#platform/ids";
import { contactOf } from "./contact-of.ts";
import type { SignInOwner } from "./sign-in-owner.ts";
import type { SignInPlace } from "./sign-in-place.ts";
import { signIns } from "./tables.ts";

/** What came of a try to sign in. */
interface Noted {
  readonly method: Schemas["SignInMethod"];
  readonly place: SignInPlace;
  /** Uuid of the session that was opened; null of a try that failed. */
  readonly session_id: string | null;
}

/** No person is a member of so many organisations. */
const MEMBERSHIPS_MAX = 200;
/** Strangers may go on guessing: more of a day than these tell the member nothing new. */
const FAILED_IN_A_DAY_MAX = 50;
const DAY_MS = 24 * 3_600_000;

/**
 * Writes down a try to sign in, in each organisation that it opens or would have opened. Of who is
 * no member yet nothing is written.
 *
 * Writes: sign_ins.
 */
export async function noteSignIn(
  tx: Tx,
  { member, address }: SignInOwner,
  { method, place, session_id }: Noted,
): Promise<void> {
  if (member === null) return;
  const now = await transactionTime(tx);
  if (session_id === null && (await hasFailedOften(tx, member, now))) return;
  const memberships = await tx.db
    .select({ account_id: members.account_id, member_id: members.id })
    .from(members)
    .where(isOfPerson(contactOf(address)))
    .orderBy(asc(members.id))
    .limit(MEMBERSHIPS_MAX);
  await insertMany(
    tx,
    signIns,
    memberships.map((of) => ({
      ...{ ...of, id: mintId(now), method, session_id },
      outcome: session_id === null ? ("failed" as const) : ("succeeded" as const),
      ...{ device: place.device, address: place.address, created: now },
    })),
  );
}

async function hasFailedOften(
  { db }: Tx,
  { account_id, id }: NonNullable<SignInOwner["member"]>,
  now: number,
): Promise<boolean> {
  const failed = await db.$count(
    signIns,
    and(
      eq(signIns.account_id, account_id),
      eq(signIns.member_id, id),
      eq(signIns.outcome, "failed"),
      gt(signIns.created, now - DAY_MS),
    ),
  );
  return failed >= FAILED_IN_A_DAY_MAX;
}
