import { askMeter } from "#catalogue/meters";
import { countListed, refusalOfCount } from "#directory/recipients";
import type { Ctx } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { formatId, mintId } from "#platform/ids";
import { Refusal, refusalOf } from "#platform/refusal";
import {
  drawsOn,
  findPrograms,
  type ProgramRefusal,
  type ProgramRow,
  refusalOfBudget,
  refusalOfEarmark,
} from "#rewards/programs";
import { findRecipient, refusalOfPerson } from "#rewards/recipients";
import { findCompletion, type NewReward } from "#rewards/rewards";
import { foreseeSend } from "#sales/sends";
import type { RewardCandidate } from "./judge/candidate.ts";
import { candidateOf, isCandidate } from "./judge/candidate-of.ts";
import { inOrder, isBeforeUtility, underNames } from "./judge/first-refusal.ts";
import { holdOf, type RewardHold } from "./judge/hold-of.ts";
import { judgeCandidates } from "./judge/judge-candidates.ts";
import { orderOfReward } from "./judge/order-of-reward.ts";
import { refusalsOfGiving } from "./judge/refusals-of-giving.ts";
import { refOf, rewardRowOf } from "./make/reward-row.ts";
import { findAgentRequest } from "./read/find-agent-request.ts";
import type { RewardActor, RewardInput } from "./read/reward-input.ts";

/** What would become of a reward. */
export interface ForeseenReward {
  /** All that stands in its way, in the order of the contract. */
  readonly problems: readonly ProgramRefusal[];
  /** Null where no program of the account is named. */
  readonly program: ProgramRow | null;
  /** As it would begin; null where its request lacks what a reward is made from. */
  readonly row: NewReward | null;
  readonly needs_approval: boolean;
  /** The meter as the utility has confirmed it; null where it is not queried. */
  readonly confirmed: Exclude<Awaited<ReturnType<typeof askMeter>>, Refusal> | null;
}

type Looked = Omit<ForeseenReward, "confirmed"> & { readonly candidate: RewardCandidate | null };

/**
 * Judges a reward as `createReward` would, without locks, and names everything that stands in its
 * way. It takes no key and no completion, registers no person and writes nothing. A meter is
 * confirmed as the real call confirms it, unless something is against the reward before that.
 *
 * Refuses: `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`.
 * Source: spec/rewards/rewards/validation.tsp.
 */
export async function foreseeReward(
  ctx: Ctx,
  actor: RewardActor,
  input: RewardInput,
): Promise<ForeseenReward> {
  const { candidate, ...looked } = await ctx.read((read) => look(read, actor, input));
  const asks =
    candidate?.terms.type === "power" &&
    candidate.by_link === null &&
    !looked.problems.some(isBeforeUtility);
  if (!asks) return { ...looked, confirmed: null };
  const { terms, program } = candidate;
  const answer = await askMeter(ctx, {
    ...{ number: terms.target, currency: program.currency, param: "meter" },
    keyless_holder_id: program.id,
  });
  if (!(answer instanceof Refusal)) return { ...looked, confirmed: answer };
  return { ...looked, problems: inOrder([...looked.problems, answer]), confirmed: null };
}

async function look(read: Read, actor: RewardActor, input: RewardInput): Promise<Looked> {
  const account_id = actor.account.id;
  const [program = null] = await findPrograms(read, account_id, [input.program_id]);
  const used = await refusalOfUse(read, actor, input);
  if (used !== null) return unfit(program, used);
  if (program === null) return unfit(null, NO_PROGRAM);
  const recipient = await findRecipient(read, actor, input, { is_look: true });
  if (recipient === null) return unfit(program, refusalOfPerson(input));
  const candidate = candidateOf(actor, input, { program, recipient });
  if (!isCandidate(candidate)) return unfit(program, candidate);
  const [judged] = await judgeCandidates(read, [candidate]);
  if (judged === undefined) throw new Error("A reward that is looked at is judged.");
  const over_budget = refusalOfBudget(program, candidate.terms.amount_minor);
  const own = [...judged.refusals, ...(over_budget === null ? [] : [over_budget])];
  const hold = holdOf(judged, input);
  const { refusals, needs_approval } = await ofSale(read, actor, { candidate, hold, own });
  const crowded = own.length > 0 || needs_approval ? null : await refusalOfRoom(read, candidate);
  const problems = [...(crowded ?? []), ...inOrder([...own, ...refusals])];
  const row = rowOf(actor, input, { candidate, hold });
  return { problems, program, row, needs_approval, candidate };
}

const NO_PROGRAM: ProgramRefusal = {
  code: "reference_not_found",
  detail: { param: "program", message: "`program` is invalid. This account has no such program." },
};

function unfit(program: ProgramRow | null, problem: ProgramRefusal): Looked {
  return { problems: [problem], program, row: null, needs_approval: false, candidate: null };
}

/** A completion that was rewarded, or that an agent asks for, is the answer to the real call. */
async function refusalOfUse(
  read: Read,
  actor: RewardActor,
  input: RewardInput,
): Promise<ProgramRefusal | null> {
  const { program_id, completion_id } = input;
  if (completion_id === null) return null;
  const name = { account_id: actor.account.id, program_id, completion_id };
  const rewarded = await findCompletion(read, name);
  if (rewarded !== null) return inUse(formatId("rwd", rewarded.id));
  const finding = findAgentRequest(read, actor, input);
  const refusal = await refusalOf(finding);
  if (refusal !== null) return refusal;
  const requested = await finding;
  return requested === null ? null : inUse(formatId("apr", requested.id));
}

function inUse(resource: string): ProgramRefusal {
  return { code: "reference_in_use", detail: { param: "completion_id", resource } };
}

interface OfSale {
  readonly refusals: readonly ProgramRefusal[];
  readonly needs_approval: boolean;
}

/** What stands in the way of its send or of its earmark, and whether a person must approve it. */
async function ofSale(
  read: Read,
  actor: RewardActor,
  found: { candidate: RewardCandidate; hold: RewardHold; own: readonly ProgramRefusal[] },
): Promise<OfSale> {
  const { candidate, hold, own } = found;
  const { program, terms, recipient, by_link } = candidate;
  const reward_id = mintId(actor.now);
  const waits = hold.kind !== "none" || by_link !== null;
  const earmark =
    waits && own.length === 0 ? await refusalOfEarmark(read, program, terms.amount_minor) : null;
  const unearmarked = earmark === null ? [] : [earmark];
  if (own.length > 0 || (waits && actor.key?.kind !== "ak")) {
    const of_giving = await refusalsOfGiving(read, actor, { candidate, reward_id });
    return { refusals: [...of_giving, ...unearmarked], needs_approval: false };
  }
  const order = orderOfReward(actor, {
    ...{ program, terms, reward_id, confirmed: null },
    recipient: recipient.id === null ? null : refOf(recipient.id),
    draws_on: drawsOn(program, { is_earmarked: false }),
  });
  const foreseen = await foreseeSend(read, order, "none");
  if (foreseen.kind === "outdated") throw new Error("A look is never outdated.");
  const of_sale = underNames(foreseen.refusals, order);
  return { refusals: [...of_sale, ...unearmarked], needs_approval: foreseen.held !== null };
}

/** A person who is new has to find room on the list of recipients. */
async function refusalOfRoom(
  read: Read,
  { account_id, recipient }: RewardCandidate,
): Promise<ProgramRefusal[] | null> {
  if (recipient.id !== null) return null;
  const refusal = refusalOfCount((await countListed(read, account_id)) + 1);
  return refusal === null ? null : [refusal];
}

function rowOf(
  actor: RewardActor,
  input: RewardInput,
  { candidate, hold }: { candidate: RewardCandidate; hold: RewardHold },
): NewReward {
  const held = hold.kind === "none" ? null : hold.kind;
  return rewardRowOf(actor, input, candidate, {
    ...{ id: mintId(actor.now), recipient_id: candidate.recipient.id, position: null },
    ...{ status: held === null ? "pending" : "held", held_reason: held },
    ...{ send_id: null, review_id: null, expires_at: null },
  });
}
