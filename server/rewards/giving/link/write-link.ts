import type { LockedClock } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import type { ProgramRow } from "#rewards/programs";
import type { RewardRecipient } from "#rewards/recipients";
import { defaultExpiry, type RewardLinkRow, writeLinkOfReward } from "#rewards/reward-links";
import type { RewardActor, RewardLinkSettings } from "../asked/reward-input.ts";
import { numberOf } from "../judge/claimable-terms.ts";
import type { RewardTerms } from "../judge/settle-terms.ts";
import { textLink } from "./text-link.ts";

/** The link of a reward, whose amount is earmarked. */
export interface NewLink {
  readonly id: string;
  readonly reward_id: string;
  readonly recipient_id: string;
  readonly recipient: RewardRecipient;
  readonly program: ProgramRow;
  readonly terms: Pick<RewardTerms, "amount_minor" | "bundle" | "type">;
  readonly by_link: RewardLinkSettings;
}

/**
 * Writes the link with which a reward is claimed, and texts it where that is asked for.
 *
 * Writes: reward_links, reward_link_deadlines, messages, events.
 */
export async function writeLink(
  tx: Tx,
  actor: RewardActor,
  asked: NewLink,
  clock: LockedClock,
): Promise<RewardLinkRow> {
  const { account, request_id, now: created, request } = actor;
  const { id, reward_id, recipient_id, recipient, program, terms, by_link } = asked;
  const { delivery, bind, label, expires_at, config } = by_link;
  const { currency, id: program_id } = program;
  const link = {
    ...{ account_id: account.id, id, program_id, reward_id, recipient_id, request_id, created },
    ...{ currency, bind, label, amount_minor: terms.amount_minor },
    choices: delivery === "link" ? [terms.type] : [...program.choices],
    bundle_id: terms.bundle?.id ?? null,
    phone_hint: numberOf(by_link, recipient),
    expires_at: expires_at ?? defaultExpiry(created),
  };
  const { secret_key } = config;
  const written = await writeLinkOfReward(tx, link, { clock, request, secret_key });
  await textLink(tx, actor, asked, written);
  return written;
}
