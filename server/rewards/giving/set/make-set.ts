import { lockAuthorityForShare, lockClocksForShare } from "#accounts/account";
import { findAskedCompletions } from "#accounts/approvals";
import { enlist, findActiveByPhones, registerContacts } from "#directory/recipients";
import { holdKeys, type IdempotencyLock, writeAnswers } from "#journal/idempotency";
import { inOneFlight } from "#platform/db/in-one-flight";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import {
  drawsOn,
  lockProgram,
  type ProgramRow,
  refusalOfBudget,
  spendBudget,
  spendsQuietly,
} from "#rewards/programs";
import { findCompleted, type RewardRow, writeRewards } from "#rewards/rewards";
import { placeSends } from "#sales/sends";
import { newPerson, type RewardRecipient } from "../asked/find-recipient.ts";
import type { RewardMaker } from "../asked/reward-input.ts";
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
  | { readonly kind: "left"; readonly leaving: ReadonlySet<PlainReward> };

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
  const { maker, input } = firstOf(set);
  const account_id = maker.account.id;
  const locks = set.flatMap(lockOf);
  const phones = set.map(({ phone }) => phone);
  const [, free, , listed] = await inOneFlight([
    inOneFlight(makersOf(set).map((one) => lockAuthorityForShare(tx, one, { is_alone: false }))),
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
  if (program === null) return { kind: "left", leaving: new Set(set) };
  const completions = set.map(({ completion_id }) => completion_id);
  const named = { account_id, program_id: program.id, completion_ids: completions };
  const [rewarded, asked, judged] = await inOneFlight([
    findCompleted(tx, named),
    findAskedCompletions(tx, named),
    judgeSet(tx, set, { program, people }),
  ]);
  const known = rewarded.union(asked);
  const leaving = new Set(
    set.filter((plain) => {
      const has_twin = locks.some((lock) => taken.has(lock) && lock.request_id === idOf(plain));
      return has_twin || known.has(plain.completion_id);
    }),
  );
  if (leaving.size > 0) return { kind: "left", leaving };
  if (judged.leaving.size > 0) return { kind: "left", leaving: judged.leaving };
  return await give(tx, program, judged.givings);
}

function firstOf(set: readonly PlainReward[]): PlainReward {
  const [first] = set;
  if (first === undefined) throw new Error("A set of rewards has one at least.");
  return first;
}

function idOf({ maker }: PlainReward): string {
  return maker.request_id;
}

function lockOf({ maker, idempotency }: PlainReward): IdempotencyLock[] {
  if (idempotency === null) return [];
  const { account, request_id } = maker;
  return [{ ...idempotency, account_id: account.id, origin: "client", request_id }];
}

/** One maker of each key. */
function makersOf(set: readonly PlainReward[]): RewardMaker[] {
  return [...new Map(set.map(({ maker }) => [maker.key, maker])).values()];
}

type People = Awaited<ReturnType<typeof findActiveByPhones>>;

/** Those that the program lets go at once, within its budget as a whole; the others leave. */
async function judgeSet(
  tx: Tx,
  set: readonly PlainReward[],
  { program, people }: { program: ProgramRow; people: People },
): Promise<{ givings: Giving[]; leaving: Set<PlainReward> }> {
  const leaving = new Set<PlainReward>();
  const asked = set.flatMap((plain) => {
    const candidate = candidateIn(plain, program, people);
    if (candidate === null) leaving.add(plain);
    return candidate === null ? [] : [{ plain, candidate }];
  });
  const judged = await judgeCandidates(
    tx,
    asked.map(({ candidate }) => candidate),
  );
  const givings = asked.flatMap(({ plain, candidate }, index): Giving[] => {
    const one = judged[index];
    const goes =
      one !== undefined &&
      one.refusals.length === 0 &&
      holdOf(one, plain.input).kind === "none" &&
      refusalOfBudget(program, candidate.terms.amount_minor) === null;
    if (!goes) leaving.add(plain);
    return goes ? [{ plain, candidate, reward_id: mintId(plain.maker.now) }] : [];
  });
  const total_minor = givings.reduce(
    (sum, { candidate }) => sum + candidate.terms.amount_minor,
    0n,
  );
  // The last of a budget are told one by one, and refused one by one.
  if (!spendsQuietly(program, total_minor)) return { givings: [], leaving: new Set(set) };
  return { givings, leaving };
}

/** Null where its terms are wrong, or name electricity. */
function candidateIn(
  { maker, input, phone }: PlainReward,
  program: ProgramRow,
  people: People,
): RewardCandidate | null {
  const found = people.get(phone);
  const recipient: RewardRecipient =
    found === undefined ? newPerson(phone, maker.now) : { ...found, phone };
  const terms = settleTerms({ program, recipient, input });
  if (!areTerms(terms) || terms.type === "power") return null;
  return candidateOf(maker, input, { program, recipient });
}

async function give(tx: Tx, program: ProgramRow, givings: readonly Giving[]): Promise<MadeSet> {
  const registered = await register(tx, program, givings);
  const draws_on = drawsOn(program, { is_earmarked: false });
  const orders = givings.map(({ plain, candidate: { terms }, reward_id }, index) => {
    const recipient = refOf(registered[index] ?? "");
    const sending = { program, terms, reward_id, recipient, draws_on, confirmed: null };
    return orderOfReward(plain.maker, sending);
  });
  const outcomes = await placeSends(tx, orders, "wait");
  const unplaced = givings.filter((_, index) => outcomes[index]?.kind !== "placed");
  if (unplaced.length > 0) {
    return { kind: "left", leaving: new Set(unplaced.map(({ plain }) => plain)) };
  }
  const beginnings = givings.map(({ plain, candidate, reward_id }, index) => {
    const begun = { status: "pending", held_reason: null, review_id: null } as const;
    const ids = { id: reward_id, recipient_id: registered[index] ?? "", position: null };
    const send_id = orders[index]?.id ?? "";
    const rest = { ...begun, ...ids, send_id, expires_at: null };
    const reward = rewardRowOf(plain.maker, plain.input, candidate, rest);
    return { reward, deadline: null, request: plain.maker.request };
  });
  const answered = givings.flatMap(({ plain, reward_id: id }) =>
    lockOf(plain).map((lock) => {
      return {
        ...lock,
        answer: { status: 201, object: { prefix: "rwd" as const, id }, body: null },
      };
    }),
  );
  const [rows] = await inOneFlight([
    writeRewards(tx, beginnings),
    spend(tx, program, givings, outcomes.flatMap(costOf)),
    writeAnswers(tx, answered),
  ]);
  const made = rows.flatMap((row, index) => {
    const plain = givings[index]?.plain;
    return plain === undefined ? [] : [[plain, row] as const];
  });
  return { kind: "made", rows: new Map(made) };
}

/** Ids of the recipients; those who are new are written now, and not before. */
async function register(
  tx: Tx,
  { account_id, lawful_basis }: ProgramRow,
  givings: readonly Giving[],
): Promise<string[]> {
  const unknown = givings.filter(({ candidate }) => candidate.recipient.id === null);
  const now = Math.min(...givings.map(({ plain }) => plain.maker.now));
  const contacts = unknown.map(({ plain: { phone, maker } }) => {
    return { external_id: null, phone, lawful_basis, request: maker.request };
  });
  const rows = await registerContacts(tx, { account_id, now }, contacts);
  const new_ids = new Map(unknown.map((giving, index) => [giving, rows[index]?.id]));
  return givings.map((giving) => {
    const id = giving.candidate.recipient.id ?? new_ids.get(giving);
    if (id === undefined) throw new Error("Whoever is given a reward is a recipient.");
    return id;
  });
}

function costOf(outcome: Awaited<ReturnType<typeof placeSends>>[number]): bigint[] {
  return outcome.kind === "placed" ? [outcome.row.cost_minor] : [];
}

/** No event follows, so that nobody's request is named. */
async function spend(
  tx: Tx,
  program: ProgramRow,
  givings: readonly Giving[],
  costs: readonly bigint[],
): Promise<void> {
  const { maker } = firstOf(givings.map(({ plain }) => plain));
  const { account, now } = maker;
  const cause = { account, now, request: null, api_key_id: null };
  const amount_minor = givings.reduce(
    (sum, { candidate }) => sum + candidate.terms.amount_minor,
    0n,
  );
  const cost_minor = costs.reduce((sum, cost) => sum + cost, 0n);
  await spendBudget(tx, cause, program, { earmarked_minor: 0n, amount_minor, cost_minor });
}
