import { and, eq } from "drizzle-orm";
import { lockClocksForShare } from "#accounts/account";
import { settleCheckout } from "#money/ledger";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Tx } from "#platform/db/transaction";
import type { EndedSend, SendOfParents, SendParents } from "#platform/work/reactions";
import { moveSession } from "./lifecycle.ts";
import { openReview } from "./open-review.ts";
import { dropDeadline } from "./rows/deadlines.ts";
import { checkoutSessions, type SessionRow } from "./rows/tables.ts";

/**
 * The sessions in which customers have paid for sends: a delivery fulfils one, whenever it comes,
 * and a failure is for people to decide.
 */
export const SESSIONS_OF_SENDS: SendParents = { lock: lockSessions, move: followSends };

/** None of them returns anything to a reservation. */
async function lockSessions(
  tx: Tx,
  sends: readonly SendOfParents[],
): Promise<ReadonlyMap<string, string>> {
  for (const [account_id, of_account] of byAccount(sends)) {
    await readSessions(tx, account_id, of_account);
  }
  return new Map();
}

/** Writes: checkout_sessions, checkout_deadlines, events, the ledger. */
async function followSends(tx: Tx, ended: readonly EndedSend[]): Promise<void> {
  for (const [account_id, of_account] of byAccount(ended)) {
    const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
    if (clock === undefined) throw new Error(`no clock row for account ${account_id}`);
    const found = await readSessions(tx, account_id, of_account);
    const by_id = new Map(found.map((session) => [session.id, session]));
    for (const send of of_account) {
      const session = by_id.get(send.checkout_session_id ?? "");
      if (session === undefined) continue;
      by_id.set(session.id, await follow(tx, { session, send, at: clock.now }));
    }
  }
}

const UNENDED: ReadonlySet<string> = new Set(["paid", "resent", "in_review"]);

async function follow(
  tx: Tx,
  { session, send, at }: { session: SessionRow; send: EndedSend; at: number },
): Promise<SessionRow> {
  if (!UNENDED.has(session.status)) return session;
  if (send.status === "delivered") return await fulfil(tx, session, at);
  // One that was sent again waits for the send that came last.
  const is_newest = session.send_ids.at(-1) === send.id;
  if (!is_newest || session.status === "in_review") return session;
  return await openReview(tx, session, { reason: "send_failed", at, request: null });
}

async function fulfil(tx: Tx, before: SessionRow, at: number): Promise<SessionRow> {
  const { account_id, id: session_id, currency, amount_minor } = before;
  await settleCheckout(tx, { account_id, session_id, currency, amount_minor, created: at });
  await dropDeadline(tx, before);
  const step = { to: "fulfilled", by: "send_delivered", with: { fulfilled_at: at } } as const;
  return await moveSession(tx, { before, ...step, at, request: null });
}

function byAccount<S extends SendOfParents>(sends: readonly S[]): [string, S[]][] {
  const of_sessions = sends.filter(({ checkout_session_id }) => checkout_session_id !== null);
  const grouped = Map.groupBy(of_sessions, ({ account_id }) => account_id);
  return [...grouped].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Locks them, in one order; whoever holds them already waits for nothing. */
async function readSessions(
  { db }: Tx,
  account_id: string,
  sends: readonly SendOfParents[],
): Promise<SessionRow[]> {
  const ids = sends.flatMap(({ checkout_session_id }) => checkout_session_id ?? []);
  return await db
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.account_id, account_id), isAnyOf(checkoutSessions.id, ids)))
    .orderBy(checkoutSessions.id)
    .for("no key update");
}
