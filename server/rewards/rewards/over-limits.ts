import type { Schemas } from "@svc/generated/routes";
import { formatMoney, parseMoney } from "#platform/values/money";
import type { Received } from "./rows/received.ts";

/** A limit that one more reward would exceed. */
export interface OverLimit {
  readonly period: keyof Schemas["RewardLimits"];
  readonly of: "count" | "amount";
  readonly limit: number | string;
  readonly used: number | string;
}

const PERIODS = ["lifetime", "per_day", "per_week", "per_month"] as const;

/**
 * The limits that a reward of an amount would exceed, of each period at most one; of somebody who
 * has received nothing, `received` is null. Pure. Units: minor units.
 */
export function overLimits(
  limits: Schemas["RewardLimits"],
  received: Received | null,
  amount_minor: bigint,
): OverLimit[] {
  return PERIODS.flatMap((period): OverLimit[] => {
    const limit = limits[period];
    if (limit === null) return [];
    const { count, amount_minor: sum_minor } = received?.[period] ?? NOTHING;
    if (limit.count !== null && count + 1 > limit.count) {
      return [{ period, of: "count", limit: limit.count, used: count }];
    }
    const limit_minor = limit.amount === null ? null : parseMoney(limit.amount);
    if (limit.amount === null || limit_minor === null) return [];
    if (sum_minor + amount_minor <= limit_minor) return [];
    return [{ period, of: "amount", limit: limit.amount, used: formatMoney(sum_minor) }];
  });
}

const NOTHING = { count: 0, amount_minor: 0n };
