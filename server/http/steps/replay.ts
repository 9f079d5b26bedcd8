import assert from "node:assert/strict";
import type { Remembered } from "#journal/idempotency";
import { formatId } from "#platform/ids";
import type { Answered } from "../reply/reply.ts";
import type { RequestState } from "../request-state.ts";
import type { GateDeps } from "./gate-deps.ts";
import { presentContextOf } from "./request-context.ts";

/**
 * Gives the first answer again: its status, and the object as it is by now, or the body that was
 * kept of an answer without id. Source: docs/guides/idempotency.md, "The rules".
 */
export async function replay(
  deps: GateDeps,
  state: RequestState,
  found: Remembered,
): Promise<Answered> {
  if (found.body !== null) return { status: found.status, body: found.body };
  assert(found.object !== null, `Request ${found.request_id} is remembered without an answer.`);
  const id = formatId(found.object.prefix, found.object.id);
  const ctx = { ...presentContextOf(deps, state), replay_of: found.request_id };
  const view = deps.answer_views[state.operation_id];
  if (view !== undefined) {
    return { status: found.status, body: await view(ctx, found.object.id) };
  }
  const objects = await deps.objects.present(ctx, [id]);
  const body = objects.get(id);
  if (body === undefined) throw new Error(`A remembered answer names ${id}, which is gone.`);
  return { status: found.status, body };
}
