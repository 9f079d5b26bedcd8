import { SIMULATED_BUNDLES } from "#catalogue/bundles";
import type { Tx } from "#platform/db/transaction";
import { formatId, parseId } from "#platform/ids";
import { defaultLink, offerReward, type RewardInput } from "#rewards/giving";
import { overLimits } from "#rewards/rewards";
import type { MatchRow } from "#rewards/rules";
import type { Earner } from "../earner.ts";
import type { JudgedMatch } from "../judge/judge-rules.ts";
import type { Occasion } from "../occasion.ts";
import { amountOf } from "./amount-of.ts";

/** What a rule gave for an occasion. */
export interface GivenByRule {
  readonly match: MatchRow;
  /** The reward as it was asked for. */
  readonly input: RewardInput;
  /** Whether the blocklist stood in its way. */
  readonly is_blocked: boolean;
}

/** Whose occasion it is, and the rule that it matches. */
interface Matched {
  readonly occasion: Occasion;
  readonly match: JudgedMatch;
}

/**
 * Gives the reward of a rule that an occasion matches, or says why there is none, and then nothing
 * is written of it.
 *
 * Throws `AuthorityChanged`. Writes: as `makeReward`.
 */
export async function giveByRule(tx: Tx, actor: Earner, of: Matched): Promise<GivenByRule> {
  const { rule, program, received } = of.match;
  const amount = amountOf(rule.give, of.occasion, program);
  const amount_minor = typeof amount === "bigint" ? amount : null;
  const input = { ...inputOf(of, amount_minor), ...linkOf(of, actor) };
  const skip = (skipped_reason: string): GivenByRule => ({
    match: { rule_id: rule.id, reward_id: null, skipped_reason },
    input,
    is_blocked: skipped_reason === "target_blocked",
  });
  if (typeof amount !== "bigint") return skip(amount);
  const is_over = overLimits(rule.limits, received, amount).length > 0;
  if (is_over || isTooSoon(of, actor.now)) return skip("reward_cap_reached");
  const offered = await offerReward(tx, actor, input);
  if (offered.kind === "refused") return skip(offered.code);
  const match = { rule_id: rule.id, reward_id: offered.row.id, skipped_reason: null };
  return { match, input, is_blocked: false };
}

/** Whether somebody has to wait for the next reward of a rule; it counts from now, however late. */
function isTooSoon({ match: { rule, received } }: Matched, now: number): boolean {
  if (rule.cooldown_seconds === null || received === null) return false;
  return now - received.newest < rule.cooldown_seconds * 1_000;
}

/** The link with which the person claims it, if the rule says so. */
function linkOf({ match: { rule } }: Matched, actor: Earner): Pick<RewardInput, "by_link"> {
  const by_link = defaultLink(rule.give.delivery, actor);
  return by_link === undefined ? {} : { by_link };
}

function inputOf({ occasion, match: { rule } }: Matched, amount_minor: bigint | null): RewardInput {
  const { give } = rule;
  const { on, wire_id, recipient_id, activity_id, referral_id } = occasion;
  const bundle_id = give.bundle_id === null ? null : parseId("bnd", give.bundle_id);
  return {
    program_id: rule.program_id,
    source: "rule",
    referral_id,
    // Referrers are paid in escrow, whatever pays them.
    hold: on === "referral" ? "escrow_at_least" : "as_program",
    person: { kind: "reference", ref: formatId("rcp", recipient_id) },
    // What an occasion earns by a rule it earns once.
    completion_id: `${formatId("rul", rule.id)}:${wire_id}`,
    amount_minor,
    type: give.type,
    product: null,
    bundle: SIMULATED_BUNDLES.find(({ id }) => id === bundle_id) ?? null,
    ...{ phone: null, target_phone: null, meter: null, token_phone: null, metadata: {} },
    by_rule: { rule_id: rule.id, activity_id, on },
  };
}
