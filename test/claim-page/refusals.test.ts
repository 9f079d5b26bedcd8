import { OPERATIONS } from "@svc/generated/operations";
import { describe, expect, it } from "vitest";
import { refusing, textOf } from "../kit/claim-states.ts";

const PHONE = { phone: "0771234567" };

/** What no form can bring about: keys, bodies and versions are the page's own. */
const NOT_BY_A_FORM = new Set(
  `body_too_large unsupported_media_type missing_api_key invalid_api_key revoked_api_key
  expired_api_key ip_not_allowed origin_not_allowed key_kind_not_allowed test_mode_only
  invalid_version invalid_json idempotency_key_invalid idempotency_mismatch unknown_parameter
  invalid_request parameter_missing parameter_invalid conflicting_parameters not_implemented`.split(
    /\s+/,
  ),
);

describe("every refusal of a claim", () => {
  const { getClaim, createClaim, createCheckin, sendClaimCode } = OPERATIONS;
  const all = [getClaim, createClaim, createCheckin, sendClaimCode].flatMap(
    ({ refusals }) => refusals,
  );
  const codes = [...new Set(all)].filter((code) => !NOT_BY_A_FORM.has(code));

  it.each(codes)("is said in words of its own: %s", async (code) => {
    const html = await (await refusing(code).post(PHONE)).text();
    expect(textOf(html)).not.toContain("This did not work");
    expect(textOf(html)).not.toMatch(/undefined|null|NaN|_/);
  });
});
