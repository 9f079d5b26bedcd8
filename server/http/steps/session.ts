import { refuse } from "#platform/refusal";
import type { RequestState } from "../request-state.ts";

/**
 * What a person does in the dashboard is done by nobody else: a key may not, and whoever sends none
 * is asked to sign in. The pages of the dashboard call it with a session.
 *
 * Refuses: `session_required`, `dashboard_only`.
 */
export function refuseWithoutSession({ operation, request }: RequestState): void {
  if (!operation.dashboard_only) return;
  if (request.headers.has("authorization")) refuse("dashboard_only");
  refuse("session_required");
}
