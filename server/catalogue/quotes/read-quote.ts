import { ENUMS } from "@svc/generated/enums";
import type { Input, Schemas } from "@svc/generated/routes";
import { SIMULATED_BUNDLES, type SimulatedBundle } from "#catalogue/bundles";
import { isMeter, wrongTarget } from "#catalogue/meters";
import { networkOfPhone } from "#catalogue/networks";
import type { Currency } from "#platform/context";
import { parseId } from "#platform/ids";
import { parseMoney } from "#platform/money";
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
  const bundle = readBundle(body, wrong);
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

/** A bundle is named when data is quoted, and at no other time. */
function readBundle(
  { product, bundle_id }: QuoteCreate,
  wrong: RefusedField[],
): SimulatedBundle | null {
  const param = "bundle_id";
  if (bundle_id != null) {
    const id = parseId("bnd", bundle_id);
    const bundle = SIMULATED_BUNDLES.find((one) => one.id === id) ?? null;
    const message = `\`bundle_id\` is invalid. There is no bundle ${bundle_id}.`;
    if (bundle === null) wrong.push({ param, code: "reference_not_found", message });
    return bundle;
  }
  if (!product?.startsWith("data-")) return null;
  wrong.push({ param, code: "parameter_missing", message: "`bundle_id` is required for data." });
  return null;
}

function readTarget(body: QuoteCreate, wrong: RefusedField[]) {
  const written = body.target;
  if (isMeter(written)) return { target: written.trim(), is_meter: true, network: "power" };
  const mobile = normaliseMobile(written);
  if (mobile !== null) {
    return { target: mobile.e164, is_meter: false, network: networkOfPhone(mobile) };
  }
  wrong.push(wrongTarget(written, body));
  return { target: "", is_meter: false, network: null };
}

function readAmount(
  { amount, bundle_id }: QuoteCreate,
  bundle: SimulatedBundle | null,
  wrong: RefusedField[],
): bigint {
  if (amount == null && bundle !== null) return bundle.amount_minor;
  // The unknown bundle is already reported.
  if (amount == null && bundle_id != null) return 0n;
  if (amount == null) {
    const message = "`amount` is required for airtime and power.";
    wrong.push({ param: "amount", code: "parameter_missing", message });
    return 0n;
  }
  const amount_minor = parseMoney(amount);
  if (amount_minor !== null) return amount_minor;
  const message = "`amount` must be a positive amount with at most two decimals, such as 5.00.";
  wrong.push({ param: "amount", code: "invalid_amount", message });
  return 0n;
}

/** There is no default currency: it is named, or the product's slug names it. */
function readCurrency(
  { currency, product, bundle_id }: QuoteCreate,
  bundle: SimulatedBundle | null,
  wrong: RefusedField[],
): Currency | null {
  if (currency != null) return currency.toUpperCase() as Currency;
  if (product == null && bundle !== null) return bundle.currency;
  if (product == null && bundle_id == null) {
    const message = "Name a `currency` or a `product`; there is no default currency.";
    wrong.push({ param: "currency", code: "parameter_missing", message });
  }
  return null;
}
