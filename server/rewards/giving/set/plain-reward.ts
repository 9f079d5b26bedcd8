import type { Ctx } from "#platform/context";
import type { RewardActor, RewardInput } from "../asked/reward-input.ts";

/** A reward that can share a transaction with others of its program. */
export interface PlainReward {
  readonly actor: RewardActor;
  readonly input: RewardInput;
  readonly idempotency: Ctx["idempotency"];
  /** E.164: the number of the person, which also receives it. */
  readonly phone: string;
  readonly completion_id: string;
  /** Tells of a fault of its set. */
  readonly warn: (err: unknown) => void;
}

/**
 * The reward as a set takes it; null where it needs more than its program, its person's number and
 * its completion: whoever is named in another way, what is claimed or waits, what an agent asks
 * for, electricity, and whatever a dealer's discount makes cheaper than what is set aside.
 */
export function plainReward(
  ctx: Pick<Ctx, "idempotency" | "log">,
  actor: RewardActor,
  input: RewardInput,
): PlainReward | null {
  const { person, completion_id, source, hold, type, meter, token_phone } = input;
  if (person.kind !== "contact" || person.external_id !== null) return null;
  if (completion_id === null || source !== "api" || hold !== "as_program") return null;
  if (type === "power" || meter !== null || token_phone !== null) return null;
  if (input.by_link !== undefined || input.asked !== undefined) return null;
  if (actor.key === null || actor.key.kind === "ak") return null;
  if (actor.account.discounts.length > 0) return null;
  const { idempotency } = ctx;
  const warn = (err: unknown) => ctx.log.warn({ err }, "a set of rewards failed; each goes alone");
  return { actor, input, idempotency, phone: person.phone, completion_id, warn };
}
