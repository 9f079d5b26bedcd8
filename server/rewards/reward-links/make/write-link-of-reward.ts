import type { LockedClock } from "#accounts/account";
import type { EventDraft } from "#journal/events";
import type { Tx } from "#platform/db/transaction";
import { FIRST_STATUS, writeLinks } from "../lifecycle/lifecycle.ts";
import type { RewardLinkRow } from "../rows/tables.ts";
import { tokenMint } from "../tokens/tokens.ts";

/** A link with which one reward is claimed, and whose amount the caller has earmarked. */
export interface NewLinkOfReward
  extends Pick<
    RewardLinkRow,
    | "account_id"
    | "amount_minor"
    | "bind"
    | "bundle_id"
    | "choices"
    | "created"
    | "currency"
    | "id"
    | "label"
    | "phone_hint"
    | "program_id"
    | "recipient_id"
    | "request_id"
  > {
  readonly reward_id: string;
  /** Unix milliseconds on the account's clock. */
  readonly expires_at: number;
}

/**
 * Writes the link of a reward that waits for its claim; the caller holds the account's clock.
 *
 * Writes: reward_links, reward_link_deadlines, events.
 */
export async function writeLinkOfReward(
  tx: Tx,
  link: NewLinkOfReward,
  {
    clock,
    request,
    secret_key,
  }: { clock: LockedClock; request: EventDraft["request"]; secret_key: string },
): Promise<RewardLinkRow> {
  const row: RewardLinkRow = {
    ...link,
    ...tokenMint({ secret_key, cell: tx.cell })(link.id),
    ...{ status: FIRST_STATUS, opened_at: null, claimed_at: null, open_count: 0 },
    ...{ count: null, metadata: {}, event_sequence: 1 },
  };
  const due_at = link.expires_at - clock.ahead_ms;
  await writeLinks(tx, [row], { mode: clock.mode, due_at, request });
  return row;
}
