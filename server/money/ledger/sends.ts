import type { Currency } from "#platform/context";
import { mintId } from "#platform/ids";
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

/** The move of a send's cost; its transaction is minted unless the caller has named it. */
export function moveOfSend(
  kind: MoveKind,
  { send_id, cost_minor, ...rest }: SendCost | SpentCost,
  transaction_id: string = mintId(rest.created),
): Move {
  return {
    description: null,
    api_key_id: null,
    cost_center_id: null,
    ...rest,
    kind,
    transaction_id,
    amount_minor: cost_minor,
    source_prefix: "snd",
    source_id: send_id,
  };
}
