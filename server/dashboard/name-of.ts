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
    return (await readIfAllowed<Schemas["ApiKey"]>(asking, call))?.label ?? id;
  }
  const call = { operation_id: "getMember", path: { member_id: id } } as const;
  const member = await readIfAllowed<Schemas["Member"]>(asking, call);
  return member?.name ?? member?.email ?? member?.phone ?? id;
}
