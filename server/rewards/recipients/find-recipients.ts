import { findActiveByPhones, findPerson, type PersonInput } from "#directory/recipients";
import { inOneFlight } from "#platform/db/in-one-flight";
import type { Read, Tx } from "#platform/db/transaction";
import { numberOf, type RewardRecipient } from "./find-recipient.ts";

/** A person as a reward names one. */
interface NamedPerson {
  readonly person: PersonInput;
  /** E.164: the number that the request names with the person. */
  readonly phone: string | null;
}

/**
 * Finds whom a set of rewards is for, in its order, those named by a number alone in one statement;
 * null where there is no recipient yet. Nothing is locked.
 */
export async function findRecipients(
  from: Tx | Read,
  account_id: string,
  named: readonly NamedPerson[],
): Promise<(RewardRecipient | null)[]> {
  const [by_phone, others] = await inOneFlight([
    findActiveByPhones(from, account_id, named.flatMap(phoneAlone)),
    inOneFlight(
      named.map((one) =>
        phoneAlone(one).length > 0 ? null : findPerson(from, account_id, one.person),
      ),
    ),
  ]);
  return named.map((one, index) => {
    const [alone] = phoneAlone(one);
    const found = alone === undefined ? others[index] : by_phone.get(alone);
    if (found == null) return null;
    return { ...found, phone: one.phone ?? numberOf(one.person) ?? found.phone };
  });
}

/** The number of a person of whom nothing else is named. */
function phoneAlone({ person }: NamedPerson): string[] {
  return person.kind === "contact" && person.external_id === null ? [person.phone] : [];
}
