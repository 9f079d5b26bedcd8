import { Refusal, refusalOfFields, refuse } from "@svc/server/platform/refusal.ts";
import { errorEnvelope } from "@svc/server/platform/wire/error-envelope.ts";
import { describe, expect, it } from "vitest";

const CALL = { request_id: "req_000000000000000000000001", docs_url: "https://svc.example/docs" };

describe("the error envelope", () => {
  it("takes status, type, meaning and retryability from the catalogue", () => {
    const { status, body } = errorEnvelope(new Refusal("rate_limited", { retry_after: 2 }), CALL);
    expect(status).toBe(429);
    expect(body.error).toEqual({
      type: "rate_limit_error",
      code: "rate_limited",
      message: expect.stringMatching(/\w/),
      param: null,
      details: [],
      retryable: true,
      retry_after: 2,
      request_id: CALL.request_id,
      doc_url: "https://svc.example/docs/errors#rate_limited",
      resource: null,
      meta: {},
    });
  });

  it("names the one wrong field in details too", () => {
    const detail = {
      param: "amount",
      message: "Not a money value: 5.001.",
      meta: { seen: "5.001" },
    };
    const { body } = errorEnvelope(new Refusal("invalid_amount", detail), CALL);
    expect(body.error.details).toEqual([{ code: "invalid_amount", ...detail }]);
    expect(body.error).toMatchObject(detail);
  });
});

describe("wrong fields", () => {
  const amount = { param: "amount", code: "invalid_amount", message: "Not money." } as const;
  const target = { param: "target", code: "parameter_missing", message: "Required." } as const;

  it("keep their own code when there is one", () => {
    expect(refusalOfFields([amount])).toMatchObject({
      code: "invalid_amount",
      detail: { param: "amount", details: [amount] },
    });
  });

  it("are one invalid_request when there are several, and the first gives the param", () => {
    expect(refusalOfFields([target, amount])).toMatchObject({
      code: "invalid_request",
      detail: { param: "target", details: [target, amount] },
    });
  });

  it("are listed up to a hundred", () => {
    const fields = Array.from({ length: 150 }, () => amount);
    expect(refusalOfFields([target, ...fields]).detail.details).toHaveLength(100);
  });
});

it("a refusal is thrown with its code and detail", () => {
  expect(() => refuse("invalid_amount", { param: "amount" })).toThrow(Refusal);
  expect(() => refuse("invalid_amount", { message: "Say why." })).toThrow("Say why.");
});
