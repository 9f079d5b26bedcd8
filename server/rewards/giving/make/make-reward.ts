import { lockClocksForShare } from "#accounts/account";
import { findKeyFacts } from "#accounts/keys";
import { registerContact } from "#directory/recipients";
import type { ReservationCause } from "#money/credit";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { lockProgram, type ProgramRow, refusalOfBudget } from "#rewards/programs";
import { findRecipient, refuseRecipient } from "#rewards/recipients";
import { lockReward, nextPosition, type RewardRow } from "#rewards/rewards";
import { findAgentRequest } from "../asked/find-agent-request.ts";
import type { RewardActor, RewardInput } from "../asked/reward-input.ts";
import { throwFirst } from "../judge/first-refusal.ts";
import { holdOf, type RewardHold } from "../judge/hold-of.ts";
import type { JudgedReward } from "../judge/judge-candidates.ts";
import { judgeReward } from "../judge/judge-reward.ts";
import { refusalsOfGiving } from "../judge/refusals-of-giving.ts";
import type { Confirmation } from "./confirm-reward.ts";
import { findExisting } from "./find-existing.ts";
import { holdReward } from "./hold-reward.ts";
import { linkReward } from "./link-reward.ts";
import type { RewardMaking } from "./reward-making.ts";
import { sendReward } from "./send-reward.ts";

/** What rules count has a reward of its own. Source: spec/rewards/rules/models.tsp. */
const COUNTED: readonly RewardInput["source"][] = ["completions", "referral", "checkin"];

/** The reward of a completion or a claim: it was made now, or it had been given before. */
export interface MadeReward {
  readonly kind: "made" | "existing";
  readonly row: RewardRow;
}

/**
 * Makes the reward of a completion, or returns the one that it was given: the program is locked,
 * its rules are judged, and the reward is sent, held or gets the link with which it is claimed, all
 * at once. A claim makes the reward of its link, or takes the one that waited for it. What refuses
 * it is the first that the contract names, and then nothing is written.
 *
 * Refuses: as `createReward`. Throws `AuthorityChanged`.
 * Writes: rewards, reward_deadlines, reward_links, reward_link_deadlines, reviews, recipients,
 * programs, credit_reservations, events; as `placeSends`.
 * Source: spec/rewards/rewards/operations.tsp.
 */
export async function makeReward(
  tx: Tx,
  caller: RewardActor,
  input: RewardInput,
  { confirmed }: { confirmed: Confirmation },
): Promise<MadeReward> {
  const { account } = caller;
  const clock = (await lockClocksForShare(tx, [account.id])).get(account.id);
  if (clock === undefined) throw new Error(`no clock row for account ${account.id}`);
  const existing = await findExisting(tx, caller, input);
  if (existing !== null) return { kind: "existing", row: existing };
  const recipient = await findRecipient(tx, caller, input);
  const waiting = await lockWaiting(tx, caller, input);
  const program = await lockProgram(tx, account.id, input.program_id);
  if (program === null) refuseProgram(input);
  const [twin, actor] = await Promise.all([
    // Whoever was waited for may have rewarded the same completion, or an agent asked to.
    findExisting(tx, caller, input),
    causeOfReward(tx, caller, { waiting, program }),
    findAgentRequest(tx, caller, input),
  ]);
  if (twin !== null) return { kind: "existing", row: twin };
  if (recipient === null) refuseRecipient(input);
  const judged = await judgeReward(tx, actor, input, { program, recipient });
  const hold = holdOf(judged, input);
  const reward_id = waiting?.id ?? mintId(actor.now);
  await refuseJudged(tx, actor, judged, { reward_id, is_sent: isSent(hold, input) });
  const recipient_id = recipient.id ?? (await registered(tx, actor, input, judged));
  const position = await placeOf(tx, judged);
  const making = {
    ...{ actor, cause: causeOf(actor), input, judged, clock },
    ...{ reward_id, recipient_id, confirmed, waiting, position },
  };
  return { kind: "made", row: await given(tx, making, hold) };
}

async function given(tx: Tx, making: RewardMaking, hold: RewardHold): Promise<RewardRow> {
  if (hold.kind !== "none") return await holdReward(tx, making, hold);
  const { by_link } = making.input;
  return by_link === undefined
    ? await sendReward(tx, making)
    : await linkReward(tx, making, by_link);
}

function isSent(hold: RewardHold, { by_link }: RewardInput): boolean {
  return hold.kind === "none" && by_link === undefined;
}

/** The reward that waits for the claim of a link that the caller has locked; null of any other. */
async function lockWaiting(
  tx: Tx,
  { account }: RewardActor,
  { link }: RewardInput,
): Promise<RewardRow | null> {
  if (link === undefined || link.reward_id === null) return null;
  const waiting = await lockReward(tx, account.id, link.reward_id);
  if (waiting === null) throw new Error(`Link ${link.id} belongs to no reward.`);
  return waiting;
}

/**
 * Whoever claims, checks in or signs a completion has no key. What waited for a claim was caused by
 * the key that made it, and anything else by the key that let the program give: that key's limits
 * hold where the money moves, and it is counted for that key.
 */
async function causeOfReward(
  tx: Tx,
  caller: RewardActor,
  { waiting, program }: { waiting: RewardRow | null; program: ProgramRow },
): Promise<RewardActor> {
  if (caller.key !== null) return caller;
  const key_id = waiting?.api_key_id ?? program.api_key_id;
  if (key_id === null) return caller;
  const keys = await findKeyFacts(tx, caller.account.id, [key_id]);
  return { ...caller, key: keys.get(key_id) ?? null };
}

/**
 * A reward that is sent at once is judged as a sale by the sale itself, unless its program refuses
 * it: then all that stands in its way is gathered, to name the first.
 *
 * Refuses: as `createReward`.
 */
async function refuseJudged(
  tx: Tx,
  actor: RewardActor,
  { candidate, refusals }: JudgedReward,
  { reward_id, is_sent }: { reward_id: string; is_sent: boolean },
): Promise<void> {
  const { program, terms } = candidate;
  // What a link is claimed as was earmarked with the link.
  const over_budget = candidate.link === null ? refusalOfBudget(program, terms.amount_minor) : null;
  const own = [...refusals, ...(over_budget === null ? [] : [over_budget])];
  if (own.length === 0 && is_sent) return;
  throwFirst([...own, ...(await refusalsOfGiving(tx, actor, { candidate, reward_id }))]);
}

/** Where a reward stands among what rules count of the person. */
async function placeOf(tx: Tx, { candidate }: JudgedReward): Promise<number | null> {
  const { account_id, source, program, recipient } = candidate;
  if (!COUNTED.includes(source)) return null;
  if (recipient.id === null) return 1;
  const of = { account_id, program_id: program.id, recipient_id: recipient.id, source };
  return await nextPosition(tx, of);
}

async function registered(
  tx: Tx,
  { account, now, request }: RewardActor,
  { person }: RewardInput,
  { candidate }: JudgedReward,
): Promise<string> {
  if (person.kind !== "contact") throw new Error(`no recipient was found for ${person.ref}`);
  const { lawful_basis } = candidate.program;
  const cause = { account_id: account.id, now, request };
  return (await registerContact(tx, cause, { ...person, lawful_basis })).id;
}

function causeOf({ account, now, request, key }: RewardActor): ReservationCause {
  return { account, now, request, api_key_id: key?.id ?? null };
}

/** Whoever completes something names the program in the path. */
function refuseProgram({ source }: RewardInput): never {
  if (source === "completions") return refuse("resource_missing", { param: "program_id" });
  const message = "`program` is invalid. This account has no such program.";
  return refuse("reference_not_found", { param: "program", message });
}
