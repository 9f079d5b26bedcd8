import { describe, expect, it } from "vitest";
import { api } from "../../kit/api.ts";
import { testServer } from "../../kit/server.ts";

const nobody = api(null);

describe("GET /mcp", () => {
  it("is 405, because no stream is kept open, and names POST", async () => {
    const { status, error, headers } = await nobody.getMcp();
    expect([status, error?.code]).toEqual([405, "method_not_allowed"]);
    expect(headers.get("allow")).toBe("OPTIONS, POST");
  });

  it("is no method that another method's refusal names", async () => {
    const { ask } = await testServer();
    const answer = await ask(new Request("http://svc.test/dev/v1/mcp", { method: "DELETE" }));
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "OPTIONS, POST"]);
  });
});
