import { ERRORS, type ErrorCode } from "@svc/generated/errors";
import { BASE_PATH } from "@svc/generated/mount-routes";
import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";

/** Tells everybody the catalogue of errors, from which every refusal is written. */
export async function listErrorCodes(
  _ctx: Ctx,
  _input: Input<"listErrorCodes">,
): Promise<Answer<"listErrorCodes">> {
  const codes = (Object.keys(ERRORS) as ErrorCode[]).sort();
  const data = codes.map((code) => {
    const { meta, ...facts } = ERRORS[code];
    return { object: "error_code" as const, code, ...facts, meta: [...meta] };
  });
  const url = `${BASE_PATH}/error-codes`;
  return { status: 200, body: { object: "list", url, data, has_more: false, next_cursor: null } };
}
