/** Every read of a send that a till or an office makes. */
import type { Shop } from "./shop.ts";

export interface Question {
  readonly name: string;
  path(shop: Shop): string;
}

const BASE = "/dev/v1/sends";
const DAY_SECONDS = 86_400;

export const QUESTIONS: readonly Question[] = [
  { name: "one send by its id", path: ({ sends }) => `${BASE}/${sends[2]}` },
  list("the newest 100", () => ({})),
  list("100 from the middle on", ({ sends: [, , middle = ""] }) => ({ starting_after: middle })),
  list("100 before the middle", ({ sends: [, , middle = ""] }) => ({ ending_before: middle })),
  list("status delivered", () => ({ status: "delivered" })),
  list("status unknown", () => ({ status: "unknown" })),
  list("status queued, of which there is none", () => ({ status: "queued" })),
  list("type data", () => ({ type: "data" })),
  list("currency ZWG", () => ({ currency: "ZWG" })),
  list("one target", ({ target }) => ({ target })),
  list("one client_reference", ({ client_reference }) => ({ client_reference })),
  list("one key", ({ key }) => ({ api_key: key })),
  list("needs_attention", () => ({ needs_attention: "true" })),
  list("cost_center none", () => ({ cost_center: "none" })),
  list("metadata of one till", () => ({ "metadata[till]": "till-7" })),
  list("metadata of one sale", ({ rows }) => ({ "metadata[sale]": String(rows / 2) })),
  list("one day in the middle", ({ middle }) => ({
    "created[gte]": String(middle),
    "created[lt]": String(middle + DAY_SECONDS),
  })),
];

function list(name: string, query: (shop: Shop) => Record<string, string>): Question {
  return {
    name,
    path: (shop) => `${BASE}?${new URLSearchParams({ limit: "100", ...query(shop) })}`,
  };
}
