/**
 * A plain sale and a reward are let in on what is kept of their callers, without a look at the
 * database: their own transactions see, under their locks, whether the caller still stands and
 * whether its key was used. What would be refused before that is proven first. A call of a tool is
 * proven when the operation behind it begins.
 *
 * Source: docs/decisions/0034-facts-in-memory.md.
 */
import type { FoundCaller } from "#accounts/keys";
import type { RequestState } from "../request-state.ts";
import { secretHashOf } from "./authenticate.ts";
import type { GateDeps } from "./gate-deps.ts";
import { isSimulated } from "./simulate.ts";

/**
 * What may be let in so, by its body. Power asks the utility before its transaction, and a dry run
 * has none that takes locks. A reward that cannot share a transaction proves its caller itself.
 */
const LET_IN: Readonly<Record<string, (body: Readonly<Record<string, unknown>>) => boolean>> = {
  createSend: ({ type, validate_only }) =>
    (type === "airtime" || type === "data") && validate_only !== true,
  createReward: ({ validate_only }) => validate_only !== true,
  postMcp: ({ id, method }) => id !== undefined && method === "tools/call",
};

/** The caller of a request, where it may be let in without a look at the database. */
export function recalledFor({ callers }: GateDeps, state: RequestState): FoundCaller | null {
  if (LET_IN[state.operation_id] === undefined || isSimulated(state)) return null;
  return callers.recall(secretHashOf(state.request));
}

/** Whether the operation itself proves its caller, and asks what its key has been answered. */
export function provesItself({ operation_id, body }: RequestState): boolean {
  return LET_IN[operation_id]?.((body ?? {}) as Record<string, unknown>) === true;
}

/** Whether the caller, as the request was let in on it, still stands. */
export async function stillStands(
  { callers }: GateDeps,
  { request, caller }: RequestState,
): Promise<boolean> {
  const secret_hash = secretHashOf(request);
  const known = callers.recall(secret_hash);
  const found = await callers.find(secret_hash);
  return found !== null && found === known && found === caller;
}
