/** Three hundred live sends, each played with outcomes that a seed chooses. */
import type { SupplierOrder } from "@svc/server/providers/port/index.ts";
import { afterEach, expect, it } from "vitest";
import { drain } from "../kit/drain.ts";
import type { Shop } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { boundTo, type LiveDouble, liveDouble, plays } from "../kit/live-double.ts";
import { forgetSupply, liveShop, sellFrom } from "../kit/live-shop.ts";
import { makeDue } from "../kit/make-due.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

const SEEDS = 300;
const ROUNDS = 8;
const PLAYS = [
  plays.delivers,
  plays.isBusy,
  plays.isBusy,
  plays.isEmpty,
  plays.refuses,
  plays.isSilent,
  plays.vendsInSilence,
] as const;

afterEach(forgetSupply);

/** A generator of its own, so that a seed is a bug report. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

/** What becomes of an order follows from the seed, the send and the reference. */
function played(supplier: LiveDouble, seed: number): void {
  const of_send = new Map<string, (below: number) => number>();
  supplier.plays = [
    (order: SupplierOrder) => {
      const place = of_send.size + seed;
      const draw = of_send.get(order.send_id) ?? random(place * 7_919 + 17);
      of_send.set(order.send_id, draw);
      return (PLAYS[draw(PLAYS.length)] ?? plays.isBusy)(order);
    },
  ];
}

/** The wallets serve again: this is about what becomes of sends. */
async function closeBreakers(): Promise<void> {
  const { database } = await testServer();
  await database.transact("close breakers", ({ sql }) => sql`delete from supplier_wallets`);
}

interface Outcome {
  readonly status: string;
  readonly credit_returned: boolean;
  readonly returns: number;
}

async function outcomesOf(shop: Shop): Promise<Map<string, Outcome>> {
  const { database } = await testServer();
  const rows = await database.read(
    ({ sql }) => sql<(Outcome & { id: string })[]>`
      select id, status, credit_returned, (select count(*)::integer from ledger_postings posting
        where posting.account_id = sends.account_id and posting.source_id = sends.id
          and posting.kind = 'credit_back') as returns
      from sends where account_id = ${shop.account_id}`,
  );
  return new Map(rows.map(({ id, ...outcome }) => [id, outcome]));
}

it(`of ${SEEDS} seeds none vends twice or returns Credit twice`, async () => {
  const [first, second] = [liveDouble("first"), liveDouble("second")];
  const suppliers = boundTo(first, second);
  await sellFrom(suppliers);
  played(first, 1);
  played(second, 500_000);
  const shop = await liveShop();
  for (let seed = 0; seed < SEEDS; seed += 1) {
    await sell(shop, { target: `0771${String(200_000 + seed)}`, amount: "1.00" });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    await closeBreakers();
    await makeDue(shop, "send_dispatches");
    await drain(shop, { suppliers });
  }
  const vended = [...first.vended, ...second.vended];
  expect(new Set(vended).size).toBe(vended.length);
  const outcomes = await outcomesOf(shop);
  expect(outcomes.size).toBe(SEEDS);
  const seen = new Set<string>();
  for (const [id, { status, credit_returned, returns }] of outcomes) {
    seen.add(status);
    const is_vended = vended.includes(id);
    // What is still open is open: nothing has been concluded of it.
    if (status === "delivered") expect(is_vended).toBe(true);
    if (status === "failed_credited") expect(is_vended).toBe(false);
    expect([status, returns]).toEqual([status, credit_returned ? 1 : 0]);
    expect(credit_returned).toBe(status === "failed_credited");
  }
  expect([...seen]).toEqual(expect.arrayContaining(["delivered", "failed_credited"]));
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
});
