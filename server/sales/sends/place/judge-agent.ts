import type { Schemas } from "@svc/generated/routes";
import type { Sale } from "../order/sale.ts";
import { isByAgent } from "./gather-agents.ts";
import type { RunningTotals } from "./running-totals.ts";

/** A sale that no rule refuses, and that a person must approve. Units: minor units. */
export interface HeldSale {
  readonly sale: Sale;
  readonly why: Schemas["ApprovalReason"];
  /** The threshold of the agent, and what it had sold of it. */
  readonly limit_minor: bigint;
  readonly used_minor: bigint;
}

/**
 * Whether the sale of an agent waits for a person: it would take the face amount of 24 hours above
 * the key's threshold, or reaches a number, meter or address that nobody has approved.
 *
 * Source: docs/guides/agents.md, "When a person must approve".
 */
export function heldSale(sale: Sale, totals: RunningTotals): HeldSale | null {
  const { order } = sale;
  if (!isByAgent(order)) return null;
  const { limit_minor, used_minor } = totals.threshold(sale);
  const is_over = used_minor + order.amount_minor > limit_minor;
  const is_new = !totals.isKnownTarget(sale);
  if (!is_over && !is_new) return null;
  const one = is_over ? "over_threshold" : "new_target";
  return { sale, why: is_over && is_new ? "both" : one, limit_minor, used_minor };
}
