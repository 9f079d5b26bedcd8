import type { Input } from "@svc/generated/routes";
import { normaliseMobile } from "#platform/values/phone";

type SendCreate = Omit<Input<"createSend">["body"], "validate_only">;

/** What the cashier has entered so far, as it stands in the address. */
export type Entered = Readonly<Record<string, string>>;

/** What the address of the form may hold; `sale` is made with it and stands for this one sale. */
export const ENTERED = ["target", "currency", "what", "amount", "token_phone", "sale"];

const METER = /^\d{11}$/;

/** Whether a target can only be a meter. Pure. */
export function isMeterNumber(target: string): boolean {
  return METER.test(target.replaceAll(/[\s-]/g, "")) && normaliseMobile(target) === null;
}

/** The request that sells what was entered; null while something is missing. Pure. */
export function saleOf(entered: Entered): SendCreate | null {
  const { target, currency = "USD", what = "airtime", amount, token_phone } = entered;
  if (target === undefined) return null;
  if (isMeterNumber(target)) {
    if (amount === undefined || token_phone === undefined) return null;
    return { type: "power", target, amount, currency, token_phone };
  }
  if (what !== "airtime") return { type: "data", target, currency, bundle_id: what };
  return amount === undefined ? null : { type: "airtime", target, amount, currency };
}
