import { refuse } from "#platform/refusal";
import { normaliseMeter } from "#platform/values/meter-number";
import { normaliseMobile } from "#platform/values/phone";
import type { BlockedTargetRow } from "./tables.ts";

/** Refuses: `invalid_phone`. */
export function readTarget(written: string): Pick<BlockedTargetRow, "target" | "target_kind"> {
  const meter = normaliseMeter(written);
  if (meter !== null) return { target: meter, target_kind: "meter" };
  const mobile = normaliseMobile(written);
  if (mobile !== null) return { target: mobile.e164, target_kind: "phone" };
  return refuse("invalid_phone", {
    param: "target",
    message: "`target` is neither a Zimbabwean mobile number such as 0771234567 nor a meter.",
  });
}
