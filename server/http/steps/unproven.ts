/**
 * A plain sale is let in on what is kept of its caller, without a look at the database: its own
 * transaction sees, under its locks, whether the caller still stands and whether its key was used.
 * What would be refused before that is proven first.
 *
 * Source: docs/decisions/0034-facts-in-memory.md.
 */
import type { FoundCaller } from "#accounts/keys";
import type { RequestState } from "../request/request-state.ts";
import { secretHashOf } from "./authenticate.ts";
import type { GateDeps } from "./gate-deps.ts";
import { isSimulated } from "./simulate.ts";

/** The caller of a sale, where it may be let in without a look at the database. */
export function recalledFor({ callers }: GateDeps, state: RequestState): FoundCaller | null {
  if (state.operation_id !== "createSend" || isSimulated(state)) return null;
  return callers.recall(secretHashOf(state.request));
}

/** Power asks the utility before its transaction, and a dry run has none that takes locks. */
export function isPlainSale({ body }: RequestState): boolean {
  const { type, validate_only } = (body ?? {}) as { type?: unknown; validate_only?: unknown };
  return (type === "airtime" || type === "data") && validate_only !== true;
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
