import { type FoundRecipient, type NewContacts, newContacts } from "#directory/recipients";
import { mintId } from "#platform/ids";
import { drawsOn, type ProgramRefusal, type ProgramRow, refusalOfBudget } from "#rewards/programs";
import { newPerson, type RewardRecipient, refusalOfPerson } from "#rewards/recipients";
import type { RewardRow } from "#rewards/rewards";
import type { SendOrder } from "#sales/sends";
import type { RewardCandidate } from "../judge/candidate.ts";
import { candidateOf, isCandidate } from "../judge/candidate-of.ts";
import { holdOf } from "../judge/hold-of.ts";
import { orderOfReward } from "../judge/order-of-reward.ts";
import { refusalsOfRules } from "../judge/rules.ts";
import type { RewardActor } from "../read/reward-input.ts";
import { confirmedFacts } from "./confirmation.ts";
import type { RewardRequest } from "./reward-request.ts";
import { refOf } from "./reward-row.ts";

/** A reward that can be judged: what it would be, for whom, and the sale that would pay it out. */
export interface PreparedReward {
  readonly kind: "prepared";
  readonly request: RewardRequest;
  readonly actor: RewardActor;
  /** Uuid. */
  readonly reward_id: string;
  /** Uuid. */
  readonly recipient_id: string;
  /** The person, who is registered with the reward; no row where the account has the recipient. */
  readonly registered: NewContacts;
  readonly candidate: RewardCandidate;
  readonly over_budget: ProgramRefusal | null;
  /** The sale that is judged with the reward; null where something stands in its way already. */
  readonly order: SendOrder | null;
}

/** What a reward is prepared by. */
interface Gathered {
  readonly actor: RewardActor;
  readonly program: ProgramRow;
  readonly recipient: RewardRecipient | null;
  readonly waiting: RewardRow | null;
}

/** What its request lacks; or it is made alone, once the utility has confirmed its meter. */
export type UnpreparedReward =
  | { readonly kind: "refused"; readonly refusal: ProgramRefusal }
  | { readonly kind: "excluded" };

const NO_PERSON: NewContacts = { rows: [], events: [] };

/** Prepares a reward to be judged, or says why it is not. Pure. */
export function prepareReward(
  request: RewardRequest,
  { actor, program, recipient: found, waiting }: Gathered,
): PreparedReward | UnpreparedReward {
  const { input } = request;
  const recipient = found ?? personOf(request);
  if (recipient === null) return { kind: "refused", refusal: refusalOfPerson(input) };
  const candidate = candidateOf(actor, input, { program, recipient });
  if (!isCandidate(candidate)) return { kind: "refused", refusal: candidate };
  const is_power = candidate.terms.type === "power" && input.by_link === undefined;
  if (is_power && request.confirmed === "unconfirmed") return { kind: "excluded" };
  const registered = recipient.id === null ? registeredBy(actor, request, program) : NO_PERSON;
  const recipient_id = recipient.id ?? registered.rows[0]?.id ?? "";
  const reward_id = waiting?.id ?? mintId(actor.now);
  // What a link is claimed as was earmarked with the link.
  const over_budget =
    candidate.link === null ? refusalOfBudget(program, candidate.terms.amount_minor) : null;
  const named = { request, actor, reward_id, recipient_id, registered, candidate, over_budget };
  return { kind: "prepared", ...named, order: goesNow(named) ? orderOf(named) : null };
}

/** A person of whom nothing but a number is known, and perhaps an own ID. */
function personOf({ input: { person }, actor }: RewardRequest): RewardRecipient | null {
  return person.kind === "contact" ? newPerson(person.phone, actor.now) : null;
}

function registeredBy(
  { account, now, request }: RewardActor,
  { input: { person } }: RewardRequest,
  { lawful_basis }: ProgramRow,
): NewContacts {
  if (person.kind !== "contact") throw new Error(`no recipient was found for ${person.ref}`);
  const { external_id, phone } = person;
  return newContacts({ account_id: account.id, now }, [
    { external_id, phone, lawful_basis, request },
  ]);
}

type Named = Omit<PreparedReward, "kind" | "order">;

/** Whether a reward is sent immediately, unless what is counted or odd about it is against that. */
function goesNow({ request: { input }, candidate, over_budget }: Named): boolean {
  if (input.by_link !== undefined || over_budget !== null) return false;
  const uncounted = { candidate, received: null, suspicion: { reasons: [] } };
  return holdOf(uncounted, input).kind === "none" && refusalsOfRules(candidate).length === 0;
}

function orderOf({ request, actor, candidate, ...reward }: Named): SendOrder {
  const { program, terms } = candidate;
  const { reward_id, recipient_id, registered } = reward;
  const { link } = request.input;
  const is_earmarked = link !== undefined && link.earmarked_minor > 0n;
  const order = orderOfReward(actor, {
    ...{ program, terms, reward_id, recipient: refOf(recipient_id) },
    draws_on: drawsOn(program, { is_earmarked }),
    confirmed: confirmedFacts(request.confirmed, terms),
  });
  const [row] = registered.rows;
  const new_recipient: FoundRecipient | undefined = row && { ...row, meters: [] };
  return { ...order, ...(new_recipient && { new_recipient }) };
}
