import type { Schemas } from "@svc/generated/routes";
import { type Asking, readIfAllowed } from "./ask.ts";

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

/** A key without a label is known by the beginning and the end of its secret. */
export function nameOfKey({
  label,
  prefix,
  last4,
}: Pick<Schemas["ApiKey"], "label" | "prefix" | "last4">): string {
  return label ?? `${prefix}…${last4}`;
}
