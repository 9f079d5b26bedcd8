import { refuse } from "#platform/refusal";
import type { JudgedLine } from "./judge-lines.ts";
import { isValid } from "./sum-lines.ts";

/** So many invalid lines are shown of a batch that is refused for them. */
const SHOWN_MAX = 10;

/**
 * Refuses a batch that has no valid line, or an invalid one where those are not skipped.
 *
 * Refuses: `batch_invalid_lines`, `batch_empty`.
 */
export function refuseInvalid(on_invalid: "reject" | "skip", lines: readonly JudgedLine[]): void {
  const invalid = lines.filter((line) => !isValid(line));
  if (on_invalid === "reject" && invalid.length > 0) {
    const first = invalid.slice(0, SHOWN_MAX).map(({ line, errors }) => ({
      line,
      code: errors[0]?.code,
      message: errors[0]?.message,
    }));
    refuse("batch_invalid_lines", {
      message: `${invalid.length} of ${lines.length} lines are invalid. Nothing was created.`,
      meta: { count: invalid.length, first },
    });
  }
  if (invalid.length === lines.length) refuse("batch_empty");
}
