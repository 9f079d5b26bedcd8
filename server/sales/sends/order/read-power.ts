import { parseDuration } from "#platform/duration";
import { parseId } from "#platform/ids";
import { normaliseMobile, whyNoMobile } from "#platform/phone";
import type { RefusedField } from "#platform/refusal";
import type { PowerOrder } from "../rows/power-facts.ts";
import type { SendCreate } from "./type-of.ts";

/** Source: spec/sales/sends/create.tsp. */
const MAX_HOLD_SECONDS = 86_400;
const MAX_HOLD_LEAST = 300;
const MAX_HOLD_MOST = 7 * 86_400;

/** Reads the fields of power sales; `wrong` names every invalid one. */
export function readPower(body: SendCreate, wrong: RefusedField[]): PowerOrder {
  return {
    confirm: body.confirm ?? "strict",
    token_phone: readTokenPhone(body, wrong),
    token_email: body.token_email ?? null,
    on_zesa_down: body.on_zesa_down ?? "queue",
    max_hold_seconds: readMaxHold(body, wrong),
    quote_id: readQuoteId(body, wrong),
    confirmed: null,
  };
}

function readTokenPhone({ token_phone }: SendCreate, wrong: RefusedField[]): string | null {
  if (token_phone == null) return null;
  const mobile = normaliseMobile(token_phone);
  if (mobile !== null) return mobile.e164;
  const param = "token_phone";
  wrong.push({ param, code: "invalid_phone", message: whyNoMobile(token_phone, param) });
  return null;
}

function readMaxHold({ max_hold }: SendCreate, wrong: RefusedField[]): number {
  if (max_hold == null) return MAX_HOLD_SECONDS;
  const seconds = parseDuration(max_hold);
  if (seconds !== null && seconds >= MAX_HOLD_LEAST && seconds <= MAX_HOLD_MOST) return seconds;
  const message = "`max_hold` must be between 5 minutes and 7 days.";
  wrong.push({ param: "max_hold", code: "invalid_duration", message });
  return MAX_HOLD_SECONDS;
}

function readQuoteId({ quote }: SendCreate, wrong: RefusedField[]): string | null {
  if (quote == null) return null;
  const id = parseId("quo", quote);
  const message = `\`quote\` is invalid. There is no quote ${quote}: create a new one.`;
  if (id === null) wrong.push({ param: "quote", code: "reference_not_found", message });
  return id;
}
