import type { Remembered } from "#journal/idempotency";
import type { House } from "./house.ts";
import type { Answered } from "./reply.ts";
import { presentContextOf } from "./request-context.ts";
import type { Visit } from "./visit.ts";

/**
 * Gives the first answer again: its status, and the object as it is by now, or the body that was
 * kept of an answer without id. Source: contract.md 1.4.
 */
export async function replay(house: House, visit: Visit, found: Remembered): Promise<Answered> {
  visit.original_request_id = found.request_id;
  if (found.body !== null) return { status: found.status, body: found.body };
  const [id = ""] = found.object_ids;
  const ctx = { ...presentContextOf(house, visit), replay_of: found.request_id };
  const objects = await house.objects.present(ctx, [id]);
  const body = objects.get(id);
  if (body === undefined) throw new Error(`A remembered answer names ${id}, which is gone.`);
  return { status: found.status, body };
}
