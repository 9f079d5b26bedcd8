import { momentNow } from "#platform/work/lease";
import type { Client } from "./client.ts";
import { readProducts, type StockedProduct } from "./products.ts";

/** What is sold, or why nobody knows: nothing of an order has been sent yet. */
type Stock =
  | { readonly kind: "products"; readonly products: readonly StockedProduct[] }
  | { readonly kind: "not_taken"; readonly reason: "auth" | "down" | "connect" };

/** The catalogue as it was last read. */
export interface Catalogue {
  products(): Promise<Stock>;
  /** Has the catalogue read anew before the next sale, because it was found wrong. */
  expire(): void;
}

/** Products that the supplier adds or takes away are known a day later. */
const FRESH_MS = 24 * 3_600_000;
/** Where it could not be read again, the one of before serves, and so long nobody tries. */
const RETRY_MS = 60_000;
const DEADLINE_MS = 20_000;

/** Reads the catalogue when it is needed, once for all who need it, and keeps it for a day. */
export function openCatalogue(client: Client): Catalogue {
  let kept: readonly StockedProduct[] | null = null;
  let due_at = 0;
  let under_way: Promise<Stock> | null = null;

  async function read(): Promise<Stock> {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const reply = await client.request({ method: "GET", path: "/products" }, signal);
    const answered = reply.kind === "answered" ? reply.answered : null;
    const products = answered?.status === 200 ? readProducts(answered.json) : null;
    due_at = momentNow().monotonic_ms + (products === null ? RETRY_MS : FRESH_MS);
    kept = products ?? kept;
    if (kept !== null) return { kind: "products", products: kept };
    return { kind: "not_taken", reason: reply.kind === "not_taken" ? reply.reason : "down" };
  }

  return {
    async products() {
      const is_fresh = momentNow().monotonic_ms < due_at;
      if (kept !== null && is_fresh) return { kind: "products", products: kept };
      under_way ??= read().finally(() => {
        under_way = null;
      });
      return await under_way;
    },
    expire() {
      due_at = 0;
    },
  };
}
