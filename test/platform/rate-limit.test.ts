import { rateHeaders, rateLimiter } from "@svc/server/platform/work/rate-limit.ts";
import { describe, expect, it } from "vitest";

const REQUESTS = { name: "req", per_second: 100, burst: 200 };
const WRITES = { name: "writes", per_second: 50, burst: 100 };

function limiterAt(clock: { ms: number }, sharers = 1) {
  return rateLimiter({ sharers: () => sharers, now: () => clock.ms });
}

function drawOften(times: number, draw: () => { retry_after: number | null }): number {
  return Array.from({ length: times }, draw).filter(({ retry_after }) => retry_after === null)
    .length;
}

describe("a rate limit", () => {
  it("lets a burst through, then refuses, then lets through what came in meanwhile", () => {
    const clock = { ms: 0 };
    const draw = limiterAt(clock);
    const one = () => draw([{ policy: REQUESTS, holder: "shop" }]);
    expect(drawOften(201, one)).toBe(200);
    expect(one().retry_after).toBe(1);
    clock.ms += 500;
    expect(drawOften(300, one)).toBe(50);
  });

  it("gives each of a crowd a later turn, and sends nobody further away than ten seconds", () => {
    const clock = { ms: 0 };
    const draw = limiterAt(clock);
    const one = () => draw([{ policy: REQUESTS, holder: "shop" }]).retry_after;
    expect(drawOften(200, () => ({ retry_after: one() }))).toBe(200);
    const turns = Array.from({ length: 1_500 }, one);
    const each = (seconds: number) => turns.filter((turn) => turn === seconds).length;
    expect([1, 2, 3, 9].map(each)).toEqual([100, 100, 100, 100]);
    expect([10, 11].map(each)).toEqual([600, 0]);
    // Those of the first second find what came in for them, one after the other.
    clock.ms += 1_000;
    expect(drawOften(100, () => ({ retry_after: one() }))).toBe(100);
    clock.ms += 20_000;
    expect(drawOften(201, () => ({ retry_after: one() }))).toBe(200);
    expect(one()).toBe(1);
  });

  it("takes from no bucket when one of them is empty", () => {
    const draw = limiterAt({ ms: 0 });
    const both = () =>
      draw([
        { policy: REQUESTS, holder: "shop" },
        { policy: WRITES, holder: "key" },
      ]);
    expect(drawOften(150, both)).toBe(100);
    const one = draw([{ policy: REQUESTS, holder: "shop" }]);
    expect(one.states[0]?.remaining).toBe(99);
  });

  it("takes as many tokens as are asked for, and of a small bucket all", () => {
    const clock = { ms: 0 };
    const draw = limiterAt(clock, 4);
    const take = (tokens: number) => draw([{ policy: REQUESTS, holder: "shop", tokens }]);
    expect([take(30).retry_after, take(21).retry_after, take(20).retry_after]).toEqual([
      null,
      1,
      null,
    ]);
    // Behind the 21 that were refused.
    expect(take(500).retry_after).toBe(3);
    clock.ms += 2_000;
    expect([take(500).retry_after, take(1).retry_after]).toEqual([null, 1]);
  });

  it("keeps one holder's bucket apart from another's", () => {
    const draw = limiterAt({ ms: 0 });
    expect(drawOften(300, () => draw([{ policy: REQUESTS, holder: "shop" }]))).toBe(200);
    expect(draw([{ policy: REQUESTS, holder: "other" }]).retry_after).toBeNull();
  });

  it("is divided by the programs that share it", () => {
    const draw = limiterAt({ ms: 0 }, 4);
    expect(drawOften(300, () => draw([{ policy: REQUESTS, holder: "shop" }]))).toBe(50);
  });

  it("is told in headers, the tightest first", () => {
    const draw = limiterAt({ ms: 0 });
    const { states } = draw([
      { policy: REQUESTS, holder: "shop" },
      { policy: WRITES, holder: "key" },
    ]);
    expect(rateHeaders(states)).toEqual({
      "RateLimit-Policy": '"writes";q=100;w=2, "req";q=200;w=2',
      RateLimit: '"writes";r=99;t=1, "req";r=199;t=1',
    });
  });
});
