import { expect, it } from "vitest";
import { lastLine } from "../../scripts/check/last-line.ts";

it("ends the check with its counts and the names of what failed", () => {
  const counts = { passed: 13, failed: 0, skipped: 0, failures: [], unchecked: [], standing: [] };
  expect(lastLine(counts)).toBe("13 passed, 0 failed");
  const failures = ["types", "dead code"];
  const line = lastLine({ ...counts, passed: 11, failed: 2, failures });
  expect(line).toBe("11 passed, 2 failed: types, dead code");
  const open = lastLine({ ...counts, skipped: 1, unchecked: ["known faults"] });
  expect(open).toBe("13 passed, 0 failed; not checked: known faults");
});
