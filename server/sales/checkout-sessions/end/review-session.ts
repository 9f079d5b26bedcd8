import {
  type LockedClock,
  lockAccountFacts,
  lockClocksForShare,
  readAccountFacts,
} from "#accounts/account";
import { auditByStaff } from "#journal/audit-log";
import type { AccountFacts, Ctx } from "#platform/context";
import type { Database, Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refusalOf } from "#platform/refusal";
import { hasFailed, isAskedAbout, lockSend, type SendRow } from "#sales/sends";
import { isPaidInFull } from "../rows/payment-queries.ts";
import { findSessions, lockSession } from "../rows/queries.ts";
import { readSessionMoney, type SessionMoney } from "../rows/session-money.ts";
import type { SessionRow } from "../rows/tables.ts";
import { askBeforeResend, isUnqueried } from "./ask-before-resend.ts";
import { creditSession } from "./credit-session.ts";
import { resendSession } from "./resend-session.ts";

/** What a person of the staff has decided about a session in review. */
export interface SessionDecision {
  readonly account_id: string;
  readonly session_id: string;
  readonly action: "resend" | "credit";
  /** Why; for the audit log. */
  readonly note: string;
  /** The person who decides. */
  readonly by: string;
  /** Whether it may cost the house what was not paid, or went back. */
  readonly covers_missing: boolean;
}

/** What two people have decided about a session of which not all was paid. */
export interface CreditDecision extends Omit<SessionDecision, "action" | "covers_missing"> {
  /** What had come when it was proposed; null where the proposal does not say. */
  readonly proposed: Proposed | null;
}

type Proposed = Pick<SessionMoney, "received_minor" | "is_reversed">;

const NO_SESSION = "This account has no such checkout session.";
const SENT_AGAIN = "It was sent again meanwhile.";
/** What is said of what the house would pay for. */
const NOT_IN_FULL = "Less was paid than was asked for, or it went back: two people decide.";

const NOT_SAID = "It does not say what was paid: turn it down, and propose it again.";
const PAID_OTHERWISE =
  "What was paid has changed since it was proposed: turn it down, and propose it again.";

/** What deciding needs: the ways into the database, and whoever can ask networks. */
export interface ReviewDeps extends Pick<Ctx, "perProgram" | "reactions" | "log"> {
  readonly database: Pick<Database, "read" | "record" | "transact">;
  readonly config: Pick<Ctx["config"], "secret_key">;
}

/** Carries out what was decided in the transaction that it is given, or says why it does not. */
export type CarriedOut = (
  tx: Tx,
  work: (tx: Tx) => Promise<string | null>,
) => Promise<string | null>;

/**
 * Ends the review of a session as a person has decided. Before what was paid for is sold again, the
 * network is asked about the send that has failed. Returns why it cannot be, with nothing sold or
 * credited; null once it is done. Of two people who decide at once, the second is told of the
 * first. What the caller keeps of it is kept by `carriedOut`, with the decision or not at all.
 *
 * Writes: audit_entries, and as `resendSession` or `creditSession`; what
 * the network says, as `askBeforeRetry`.
 */
export async function reviewSession(
  deps: ReviewDeps,
  decision: SessionDecision,
  carriedOut: CarriedOut = atOnce,
): Promise<string | null> {
  const { database } = deps;
  const { account_id, session_id, action } = decision;
  const [account, [found]] = await database.read(async (read) => [
    await readAccountFacts(read, account_id),
    await findSessions(read, account_id, [session_id]),
  ]);
  if (account === null || found === undefined) return NO_SESSION;
  if (found.status !== "in_review") return notInReview(found);
  const covers = decision.covers_missing || (await database.read((of) => isPaidInFull(of, found)));
  if (!covers) return NOT_IN_FULL;
  let queried_id: string | null = null;
  if (action === "resend") {
    const asking = askBeforeResend({ ...deps, ...waysOf(database), account }, found);
    const refusal = await refusalOf(asking);
    if (refusal !== null) return "The network does not say what became of the send: ask it again.";
    queried_id = await asking;
  }
  return await database.transact("review a checkout session", (tx) =>
    decide(tx, decision, { queried_id, carriedOut, proposed: null }),
  );
}

function atOnce(tx: Tx, work: (tx: Tx) => Promise<string | null>): Promise<string | null> {
  return work(tx);
}

/**
 * Makes what was paid Credit, in the caller's own transaction: nothing is sold, so nobody is asked.
 * The second person has seen what had come when it was proposed, so it is refused when more came,
 * or it went back since. Returns as `reviewSession`. Writes: audit_entries, and as `creditSession`.
 */
export async function creditInReview(
  tx: Tx,
  { proposed, ...decision }: CreditDecision,
): Promise<string | null> {
  if (proposed === null) return NOT_SAID;
  const [found] = await findSessions(tx, decision.account_id, [decision.session_id]);
  if (found === undefined) return NO_SESSION;
  const credit = { ...decision, action: "credit", covers_missing: true } as const;
  return await decide(tx, credit, { queried_id: null, carriedOut: atOnce, proposed });
}

function waysOf({ read, record }: ReviewDeps["database"]) {
  return { read, record: <T>(work: (tx: Tx) => Promise<T>) => record(work) };
}

function notInReview({ id, status }: SessionRow): string {
  return `${formatId("cs", id)} is ${status}, and not in review.`;
}

/** What a decision comes with: the send that was asked about, and what the second person saw. */
interface Deciding {
  readonly queried_id: string | null;
  readonly carriedOut: CarriedOut;
  readonly proposed: Proposed | null;
}

async function decide(
  tx: Tx,
  decision: SessionDecision,
  { queried_id, carriedOut, proposed }: Deciding,
): Promise<string | null> {
  const { account_id, session_id } = decision;
  const account = await lockAccountFacts(tx, account_id);
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  const [named] = await findSessions(tx, account_id, [session_id]);
  const newest = named?.send_ids.at(-1) ?? null;
  // Whoever ends a send locks it before its session.
  const send = newest === null ? null : await lockSend(tx, { account_id, id: newest });
  const session = await lockSession(tx, account_id, session_id);
  if (account === null || clock === undefined || session === null) {
    throw new Error(`Session ${session_id} is gone.`);
  }
  if (session.status !== "in_review") return notInReview(session);
  if (!decision.covers_missing && !(await isPaidInFull(tx, session))) return NOT_IN_FULL;
  if (proposed !== null && !(await isAsProposed(tx, session, proposed))) return PAID_OTHERWISE;
  const is_other = decision.action === "resend" && isUnqueried(send, queried_id);
  if ((session.send_ids.at(-1) ?? null) !== newest || is_other) return SENT_AGAIN;
  const why = send === null ? null : await undecidedOf(tx, send);
  if (why !== null) return why;
  // Whoever decided before has ended the review, so a form that comes twice is told so above.
  return await carriedOut(tx, (inside) => endReview(inside, decision, { account, clock, session }));
}

/** A payment changes under the lock of its session, which the caller holds. */
async function isAsProposed(tx: Tx, session: SessionRow, proposed: Proposed): Promise<boolean> {
  const { received_minor, is_reversed } = (await readSessionMoney(tx, session)) ?? {};
  return received_minor === proposed.received_minor && is_reversed === proposed.is_reversed;
}

async function endReview(
  tx: Tx,
  decision: SessionDecision,
  { account, clock, session }: { account: AccountFacts; clock: LockedClock; session: SessionRow },
): Promise<string | null> {
  const { now: at } = clock;
  if (decision.action === "credit") await creditSession(tx, session, { at, request: null });
  else {
    const cause = { account, now: at, request_id: session.request_id, request: null };
    const sold = await resendSession(tx, session, { cause, to: null });
    if (sold === null) return "What was paid for cannot be sold any more: give it as Credit.";
  }
  await writeAudit(tx, decision, clock);
  return null;
}

/** Why nobody can decide yet; null once its send has failed for good. */
async function undecidedOf(tx: Tx, send: SendRow): Promise<string | null> {
  const id = formatId("snd", send.id);
  if (!hasFailed(send)) return `${id} is ${send.status}, and may still be delivered.`;
  const is_open = send.status === "failed" && (await isAskedAbout(tx, send));
  return is_open ? `${id} has failed, and is asked about once more: wait for the answer.` : null;
}

async function writeAudit(
  tx: Tx,
  { account_id, session_id, action, note, by }: SessionDecision,
  { now: created }: LockedClock,
): Promise<void> {
  const to = action === "credit" ? "credited" : "resent";
  await auditByStaff(tx, [
    {
      ...{ account_id, action: `checkout_session.${to}`, object_id: formatId("cs", session_id) },
      ...{ changes: { status: ["in_review", to] }, note: `${by}: ${note}`, created },
    },
  ]);
}
