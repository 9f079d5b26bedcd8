import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { OperationId } from "@svc/generated/operations";
import type { Answer } from "@svc/generated/routes";
import { readAccountFacts } from "@svc/server/accounts/account/index.ts";
import { reserveCredit } from "@svc/server/money/credit/index.ts";
import { formatId } from "@svc/server/platform/ids.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openShop } from "../kit/programs/shop.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { until } from "../kit/programs/watch.ts";

/** What a run of schemathesis asks about. */
export interface ArrangedShop {
  readonly key: string;
  /** Wire id of the key. */
  readonly key_id: string;
  /** Values that mean something, by the names that schemathesis.toml uses. */
  readonly dictionaries: Readonly<Record<string, readonly (string | number)[]>>;
}

const SECONDS_AT_START = Math.floor(Date.now() / 1_000);
/** Nothing listens there, so every delivery fails. */
const ENDPOINT = { url: "http://127.0.0.1:9/events", enabled_events: ["*"] };
const METER = "37140030000";
/** Numbers of every network and of several scripts, and meters. */
const TARGETS = ["0771230000", "0711230002", "0731230005", "0771230004", METER, "37140010002"];
const PRODUCTS = ["airtime-usd", "airtime-zwg", "data-usd", "power-usd", "power-zwg"];
/** Of those that can be cancelled, advanced or retried, which each can be once. */
const SOME = 6;

/** Opens a shop that has sold, so that there are objects of every kind to ask about. */
export async function arrangeShop(fleet: Fleet): Promise<ArrangedShop> {
  const { key, account_id } = await openShop(fleet.database);
  await fleet.database.transact(
    "forget the ration of meters",
    ({ sql }) => sql`
      update accounts set limits = limits ||
        '{"meters_per_minute": 100000, "meters_per_day": 100000}', facts_version = facts_version + 1
      where id = ${account_id}`,
  );
  const till = openTill(key, fleet.apis);
  const { data: own } = await told(till, "listKeys");
  const endpoints = [await told(till, "createWebhookEndpoint", ENDPOINT)];
  const sends = await sellSome(till);
  const quotes = [
    await told(till, "createQuote", { target: METER, amount: "10.00", currency: "USD" }),
    await told(till, "createQuote", { target: "0771230000", amount: "5.00", currency: "USD" }),
  ];
  const keys = [await told(till, "createKey", TILL_KEY), await told(till, "createKey", TILL_KEY)];
  const bundles = await told(till, "listProductBundles", null, { product_id: "data-usd" });
  const lists = {
    transactions: await told(till, "listCreditTransactions"),
    events: await told(till, "listEvents"),
    requests: await told(till, "listRequests"),
    deliveries: await told(till, "listWebhookDeliveries"),
  };
  const dictionaries = {
    ...sends,
    quotes: idsOf(quotes),
    keys: idsOf(keys),
    bundles: idsOf(bundles.data).slice(0, 4),
    transactions: idsOf(lists.transactions.data),
    reservations: await reserveSome(fleet, account_id),
    events: idsOf(lists.events.data),
    requests: idsOf(lists.requests.data),
    deliveries: idsOf(lists.deliveries.data),
    endpoints: idsOf(endpoints),
    earlier: [SECONDS_AT_START - 3_600],
    now: [SECONDS_AT_START],
    targets: TARGETS,
    meters: TARGETS.filter((target) => target.length === METER.length),
    products: PRODUCTS,
  };
  return { key, key_id: own[0]?.id ?? "", dictionaries };
}

/** Reserves Credit, which no call of the API does alone; returns the wire id. */
async function reserveSome({ database }: Fleet, account_id: string): Promise<string[]> {
  return await database.transact("reserve as the house", async (tx) => {
    const account = await readAccountFacts(tx, account_id);
    assert(account !== null, `no account ${account_id}`);
    const cause = { account, now: Date.now(), request: null, api_key_id: null };
    const source = { prefix: "bch" as const, id: randomUUID() };
    const rows = await reserveCredit(tx, cause, [
      { currency: "USD", amount_minor: 100n, source, expires_at: null },
    ]);
    return rows.flatMap((row) => (row === null ? [] : [formatId("rsv", row.id)]));
  });
}

const TILL_KEY = { kind: "rk", scopes: ["sends:read", "catalog:read"] };

/** A send for each target, some that fail, and some that wait and may be cancelled until then. */
async function sellSome(till: Till) {
  const scheduled_for = Math.floor(Date.now() / 1_000) + 86_400;
  const waiting = { ...orderFor("0771230000"), scheduled_for };
  const orders = [
    ...TARGETS.map(orderFor),
    ...Array.from({ length: 2 * SOME }, () => waiting),
    ...Array.from({ length: SOME }, () => orderFor("0771230002")),
    ...Array.from({ length: SOME }, () => ({ ...orderFor(METER), scheduled_for })),
  ];
  for (const order of orders) await told(till, "createSend", order);
  const ofStatus = async (status: string, type?: string) => {
    const { data } = await told(till, "listSends", null, {}, { status, type, limit: 100 });
    return idsOf(data);
  };
  await until("the failing ones have failed, and power is delivered", async () => {
    const failed = await ofStatus("failed_credited");
    return failed.length > SOME && (await ofStatus("delivered", "power")).length > 0;
  });
  const { data } = await told(till, "listSends", null, {}, { limit: 100 });
  const scheduled = await ofStatus("scheduled", "airtime");
  return {
    sends: idsOf(data),
    waiting_sends: scheduled.slice(0, SOME),
    advanced_sends: scheduled.slice(SOME),
    failed_sends: await ofStatus("failed_credited"),
    waiting_power: await ofStatus("scheduled", "power"),
    delivered_power: await ofStatus("delivered", "power"),
  };
}

function orderFor(target: string) {
  const token = target.length === METER.length ? { token_phone: "0771230000" } : {};
  return { target, amount: "5.00", currency: "USD", ...token };
}

async function told<Id extends OperationId>(
  till: Till,
  operation_id: Id,
  body: object | null = null,
  path: object = {},
  query: object = {},
): Promise<Answer<Id>["body"]> {
  const idempotency_key = operation_id === "createSend" ? { idempotency_key: randomUUID() } : {};
  const parts = { path, query, ...(body === null ? {} : { body }), ...idempotency_key };
  const heard = await till.ask(operation_id, parts as never);
  if (heard === null || heard.status >= 300) {
    throw new Error(`${operation_id} was to succeed: ${JSON.stringify(heard)}`);
  }
  return heard.body;
}

function idsOf(objects: readonly { readonly id: string }[]): string[] {
  return objects.map(({ id }) => id);
}
