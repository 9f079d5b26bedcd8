import { refuse } from "#platform/refusal";
import type { Caller, RequestState } from "../request-state.ts";

/**
 * The header by which a test asks for trouble.
 * Source: docs/guides/test-mode.md, "Simulate errors".
 */
const HEADER = "svc-test-simulate";

const ASKABLE = ["rate_limited", "server_error", "timeout", "idempotency_in_progress"] as const;

type Simulated = (typeof ASKABLE)[number];

/** Thrown when a test asks for no answer at all: the gate keeps the caller waiting and hangs up. */
export const SimulatedTimeout = new Error("A test asked for a connection that is never answered.");

/** What a real limit, and a real twin, would tell the caller to wait. */
const RATE_SECONDS = 1;
const TWIN_SECONDS = 2;

/**
 * Refuses as a test asks to be refused; nothing has been written by then. A live key may not ask.
 *
 * Refuses: `test_mode_only`, `rate_limited`, `internal_error`, `idempotency_in_progress`;
 * `invalid_request` for what cannot be simulated here.
 */
export function refuseAsSimulated({ request, operation }: RequestState): void {
  const asked = request.headers.get(HEADER);
  if (asked === null) return;
  const simulated = ASKABLE.find((one) => one === asked) ?? refuseToSimulate(ASKABLE);
  if (simulated === "timeout") throw SimulatedTimeout;
  if (simulated === "server_error") refuse("internal_error");
  if (simulated === "rate_limited") refuse("rate_limited", { retry_after: RATE_SECONDS });
  if (!operation.refusals.includes("idempotency_in_progress")) {
    refuseToSimulate(ASKABLE.filter((one) => one !== simulated));
  }
  refuse("idempotency_in_progress", { retry_after: TWIN_SECONDS });
}

/** Whether a test asks for trouble. */
export function isSimulated({ request }: Pick<RequestState, "request">): boolean {
  return request.headers.has(HEADER);
}

/** Refuses: `test_mode_only`. */
export function refuseSimulationInLive({ request }: RequestState, { account }: Caller): void {
  if (account.mode === "live" && request.headers.has(HEADER)) refuse("test_mode_only");
}

function refuseToSimulate(allowed: readonly Simulated[]): never {
  return refuse("invalid_request", {
    param: "Svc-Test-Simulate",
    message: `\`Svc-Test-Simulate\` must be one of ${allowed.join(", ")}.`,
    meta: { allowed },
  });
}
