import { and, desc, eq, gt, lte } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { mintId } from "#platform/ids";
import { tokenResends } from "../rows/resend-tables.ts";

/** Source: spec/sales/sends/tokens.tsp. */
const PER_SEND = 3;
const PER_PHONE = 10;
const APART_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** A token to send to a number again, of a send that the caller has locked. */
interface ResendInput {
  readonly account_id: string;
  readonly send_id: string;
  readonly phone: string;
}

/** The result: how many resends are left, or which limit was reached. */
type ResendQuota =
  | { readonly is_drawn: true; readonly remaining: number }
  | {
      readonly is_drawn: false;
      readonly window: "minute" | "send" | "phone";
      readonly limit: number;
      /** Units: seconds. */
      readonly retry_after: number;
    };

/**
 * Counts a resend of a token, or returns the limit that forbids it; windows roll in the database's
 * time.
 *
 * Callers may rely on it that concurrent callers never get more resends than are left: the send's
 * lock orders callers of one send, the number's lock callers of one number.
 * Writes: token_resends.
 */
export async function drawResend(tx: Tx, input: ResendInput): Promise<ResendQuota> {
  const { account_id, send_id, phone } = input;
  // A number has no row to lock, so its callers hold this lock until they commit.
  await tx.sql`
    select pg_advisory_xact_lock(hashtextextended(${`resend/${account_id}/${phone}`}, 0))`;
  const now = await transactionTime(tx);
  await forgetOld(tx, input, now - DAY_MS);
  const counted = await tx.db
    .select({ of: tokenResends.send_id, at: tokenResends.at })
    .from(tokenResends)
    .where(isCounted(input, now - DAY_MS))
    .orderBy(desc(tokenResends.at));
  const of_send = counted.filter(({ of }) => of === send_id).map(({ at }) => at);
  const until = (at: number, window_ms: number) => Math.ceil((at + window_ms - now) / 1_000);
  const [latest = 0] = of_send;
  const third = of_send[PER_SEND - 1];
  if (third !== undefined) {
    const retry_after = until(third, DAY_MS);
    return { is_drawn: false, window: "send", limit: PER_SEND, retry_after };
  }
  const tenth = counted[PER_PHONE - 1];
  if (tenth !== undefined) {
    const retry_after = until(tenth.at, DAY_MS);
    return { is_drawn: false, window: "phone", limit: PER_PHONE, retry_after };
  }
  if (latest > now - APART_MS) {
    return { is_drawn: false, window: "minute", limit: 1, retry_after: until(latest, APART_MS) };
  }
  const row = { account_id, id: mintId(now), send_id, phone, at: now };
  await tx.db.insert(tokenResends).values(row);
  const left = [PER_SEND - of_send.length, PER_PHONE - counted.length];
  return { is_drawn: true, remaining: Math.min(...left) - 1 };
}

/** A send has one number for good, so what counts for the send counts for its number too. */
function isCounted({ account_id, phone }: ResendInput, since: number) {
  return and(
    eq(tokenResends.account_id, account_id),
    eq(tokenResends.phone, phone),
    gt(tokenResends.at, since),
  );
}

async function forgetOld({ db }: Tx, { account_id, phone }: ResendInput, before: number) {
  await db
    .delete(tokenResends)
    .where(
      and(
        eq(tokenResends.account_id, account_id),
        eq(tokenResends.phone, phone),
        lte(tokenResends.at, before),
      ),
    );
}
