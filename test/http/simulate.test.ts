import { afterEach, describe, expect, it, vi } from "vitest";
import { requestOf } from "../kit/api.ts";
import { given, type Organisation } from "../kit/given.ts";
import { expectRefusal } from "../kit/refusal.ts";
import { testServer } from "../kit/server.ts";

const SALE = { target: "0771234567", amount: "5.00", currency: "USD" };

function sellWith(shop: Organisation, simulated: string) {
  const headers = { "svc-test-simulate": simulated };
  return shop.api.createSend({ body: SALE, headers, idempotency_key: "till4-1" });
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** Holds back the one timer of this length until the test ends it; all others run. */
function holdTimer(ms_held: number): { end: (() => void) | null } {
  const held: { end: (() => void) | null } = { end: null };
  const start = globalThis.setTimeout;
  const hold = (...given: Parameters<typeof setTimeout>) => {
    const [run, ms] = given;
    if (ms !== ms_held) return start(...given);
    held.end = run as () => void;
    return { unref: () => {} };
  };
  vi.spyOn(globalThis, "setTimeout").mockImplementation(hold as typeof setTimeout);
  return held;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe("Svc-Test-Simulate", () => {
  it.each([
    ["rate_limited", "rate_limited", "1"],
    ["server_error", "internal_error", null],
    ["idempotency_in_progress", "idempotency_in_progress", "2"],
  ] as const)("%s answers %s and writes nothing", async (simulated, code, retry_after) => {
    const shop = await given.organisation();
    const answer = await sellWith(shop, simulated);
    await expectRefusal(answer, code);
    expect(answer.error?.retryable).toBe(true);
    expect(answer.headers.get("retry-after")).toBe(retry_after);
    const sale = await shop.api.createSend({ body: SALE, idempotency_key: "till4-1" });
    expect([sale.status, sale.headers.get("idempotent-replayed")]).toEqual([202, null]);
  });

  it("timeout closes the connection after 30 seconds without an answer", async () => {
    const shop = await given.organisation();
    const { app, closed } = await silentCaller();
    const silence = holdTimer(30_000);
    const headers = { "svc-test-simulate": "timeout" };
    const asked = app(requestOf(shop.key.secret, "createSend", { body: SALE, headers }));
    while (silence.end === null) await nextTurn();
    expect(closed()).toBe(false);
    silence.end();
    await asked;
    expect(closed()).toBe(true);
    expect(await shop.probe.count("sends")).toBe(0);
  });

  it("is refused of a live key, whatever it asks for and calls", async () => {
    const shop = await given.organisation();
    for (const simulated of ["rate_limited", "timeout", "nonsense"]) {
      const headers = { "svc-test-simulate": simulated };
      await expectRefusal(await shop.live.api.getAccount({ headers }), "test_mode_only");
    }
  });

  it("refuses what cannot be simulated, and names what can", async () => {
    const shop = await given.organisation();
    const wrong = await sellWith(shop, "fire");
    await expectRefusal(wrong, "invalid_request", { param: "Svc-Test-Simulate" });
    const headers = { "svc-test-simulate": "idempotency_in_progress" };
    const reader = await shop.api.getAccount({ headers });
    await expectRefusal(reader, "invalid_request", {
      meta: { allowed: ["rate_limited", "server_error", "timeout"] },
    });
  });

  it("does not hide a wrong key", async () => {
    const shop = await given.organisation();
    const headers = { "svc-test-simulate": "server_error", authorization: "Bearer nothing" };
    await expectRefusal(await shop.api.getAccount({ headers }), "invalid_api_key");
  });
});

/** A caller with a socket of its own, and whether that was closed. */
async function silentCaller() {
  const { hono } = await testServer();
  let is_closed = false;
  const destroy = () => {
    is_closed = true;
  };
  const socket = { remoteAddress: "127.0.0.1", destroy };
  return {
    closed: () => is_closed,
    app: async (request: Request) => await hono.fetch(request, { incoming: { socket } }),
  };
}
