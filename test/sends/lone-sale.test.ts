/**
 * A sale that is alone is judged by what is foreseen and proven by the statement that writes it.
 * Source: docs/decisions/0115-a-lone-sale-in-one-flight.md.
 */
import { connect } from "@svc/server/platform/db/connect.ts";
import { Unmet } from "@svc/server/platform/db/multi-table-write.ts";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { mintId } from "@svc/server/platform/ids.ts";
import type { Outcome, SendOrder } from "@svc/server/sales/sends/order/order.ts";
import { foreseeSale, placeLoneSale } from "@svc/server/sales/sends/place/place-lone-sale.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import {
  FREE_TARGET,
  type Line,
  namedKey,
  ORDERS_FROM,
  openLine,
  orderOf,
  placeInSet,
  type Seller,
  sellerOf,
} from "../kit/lone-sales.ts";
import { testServer } from "../kit/server.ts";
import { tapWire } from "../kit/wire.ts";

const BLOCKED = "+263772345678";
/** What a sale writes, and the columns that say when and where, which differ in any two runs. */
const WRITTEN = {
  sends: [],
  send_references: [],
  send_dispatches: ["due_at"],
  events: ["commit_position"],
  idempotency_keys: ["created"],
  ledger_balances: [],
  ledger_postings: [],
};

let line: Line;

beforeAll(async () => {
  line = await openLine();
});

afterAll(() => line.pipeline.close());

/** Places a sale as the batcher would; whether it went as foreseen is counted. */
async function placeAlone(order: SendOrder, counts: { foreseen: number }): Promise<Outcome> {
  const foreseen = foreseeSale(order, line.cache);
  if (foreseen !== null) {
    try {
      const outcome = await line.pipeline.run((tx) => placeLoneSale(tx, foreseen));
      counts.foreseen += 1;
      return outcome;
    } catch (error) {
      if (error !== Unmet) throw error;
    }
  }
  return await placeInSet(line, order);
}

/** Everything that sales have written of a shop, with its ids by the order of their appearance. */
async function writtenBy(shop: Organisation, outcomes: readonly Outcome[]): Promise<string> {
  const tables = [];
  for (const [table, passed_over] of Object.entries(WRITTEN)) {
    const rows = (await shop.probe.rows(table)).filter(isOfSale);
    const nulls = Object.fromEntries(passed_over.map((column) => [column, null]));
    // A table has no order; ids have that of time, in both shops.
    const texts = rows.map((row) => textOf({ ...row, ...nulls })).sort();
    tables.push({ table, rows: texts });
  }
  const names = new Map<string, string>();
  const whole = textOf({ outcomes, tables });
  return whole.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
    names.set(id, names.get(id) ?? `#${names.size}`);
    return names.get(id) ?? "";
  });
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_, held) => (typeof held === "bigint" ? String(held) : held));
}

/** What opened the shop has times of its own. */
function isOfSale({ type, kind }: Record<string, unknown>): boolean {
  return kind !== "test_grant" && type !== "api_key.created";
}

const DRAWN = fc.record({
  amount_minor: fc.bigInt({ min: 1n, max: 36_000n }),
  target: fc.constantFrom(FREE_TARGET, FREE_TARGET, FREE_TARGET, BLOCKED, "+263711234567"),
  currency: fc.constantFrom("USD" as const, "USD" as const, "ZWG" as const, null),
  reference: fc.constantFrom(null, "a", "b", "c", "d"),
  key: fc.constantFrom(null, "k", "l", "m", "n", "o"),
  has_key: fc.boolean(),
  metadata: fc.constantFrom<Record<string, string>>({}, { till: "4" }),
  sms_template: fc.constantFrom(null, "", "From {sender}: {amount}"),
  network: fc.constantFrom("econet", "econet", null),
});
const SHOPS = fc.record({
  discount_bps: fc.constantFrom(null, 350),
  low_minor: fc.constantFrom(null, 20_000n, 99_000n),
  drawn: fc.array(DRAWN, { minLength: 6, maxLength: 10 }),
});

type Drawn = typeof DRAWN extends fc.Arbitrary<infer T> ? T : never;
type DrawnShop = typeof SHOPS extends fc.Arbitrary<infer T> ? T : never;

async function openShop({ discount_bps, low_minor }: DrawnShop): Promise<Organisation> {
  const { database } = await testServer();
  const shop = await given.organisation();
  await given.blocked(shop, BLOCKED);
  const discounts = [{ network: "econet", currency: "USD", discount_bps }];
  if (discount_bps !== null) await given.facts(shop, { discounts: JSON.stringify(discounts) });
  await database.record(
    ({ sql }) => sql`
      update ledger_balances set low_minor = ${low_minor === null ? null : String(low_minor)},
        low_armed = ${low_minor !== null}
      where account_id = ${shop.account_id} and currency = 'USD'`,
  );
  return shop;
}

function orderOfDrawn(seller: Seller, drawn: Drawn, created: number): SendOrder {
  const { reference: client_reference, key, has_key, ...rest } = drawn;
  const idempotency = key === null ? null : namedKey(key);
  const named = { ...rest, client_reference, idempotency, created, id: mintId(created) };
  return { ...orderOf(seller, named), key: has_key ? seller.key : null };
}

describe("a sale that is alone", () => {
  it("is answered and written as in a set, on any shop", async () => {
    const counts = { foreseen: 0 };
    let placed = 0;
    let outcomes_seen = new Set<string>();
    const sameOf = async (drawn: DrawnShop) => {
      const results: string[] = [];
      const ways = [
        (order: SendOrder) => placeAlone(order, counts),
        (order: SendOrder) => placeInSet(line, order),
      ];
      for (const place of ways) {
        const shop = await openShop(drawn);
        const seller = await sellerOf(shop);
        const outcomes: Outcome[] = [];
        for (const [index, one] of drawn.drawn.entries()) {
          outcomes.push(await place(orderOfDrawn(seller, one, ORDERS_FROM + index * 10)));
        }
        placed += outcomes.filter(({ kind }) => kind === "placed").length;
        outcomes_seen = outcomes_seen.union(new Set(outcomes.map(({ kind }) => kind)));
        results.push(await writtenBy(shop, outcomes));
      }
      expect(results[0]).toBe(results[1]);
    };
    await fc.assert(fc.asyncProperty(SHOPS, sameOf), { numRuns: 12 });
    expect([...outcomes_seen].toSorted()).toEqual(["existing", "placed", "refused", "replay"]);
    expect(counts.foreseen).toBeGreaterThan(placed / 8);
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("takes one flight: locks, write and commit", async () => {
    const { database } = await testServer();
    const shop = await given.organisation();
    const seller = await sellerOf(shop);
    const own = database.pipeline("one till");
    const texts = new Map<string, string | null>();
    const bound: string[] = [];
    const stop = tapWire(({ type, statement, text }) => {
      if (type === "P") texts.set(statement, text);
      if (type === "B") bound.push(statement);
    });
    const sell = async () => {
      const foreseen = foreseeSale(orderOf(seller), line.cache);
      if (foreseen === null) throw new Error("It is foreseen.");
      await own.run((tx) => placeLoneSale(tx, foreseen));
    };
    await sell();
    bound.splice(0);
    await sell();
    stop();
    await own.close();
    const words = bound.map((name) => texts.get(name)?.trim().split(/\s+/, 2).join(" "));
    expect(words).toEqual(["begin", "select 1", "with w0", "commit"]);
    expect(await shop.probe.count("sends")).toBe(2);
  });

  it("writes nothing where its transaction did not begin", async () => {
    const { url } = await testServer();
    const shop = await given.organisation();
    const foreseen = foreseeSale(orderOf(await sellerOf(shop)), line.cache);
    if (foreseen === null) throw new Error("It is foreseen.");
    const client = connect({ database_url: url, pool: 1 });
    const tx = { ...client, cell: null } as unknown as Tx;
    await expect(placeLoneSale(tx, foreseen)).rejects.toBe(Unmet);
    await client.sql.end();
    expect(await shop.probe.count("sends")).toBe(0);
  });
});
