/** A database that is restored into a cluster which has counted far fewer transactions. */
import type { Schemas } from "@svc/generated/routes";
import { mintSecretKey } from "@svc/server/platform/crypto/secret-box.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { countTransactions, restoreInto } from "../kit/programs/dump.ts";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import type { Program } from "../kit/programs/program.ts";
import { type FleetShop, openShop } from "../kit/programs/shop.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { complaintsAtRest, until } from "../kit/programs/watch.ts";
import { openSink, type Sink } from "../kit/sink.ts";

const SETTINGS = { SVC_SECRET_KEY: mintSecretKey() };
/** How much further the first cluster has counted. */
const TRANSACTIONS = 20_000;
const SALES = 3;
/** Created, submitted, delivered. */
const EVENTS_A_SALE = 3;

let [first, young]: (Cluster | undefined)[] = [];
let [before, after]: (Fleet | undefined)[] = [];
let shop: FleetShop;
let sink: Sink;

beforeAll(async () => {
  [first, young] = await Promise.all([openCluster(), openCluster()]);
});

beforeEach(async () => {
  sink = await openSink();
});

afterEach(async () => {
  await Promise.all([before?.close(), after?.close(), sink?.close()]);
});

afterAll(async () => {
  await Promise.all([first?.remove(), young?.remove()]);
});

function urlOf({ wanted }: Program): string {
  if (wanted.database_url === null) throw new Error("A fleet's programs have a database URL.");
  return wanted.database_url;
}

async function openIn(cluster: Cluster | undefined): Promise<Fleet> {
  if (cluster === undefined) throw new Error("The clusters were not started.");
  return await openFleet(cluster, { apis: 0, workers: 0, settings: SETTINGS });
}

/** Every event of the shop, newest first, page by page. */
async function allEvents(till: Till): Promise<Schemas["Event"][]> {
  const found: Schemas["Event"][] = [];
  for (let cursor: string | null = null; ; ) {
    const query = { limit: 4, ...(cursor === null ? {} : { starting_after: cursor }) };
    const heard = await till.ask("listEvents", { query });
    const page = heard?.body as { data: Schemas["Event"][]; next_cursor: string | null };
    found.push(...page.data);
    cursor = page.next_cursor;
    if (cursor === null) return found;
  }
}

async function sellAndDeliver(till: Till, sales: number): Promise<void> {
  const heard = sink.received.length;
  for (let sale = 0; sale < sales; sale += 1) await till.sell();
  const all = heard + sales * EVENTS_A_SALE;
  await until("every event was delivered", () => sink.received.length >= all);
}

function idsOf(events: readonly { id: string }[]): string[] {
  return events.map(({ id }) => id);
}

describe("a database restored into a young cluster", () => {
  it("lists its events whole and in order, and goes on with new ones, each told once", async () => {
    before = await openIn(first);
    const made = await before.start({ role: "api" });
    await countTransactions(urlOf(made), TRANSACTIONS);
    await made.stop();
    shop = await openShop(before.database);
    const program = await before.start({ role: "all" });
    const till = openTill(shop.key, [program]);
    const endpoint = { url: sink.url, enabled_events: ["send.*"] };
    expect((await till.ask("createWebhookEndpoint", { body: endpoint }))?.status).toBe(201);
    await sellAndDeliver(till, SALES);
    const old = await allEvents(till);
    expect(old.length).toBeGreaterThanOrEqual(SALES * EVENTS_A_SALE);
    await program.stop();

    after = await openIn(young);
    const fresh = await after.start({ role: "api" });
    await fresh.stop();
    await restoreInto(urlOf(made), urlOf(fresh));
    const restored = await after.start({ role: "all" });
    expect(restored.output()).toContain("the database was restored");
    const again = openTill(shop.key, [restored]);
    expect(idsOf(await allEvents(again))).toEqual(idsOf(old));

    await sellAndDeliver(again, SALES);
    const all = await allEvents(again);
    expect(idsOf(all.slice(-old.length))).toEqual(idsOf(old));
    expect(all).toHaveLength(old.length + SALES * EVENTS_A_SALE);
    expect(await complaintsAtRest(after)).toEqual([]);

    // A second start raises nothing, and nothing was told twice.
    await restored.stop();
    const third = await after.start({ role: "all" });
    expect(third.output()).not.toContain("the database was restored");
    await sellAndDeliver(openTill(shop.key, [third]), 1);
    const told = sink.received.map(({ event }) => event.id);
    expect(told).toHaveLength(new Set(told).size);
    expect(told).toHaveLength((2 * SALES + 1) * EVENTS_A_SALE);
  });
});
