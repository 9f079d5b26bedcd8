import { lockAuthorityForShare, lockClocksForShare } from "#accounts/account";
import { findRequestedCompletions } from "#accounts/approvals";
import { addContacts, enlist, findActiveByPhones, newContacts } from "#directory/recipients";
import { answerWrites, holdKeys, type IdempotencyLock } from "#journal/idempotency";
import { inOneFlight } from "#platform/db/in-one-flight";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import {
  drawsOn,
  lockProgram,
  type ProgramRow,
  quietSpendOf,
  refusalOfBudget,
  spendsQuietly,
} from "#rewards/programs";
import { newPerson, type RewardRecipient } from "#rewards/recipients";
import { findCompleted, newRewards, type RewardRow } from "#rewards/rewards";
import { decideOrders, gatherSends, writeSends } from "#sales/sends";
import type { RewardActor } from "../asked/reward-input.ts";
import type { RewardCandidate } from "../judge/candidate.ts";
import { candidateOf } from "../judge/candidate-of.ts";
import { holdOf } from "../judge/hold-of.ts";
import { judgeCandidates } from "../judge/judge-candidates.ts";
import { orderOfReward } from "../judge/order-of-reward.ts";
import { areTerms, settleTerms } from "../judge/settle-terms.ts";
import { refOf, rewardRowOf } from "../make/reward-row.ts";
import type { PlainReward } from "./plain-reward.ts";

/** The rewards that a set made, or those for whom it is not, and then nothing may be kept of it. */
export type MadeSet =
  | { readonly kind: "made"; readonly rows: ReadonlyMap<PlainReward, RewardRow> }
  | { readonly kind: "left"; readonly excluded: ReadonlySet<PlainReward> };

/** A reward of the set that its program lets go at once. */
interface Giving {
  readonly plain: PlainReward;
  readonly candidate: RewardCandidate;
  /** Uuid. */
  readonly reward_id: string;
}

/**
 * Makes rewards of one program, each for another number and another completion, that nothing
 * refuses and nothing holds. It takes the locks of `makeReward` in its order, once for all of them.
 * A reward that something stands in the way of leaves the set: it is judged on its own, by
 * `makeReward`, which names the first refusal.
 *
 * Throws `AuthorityChanged`, and what refuses the set as a whole.
 * Writes: as `makeReward`, and idempotency_keys.
 * Source: docs/decisions/0044-rewards-in-sets.md.
 */
export async function makeSet(tx: Tx, set: readonly PlainReward[]): Promise<MadeSet> {
  const { actor, input } = firstOf(set);
  const account_id = actor.account.id;
  const locks = set.flatMap(lockOf);
  const phones = set.map(({ phone }) => phone);
  const [, free, , listed] = await inOneFlight([
    inOneFlight(actorsOf(set).map((one) => lockAuthorityForShare(tx, one, { is_alone: false }))),
    holdKeys(tx, locks),
    lockClocksForShare(tx, [account_id]),
    findActiveByPhones(tx, account_id, phones),
  ]);
  const taken = new Set(locks.filter((_, index) => free[index] !== true));
  // The list of recipients is held where somebody of the set is not on it, and read again: whoever
  // was waited for may have added the same person.
  const is_known = listed.size === phones.length;
  const [, people, program] = await inOneFlight([
    is_known ? null : enlist(tx, account_id, 0),
    is_known ? listed : findActiveByPhones(tx, account_id, phones),
    lockProgram(tx, account_id, input.program_id),
  ]);
  if (program === null) return { kind: "left", excluded: new Set(set) };
  const twins = set.filter((plain) =>
    locks.some((lock) => taken.has(lock) && lock.request_id === idOf(plain)),
  );
  if (twins.length > 0) return { kind: "left", excluded: new Set(twins) };
  return await give(tx, set, { program, people });
}

function firstOf(set: readonly PlainReward[]): PlainReward {
  const [first] = set;
  if (first === undefined) throw new Error("the set of rewards is empty");
  return first;
}

function idOf({ actor }: PlainReward): string {
  return actor.request_id;
}

function lockOf({ actor, idempotency }: PlainReward): IdempotencyLock[] {
  if (idempotency === null) return [];
  const { account, request_id } = actor;
  return [{ ...idempotency, account_id: account.id, origin: "client", request_id }];
}

/** One maker of each key. */
function actorsOf(set: readonly PlainReward[]): RewardActor[] {
  return [...new Map(set.map(({ actor }) => [actor.key, actor])).values()];
}

type People = Awaited<ReturnType<typeof findActiveByPhones>>;

interface Found {
  readonly program: ProgramRow;
  readonly people: People;
}

/**
 * Judges the rewards while their sales are being judged, and writes both in one statement, or
 * neither where somebody has to leave.
 */
async function give(tx: Tx, set: readonly PlainReward[], found: Found): Promise<MadeSet> {
  const { program } = found;
  const { givings, excluded } = givingsOf(set, found);
  // The last of a budget are told one by one, and refused one by one.
  if (!spendsQuietly(program, amountOf(givings))) return { kind: "left", excluded: new Set(set) };
  if (excluded.size > 0) return { kind: "left", excluded };
  const people = newPeople(program, givings);
  const made = rewardsOf(program, givings, people);
  const { orders, additional } = made;
  const [, refused, gathered] = await inOneFlight([
    addContacts(tx, program.account_id, people),
    excludedOf(tx, program, givings),
    gatherSends(tx, orders, "wait"),
  ]);
  const decisions = decideOrders(orders, gathered.facts);
  const unplaced = givings.filter((_, index) => decisions[index]?.kind !== "place");
  for (const one of [...refused, ...unplaced.map(({ plain }) => plain)]) excluded.add(one);
  if (excluded.size > 0) return { kind: "left", excluded };
  await writeSends(tx, orders, decisions, { gathered, additional });
  return { kind: "made", rows: made.rows };
}

/** Those that the terms of their program fit; the others leave. */
function givingsOf(
  set: readonly PlainReward[],
  { program, people }: Found,
): { givings: Giving[]; excluded: Set<PlainReward> } {
  const excluded = new Set<PlainReward>();
  const givings = set.flatMap((plain): Giving[] => {
    const candidate = candidateIn(plain, program, people);
    if (candidate === null) excluded.add(plain);
    return candidate === null ? [] : [{ plain, candidate, reward_id: mintId(plain.actor.now) }];
  });
  return { givings, excluded };
}

/** Units: minor units of face value. */
function amountOf(givings: readonly Giving[]): bigint {
  return givings.reduce((sum, { candidate }) => sum + candidate.terms.amount_minor, 0n);
}

/** Those whose completions are known, and those that the program does not let go at once. */
async function excludedOf(
  tx: Tx,
  program: ProgramRow,
  givings: readonly Giving[],
): Promise<PlainReward[]> {
  const completions = givings.map(({ plain }) => plain.completion_id);
  const { account_id, id: program_id } = program;
  const named = { account_id, program_id, completion_ids: completions };
  const [rewarded, asked, judged] = await inOneFlight([
    findCompleted(tx, named),
    findRequestedCompletions(tx, named),
    judgeCandidates(
      tx,
      givings.map(({ candidate }) => candidate),
    ),
  ]);
  const known = rewarded.union(asked);
  const excluded = givings.filter(({ plain, candidate }, index) => {
    const one = judged[index];
    const goes =
      one !== undefined &&
      one.refusals.length === 0 &&
      holdOf(one, plain.input).kind === "none" &&
      refusalOfBudget(program, candidate.terms.amount_minor) === null;
    return known.has(plain.completion_id) || !goes;
  });
  return excluded.map(({ plain }) => plain);
}

/** Null where its terms are wrong, or name electricity. */
function candidateIn(
  { actor, input, phone }: PlainReward,
  program: ProgramRow,
  people: People,
): RewardCandidate | null {
  const found = people.get(phone);
  const recipient: RewardRecipient =
    found === undefined ? newPerson(phone, actor.now) : { ...found, phone };
  const terms = settleTerms({ program, recipient, input });
  if (!areTerms(terms) || terms.type === "power") return null;
  return candidateOf(actor, input, { program, recipient });
}

/** Those who are new to the account, in the order of their rewards. */
function newPeople({ account_id, lawful_basis }: ProgramRow, givings: readonly Giving[]) {
  const unknown = givings.filter(({ candidate }) => candidate.recipient.id === null);
  const now = Math.min(...givings.map(({ plain }) => plain.actor.now));
  const contacts = unknown.map(({ plain: { phone, actor } }) => {
    return { external_id: null, phone, lawful_basis, request: actor.request };
  });
  return newContacts({ account_id, now }, contacts);
}

/** What the set becomes: its sales, its rewards, and what is written with them. */
function rewardsOf(
  program: ProgramRow,
  givings: readonly Giving[],
  people: ReturnType<typeof newPeople>,
) {
  const added = people.rows.values();
  const draws_on = drawsOn(program, { is_earmarked: false });
  const given = givings.map(({ plain, candidate, reward_id }) => {
    const recipient_id = candidate.recipient.id ?? added.next().value?.id ?? "";
    const { terms } = candidate;
    const recipient = refOf(recipient_id);
    const sending = { program, terms, reward_id, recipient, draws_on, confirmed: null };
    const order = orderOfReward(plain.actor, sending);
    const begun = { status: "pending", held_reason: null, review_id: null } as const;
    const ids = { id: reward_id, recipient_id, send_id: order.id, position: null };
    const rest = { ...begun, ...ids, expires_at: null };
    const reward = rewardRowOf(plain.actor, plain.input, candidate, rest);
    return { order, reward, deadline: null, request: plain.actor.request };
  });
  const { rows, writes, events } = newRewards(given);
  return {
    orders: given.map(({ order }) => order),
    rows: new Map(givings.flatMap(({ plain }, index) => pairOf(plain, rows[index]))),
    additional: {
      writes: [
        ...writes,
        quietSpendOf(program, amountOf(givings)),
        ...answerWrites(givings.flatMap(answerOf)),
      ],
      events: [...people.events, ...events],
      ends: true,
    },
  };
}

function pairOf(plain: PlainReward, row: RewardRow | undefined): [PlainReward, RewardRow][] {
  return row === undefined ? [] : [[plain, row]];
}

/** What replays of a reward's key are answered. */
function answerOf({ plain, reward_id: id }: Giving) {
  const answer = { status: 201, object: { prefix: "rwd" as const, id }, body: null };
  return lockOf(plain).map((lock) => ({ ...lock, answer }));
}
