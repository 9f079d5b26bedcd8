import type { Currency } from "#platform/context";
import type { Move, MoveKind } from "./moves.ts";

/** What a send draws, and what a closed send gives back or spends. Units: minor units. */
export interface SendCost {
  readonly account_id: string;
  readonly send_id: string;
  readonly currency: Currency;
  readonly cost_minor: bigint;
  /** The key that made the send. */
  readonly api_key_id: string | null;
  readonly cost_center_id: string | null;
  /** One sentence for the organisation's own books. */
  readonly description: string;
  /** Unix milliseconds on the account's clock. */
  readonly created: number;
}

/** What is known of a send whose cost is spent; the organisation sees no row of that. */
export type SpentCost = Omit<SendCost, "api_key_id" | "cost_center_id" | "description">;

/** What a supplier took for a send. Units: minor units of the send's currency. */
export interface SupplierCost {
  readonly supplier: string;
  readonly supplier_minor: bigint;
}

/** What is known of a send that a supplier has delivered. */
export type DeliveredCost = SpentCost & SupplierCost;

/** The move of what a supplier took for a send. */
export function moveOfVend(
  kind: MoveKind,
  { supplier, supplier_minor, ...cost }: DeliveredCost,
): Move {
  return { ...moveOfSend(kind, cost), supplier, amount_minor: supplier_minor };
}

/** The move of a send's cost. */
export function moveOfSend(
  kind: MoveKind,
  { send_id, cost_minor, ...cost }: SendCost | SpentCost,
): Move {
  const { account_id, currency, created } = cost;
  return {
    account_id,
    currency,
    created,
    description: "description" in cost ? cost.description : null,
    api_key_id: "api_key_id" in cost ? cost.api_key_id : null,
    cost_center_id: "cost_center_id" in cost ? cost.cost_center_id : null,
    kind,
    amount_minor: cost_minor,
    source_prefix: "snd",
    source_id: send_id,
  };
}
