import { and, asc, eq, sql } from "drizzle-orm";
import { accounts } from "#accounts/account";
import type { Currency } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { sends } from "#sales/sends";
import { checkoutPayments } from "./payment-tables.ts";
import { checkoutSessions } from "./tables.ts";

/** What waits for staff: a live session in review, or a payment that is to be paid back. */
export interface WaitingForStaff {
  readonly account_id: string;
  readonly session_id: string;
  /** Why it is reviewed; `paid_twice` of a payment that is to be paid back. */
  readonly reason: string | null;
  /** Unix milliseconds. */
  readonly since: number | null;
  readonly currency: Currency;
  /** What was to be paid, and what was. Units: minor units. */
  readonly total_minor: bigint;
  readonly received_minor: bigint | null;
  /** The provider's own name of the payment. */
  readonly provider_reference: string | null;
  /** Whether the money went back, or is disputed. */
  readonly is_reversed: boolean;
  /** How the newest send of it stands; null where nothing was sold. */
  readonly send_status: string | null;
}

const MOST = 500;

/** What waits for staff in the sessions of all live accounts; at most 500 of a kind. */
export async function listReviews(read: Read): Promise<WaitingForStaff[]> {
  return [...(await listInReview(read)), ...(await listSurplus(read))];
}

async function listInReview({ db }: Read): Promise<WaitingForStaff[]> {
  const { account_id, id, send_ids } = checkoutSessions;
  const of_session = { account_id: checkoutPayments.account_id, id: checkoutPayments.session_id };
  const newest = sql`${send_ids}[cardinality(${send_ids})]`;
  const rows = await db
    .select({
      ...{ session: checkoutSessions, payment: checkoutPayments },
      send_status: sends.status,
    })
    .from(checkoutSessions)
    .innerJoin(accounts, and(eq(accounts.id, account_id), eq(accounts.mode, "live")))
    .leftJoin(
      checkoutPayments,
      and(
        eq(of_session.account_id, account_id),
        eq(of_session.id, id),
        eq(checkoutPayments.state, "paid"),
      ),
    )
    .leftJoin(sends, and(eq(sends.account_id, account_id), eq(sends.id, newest)))
    .where(eq(checkoutSessions.status, "in_review"))
    .orderBy(asc(checkoutSessions.review_opened_at))
    .limit(MOST);
  return rows.map(({ session, payment, send_status }) => ({
    ...{ account_id: session.account_id, session_id: session.id, currency: session.currency },
    ...{ reason: session.review_reason, since: session.review_opened_at, send_status },
    total_minor: session.amount_minor + session.fee_minor,
    received_minor: payment?.received_minor ?? null,
    provider_reference: payment?.provider_reference ?? null,
    is_reversed: payment?.is_reversed ?? false,
  }));
}

async function listSurplus({ db }: Read): Promise<WaitingForStaff[]> {
  const { state, is_reversed, created } = checkoutPayments;
  const rows = await db
    .select()
    .from(checkoutPayments)
    .where(and(eq(state, "surplus"), eq(is_reversed, false)))
    .orderBy(asc(created))
    .limit(MOST);
  return rows.map(({ account_id, session_id, currency, ...row }) => ({
    ...{ account_id, session_id, currency, reason: "paid_twice", since: row.created },
    ...{ received_minor: row.received_minor, provider_reference: row.provider_reference },
    ...{ total_minor: row.amount_minor + row.fee_minor, send_status: null, is_reversed: false },
  }));
}
