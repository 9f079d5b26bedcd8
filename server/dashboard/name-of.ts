import type { Schemas } from "@svc/generated/routes";
import { type Asking, readIfAllowed } from "./ask.ts";
import { phoneOf } from "./show/request-fields.ts";

/** Who made something, as people call them; by their id where the viewer may not look. */
export async function nameOf(
  asking: Asking,
  { type, id }: Schemas["SendCreator"],
): Promise<string> {
  if (id === null) return type;
  if (type === "key") {
    const call = { operation_id: "getKey", path: { key_id: id } } as const;
    const key = await readIfAllowed<Schemas["ApiKey"]>(asking, call);
    return key === null ? id : nameOfKey(key);
  }
  const call = { operation_id: "getMember", path: { member_id: id } } as const;
  const member = await readIfAllowed<Schemas["Member"]>(asking, call);
  return member?.name ?? member?.email ?? member?.phone ?? id;
}

/** A person without a name is known by their number. */
export function nameOfPerson({
  id,
  name,
  phone,
}: Pick<Schemas["Recipient"], "id" | "name" | "phone">): string {
  return name ?? (phone === null ? id : phoneOf(phone));
}

/**
 * The people who were added last, by their ids: most of those whom a list of what is new names, in
 * one question however many rows it has.
 */
export async function namesOfNewest(asking: Asking): Promise<ReadonlyMap<string, string>> {
  const call = { operation_id: "listRecipients", query: { limit: "100" } } as const;
  const newest = await readIfAllowed<Schemas["RecipientList"]>(asking, call);
  return new Map((newest?.data ?? []).map((one) => [one.id, nameOfPerson(one)]));
}

/** Cost centres by their ids; more than these are known by a word. */
export async function namesOfCenters(asking: Asking): Promise<ReadonlyMap<string, string>> {
  const call = { operation_id: "listCostCenters", query: { limit: "100" } } as const;
  const centers = await readIfAllowed<Schemas["CostCenterList"]>(asking, call);
  return new Map((centers?.data ?? []).map(({ id, name }) => [id, name]));
}

/** A key without a label is known by the beginning and the end of its secret. */
export function nameOfKey({
  label,
  prefix,
  last4,
}: Pick<Schemas["ApiKey"], "label" | "prefix" | "last4">): string {
  return label ?? `${prefix}…${last4}`;
}
