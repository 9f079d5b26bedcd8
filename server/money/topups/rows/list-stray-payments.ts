import assert from "node:assert/strict";
import { and, asc, eq, isNotNull, isNull, like, ne, or, sql } from "drizzle-orm";
import type { Currency } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { type TopupRow, topups } from "./tables.ts";

/** A payment of a live organisation that is not where it belongs. */
export interface StrayPayment {
  readonly account_id: string;
  readonly id: string;
  readonly reference: string;
  readonly currency: Currency;
  /** Credit that was given for it; or what was paid in another amount than was asked for. */
  readonly why: "reversed" | "mismatched";
  /** What went back, or must go back. Units: minor units of `currency`. */
  readonly amount_minor: bigint;
  readonly provider_reference: string;
  /** Unix milliseconds. */
  readonly since: number;
}

/** Nothing says that staff have dealt with one, so each is listed for this time. */
const LISTED = "92 days";
const LISTED_MAX = 200;

/**
 * Credit whose payment went back, and payments of a wrong amount that have not gone back; of the
 * last 92 days, the oldest first.
 */
export async function listStrayPayments({ db }: Read): Promise<StrayPayment[]> {
  const { status, mismatch_at, reversed_at, provider } = topups;
  const is_reversed = and(eq(status, "succeeded"), isNotNull(reversed_at));
  const is_mismatched = and(ne(status, "succeeded"), isNotNull(mismatch_at), isNull(reversed_at));
  const since = sql`coalesce(${reversed_at}, ${mismatch_at})`;
  const rows = await db
    .select()
    .from(topups)
    .where(
      and(
        or(is_reversed, is_mismatched),
        sql`${since} > svc_now() - ${LISTED}::interval`,
        like(provider, "paynow/%"),
      ),
    )
    .orderBy(asc(since))
    .limit(LISTED_MAX);
  return rows.map(strayOf);
}

function strayOf(row: TopupRow): StrayPayment {
  const { account_id, id, reference, currency, status } = row;
  const why = status === "succeeded" ? "reversed" : "mismatched";
  const [since, amount_minor, provider_reference] =
    why === "reversed"
      ? [row.reversed_at, row.received_minor, row.provider_reference]
      : [row.mismatch_at, row.mismatch_minor, row.mismatch_reference];
  assert(since !== null && amount_minor !== null && provider_reference !== null);
  return { account_id, id, reference, currency, why, since, amount_minor, provider_reference };
}
