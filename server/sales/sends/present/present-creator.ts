import type { Schemas } from "@svc/generated/routes";
import { formatId } from "#platform/ids";

/** Who made a sale, or what sales are made from: a key, a signed-in member, or the service. */
export function presentCreator({
  api_key_id,
  member_id,
}: {
  readonly api_key_id: string | null;
  readonly member_id: string | null;
}): Schemas["SendCreator"] {
  if (api_key_id !== null) return { type: "key", id: formatId("key", api_key_id) };
  if (member_id !== null) return { type: "member", id: formatId("mem", member_id) };
  return { type: "system", id: null };
}
