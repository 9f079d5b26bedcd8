import type { Currency } from "#platform/context";
import type { Offer } from "#platform/values/offers";
import { momentNow } from "#platform/work/lease";
import type { SupplierOrder, SupplierProduct } from "#providers/port";
import { askBillpay, type Line } from "./ask-billpay.ts";
import { listOf, minorOf, textOf } from "./members.ts";

/** What BillPay sells, as it says itself. */
export interface BillpayProduct {
  readonly biller_code: string;
  readonly code: string;
  readonly name: string;
  /** Null where an AUTH decides. */
  readonly currency: Currency | null;
  /** Null where the customer chooses the amount. */
  readonly price_minor: bigint | null;
  readonly min_minor: bigint | null;
  readonly max_minor: bigint | null;
  /** Whether it and its biller are offered at the moment. */
  readonly is_enabled: boolean;
}

/** The billers that an adapter knows. */
export interface Billers {
  /** What is sold, asked for when a day has passed; null where nobody answers. */
  read(signal: AbortSignal): Promise<readonly BillpayProduct[] | null>;
  /**
   * The same, asked for when a minute has passed: for whoever did not find what is to be sold, and
   * what a biller does not offer in an outage it offers again behind it.
   */
  readAgain(signal: AbortSignal): Promise<readonly BillpayProduct[] | null>;
}

/** BillPay asks for no more. */
const KEPT_MS = 24 * 60 * 60 * 1_000;
const LOOK_AGAIN_MS = 60_000;
/** The utility's biller. Source: docs/decisions/0064-billpay.md. */
export const ZETDC = "ZETDC";

const AIRTIME: Readonly<Record<Currency, string>> = { ZWG: "AIRTIME", USD: "AIRTIME_USD" };

/** What can be sold, whatever the list says today. */
export const OFFERS: readonly Offer[] = [
  ...["econet", "netone", "telecel"].map((network) => airtimeOn(network, "ZWG")),
  airtimeOn("econet", "USD"),
  { network: "power", type: "power", currency: "ZWG" },
  { network: "power", type: "power", currency: "USD" },
];

/** Opens the memory of what billers sell. */
export function openBillers(line: Line): Billers {
  let known: { readonly products: readonly BillpayProduct[]; readonly at: number } | null = null;
  let reading: Promise<readonly BillpayProduct[] | null> | null = null;
  async function readWithin(fresh_ms: number, signal: AbortSignal) {
    const now = momentNow().monotonic_ms;
    if (known !== null && now - known.at < fresh_ms) return known.products;
    // Whoever comes while it is asked for waits for the same answer.
    reading ??= listBillers(line, signal).finally(() => {
      reading = null;
    });
    const products = await reading;
    if (products !== null) known = { products, at: now };
    return products ?? known?.products ?? null;
  }
  return {
    read: (signal) => readWithin(KEPT_MS, signal),
    readAgain: (signal) => readWithin(LOOK_AGAIN_MS, signal),
  };
}

/** What is offered now, by network, type and currency. */
export function offeredOf(products: readonly BillpayProduct[]): SupplierProduct[] {
  return OFFERS.flatMap((offer) => {
    const product = productOf(products, offer);
    if (product === null) return [];
    const { biller_code, code, min_minor, max_minor } = product;
    return { ...offer, product: `${biller_code}/${code}`, min_minor, max_minor };
  });
}

function airtimeOn(network: string, currency: Currency): Offer {
  return { network, type: "airtime", currency };
}

/** The product that an order is sold by; null where none is offered. */
export function productOf(
  products: readonly BillpayProduct[],
  { type, currency }: Pick<SupplierOrder, "type" | "currency">,
): BillpayProduct | null {
  const offered = products.filter(
    ({ is_enabled, price_minor }) => is_enabled && price_minor === null,
  );
  if (type === "airtime") return offered.find(({ code }) => code === AIRTIME[currency]) ?? null;
  const power = offered.filter(({ biller_code }) => biller_code === ZETDC);
  const own = power.find((product) => product.currency === currency);
  return own ?? power.find((product) => product.currency === null) ?? null;
}

async function listBillers(line: Line, signal: AbortSignal): Promise<BillpayProduct[] | null> {
  const reply = await askBillpay(line, { path: "/api/payment/ListBillers", signal });
  if (reply.kind !== "answered" || reply.status !== 200 || !Array.isArray(reply.json)) return null;
  return listOf(reply.json).flatMap((biller) =>
    listOf(biller.Products).map((product) => ({
      biller_code: textOf(biller.Code),
      code: textOf(product.Code),
      name: textOf(product.Name),
      currency: currencyOf(product.RequiresForex),
      price_minor: minorOf(product.Price),
      min_minor: minorOf(product.MinAmount),
      max_minor: minorOf(product.MaxAmount),
      is_enabled: biller.Enabled === true && product.Enabled === true,
    })),
  );
}

function currencyOf(requires_forex: unknown): Currency | null {
  if (requires_forex === true) return "USD";
  return requires_forex === false ? "ZWG" : null;
}
