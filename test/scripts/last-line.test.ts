import { expect, it } from "vitest";
import { lastLine } from "../../scripts/check/last-line.ts";

it("ends the check with its counts and the names of what failed", () => {
  expect(lastLine({ passed: 13, failed: 0, failures: [] })).toBe("13 passed, 0 failed");
  const failures = ["types", "dead code"];
  const line = lastLine({ passed: 11, failed: 2, failures });
  expect(line).toBe("11 passed, 2 failed: types, dead code");
});
