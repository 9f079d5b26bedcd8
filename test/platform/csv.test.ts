import { cellText } from "@svc/server/platform/csv.ts";
import { describe, expect, it } from "vitest";

describe("a cell", () => {
  it.each(["+263771234567", "-7.00", "-3", "37140030000", "2026-11-01T00:00:00+02:00", "snd_1"])(
    "is the number, the id or the time that it is: %s",
    (words) => {
      expect(cellText(words)).toBe(words);
    },
  );

  it.each(["=1+1", "+1+1", "-1+1", "@SUM(A1)", "+263771234567+A1", "-2+3.0", "\uFF1D1"])(
    "is no formula: %s",
    (words) => {
      expect(cellText(words)).toBe(`'${words}`);
    },
  );
});
