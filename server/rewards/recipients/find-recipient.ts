import type { Schemas } from "@svc/generated/routes";
import { enlist, findPerson, type PersonInput } from "#directory/recipients";
import type { Read, Tx } from "#platform/db/transaction";
import { type RefusalDetail, refuse } from "#platform/refusal";

/** Whom a reward is for. A person who is new is written with the reward, and not before. */
export interface RewardRecipient {
  /** Uuid; null of a person who is new. */
  readonly id: string | null;
  readonly status: Schemas["RecipientStatus"];
  /** When the person will be, or was, erased. Unix milliseconds. */
  readonly erase_at: number | null;
  /** E.164: the number that the request names, or else the person's own. */
  readonly phone: string | null;
  readonly name: string | null;
  readonly first_name: string | null;
  readonly default_meter: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  /** Unix milliseconds on the account's clock. */
  readonly created: number;
}

/**
 * Finds whom a reward is for; null where a reference names nobody. With `is_look` nothing is
 * locked; otherwise the list of recipients is held until the transaction ends where somebody will
 * be added to it.
 */
export async function findRecipient(
  from: Tx | Read,
  { account, now }: { readonly account: { readonly id: string }; readonly now: number },
  { person, phone = null }: { readonly person: PersonInput; readonly phone?: string | null },
  { is_look = false }: { is_look?: boolean } = {},
): Promise<RewardRecipient | null> {
  const found = await findPerson(from, account.id, person);
  if (found !== null) return { ...found, phone: phone ?? numberOf(person) ?? found.phone };
  if (person.kind === "reference") return null;
  if (is_look) return newPerson(person.phone, now);
  await enlist(from as Tx, account.id, 0);
  // Read again: whoever was waited for may have added the same person.
  const added = await findPerson(from, account.id, person);
  return added === null ? newPerson(person.phone, now) : { ...added, phone: person.phone };
}

/** Refuses: `reference_not_found`. */
export function refuseRecipient(
  named: { readonly person: PersonInput },
  param = "recipient",
): never {
  const { code, detail } = refusalOfPerson(named, param);
  return refuse(code, detail);
}

/** Why there is no reward for a person whom a request names by a reference. Pure. */
export function refusalOfPerson(
  { person }: { readonly person: PersonInput },
  param = "recipient",
): { readonly code: "reference_not_found"; readonly detail: RefusalDetail } {
  const ref = person.kind === "reference" ? person.ref : person.phone;
  const message = `\`${param}\` is invalid. This account has no recipient ${ref}.`;
  return { code: "reference_not_found", detail: { param, message } };
}

/** Somebody of whom nothing but a number is known. */
export function newPerson(phone: string, now: number): RewardRecipient {
  const nothing = {
    erase_at: null,
    name: null,
    first_name: null,
    default_meter: null,
    metadata: {},
  };
  return { id: null, status: "active", phone, created: now, ...nothing };
}

/** E.164: the number by which a person is named; null of a reference. */
export function numberOf(person: PersonInput): string | null {
  return person.kind === "contact" ? person.phone : null;
}
