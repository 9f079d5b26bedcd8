import { OPERATIONS } from "@svc/generated/operations";
import { lockClocksForShare } from "#accounts/account";
import { SIMULATED_BUNDLES } from "#catalogue/bundles";
import { networkOfPhone } from "#catalogue/networks";
import { erasedDetail } from "#directory/recipients";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { normaliseMobile } from "#platform/values/phone";
import { freeEarmark, lockProgram, type ProgramRow } from "#rewards/programs";
import { findRecipient, type RewardRecipient } from "#rewards/recipients";
import { moveRewards, type RewardRow } from "#rewards/rewards";
import { numberOf } from "../judge/claimable-terms.ts";
import { throwFirst } from "../judge/first-refusal.ts";
import { refusalsOfClaimable } from "../judge/refusals-of-claimable.ts";
import type { RewardTerms } from "../judge/settle-terms.ts";
import { refOf } from "../make/reward-row.ts";
import type { RewardActor, RewardLinkSettings } from "../read/reward-input.ts";
import { writeLink } from "../write-link.ts";
import type { HeldRelease } from "./send-held.ts";

/**
 * Gives a held reward, or a part of it, the link with which it is claimed; the rest returns to the
 * budget. The limits of whoever lets it go apply; the caller holds the account's clock.
 *
 * Refuses: `erased_recipient`, and as a sale.
 * Writes: rewards, reward_deadlines, reward_links, reward_link_deadlines, messages, programs,
 * credit_reservations, events, the ledger.
 */
export async function linkHeld(
  tx: Tx,
  actor: RewardActor & Pick<Ctx, "config">,
  { before, amount_minor, by }: HeldRelease,
  link_terms: NonNullable<RewardRow["link_terms"]>,
): Promise<RewardRow> {
  const { account_id, id: reward_id, program_id, delivery } = before;
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  const recipient = await recipientOf(tx, actor, before);
  const program = await lockProgram(tx, account_id, program_id);
  if (clock === undefined || program === null || delivery === "direct") {
    throw new Error(`Reward ${reward_id} cannot get a link.`);
  }
  const by_link = { ...link_terms, delivery, config: actor.config };
  const terms = termsOf(before, { program, recipient, by_link, amount_minor });
  const found = await refusalsOfClaimable(tx, actor, { program, terms, by_link, reward_id });
  const { refusals: declared } = OPERATIONS.releaseReward;
  // What else stands in the way of a claim is found by whoever claims it.
  throwFirst(
    found.filter(({ code }) => (declared as readonly string[]).includes(code)).map(unnamed),
  );
  const id = mintId(actor.now);
  const recipient_id = before.recipient_id ?? "";
  const of = { id, reward_id, recipient_id, recipient, program, terms, by_link };
  const { expires_at } = await writeLink(tx, actor, of, clock);
  const caused = { at: actor.now, request: actor.request };
  const released = { released_at: actor.now, released_amount_minor: amount_minor };
  // Its claim is caused by whoever let it go, as its send would be.
  const caused_by = { api_key_id: actor.key?.id ?? null };
  const linked = { ...released, ...caused_by, link_id: id, link_terms: null, expires_at };
  const [after] = await moveRewards(tx, [{ before, to: "released", by, with: linked }], caused);
  if (after === undefined) throw new Error(`Reward ${reward_id} was not moved.`);
  const { account, now, request, key } = actor;
  const cause = { account, now, request, api_key_id: key?.id ?? null };
  const rest_minor = before.amount_minor - amount_minor;
  if (rest_minor > 0n) await freeEarmark(tx, cause, program, rest_minor);
  return after;
}

/** Refuses: `erased_recipient`. */
async function recipientOf(
  tx: Tx,
  actor: RewardActor,
  { id, recipient_id }: RewardRow,
): Promise<RewardRecipient> {
  const ref = recipient_id === null ? "" : refOf(recipient_id);
  const found = await findRecipient(tx, actor, { person: { kind: "reference", ref } });
  if (found === null) throw new Error(`Reward ${id} is for nobody.`);
  if (found.status !== "active") refuse("erased_recipient", erasedDetail(found, "recipient"));
  return found;
}

function termsOf(
  { type, product, bundle_id }: RewardRow,
  {
    program,
    recipient,
    by_link,
    amount_minor,
  }: {
    program: ProgramRow;
    recipient: RewardRecipient;
    by_link: RewardLinkSettings;
    amount_minor: bigint;
  },
): RewardTerms {
  const target = numberOf(by_link, recipient) ?? "";
  const mobile = normaliseMobile(target);
  return {
    type: type ?? program.choices[0] ?? "airtime",
    product,
    bundle: SIMULATED_BUNDLES.find(({ id }) => id === bundle_id) ?? null,
    target,
    network: mobile === null ? null : networkOfPhone(mobile),
    token_phone: null,
    amount_minor,
  };
}

/** A release names an amount, and nothing else of a reward. */
function unnamed({ code, detail }: Awaited<ReturnType<typeof refusalsOfClaimable>>[number]) {
  const { param, ...rest } = detail;
  return { code, detail: param === "amount" ? detail : rest };
}
