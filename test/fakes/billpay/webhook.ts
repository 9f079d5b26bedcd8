import type { FakeClock } from "../kit/clock.ts";

const AGAIN_MS = 30_000;
const TRIES = 3;

/** Tells the vendor which billers have changed: three times at most, until it answers with 200. */
export async function tellVendor(
  { url, codes }: { url: string; codes: readonly string[] },
  clock: FakeClock,
): Promise<void> {
  for (let nth = 1; nth <= TRIES; nth += 1) {
    if (nth > 1) await clock.wait(AGAIN_MS);
    try {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(codes) });
      await answer.body?.cancel();
      if (answer.status === 200) return;
    } catch {
      // Nobody listens: it is tried again.
    }
  }
}
