import { ERRORS } from "@svc/generated/errors";
import type { Schemas } from "@svc/generated/routes";
import type { Refusal } from "../refusal.ts";
import { namedMeaning } from "./error-envelope.ts";

/** Shows what stands in the way of something that is only checked, as its error would say it. */
export function problemOf({
  code,
  detail,
}: Pick<Refusal, "code" | "detail">): Schemas["SendProblem"] {
  const { type, status, meaning } = ERRORS[code];
  const { param = null, meta = {} } = detail;
  const message = detail.message ?? namedMeaning(param, meaning);
  return { param, code, message, meta, type, status };
}
