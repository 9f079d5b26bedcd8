import { and, desc, eq } from "drizzle-orm";
import { lockClocksForShare } from "#accounts/account";
import { auditByStaff } from "#journal/audit-log";
import type { Read, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { formatId, mintId } from "#platform/ids";
import type { FoundStaffSession } from "./staff-sessions.ts";
import { staffActions, staffMembers } from "./tables.ts";

/** What one of the staff does, and why. */
export interface StaffAction {
  /** Dotted, such as `dispute.resolve`. */
  readonly action: string;
  /** Wire id of what it is done to, or another name of it. */
  readonly object_id: string;
  readonly reason: string;
  /** Made with the form. */
  readonly form_key: string;
}

/** What is said of a form that was sent before. */
const SENT_BEFORE = "This form was sent before, and nothing was done again.";

/**
 * Carries out what a form asks for, once: the second of two that were sent does nothing. Returns
 * why it cannot be done, with nothing written; null once it is.
 *
 * Writes: staff_actions, and as the work.
 */
export async function actOnce(
  tx: Tx,
  { session, ...named }: StaffAction & { readonly session: FoundStaffSession },
  work: (tx: Tx) => Promise<string | null>,
): Promise<string | null> {
  const created = await transactionTime(tx);
  const id = mintId(created);
  const noted = await tx.db
    .insert(staffActions)
    .values({ ...named, id, staff_id: session.staff.id, session_id: session.id, created })
    .onConflictDoNothing()
    .returning({ id: staffActions.id });
  if (noted.length === 0) return SENT_BEFORE;
  const why = await work(tx);
  if (why !== null) await tx.db.delete(staffActions).where(eq(staffActions.id, id));
  return why;
}

const LOOK = "object.look";

/** A look at what is personal: whose it is, and why somebody looks. */
interface Look extends Omit<StaffAction, "action"> {
  readonly session: FoundStaffSession;
  readonly account_id: string;
}

/** Whose it is belongs to the name of what is looked at. */
function nameOfLook({ account_id, object_id }: Pick<Look, "account_id" | "object_id">): string {
  return `${formatId("acct", account_id)}/${object_id}`;
}

/**
 * Keeps that one of the staff looks at something personal, where its organisation reads it too.
 *
 * Writes: staff_actions, audit_entries.
 */
export async function noteLook(tx: Tx, { account_id, ...look }: Look): Promise<void> {
  const name = nameOfLook({ account_id, object_id: look.object_id });
  await actOnce(tx, { ...look, object_id: name, action: LOOK }, async () => {
    const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
    if (clock === undefined) return "There is no such account.";
    const { object_id, reason, session } = look;
    const note = `${session.staff.name}: ${reason}`;
    const about = { account_id, action: "staff.looked", object_id, changes: {}, note };
    await auditByStaff(tx, [{ ...about, created: clock.now }]);
    return null;
  });
}

/** Whether a reason was given in this session to look at something. */
export async function hasLooked(
  { db }: Read,
  session: FoundStaffSession,
  named: Pick<Look, "account_id" | "object_id">,
): Promise<boolean> {
  const looks = await db
    .select({ id: staffActions.id })
    .from(staffActions)
    .where(
      and(
        eq(staffActions.session_id, session.id),
        eq(staffActions.object_id, nameOfLook(named)),
        eq(staffActions.action, LOOK),
      ),
    )
    .limit(1);
  return looks.length > 0;
}

/** What was done, by whom and why. */
export interface DoneAction extends Omit<StaffAction, "form_key"> {
  readonly by: string;
  /** Unix milliseconds. */
  readonly created: number;
}

const LISTED_MAX = 50;

/** What staff did last in the console, the newest first. */
export async function listStaffActions({ db }: Read): Promise<DoneAction[]> {
  const { action, object_id, reason, created } = staffActions;
  return await db
    .select({ action, object_id, reason, created, by: staffMembers.name })
    .from(staffActions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffActions.staff_id))
    .orderBy(desc(staffActions.id))
    .limit(LISTED_MAX);
}
