import { ENUMS } from "@svc/generated/enums";
import type { Input, Schemas } from "@svc/generated/routes";
import { readAmount, readBundle, readCurrency, type SimulatedBundle } from "#catalogue/bundles";
import { isMeter, normaliseMeter, wrongTarget } from "#catalogue/meters";
import { networkOfPhone } from "#catalogue/networks";
import type { Currency } from "#platform/context";
import { normaliseMobile } from "#platform/phone";
import { type RefusedField, refusalOfFields } from "#platform/refusal";

type QuoteCreate = Input<"createQuote">["body"];

/** What is to be quoted, already read from the wire. */
export interface NewQuote {
  readonly type: Schemas["SendType"];
  readonly product: string | null;
  readonly currency: Currency | null;
  /** E.164, or the digits of a meter. */
  readonly target: string;
  readonly is_meter: boolean;
  readonly network: string | null;
  readonly amount_minor: bigint;
  /** Null for airtime and power. */
  readonly bundle: SimulatedBundle | null;
}

/**
 * Reads what is to be quoted.
 *
 * Refuses: every wrong field at once.
 */
export function readQuote(body: QuoteCreate): NewQuote {
  const wrong: RefusedField[] = [];
  const is_data = body.product?.startsWith("data-") ?? false;
  const bundle = readBundle(body, { is_data }, wrong);
  const input = {
    type: typeOf(body),
    bundle,
    product: body.product ?? null,
    currency: readCurrency(body, bundle, wrong),
    ...readTarget(body, wrong),
    amount_minor: readAmount(body, bundle, wrong),
  };
  const [first, ...rest] = wrong;
  if (first !== undefined) throw refusalOfFields([first, ...rest]);
  return input;
}

function typeOf({ product, target, bundle_id }: QuoteCreate): Schemas["SendType"] {
  const named = ENUMS.SendType.find((one) => one === product?.split("-")[0]);
  if (named === undefined && bundle_id != null) return "data";
  return named ?? (isMeter(target) ? "power" : "airtime");
}

function readTarget(body: QuoteCreate, wrong: RefusedField[]) {
  const written = body.target;
  const meter = normaliseMeter(written);
  if (meter !== null) return { target: meter, is_meter: true, network: "power" };
  const mobile = normaliseMobile(written);
  if (mobile !== null) {
    return { target: mobile.e164, is_meter: false, network: networkOfPhone(mobile) };
  }
  wrong.push(wrongTarget(written, body));
  return { target: "", is_meter: false, network: null };
}
