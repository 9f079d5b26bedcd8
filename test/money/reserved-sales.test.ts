/**
 * Sales that draw a reservation, and what moves with them in their own transaction.
 * Source: docs/decisions/0024-the-ledger.md.
 */
import { readAccountFacts } from "@svc/server/accounts/account/index.ts";
import { returnToReservation } from "@svc/server/money/credit/index.ts";
import { formatId, mintId, parseId } from "@svc/server/platform/ids.ts";
import type { EndedSend, SendParents } from "@svc/server/platform/work/reactions.ts";
import { REACTIONS } from "@svc/server/reactions.ts";
import { dispatchWorker } from "@svc/server/sales/sends/index.ts";
import type { Outcome, SendOrder } from "@svc/server/sales/sends/order/order.ts";
import { placeSends } from "@svc/server/sales/sends/place/place-sends.ts";
import { beforeEach, expect, it } from "vitest";
import { dispatchDeps, drain, pass, runFor } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { grow, reserve } from "../kit/reserve.ts";
import { rolledBack } from "../kit/rolled-back.ts";
import { runNow } from "../kit/run-clock.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";

const DELIVERS = "+263771234567";
const FAILS = "+263771230002";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

/** An order of a batch's line over so many cents, from a reservation by its wire id. */
async function orderOf(cents: number, reservation: string, target = DELIVERS): Promise<SendOrder> {
  const { database } = await testServer();
  const account = await database.read((read) => readAccountFacts(read, shop.account_id));
  if (account === null) throw new Error(`no row for account ${shop.account_id}`);
  const now = runNow() + account.clock_offset_ms;
  return {
    ...{ account, key: null, request_id: mintId(now), operation_id: "createBatch" },
    ...{ id: mintId(now), idempotency: null, created: now, source: "batch", retry_of: null },
    ...{ asked: null, approval_id: null, program_id: null, reward_id: null },
    ...{ power: null, bundle: null, product: null, currency: "USD", client_reference: null },
    ...{ recipient: null, cost_center_id: null, notify_number: null, sms_template: null },
    ...{ sms_locale: "en" },
    ...{ scheduled_for: null, metadata: {}, name: "Tariro Moyo", type: "airtime" },
    draws_on: { reservation_id: parseId("rsv", reservation) ?? "" },
    batch_item: { batch_id: mintId(now), batch_item_id: mintId(now), schedule_id: null },
    ...{ target, network: "econet", amount_minor: BigInt(cents) },
  };
}

async function place(orders: readonly SendOrder[]): Promise<Outcome[]> {
  const { database } = await testServer();
  return await database.transact("place lines", (tx) => placeSends(tx, orders, "wait"));
}

async function reserved(cents: number): Promise<string> {
  const [reservation] = await reserve(shop, [cents]);
  if (reservation == null) throw new Error("The Credit suffices.");
  return reservation;
}

async function books() {
  const { available, reserved: held, in_flight } = (await shop.api.getCredit()).body.USD;
  return [available, held, in_flight];
}

async function reservation(id: string) {
  const { body } = await shop.api.getCreditReservation({ path: { reservation_id: id } });
  if (!("status" in body)) throw new Error("There is a reservation.");
  return [body.status, body.used, body.released, body.remaining];
}

async function breaches() {
  const { database } = await testServer();
  return await database.read(checkLedger);
}

it("a sale draws its reservation, and not what is available", async () => {
  const id = await reserved(2_000);
  const outcomes = await place([await orderOf(500, id), await orderOf(300, id)]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(["placed", "placed"]);
  expect(await books()).toEqual(["980.00", "12.00", "8.00"]);
  expect(await reservation(id)).toEqual(["active", "8.00", "0.00", "12.00"]);
  const { body } = await shop.api.listCreditTransactions({ query: { type: "send" } });
  expect(body.data.map((row) => [row.amount, row.reserved_amount, row.balance_after])).toEqual([
    ["0.00", "-3.00", { available: "980.00", reserved: "12.00" }],
    ["0.00", "-5.00", { available: "980.00", reserved: "15.00" }],
  ]);
  expect(await breaches()).toEqual([]);
});

it("the last use consumes a reservation, and no sale draws more than is left of it", async () => {
  const id = await reserved(800);
  const orders = [await orderOf(500, id), await orderOf(400, id), await orderOf(300, id)];
  const outcomes = await place(orders);
  expect(outcomes.map(({ kind }) => kind)).toEqual(["placed", "refused", "placed"]);
  expect(outcomes[1]).toMatchObject({ refusal: { code: "insufficient_credit" } });
  expect(await reservation(id)).toEqual(["consumed", "8.00", "0.00", "0.00"]);
  const [late] = await place([await orderOf(100, id)]);
  expect(late).toMatchObject({ refusal: { code: "insufficient_credit" } });
  expect(await breaches()).toEqual([]);
});

it("two sets at once never draw more than a reservation holds", async () => {
  const id = await reserved(1_000);
  const orders = await Promise.all(Array.from({ length: 8 }, () => orderOf(300, id)));
  const outcomes = await Promise.all(orders.map((order) => place([order])));
  expect(outcomes.flat().filter(({ kind }) => kind === "placed")).toHaveLength(3);
  expect(await reservation(id)).toEqual(["active", "9.00", "0.00", "1.00"]);
  expect(await breaches()).toEqual([]);
});

it("a line of a batch is sold once, whoever sells it", async () => {
  const id = await reserved(2_000);
  const order = await orderOf(500, id);
  await place([order]);
  const again = { ...order, id: mintId(order.created) };
  await expect(place([again])).rejects.toMatchObject({ code: "23505" });
  expect(await reservation(id)).toEqual(["active", "5.00", "0.00", "15.00"]);
});

it("what fails comes back to what is available, and the reservation stays used", async () => {
  const id = await reserved(2_000);
  await place([await orderOf(500, id, FAILS), await orderOf(300, id)]);
  await drain(shop);
  await pass(shop);
  expect(await books()).toEqual(["985.00", "12.00", "0.00"]);
  expect(await reservation(id)).toEqual(["active", "8.00", "0.00", "12.00"]);
  expect(await breaches()).toEqual([]);
});

it("a statement counts what was drawn from a reservation as sold", async () => {
  const id = await reserved(2_000);
  await place([await orderOf(500, id)]);
  const { body } = await shop.api.getStatement({ query: { currency: "USD" } });
  expect(body).toMatchObject({ closing: "995.00", test_grants: "1000.00" });
  expect(body).toMatchObject({ by_type: [{ count: 1, face: "5.00", cost: "5.00" }] });
});

it("a send says which line it was made for, and its text names the person", async () => {
  const id = await reserved(2_000);
  const order = { ...(await orderOf(500, id)), sms_template: "Hello {first_name}, or {name}." };
  await place([order]);
  const { body } = await shop.api.getSend({ path: { send_id: formatId("snd", order.id) } });
  expect(body).toMatchObject({
    batch: formatId("bch", order.batch_item?.batch_id ?? ""),
    batch_item: formatId("bit", order.batch_item?.batch_item_id ?? ""),
    source: "batch",
    sms_message: "Hello Tariro, or Tariro Moyo.",
  });
});

it("a reservation grows while it is active or consumed, and no further than the Credit", async () => {
  const id = await reserved(500);
  expect(await grow(shop, id, 300)).toBe(id);
  expect(await reservation(id)).toEqual(["active", "0.00", "0.00", "8.00"]);
  await place([await orderOf(800, id)]);
  expect(await grow(shop, id, 200)).toBe(id);
  expect(await reservation(id)).toEqual(["active", "8.00", "0.00", "2.00"]);
  expect(await grow(shop, id, 99_001)).toBeNull();
  expect(await books()).toEqual(["990.00", "2.00", "8.00"]);
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { type: "credit.reserved" } });
  expect(body.data.map(({ sequence, data }) => [sequence, data.previous_attributes])).toEqual([
    [3, { remaining: "0.00", status: "consumed" }],
    [2, { remaining: "5.00" }],
    [1, null],
  ]);
  expect(await breaches()).toEqual([]);
});

it("what returns to a reservation can be drawn again, if it was consumed too", async () => {
  const id = await reserved(500);
  const order = await orderOf(500, id);
  await rolledBack(async (tx) => {
    const [placed] = await placeSends(tx, [order], "wait");
    expect(placed).toMatchObject({ kind: "placed" });
    const cause = { account: order.account, now: order.created, request: null, api_key_id: null };
    const description = "Returned";
    const cost = { account_id: shop.account_id, send_id: order.id, currency: "USD" as const };
    const shared = { api_key_id: null, cost_center_id: null, created: order.created };
    const costs = [{ ...cost, ...shared, cost_minor: 500n, description }];
    const reservation_id = parseId("rsv", id) ?? "";
    const returned = await returnToReservation(tx, cause, { reservation_id, costs });
    expect(returned).toHaveLength(1);
    const rows = await tx.sql`
      select type, amount_minor::int, reserved_amount_minor::int from credit_transactions
      where account_id = ${shop.account_id} order by sequence desc limit 2`;
    expect([...rows]).toEqual([
      { type: "reward_return", amount_minor: 0, reserved_amount_minor: 500 },
      { type: "send", amount_minor: 0, reserved_amount_minor: -500 },
    ]);
    const [held] = await tx.sql`
      select status, used_minor::int, event_sequence from credit_reservations
      where id = ${reservation_id}`;
    expect(held).toEqual({ status: "active", used_minor: 0, event_sequence: 2 });
  });
});

it("what a send was made for moves in the transaction in which it ends, once", async () => {
  const id = await reserved(2_000);
  const orders = [await orderOf(500, id), await orderOf(300, id, FAILS)];
  await place(orders);
  const seen: string[] = [];
  const ended: EndedSend[] = [];
  const parents: SendParents = {
    lock: async (_, sends) => {
      seen.push(...sends.map((send) => `lock ${send.id}`));
      return new Map();
    },
    move: async (_, sends) => {
      seen.push(...sends.map((send) => `move ${send.id}`));
      ended.push(...sends.filter(({ account_id }) => account_id === shop.account_id));
    },
  };
  const deps = {
    ...(await dispatchDeps()),
    reactions: {
      ...REACTIONS,
      to_sends: [parents],
      to_programs: [],
      to_paydays: [],
      to_rejections: [],
    },
  };
  await runFor(shop, dispatchWorker(deps));
  await shop.api.advanceTestClock({ body: { seconds: 5 } });
  await runFor(shop, dispatchWorker(deps));
  const [first, second] = orders.map((order) => order.id);
  expect(ended.map((send) => [send.id, send.status]).toSorted()).toEqual(
    [
      [first, "delivered"],
      [second, "failed_credited"],
    ].toSorted(),
  );
  for (const one of [first, second]) {
    expect(seen.indexOf(`lock ${one}`)).toBeLessThan(seen.indexOf(`move ${one}`));
  }
});

it("a transaction whose parents throw ends no send", async () => {
  const id = await reserved(2_000);
  const order = await orderOf(500, id);
  await place([order]);
  const move = async (_: unknown, sends: readonly { id: string }[]) => {
    if (sends.some(({ id }) => id === order.id)) throw new Error("The line is away.");
  };
  const parents: SendParents = { lock: async () => new Map(), move };
  const deps = {
    ...(await dispatchDeps()),
    reactions: {
      ...REACTIONS,
      to_sends: [parents],
      to_programs: [],
      to_paydays: [],
      to_rejections: [],
    },
  };
  const ended = async () => {
    // On a busy machine the step of the test number may be over in the first of the two already.
    await runFor(shop, dispatchWorker(deps));
    await shop.api.advanceTestClock({ body: { seconds: 5 } });
    await runFor(shop, dispatchWorker(deps));
  };
  await expect(ended()).rejects.toThrow("The line is away.");
  const { body } = await shop.api.getSend({ path: { send_id: formatId("snd", order.id) } });
  expect(body).toMatchObject({ status: "submitted", delivered_at: null });
  expect(await books()).toEqual(["980.00", "15.00", "5.00"]);
});
