import type { MoveKind } from "./moves.ts";
import { type Balance, type Posting, postingOf } from "./posting.ts";
import { moveOfSend, type SendCost } from "./sends.ts";

/** A send's cost to draw. */
export interface Charge extends SendCost {
  /** The book that it draws; what is available if not said. */
  readonly draws?: "available" | "reserved";
  /** Whether the send pays out a reward, which the organisation's books tell apart. */
  readonly is_reward?: boolean;
}

/**
 * The rows that charge a set of sends, in their order, on balances that the caller has locked:
 * available or reserved → in flight. `post` writes them; the sends' own rows name their ids.
 *
 * Units: minor units. Source: docs/decisions/0024-the-ledger.md.
 */
export function chargeRows(
  charges: readonly Charge[],
  balances: ReadonlyMap<string, Balance>,
): Posting {
  const moves = charges.map(({ draws, is_reward, ...cost }) =>
    moveOfSend(kindOf({ draws, is_reward }), cost),
  );
  return postingOf(moves, balances);
}

function kindOf({ draws, is_reward }: Pick<Charge, "draws" | "is_reward">): MoveKind {
  if (draws === "reserved") return is_reward ? "draw_reserved_reward" : "draw_reserved";
  return is_reward ? "charge_reward" : "charge";
}
