import { signatureHeaders } from "@svc/server/platform/crypto/signature.ts";
import type { Read, Tx } from "@svc/server/platform/db/transaction.ts";
import { runUntilStill } from "@svc/server/platform/work/worker.ts";
import { deliverWorker, fanOutWorker } from "@svc/server/webhooks/webhook-deliveries/index.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deliver, deliveryDeps, drain } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { useOwnDatabase } from "../kit/own-database.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";
import { openSink, type Received, type Sink } from "../kit/sink.ts";
import { closeTrap, openTrap, whileTrapped } from "../queues/trap.ts";

let sink: Sink;

useOwnDatabase("webhook_sets");

beforeEach(async () => {
  const { database } = await testServer();
  // Nothing that the tests before have left behind comes due meanwhile.
  await database.record(async ({ sql }) => {
    await sql`update webhook_dispatches set due_at = svc_now() + interval '1 day'`;
    await sql`update webhook_feeds set due_at = svc_now() + interval '1 day'`;
  });
  sink = await openSink();
});

afterEach(() => sink.close());

interface Seller {
  readonly shop: Organisation;
  readonly send: string;
  readonly secret: string;
}

/** Organisations with an endpoint each, and a sale whose delivery is placed. */
async function sellers(count: number): Promise<Seller[]> {
  const sold = await soldUnheard(count);
  await runUntilStill(fanOutWorker(await testServer()));
  return sold;
}

/** Organisations with an endpoint each, and a sale that it is to hear of. */
async function soldUnheard(count: number): Promise<Seller[]> {
  const sold: Seller[] = [];
  for (let made = 0; made < count; made += 1) {
    const shop = await given.organisation();
    const wanted = { url: sink.url, enabled_events: ["send.created"] };
    const { secret } = await given.endpoint(shop, wanted);
    sold.push({ shop, send: (await sell(shop)).id, secret: secret ?? "" });
  }
  await eventsShown();
  return sold;
}

/** How many statements deliveries of so many organisations take, by transaction and reading. */
async function statementsFor(organisations: number): Promise<Record<string, number>> {
  await sellers(organisations);
  const deps = await deliveryDeps();
  const statements: Record<string, number> = {};
  const counting = {
    ...deps,
    database: {
      read: <T>(work: (read: Read) => Promise<T>) =>
        deps.database.read((read) => work(counted(read, "read", statements))),
      transact: <T>(name: string, work: (tx: Tx) => Promise<T>) =>
        deps.database.transact(name, (tx) => work(counted(tx, name, statements))),
    },
  };
  expect(await runUntilStill(deliverWorker(counting))).toBe(organisations);
  return statements;
}

function counted<T extends Read | Tx>(
  { sql, db }: T,
  name: string,
  counts: Record<string, number>,
): T {
  const count = () => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  return {
    sql: new Proxy(sql, {
      apply(target, self, args) {
        if (Array.isArray(args[0]) && "raw" in args[0]) count();
        return Reflect.apply(target, self, args);
      },
    }),
    db: new Proxy(db, {
      get(target, property, receiver) {
        if (property === "select" || property === "insert") count();
        return Reflect.get(target, property, receiver);
      },
    }),
  } as T;
}

describe("deliveries of many organisations", () => {
  it("are leased, made ready and settled in the statements of one", async () => {
    const lives = [await statementsFor(1), await statementsFor(12)];
    expect(lives[1]).toEqual(lives[0]);
  });

  it("show each organisation its own object, signed with its own secret", async () => {
    const sold = await sellers(6);
    await runUntilStill(deliverWorker(await deliveryDeps()));
    expect(sink.received).toHaveLength(sold.length);
    for (const { shop, send, secret } of sold) {
      const received = sink.received.find(({ event }) => idOf(event) === send);
      expect(received?.headers["webhook-signature"]).toBe(signatureOf(received, secret));
      const { data } = (await shop.api.listWebhookDeliveries({})).body;
      expect(data).toMatchObject([{ status: "succeeded", event: received?.event.id }]);
      const path = { delivery_id: data[0]?.id ?? "" };
      const { payload } = (await shop.api.getWebhookDelivery({ path })).body;
      expect(payload).toEqual(received?.event);
    }
  });

  it("are spared by one whose object cannot be shown", async () => {
    const sold = await sellers(4);
    const [broken] = sold as [(typeof sold)[number]];
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`
        update events set object_id = gen_random_uuid()
        where account_id = ${broken.shop.account_id} and type = 'send.created'`,
    );
    await runUntilStill(deliverWorker(await deliveryDeps()));
    expect(sink.received).toHaveLength(sold.length - 1);
    const { data } = (await broken.shop.api.listWebhookDeliveries({})).body;
    expect(data).toMatchObject([{ status: "pending", attempt_count: 0 }]);
    await database.record(
      ({ sql }) => sql`
        delete from webhook_deliveries where account_id = ${broken.shop.account_id}`,
    );
  });
});

describe("the log of deliveries", () => {
  it("finds what waits, what failed and what was given up, without an index of the status", async () => {
    const [seller] = await sellers(1);
    if (seller === undefined) throw new Error("There was to be one.");
    const ask = async (status: "pending" | "failed" | "succeeded" | "skipped") => {
      const { body } = await seller.shop.api.listWebhookDeliveries({ query: { status } });
      return body.data.map((one) => one.status);
    };
    expect([await ask("pending"), await ask("failed")]).toEqual([["pending"], []]);
    sink.answers(500);
    await deliver(seller.shop);
    expect([await ask("pending"), await ask("failed")]).toEqual([[], ["failed"]]);
    sink.answers(204);
    await makeDue(seller.shop);
    await deliver(seller.shop);
    expect([await ask("failed"), await ask("succeeded")]).toEqual([[], ["succeeded"]]);
  });

  it("keeps of a delivery what was sent at its last try", async () => {
    const [seller] = await sellers(1);
    if (seller === undefined) throw new Error("There was to be one.");
    sink.answers(500);
    await deliver(seller.shop);
    await drain(seller.shop);
    await makeDue(seller.shop);
    await deliver(seller.shop);
    const { data } = (await seller.shop.api.listWebhookDeliveries({})).body;
    const path = { delivery_id: data[0]?.id ?? "" };
    const { body } = await seller.shop.api.getWebhookDelivery({ path });
    expect(body.attempt_count).toBe(2);
    expect(body.payload).toMatchObject({ data: { object: { status: "submitted" } } });
    expect(body.request_headers).toMatchObject({ "webhook-signature": "***" });
  });
});

function idOf({ data: { object } }: Received["event"]): string | null {
  return object.object === "send" ? object.id : null;
}

function signatureOf(received: Received | undefined, secret: string): string | undefined {
  if (received === undefined) return undefined;
  const { headers, text: body, event } = received;
  const message = { id: event.id, at: Number(headers["webhook-timestamp"]), body };
  return signatureHeaders(message, [secret])["webhook-signature"];
}

async function makeDue({ account_id }: Organisation): Promise<void> {
  const { database } = await testServer();
  await database.record(async ({ sql }) => {
    await sql`update webhook_dispatches set due_at = date_trunc('milliseconds', svc_now())
      where account_id = ${account_id}`;
    await sql`update webhook_feeds set due_at = date_trunc('milliseconds', svc_now())
      where account_id = ${account_id}`;
  });
}

describe("endpoints whose events never end", () => {
  const ENDPOINTS_OF_ONE = 16;

  /** Shops, each with its number of endpoints. */
  async function floodsOf(counts: readonly number[]): Promise<Organisation[]> {
    const floods: Organisation[] = [];
    for (const count of counts) {
      const flood = await given.organisation();
      for (let nth = 0; nth < count; nth += 1) await given.endpoint(flood);
      floods.push(flood);
    }
    return floods;
  }

  async function happen(shops: readonly Organisation[]): Promise<void> {
    for (const shop of shops) await given.key(shop);
    await eventsShown();
  }

  it("leave a turn to those that come behind all of them", async () => {
    const floods = await floodsOf(Array<number>(4).fill(ENDPOINTS_OF_ONE));
    const [last] = (await soldUnheard(1)) as [Seller];
    const worker = fanOutWorker(await testServer());
    for (const _ of ["a full set, and no more", "what comes behind it"]) {
      await happen(floods);
      await worker.lease({ limit: 1 });
    }
    const { data } = (await last.shop.api.listWebhookDeliveries({})).body;
    expect(data.map(({ event_type }) => event_type)).toEqual(["send.created"]);
  });

  it("are heard when one before the turn is poisoned, and nothing comes behind it", async () => {
    await openTrap();
    await runUntilStill(fanOutWorker(await testServer()));
    // As many as a set has: the next turn is that of those behind the last one.
    const shops = await floodsOf([1, ENDPOINTS_OF_ONE, ENDPOINTS_OF_ONE, ENDPOINTS_OF_ONE, 1]);
    const [poisoned, ...others] = shops as [Organisation, ...Organisation[]];
    const worker = fanOutWorker(await testServer());
    await happen(shops);
    await worker.lease({ limit: 1 });
    await whileTrapped({ table: "webhook_deliveries", poisoned: poisoned.account_id }, async () => {
      await happen(shops);
      await worker.lease({ limit: 1 });
    });
    await closeTrap();
    const counts = await Promise.all(
      [poisoned, ...others].map((shop) => shop.probe.count("webhook_deliveries")),
    );
    expect(counts).toEqual([1, 32, 32, 32, 2]);
  });

  it("leave a turn to those that come behind a set that was refused", async () => {
    await openTrap();
    await runUntilStill(fanOutWorker(await testServer()));
    const floods = await floodsOf([...Array<number>(3).fill(ENDPOINTS_OF_ONE), 2]);
    // As many as are named of a refused set, the first of which is poisoned.
    const refused = await floodsOf([...Array<number>(4).fill(ENDPOINTS_OF_ONE)]);
    const [poisoned] = refused as [Organisation, ...Organisation[]];
    const [last] = (await soldUnheard(1)) as [Seller];
    const worker = fanOutWorker(await testServer());
    await happen([...floods, ...refused]);
    await worker.lease({ limit: 1 });
    await whileTrapped({ table: "webhook_deliveries", poisoned: poisoned.account_id }, async () => {
      await happen(floods);
      await worker.lease({ limit: 1 });
    });
    await closeTrap();
    await happen(floods);
    await worker.lease({ limit: 1 });
    const { data } = (await last.shop.api.listWebhookDeliveries({})).body;
    expect(data.map(({ event_type }) => event_type)).toEqual(["send.created"]);
  });
});
