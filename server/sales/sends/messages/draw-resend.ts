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

/** A token that shall go to a number again, of a send that the caller has locked. */
interface ResendInput {
  readonly account_id: string;
  readonly send_id: string;
  readonly phone: string;
}

/** What a wish comes to: what is left for the send, or which limit stands in its way. */
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
 * Counts that a token is sent again, or says why it may not be; windows roll in the database's
 * time.
 *
 * Callers may rely on it that of any number who draw at once no more get one than are left: the
 * lock of the send orders those of one send, the lock of the number those of one number.
 * Writes: token_resends.
 */
export async function drawResend(tx: Tx, input: ResendInput): Promise<ResendQuota> {
  const { account_id, send_id, phone } = input;
  // There is no row of a number to lock; whoever counts for one holds this until it is committed.
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
