/** The own time of a fake: it runs with the machine's, and a test moves it on. */
export interface FakeClock {
  /** Units: unix milliseconds. */
  now(): number;
  advance(ms: number): void;
  /** Resolves once this much of the fake's time has passed, moved or run. */
  wait(ms: number): Promise<void>;
  close(): void;
}

interface Waiting {
  readonly until: number;
  readonly timer: NodeJS.Timeout;
  go(): void;
}

/** Opens a clock at a time; at the machine's where none is given. */
export function openFakeClock(at: number = wallNow()): FakeClock {
  const began = process.hrtime.bigint();
  let moved_ms = 0;
  const waiting = new Set<Waiting>();
  const now = () => at + moved_ms + Number((process.hrtime.bigint() - began) / 1_000_000n);
  return {
    now,
    advance(ms) {
      moved_ms += ms;
      for (const one of waiting) if (one.until <= now()) one.go();
    },
    wait(ms) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const one: Waiting = {
        until: now() + ms,
        timer: setTimeout(() => one.go(), ms),
        go() {
          clearTimeout(one.timer);
          waiting.delete(one);
          resolve();
        },
      };
      waiting.add(one);
      return promise;
    },
    close() {
      for (const { timer } of waiting) clearTimeout(timer);
      waiting.clear();
    },
  };
}

function wallNow(): number {
  return performance.timeOrigin + performance.now();
}
