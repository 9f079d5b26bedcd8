import type { ReservationCause } from "#money/credit";
import type { Tx } from "#platform/db/transaction";
import { freeEarmark, lockPrograms } from "#rewards/programs";
import { endWaiting, lockRewards } from "#rewards/rewards";
import type { RewardLinkRow } from "../rows/tables.ts";
import { moveLinks } from "./lifecycle.ts";

/** Why nobody can claim a link any more. */
export type LinkEnd = "revoke" | "expiry";

const STATUS_AFTER = { revoke: "revoked", expiry: "expired" } as const;

/**
 * Ends unclaimed links of one account, which the caller has locked, with the rewards that waited
 * for their claim: their amounts return to the budgets of their programs. Returns the links as they
 * are then, in their order.
 *
 * Writes: reward_links, reward_link_deadlines, rewards, programs, credit_reservations, events, the
 * ledger.
 */
export async function endLinks(
  tx: Tx,
  cause: ReservationCause,
  { links, by }: { readonly links: readonly RewardLinkRow[]; readonly by: LinkEnd },
): Promise<RewardLinkRow[]> {
  const { account, now: at, request } = cause;
  const rewards = await lockRewards(
    tx,
    account.id,
    links.flatMap(({ reward_id }) => reward_id ?? []),
  );
  const by_program = Map.groupBy(links, ({ program_id }) => program_id);
  const programs = await lockPrograms(tx, account.id, [...by_program.keys()]);
  const ended = await moveLinks(tx, links, { to: STATUS_AFTER[by], by }, { at, request });
  await endWaiting(tx, rewards, { by, at, request });
  for (const program of programs.values()) {
    const own = by_program.get(program.id) ?? [];
    const amount_minor = own.reduce((sum, link) => sum + link.amount_minor, 0n);
    await freeEarmark(tx, cause, program, amount_minor);
  }
  return ended;
}
