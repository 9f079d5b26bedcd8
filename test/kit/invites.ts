/** People who are invited to an organisation. */
import { randomUUID } from "node:crypto";
import type { Schemas } from "@svc/generated/routes";
import type { Parts } from "./api.ts";
import { given, type KeyInHand, type Shop } from "./given.ts";

type Wanted = Partial<NonNullable<Parts<"inviteMember">["body"]>>;

/** An address that nobody has yet. */
export function newAddress(): string {
  return `${randomUUID()}@people.example`;
}

/** A number that nobody has yet, in E.164. */
export function newNumber(): string {
  const digits = Number.parseInt(randomUUID().slice(0, 8), 16) % 10_000_000;
  return `+26377${String(digits).padStart(7, "0")}`;
}

/** An owner's key to an account: in test mode, the key that the service made invites nobody. */
export async function inviter(shop: Shop): Promise<KeyInHand> {
  return await given.member(shop, "owner");
}

/** Invites a person, as an owner unless another key is given. */
export async function invited(
  shop: Shop,
  wanted: Wanted = {},
  key?: Pick<KeyInHand, "api">,
): Promise<Schemas["Invite"]> {
  const { api } = key ?? (await inviter(shop));
  const body = { ...("phone" in wanted ? {} : { email: newAddress() }), ...wanted };
  const answer = await api.inviteMember({ body });
  if (answer.status === 201) return answer.body;
  throw new Error(`A person was to be invited, and was not: ${JSON.stringify(answer.body)}`);
}
