/** What a program keeps of the catalogue, while somebody changes it behind its back. */

import type { Database, Tx } from "@svc/server/platform/db/transaction.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { requestOf } from "../kit/api.ts";
import { changeCatalogue } from "../kit/change-catalogue.ts";
import { given, type KeyInHand } from "../kit/given.ts";
import { allNetworksUp } from "../kit/networks-up.ts";
import { type OtherProgram, openOtherProgram } from "../kit/other-program.ts";
import { testServer } from "../kit/server.ts";

type Shown = Record<string, unknown>;
type Change = (tx: Tx) => Promise<unknown>;

let till: KeyInHand;
let reads = 0;
let other: OtherProgram;
let undo: Change | null = null;

beforeEach(allNetworksUp);

beforeAll(async () => {
  const counting = (database: Database): Database => ({
    ...database,
    of: (caller) => counting(database.of(caller)),
    read: (work) => {
      reads += 1;
      return database.read(work);
    },
  });
  other = await openOtherProgram(counting);
});

afterAll(() => other.close());

beforeEach(async () => {
  const shop = await given.organisation();
  till = await given.key(shop, { kind: "rk", scopes: ["catalog:read"] });
  expect(await product()).toMatchObject({ available: true });
  expect(await network("telecel")).toMatchObject({ state: "up", name: "Telecel" });
});

afterEach(async () => {
  if (undo !== null) await changeCatalogue(undo);
  undo = null;
});

async function change(both: { readonly make: Change; readonly undo: Change }): Promise<void> {
  undo = both.undo;
  await changeCatalogue(both.make);
}

async function bodyOf<T = Shown>(...asked: Parameters<typeof requestOf>): Promise<T> {
  const answer = await other.ask(requestOf(...asked));
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

const product = () =>
  bodyOf(till.secret, "getProduct", { path: { product_id: "airtime-usd" } } as never);

async function oneOf(operation: "listProducts" | "listNetworks", id: string): Promise<Shown> {
  const { data } = await bodyOf<{ data: Shown[] }>(till.secret, operation, {});
  return data.find((one) => one.id === id) ?? {};
}

const network = (id: string) => oneOf("listNetworks", id);

const pause: { make: Change; undo: Change } = {
  make: ({ sql }) => sql`
    update product_networks set available = false, paused_reason = 'maintenance'
    where product_id = 'airtime-usd'`,
  undo: ({ sql }) => sql`
    update product_networks set available = true, paused_reason = null
    where product_id = 'airtime-usd'`,
};
const rename = (name: string): Change => {
  return ({ sql }) => sql`update networks set name = ${name} where id = 'telecel'`;
};

describe("a program that keeps the catalogue shows at once", () => {
  it("a product that is paused, in every answer, and that it is sold again", async () => {
    await change(pause);
    expect(await product()).toMatchObject({ available: false });
    expect(await oneOf("listProducts", "airtime-usd")).toMatchObject({ available: false });
    await changeCatalogue(pause.undo);
    expect(await product()).toMatchObject({ available: true });
  });

  it("a network that goes down, and that is deleted from the history again", async () => {
    await change({
      make: ({ sql }) => sql`
        insert into network_states (mode, network_id, since, state, notified_at)
        values ('test', 'telecel', svc_now(), 'down', svc_now())`,
      undo: ({ sql }) => sql`delete from network_states where network_id = 'telecel'`,
    });
    expect(await network("telecel")).toMatchObject({ state: "down" });
    await changeCatalogue(undo as Change);
    expect(await network("telecel")).toMatchObject({ state: "up" });
  });

  it("a network of another name", async () => {
    await change({ make: rename("Telecel Zimbabwe"), undo: rename("Telecel") });
    expect(await network("telecel")).toMatchObject({ name: "Telecel Zimbabwe" });
  });

  it("a product that goes and comes back", async () => {
    const gone = { product_id: "airtime-usd", network_id: "telecel" };
    const { database } = await testServer();
    const [kept] = await database.read(
      ({ sql }) => sql`
        select * from product_networks
        where product_id = ${gone.product_id} and network_id = ${gone.network_id}`,
    );
    await change({
      make: ({ sql }) => sql`
        delete from product_networks
        where product_id = ${gone.product_id} and network_id = ${gone.network_id}`,
      undo: ({ sql }) => sql`insert into product_networks ${sql(kept as Shown)}`,
    });
    const networksOf = async () =>
      ((await product()).networks as { network: string }[]).map((on) => on.network);
    expect(await networksOf()).toEqual(["econet", "netone"]);
    await changeCatalogue(undo as Change);
    undo = null;
    expect(await networksOf()).toEqual(["econet", "netone", "telecel"]);
  });

  it("nothing of a change that was rolled back, or is not committed yet", async () => {
    const { database } = await testServer();
    const rolledBack = database.record(async (tx) => {
      await pause.make(tx);
      expect(await product()).toMatchObject({ available: true });
      throw new Error("Rolled back.");
    });
    await expect(rolledBack).rejects.toThrow("Rolled back.");
    expect(await product()).toMatchObject({ available: true });
  });
});

describe("while the catalogue stands", () => {
  it("a product is shown after one comparison, and nothing else is read", async () => {
    await product();
    const before = reads;
    for (let again = 0; again < 5; again++) await product();
    expect(reads - before).toBe(5);
  });

  it("telling accounts of a change does not make programs read it anew", async () => {
    await change({
      make: ({ sql }) => sql`
        insert into network_states (mode, network_id, since, state)
        values ('live', 'telecel', svc_now(), 'up')`,
      undo: ({ sql }) => sql`delete from network_states where network_id = 'telecel'`,
    });
    await product();
    const before = reads;
    const { database } = await testServer();
    await database.record(
      ({ sql }) =>
        sql`update network_states set notified_at = svc_now() where network_id = 'telecel'`,
    );
    await product();
    expect(reads - before).toBe(1);
  });
});
