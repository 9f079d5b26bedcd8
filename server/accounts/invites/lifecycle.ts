/** The only writer of an invitation's status. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq, lte, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { canMove } from "#platform/lifecycle";
import { refuse } from "#platform/refusal";
import { type InviteRow, invites } from "./tables.ts";

/** The state that an invitation is made in. */
export const FIRST_STATUS = LIFECYCLES.invite.initial[0];

/** A step that somebody wants an invitation to take, which the caller has locked. */
export interface InviteMove {
  readonly to: InviteRow["status"];
  readonly by: "accept" | "decline" | "revoke";
  /** The member that the person became. */
  readonly accepted_by?: string;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

/** Time alone makes a pending invitation an expired one. */
export function statusAt(
  { status, expires_at }: Pick<InviteRow, "status" | "expires_at">,
  now: number,
): InviteRow["status"] {
  return status === FIRST_STATUS && expires_at <= now ? "expired" : status;
}

/**
 * Moves an invitation, and returns it as it is then.
 *
 * Refuses: `invalid_transition`. Writes: the invitation's status.
 */
export async function moveInvite(
  tx: Tx,
  row: InviteRow,
  { to, by, accepted_by, now }: InviteMove,
): Promise<InviteRow> {
  const from = statusAt(row, now);
  if (!canMove(LIFECYCLES.invite, { from, to, by })) {
    const message = `The invitation is ${from} and cannot become ${to}.`;
    refuse("invalid_transition", { message, meta: { status: from } });
  }
  const set = { status: to, ...(accepted_by === undefined ? {} : { accepted_by }) };
  await tx.db
    .update(invites)
    .set(set)
    .where(and(eq(invites.account_id, row.account_id), eq(invites.id, row.id)));
  return { ...row, ...set };
}

/** Writes down that the time of a person's invitations is over. Writes: the invitations' status. */
export async function noteExpired(
  { db }: Tx,
  { account_id, email, phone }: Pick<InviteRow, "account_id" | "email" | "phone">,
  now: number,
): Promise<void> {
  await db
    .update(invites)
    .set({ status: "expired" })
    .where(
      and(
        eq(invites.account_id, account_id),
        eq(invites.status, FIRST_STATUS),
        lte(invites.expires_at, now),
        isTo({ email, phone }),
      ),
    );
}

/** Whether an invitation is to an address or to a number; of one that is null, to none. */
export function isTo({ email, phone }: Pick<InviteRow, "email" | "phone">): SQL | undefined {
  return or(
    email === null ? sql`false` : eq(sql`lower(${invites.email})`, email.toLowerCase()),
    phone === null ? sql`false` : eq(invites.phone, phone),
  );
}
