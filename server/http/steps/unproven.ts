/**
 * A plain sale is let in on what is kept of its caller, without a look at the database: its own
 * transaction sees, under its locks, whether the caller still stands and whether its key was used.
 * What would be refused before that is proven first.
 *
 * Source: docs/decisions/0034-facts-in-memory.md.
 */
import type { RequestState } from "../request/request-state.ts";
import { secretHashOf } from "./authenticate.ts";
import type { GateDeps } from "./gate-deps.ts";
import type { KnownCallers } from "./known-callers.ts";
import { isSimulated } from "./simulate.ts";

/** How the caller of a sale is found without a look at the database; null when it has to be one. */
export function recallerOf(
  { callers }: GateDeps,
  state: RequestState,
): KnownCallers["recall"] | null {
  if (state.operation_id !== "createSend" || isSimulated(state)) return null;
  const known = callers.recall(secretHashOf(state.request));
  return known === null ? null : () => known;
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
  const known = callers.recall(secretHashOf(request));
  const found = await callers.find(secretHashOf(request));
  return found !== null && found === known && found === caller;
}
