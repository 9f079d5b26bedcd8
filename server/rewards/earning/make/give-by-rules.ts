import { CURRENCIES } from "#money/ledger";
import type { Tx } from "#platform/db/transaction";
import type { Earner } from "../earner.ts";
import type { JudgedMatch } from "../judge/judge-rules.ts";
import type { Occasion } from "../occasion.ts";
import { type GivenByRule, giveByRule } from "./give-by-rule.ts";

/**
 * What each rule gives that an occasion matches, in the order of the rules; as `giveByRule`. One
 * after another: each takes from what the one before it has left.
 */
export async function giveByRules(
  tx: Tx,
  actor: Earner,
  occasion: Occasion,
  judged: readonly JudgedMatch[],
): Promise<GivenByRule[]> {
  const given = new Map<JudgedMatch, GivenByRule>();
  // Each gift locks the balance of its currency, and balances are locked by currency everywhere.
  for (const currency of CURRENCIES) {
    for (const match of judged.filter(({ program }) => program.currency === currency)) {
      given.set(match, await giveByRule(tx, actor, { occasion, match }));
    }
  }
  return judged.flatMap((match) => given.get(match) ?? []);
}
