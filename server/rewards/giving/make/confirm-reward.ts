import { confirmMeter } from "#catalogue/meters";
import type { Ctx } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { findPrograms } from "#rewards/programs";
import { isBeforeUtility, throwFirst } from "../judge/first-refusal.ts";
import type { RewardActor, RewardInput } from "../read/reward-input.ts";
import type { ConfirmedReward } from "./confirmation.ts";
import { lookAtReward } from "./look-at-reward.ts";

/**
 * Confirms the meter of a reward of electricity, before its transaction opens; null for any other.
 * The utility is not asked if a rule refuses the reward anyway, or if it was made already.
 *
 * Refuses: as `makeReward`, then as `confirmMeter`.
 */
export async function confirmReward(
  ctx: Ctx,
  actor: RewardActor,
  input: RewardInput,
): Promise<ConfirmedReward | null> {
  if (!(await ctx.read((read) => canBePower(read, actor, input)))) return null;
  const looked = await ctx.read((read) => lookAtReward(read, actor, input));
  if (looked === null || looked.candidate.terms.type !== "power") return null;
  const { program, terms } = looked.candidate;
  throwFirst(looked.refusals.filter(isBeforeUtility));
  const { currency } = program;
  const asked = { number: terms.target, currency, param: "meter" };
  const { row } = await confirmMeter(ctx, { ...asked, keyless_holder_id: program.id });
  return { meter: terms.target, facts: row };
}

/** Most programs offer no electricity, and their rewards need no look. */
async function canBePower(
  read: Read,
  { account }: RewardActor,
  { type, program_id, by_link }: RewardInput,
): Promise<boolean> {
  // Whoever claims it names the meter.
  if (by_link !== undefined) return false;
  if (type !== null) return type === "power";
  const [program] = await findPrograms(read, account.id, [program_id]);
  return program?.choices.includes("power") === true;
}
