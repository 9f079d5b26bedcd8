import { type PersonInput, refuseErased } from "#directory/recipients";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import type { RewardActor } from "#rewards/giving";
import { findRecipient, type RewardRecipient, refuseRecipient } from "#rewards/recipients";
import type { ReferralInput } from "./referral-input.ts";

/** One of the two people of a referral, as the request names them and as they were found. */
export interface FoundPerson {
  readonly param: "referrer" | "referee";
  readonly person: PersonInput;
  readonly found: RewardRecipient;
}

/** The people of a referral. */
export interface FoundPair {
  readonly referrer: FoundPerson;
  readonly referee: FoundPerson;
}

/**
 * Finds who referred whom. Where one of them is new, the list of recipients is held until the
 * transaction ends.
 *
 * Refuses: `reference_not_found`.
 */
export async function findPair(
  tx: Tx,
  actor: Pick<RewardActor, "account" | "now">,
  { referrer, referee }: ReferralInput,
): Promise<FoundPair> {
  return {
    referrer: await find(tx, actor, "referrer", referrer),
    referee: await find(tx, actor, "referee", referee),
  };
}

async function find(
  tx: Tx,
  actor: Pick<RewardActor, "account" | "now">,
  param: FoundPerson["param"],
  person: PersonInput,
): Promise<FoundPerson> {
  const found = await findRecipient(tx, actor, { person });
  return found === null ? refuseRecipient({ person }, param) : { param, person, found };
}

/**
 * They are the same person by the record, by the number to which rewards go, or by the own ID
 * under which both would be registered.
 *
 * Refuses: `conflicting_parameters`.
 */
export function refuseSamePerson({ referrer, referee }: FoundPair): void {
  const [one, other] = [referrer.found, referee.found];
  const is_same_record = one.id !== null && one.id === other.id;
  const is_same_number = one.phone !== null && one.phone === other.phone;
  const own_id = ownIdOf(referrer);
  const is_same_own_id = own_id !== null && own_id === ownIdOf(referee);
  if (!is_same_record && !is_same_number && !is_same_own_id) return;
  const message = "`referrer` and `referee` are the same person, and nobody refers themselves.";
  refuse("conflicting_parameters", { param: "referee", message });
}

function ownIdOf({ person }: FoundPerson): string | null {
  return person.kind === "contact" ? person.external_id : null;
}

/** Refuses: `erased_recipient`. */
export function refuseErasedPair({ referrer, referee }: FoundPair): void {
  for (const { found, param } of [referrer, referee]) refuseErased(found, param);
}
