import type { Ctx, Currency } from "#platform/context";
import { refuse } from "#platform/refusal";
import { harareDay, nextHarareMonth, startOfHarareMonth } from "#platform/time/instants";

/** A month in Harare, and whether its statement can still change. Units: milliseconds. */
export interface StatementMonth {
  /** `YYYY-MM`. */
  readonly period: string;
  readonly starts_at: number;
  /** The first moment of the month after it. */
  readonly ends_at: number;
  readonly is_final: boolean;
}

/** Whose statement, in which currency, of which month. */
export interface StatementName {
  readonly account_id: string;
  readonly currency: Currency;
  readonly month: StatementMonth;
}

/** Source: spec/reporting/statements.tsp. */
export const FINAL_AFTER_MS = 3 * 24 * 3_600_000;
/** Noon of the first day lies in the month, whatever the time zone. */
const NOON = "-01T12:00:00Z";

/**
 * The month of a statement: the requested one, or that of the account's clock.
 *
 * Refuses: `time_out_of_range` before the account began, and in the future.
 */
export function monthOf(
  period: string | undefined,
  { now, account_created }: Pick<Ctx, "now"> & { account_created: number },
): StatementMonth {
  const first = startOfHarareMonth(account_created);
  const last = startOfHarareMonth(now);
  const starts_at = period === undefined ? last : startOfHarareMonth(Date.parse(period + NOON));
  if (starts_at < first || starts_at > last) {
    const [min, max] = [periodOf(first), periodOf(last)];
    return refuse("time_out_of_range", {
      param: "period",
      message: `\`period\` must be a month from ${min} to ${max}.`,
      meta: { min, max },
    });
  }
  const ends_at = nextHarareMonth(starts_at);
  return {
    period: periodOf(starts_at),
    starts_at,
    ends_at,
    is_final: now >= ends_at + FINAL_AFTER_MS,
  };
}

function periodOf(ms: number): string {
  return harareDay(ms).slice(0, 7);
}
