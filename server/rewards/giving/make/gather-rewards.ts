import type { LockedClock } from "#accounts/account";
import { findRequestedCompletions } from "#accounts/approvals";
import { findKeyFacts } from "#accounts/keys";
import { enlist } from "#directory/recipients";
import { inOneFlight } from "#platform/db/in-one-flight";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { lockProgram, type ProgramRefusal, type ProgramRow } from "#rewards/programs";
import { findRecipients, type RewardRecipient } from "#rewards/recipients";
import { findCompleted, lockReward, nextPosition, type RewardRow } from "#rewards/rewards";
import { type GatheredSends, gatherSends } from "#sales/sends";
import { holdOf, type RewardHold } from "../judge/hold-of.ts";
import { type JudgedReward, judgeCandidates } from "../judge/judge-candidates.ts";
import { refusalsOfGathered } from "../judge/judge-reward.ts";
import { refusalsOfGiving } from "../judge/refusals-of-giving.ts";
import { findAgentRequest } from "../read/find-agent-request.ts";
import type { RewardActor, RewardInput } from "../read/reward-input.ts";
import { type PreparedReward, prepareReward, type UnpreparedReward } from "./prepare-reward.ts";
import type { RewardRequest } from "./reward-request.ts";
import { withoutTwins } from "./without-twins.ts";

/** What the caller has locked and found before a set of rewards is gathered. */
export interface OpenedSet {
  readonly clock: LockedClock;
  /** In the order of the set; null where there is no recipient yet. */
  readonly recipients: readonly (RewardRecipient | null)[];
  /** Those that are to be made alone, after all. */
  readonly excluded: ReadonlySet<RewardRequest>;
  /** Whether the caller writes nothing behind it: the transaction may end with the rewards. */
  readonly ends: boolean;
}

/** What a set of rewards is decided by; its locks hold until the transaction ends. */
export interface GatheredRewards {
  readonly clock: LockedClock;
  readonly program: ProgramRow;
  /** Recipients that the account has; null where no person is new. */
  readonly listed: number | null;
  readonly waiting: RewardRow | null;
  readonly rewards: readonly GatheredReward[];
  /** What the sales of those that are sent are decided by; null where none does. */
  readonly sends: GatheredSends | null;
}

export type GatheredReward =
  | FoundReward
  | UnpreparedReward
  /** Its completion has been rewarded. */
  | { readonly kind: "existing" };

/** A reward that is judged, with what was found of it. */
export interface FoundReward extends Omit<PreparedReward, "kind"> {
  readonly kind: "found";
  readonly judged: JudgedReward;
  readonly hold: RewardHold;
  /** What its program has against it, the budget among it. */
  readonly own: readonly ProgramRefusal[];
  /**
   * What its sale would be refused for; of one that is sent nothing, because the sale itself
   * is judged.
   */
  readonly of_giving: readonly ProgramRefusal[];
  /** Place among what rules count with it; null of what none counts. */
  readonly position: number | null;
}

/** What rules count has a reward of its own. Source: spec/rewards/rules/models.tsp. */
const COUNTED: readonly RewardInput["source"][] = ["completions", "referral", "checkin"];

/**
 * Takes the locks of a set of rewards of one program, once for all of them, and reads what they are
 * decided by: the list of recipients where a person is new, the reward that waits for its claim,
 * the program; then, in one flight, what is counted, and what the sales are judged by.
 *
 * Refuses: `resource_missing` and `reference_not_found`, of the program.
 */
export async function gatherRewards(
  tx: Tx,
  set: readonly RewardRequest[],
  opened: OpenedSet,
): Promise<GatheredRewards> {
  const { clock, excluded } = opened;
  const { listed, recipients, waiting, program } = await lockSet(tx, set, opened);
  const actors = await actorsOf(tx, set, { waiting, program });
  const prepared = set.map((request, index) => {
    if (excluded.has(request)) return EXCLUDED;
    const [actor = request.actor, recipient = null] = [actors[index], recipients[index]];
    return prepareReward(request, { actor, program, recipient, waiting });
  });
  const distinct = withoutTwins(prepared);
  const ready = distinct.filter((one) => one.kind === "prepared");
  const orders = ready.flatMap(({ order }) => order ?? []);
  const [completed, requested, judged, positions, sends] = await inOneFlight([
    findNamed(findCompleted, tx, set),
    findNamed(
      findRequestedCompletions,
      tx,
      set.filter(({ actor }) => actor.approval_id == null),
    ),
    judgeCandidates(
      tx,
      ready.map(({ candidate }) => candidate),
    ),
    inOneFlight(ready.map((one) => positionOf(tx, one))),
    orders.length === 0 ? null : gatherSends(tx, orders, "wait"),
  ]);
  const found = ready.map((one, index) => foundOf(one, judged[index], positions[index] ?? null));
  const is_alone = set.length === 1;
  const rewards = await inOneFlight(
    distinct.map(async (one, index): Promise<GatheredReward> => {
      const { actor, input } = set[index] ?? firstOf(set);
      const { completion_id } = input;
      if (one.kind === "excluded") return one;
      if (completion_id !== null && completed.has(completion_id)) return { kind: "existing" };
      if (completion_id !== null && requested.has(completion_id)) {
        if (!is_alone) return EXCLUDED;
        await findAgentRequest(tx, actor, input);
      }
      if (one.kind === "refused") return one;
      const judged_one = found[ready.indexOf(one)];
      if (judged_one === undefined) throw new Error(`reward ${one.reward_id} was not judged`);
      if (!is_alone && judged_one.own.length > 0) return judged_one;
      return { ...judged_one, of_giving: await ofGiving(tx, judged_one, sends) };
    }),
  );
  return { clock, program, listed, waiting, rewards, sends };
}

function foundOf(
  { kind: _, ...one }: PreparedReward,
  judged: JudgedReward | undefined,
  position: number | null,
): FoundReward {
  if (judged === undefined) throw new Error(`reward ${one.reward_id} was not judged`);
  const { over_budget, request } = one;
  const own = [...judged.refusals, ...(over_budget === null ? [] : [over_budget])];
  const hold = holdOf(judged, request.input);
  return { kind: "found", ...one, judged, hold, own, of_giving: [], position };
}

/** What stands in the way of its sale, by what was gathered of it where it was to be sent. */
async function ofGiving(
  tx: Tx,
  { actor, candidate, reward_id, order, hold, own }: FoundReward,
  sends: GatheredSends | null,
): Promise<ProgramRefusal[]> {
  const goes = own.length === 0 && hold.kind === "none" && candidate.by_link === null;
  if (goes) return [];
  if (order !== null && sends !== null) return refusalsOfGathered(order, sends.facts);
  return await refusalsOfGiving(tx, actor, { candidate, reward_id });
}

const EXCLUDED = { kind: "excluded" } as const;

/** The locks in their order; what is read behind one is as the last holder has left it. */
async function lockSet(tx: Tx, set: readonly RewardRequest[], { recipients }: OpenedSet) {
  const { actor, input } = firstOf(set);
  const account_id = actor.account.id;
  const is_new = ({ input: { person } }: RewardRequest, index: number) =>
    recipients[index] === null && person.kind === "contact";
  const adds = set.some(is_new);
  const named = set.map(({ input: { person, phone } }) => ({ person, phone }));
  const [listed, found, waiting, program] = await inOneFlight([
    adds ? enlist(tx, account_id, 0) : null,
    // Read again: the transaction that was waited for may have added the same person.
    adds ? findRecipients(tx, account_id, named) : recipients,
    lockWaiting(tx, actor, input),
    lockProgram(tx, account_id, input.program_id),
  ]);
  if (program === null) refuseProgram(input);
  return { listed, recipients: found, waiting, program };
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
 * A claim, a check-in and a signed completion have no key. What waited for a claim was caused by
 * the key that made it, and anything else by the key that let the program give: that key's limits
 * hold where the money moves, and it is counted for that key.
 */
async function actorsOf(
  tx: Tx,
  set: readonly RewardRequest[],
  { waiting, program }: { waiting: RewardRow | null; program: ProgramRow },
): Promise<RewardActor[]> {
  const actors = set.map(({ actor }) => actor);
  const key_id = waiting?.api_key_id ?? program.api_key_id;
  if (key_id === null || actors.every(({ key }) => key !== null)) return actors;
  const keys = await findKeyFacts(tx, program.account_id, [key_id]);
  return actors.map((actor) => ({ ...actor, key: actor.key ?? keys.get(key_id) ?? null }));
}

/** Those of the set's completions that something holds; claims name none. */
async function findNamed(
  find: typeof findCompleted,
  tx: Tx,
  set: readonly RewardRequest[],
): Promise<ReadonlySet<string>> {
  const completion_ids = set.flatMap(({ input }) => input.completion_id ?? []);
  if (completion_ids.length === 0) return new Set();
  const { actor, input } = firstOf(set);
  const { program_id } = input;
  return await find(tx, { account_id: actor.account.id, program_id, completion_ids });
}

/** Where a reward stands among what rules count of the person. */
async function positionOf(tx: Tx, { candidate }: PreparedReward): Promise<number | null> {
  const { account_id, source, program, recipient } = candidate;
  if (!COUNTED.includes(source)) return null;
  if (recipient.id === null) return 1;
  const of = { account_id, program_id: program.id, recipient_id: recipient.id, source };
  return await nextPosition(tx, of);
}

function firstOf(set: readonly RewardRequest[]): RewardRequest {
  const [first] = set;
  if (first === undefined) throw new Error("the set of rewards is empty");
  return first;
}

/** A completion names the program in the path. */
function refuseProgram({ source }: RewardInput): never {
  if (source === "completions") return refuse("resource_missing", { param: "program_id" });
  const message = "`program` is invalid. This account has no such program.";
  return refuse("reference_not_found", { param: "program", message });
}
