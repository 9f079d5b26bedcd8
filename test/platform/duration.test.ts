import { parseDuration } from "@svc/server/platform/time/duration.ts";
import { describe, expect, it } from "vitest";

describe("a duration", () => {
  it.each([
    [90, 90],
    ["90", 90],
    ["90s", 90],
    ["30m", 1_800],
    ["24h", 86_400],
    ["3d", 259_200],
    [0, 0],
    ["0", 0],
    ["3650d", 315_360_000],
  ])("of %j is %i seconds", (written, seconds) => {
    expect(parseDuration(written)).toBe(seconds);
  });

  it.each([
    "",
    "m",
    "1.5h",
    "-3d",
    "3 d",
    "3D",
    "1w",
    "1h30m",
    "3651d",
    "9999999999",
    1.5,
    -1,
    1e21,
  ])("is not %j", (written) => {
    expect(parseDuration(written)).toBeNull();
  });
});
