/**
 * A plain sale is let in on what is kept of its caller, without a look at the database: its own
 * transaction sees, under its locks, whether the caller still stands and whether its key was used.
 * What would be refused before that is proven first.
 *
 * Source: docs/decisions/0034-facts-in-memory.md.
 */
import type { Remembered } from "#journal/idempotency";
import { Refusal } from "#platform/refusal";
import type { Answered } from "../reply/reply.ts";
import type { Caller, RequestState } from "../request/request-state.ts";
import { secretHashOf } from "./authenticate.ts";
import type { GateDeps } from "./gate-deps.ts";
import { remembered } from "./idempotency.ts";
import type { KnownCallers } from "./known-callers.ts";
import { replay } from "./replay.ts";
import { isSimulated } from "./simulate.ts";

/** Thrown when a request turns out to be no plain sale, and its caller to have changed. */
const CallerChanged = new Error("The caller has changed since it was last found.");

/** How the caller of a sale is found without a look at the database; null when it has to be one. */
export function recallerOf(
  { callers }: GateDeps,
  state: RequestState,
): KnownCallers["recall"] | null {
  if (state.operation_id !== "createSend" || isSimulated(state)) return null;
  const known = callers.recall(secretHashOf(state.request));
  if (known === null) return null;
  state.is_unproven = true;
  return () => known;
}

/**
 * What is remembered under the request's key; null when nothing is, or when the sale's own
 * transaction will see.
 *
 * Refuses: `idempotency_mismatch`.
 */
export async function rememberedNow(
  deps: GateDeps,
  state: RequestState,
  caller: Caller,
): Promise<Remembered | null> {
  if (state.is_unproven && isPlainSale(state.body)) {
    state.is_lookup_due = true;
    return null;
  }
  if (!(await isProven(deps, state))) throw CallerChanged;
  return await remembered(state, caller, deps.findRemembered);
}

/** Power asks the utility before its transaction, and a dry run has none that takes locks. */
function isPlainSale(body: unknown): boolean {
  const { type, validate_only } = (body ?? {}) as { type?: unknown; validate_only?: unknown };
  return (type === "airtime" || type === "data") && validate_only !== true;
}

/**
 * What becomes of a request that was refused, perhaps on facts that do not hold any more: `changed`
 * when it is to be judged anew, or the answer that its key stands for. Otherwise throws what was
 * thrown.
 */
export async function settlesUnproven(
  deps: GateDeps,
  state: RequestState,
  thrown: unknown,
): Promise<Answered | "changed"> {
  if (thrown === CallerChanged) return "changed";
  if (!(thrown instanceof Refusal)) throw thrown;
  if (!(await isProven(deps, state))) return "changed";
  if (!state.is_lookup_due || state.caller === null) throw thrown;
  state.is_lookup_due = false;
  const found = await remembered(state, state.caller, deps.findRemembered);
  if (found === null) throw thrown;
  return await replay(deps, state, found);
}

/** Whether the caller stands as the request was let in on it; asked once. */
async function isProven({ callers }: GateDeps, state: RequestState): Promise<boolean> {
  if (!state.is_unproven) return true;
  state.is_unproven = false;
  const known = callers.recall(secretHashOf(state.request));
  const found = await callers.find(secretHashOf(state.request));
  return found !== null && found === known && found === state.caller;
}
