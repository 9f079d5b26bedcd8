import { ENUMS } from "@svc/generated/enums";
import type { Input, Schemas } from "@svc/generated/routes";
import { bundle, currency, faceValue, type SimulatedBundle } from "#catalogue/bundles";
import { isMeter, target } from "#catalogue/meters";
import type { Currency } from "#platform/context";
import { readInput } from "#platform/wire/fields";

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

const QUOTE = { bundle_id: bundle, currency, target, amount: faceValue };

/**
 * Reads what is to be quoted.
 *
 * Refuses: every wrong field at once.
 */
export function readQuote(body: QuoteCreate): NewQuote {
  const is_data = body.product?.startsWith("data-") ?? false;
  const read = readInput(QUOTE, body, { is_data });
  const { number, is_meter, network } = read.target;
  return {
    ...{ type: typeOf(body), product: body.product ?? null, currency: read.currency },
    ...{ target: number, is_meter, network },
    ...{ amount_minor: read.amount, bundle: read.bundle_id },
  };
}

function typeOf({ product, target, bundle_id }: QuoteCreate): Schemas["SendType"] {
  const named = ENUMS.SendType.find((one) => one === product?.split("-")[0]);
  if (named === undefined && bundle_id != null) return "data";
  return named ?? (isMeter(target) ? "power" : "airtime");
}
