import { refuse } from "#platform/refusal";
import type { RequestState } from "../request-state.ts";
import type { GateDeps } from "./gate-deps.ts";

/**
 * The dated version that the answer is written in: the request's, else the key's, else the
 * account's.
 *
 * Refuses: `invalid_version`. Source: docs/guides/versioning.md, "Choose a version".
 */
export function chosenVersion(
  { config: { versions } }: GateDeps,
  { request, caller, version }: RequestState,
): string {
  const asked = request.headers.get("svc-version");
  const chosen =
    asked ?? caller?.key?.api_version ?? caller?.account.default_api_version ?? version;
  if (versions.isSupported(chosen)) return chosen;
  return refuse("invalid_version", {
    message: `${chosen.slice(0, 32)} is not an API version.`,
    meta: { supported: versions.supported },
  });
}
