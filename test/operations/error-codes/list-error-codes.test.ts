import { ERRORS, type ErrorCode } from "@svc/generated/errors";
import { describe, expect, it } from "vitest";
import { api } from "../../kit/api.ts";
import { given } from "../../kit/given.ts";

const nobody = api(null);

describe("GET /error-codes", () => {
  it("tells anybody every code of the catalogue, in alphabetical order, on one page", async () => {
    const { status, body } = await nobody.listErrorCodes();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: "list",
      url: "/dev/v1/error-codes",
      has_more: false,
      next_cursor: null,
    });
    expect(body.data.map(({ code }) => code)).toEqual(Object.keys(ERRORS).sort());
  });

  it("says of each code what every error of it says", async () => {
    const { body } = await nobody.listErrorCodes();
    for (const { object, code, ...facts } of body.data) {
      expect(object).toBe("error_code");
      expect(facts).toEqual(ERRORS[code as ErrorCode]);
    }
  });

  it("says of each code what to do next, in a sentence of its own", async () => {
    const { body } = await nobody.listErrorCodes();
    const fixes = body.data.map(({ code, meaning, fix }) => ({ code, same: fix === meaning, fix }));
    expect(fixes.filter(({ same, fix }) => same || !/^[A-Z].{10,}\.$/.test(fix))).toEqual([]);
  });

  it("agrees with an error that is answered", async () => {
    const { body } = await nobody.listErrorCodes();
    const shop = await given.organisation();
    const { status, error } = await shop.api.createSend({ body: { target: "0771234567" } });
    const entry = body.data.find(({ code }) => code === error?.code);
    expect(entry).toMatchObject({ status, type: error?.type, retryable: error?.retryable });
  });

  it("refuses a parameter that it does not have", async () => {
    const { error } = await nobody.listErrorCodes({ query: { code: "invalid_phone" } });
    expect(error).toMatchObject({ code: "unknown_parameter", param: "code" });
  });
});
