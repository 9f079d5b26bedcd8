import { liveWaits, testWaits } from "@svc/server/sales/sends/attempts/waits.ts";
import { describe, expect, it } from "vitest";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe("a live send", () => {
  const { afterTry, afterQuestion, afterAcceptance, not_found_gap_ms } = liveWaits(() => 0.5);

  it("that was not taken is tried after 15, 30, 60 s, 2, 4, 8 and 13 min", () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8].map(afterTry);
    const minutes = [2, 4, 8, 13].map((count) => count * MINUTE);
    expect(waits).toEqual([15 * SECOND, 30 * SECOND, 60 * SECOND, ...minutes, null]);
  });

  it("that is unknown is asked about after 20 s, 60 s, 5 × 3 min, 6 × 10 min, then every 30", () => {
    const waits = Array.from({ length: 16 }, (_, questions) => afterQuestion(questions));
    expect(waits).toEqual([
      20 * SECOND,
      60 * SECOND,
      ...Array(5).fill(3 * MINUTE),
      ...Array(6).fill(10 * MINUTE),
      ...Array(3).fill(30 * MINUTE),
    ]);
  });

  it("that was accepted is asked about when the supplier says, within reason", () => {
    expect([1, 40_000, 3_600_000].map(afterAcceptance)).toEqual([15_000, 40_000, 600_000]);
  });

  it("is asked about no sooner than its supplier allows", () => {
    const least = { first_ms: 2 * MINUTE, apart_ms: 3 * MINUTE };
    const waits = [0, 1, 2, 7].map((questions) => afterQuestion(questions, least));
    expect(waits).toEqual([2 * MINUTE, 3 * MINUTE, 3 * MINUTE, 10 * MINUTE]);
  });

  it("is not found for good only when the not-founds are ten minutes apart", () => {
    expect(not_found_gap_ms).toBe(10 * MINUTE);
  });

  it.each([
    ["least", 0, 13_500],
    ["most", 1, 16_500],
  ])("waits a tenth less or more at the %s", (_, chance, wait_ms) => {
    expect(liveWaits(() => chance).afterTry(1)).toBe(wait_ms);
  });
});

it("a test send waits one step, whatever it waits for", () => {
  const { afterTry, afterQuestion, afterAcceptance } = testWaits(2_000);
  expect([afterTry(9), afterQuestion(3), afterAcceptance(60_000)]).toEqual([2_000, 2_000, 2_000]);
});
