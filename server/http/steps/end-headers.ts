import { type End, endOfOperation } from "#platform/versions/deprecations";
import type { RequestState } from "../request-state.ts";
import type { GateDeps } from "./gate-deps.ts";

type Used = Pick<RequestState, "operation_id" | "version">;

/**
 * When what a request used ends, for its caller: the operation or the version, whichever is first.
 * Nothing while neither is announced.
 */
export function endHeaders(deps: GateDeps, used: Used): Record<string, string> {
  const [first] = endsOf(deps, used).toSorted(
    (one, other) => Date.parse(one.sunset) - Date.parse(other.sunset),
  );
  if (first === undefined) return {};
  const guide = `<${deps.docs_url}/guides/versioning#before-something-ends>`;
  return {
    Deprecation: `@${first.deprecated_at}`,
    Sunset: first.sunset,
    Link: `${guide}; rel="deprecation", ${guide}; rel="sunset"`,
  };
}

/** Whether a request used something that is going to end. */
export function isEnding(deps: GateDeps, used: Used): boolean {
  return endsOf(deps, used).length > 0;
}

function endsOf({ config: { versions, deprecations } }: GateDeps, used: Used): End[] {
  const ends = [versions.endOf(used.version), endOfOperation(deprecations, used.operation_id)];
  return ends.filter((end) => end !== null);
}
