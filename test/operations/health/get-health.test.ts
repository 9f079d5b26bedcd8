import { describe, expect, it } from "vitest";
import { api, requestOf } from "../../kit/api.ts";
import { sabotagedGate } from "../../kit/gate.ts";
import { given } from "../../kit/given.ts";
import { runNow } from "../../kit/run-clock.ts";

const nobody = api(null);

describe("GET /health", () => {
  it("is answered without a key", async () => {
    const { status, body } = await nobody.getHealth();
    expect(status).toBe(200);
    expect(body).toMatchObject({ object: "health", status: "ok", version: "0.1.0" });
  });

  it("tells the service's clock", async () => {
    const { body } = await nobody.getHealth();
    expect(Math.abs(body.time - runNow() / 1_000)).toBeLessThan(5);
  });

  it("is 503 while the program shuts down, which goes on serving", async () => {
    const { ask, faults } = await sabotagedGate({ is_shutting_down: true });
    const answer = await ask(requestOf(null, "getHealth", {}));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await answer.json()).toMatchObject({ error: { code: "service_unavailable" } });
    const { key } = await given.organisation();
    expect((await ask(requestOf(key.secret, "getCredit", {}))).status).toBe(200);
    expect(faults).toEqual([]);
  });

  it("refuses a parameter that it does not have", async () => {
    const { error } = await nobody.getHealth({ query: { verbose: "1" } });
    expect(error).toMatchObject({ code: "unknown_parameter", param: "verbose" });
  });

  it("refuses a version that does not exist", async () => {
    const { error } = await nobody.getHealth({ headers: { "svc-version": "2020-01-01" } });
    expect(error).toMatchObject({
      code: "invalid_version",
      meta: { supported: ["2026-11-01"] },
    });
  });
});
