/** Orders as the gate hands them to the sale, and what they are placed with. */
import { readAccountFacts } from "@svc/server/accounts/account/index.ts";
import { findKeyFacts } from "@svc/server/accounts/keys/index.ts";
import { readSellableProducts } from "@svc/server/catalogue/products/index.ts";
import type { Pipeline } from "@svc/server/platform/db/pipeline.ts";
import { mintId, parseId } from "@svc/server/platform/ids.ts";
import type { Outcome, SendOrder } from "@svc/server/sales/sends/order/order.ts";
import type { CachedProducts } from "@svc/server/sales/sends/place/gather-orders.ts";
import { placeSends } from "@svc/server/sales/sends/place/place-sends.ts";
import type { Organisation } from "./given.ts";
import { runNow } from "./run-clock.ts";
import { testServer } from "./server.ts";

const DAY_MS = 86_400_000;
/** No order is older, and each is newer than whatever its shop began with. */
export const ORDERS_FROM = runNow() + DAY_MS;
export const FREE_TARGET = "+263771234567";

let orders_made = 0;

/** A pipeline and the catalogue, as a batcher holds them. */
export interface Line {
  readonly pipeline: Pipeline;
  readonly cache: CachedProducts;
}

/** Opens a line of this worker's server. */
export async function openLine(): Promise<Line> {
  const { database } = await testServer();
  const cache = await database.read(async (read) => {
    const [row] = await read.sql`select version from catalogue_versions`;
    return { version: row?.version, products: await readSellableProducts(read) };
  });
  return { pipeline: database.pipeline("lone sales"), cache };
}

/** A shop as its orders carry it. */
export type Seller = Pick<SendOrder, "account" | "key">;

/** The seller that a shop is, with the key in its hand. */
export async function sellerOf(shop: Organisation): Promise<Seller> {
  const { database } = await testServer();
  return await database.read(async (read) => {
    const id = parseId("key", shop.key.id) ?? "";
    const account = await readAccountFacts(read, shop.account_id);
    const key = (await findKeyFacts(read, shop.account_id, [id])).get(id);
    if (account === null || key === undefined) throw new Error("There are an account and a key.");
    return { account, key };
  });
}

/** An order of US$1.00 of airtime, each of its own time. */
export function orderOf(seller: Seller, differing: Partial<SendOrder> = {}): SendOrder {
  orders_made += 1;
  const created = ORDERS_FROM + orders_made * 10;
  return {
    ...{ ...seller, id: mintId(created), request_id: mintId(created), created, source: "api" },
    ...{ idempotency: namedKey(`till4-${orders_made}`), client_reference: null, type: "airtime" },
    ...{ retry_of: null, draws_on: "available", batch_item: null, program_id: null },
    ...{ reward_id: null, name: null, asked: null, approval_id: null, power: null, bundle: null },
    ...{
      product: null,
      target: FREE_TARGET,
      network: "econet",
      amount_minor: 100n,
      currency: "USD",
    },
    ...{ cost_center_id: null, recipient: null, notify_number: null, sms_template: null },
    ...{ sms_locale: "en", scheduled_for: null, metadata: {}, ...differing },
  };
}

/** An Idempotency-Key of `POST /sends`. */
export function namedKey(key: string): SendOrder["idempotency"] {
  return { key, fingerprint: "f".repeat(64), operation_id: "createSend", path: "/sends" };
}

/** Places an order as a set of one. */
export async function placeInSet({ pipeline, cache }: Line, order: SendOrder): Promise<Outcome> {
  const [outcome] = await pipeline.run((tx) => placeSends(tx, [order], "try", { cache }));
  if (outcome === undefined) throw new Error("There is an outcome.");
  return outcome;
}
