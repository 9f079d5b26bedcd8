/** BillPay's fake and the adapter that speaks to it, with orders of their own. */
import { randomUUID } from "node:crypto";
import { type Billpay, billpay } from "@svc/server/providers/billpay/index.ts";
import type { SupplierOrder, SupplierOutcome } from "@svc/server/providers/port/index.ts";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type FakeBillpay, LOGIN, openFakeBillpay } from "../../fakes/billpay/index.ts";
import type { Scenario } from "../../fakes/kit/index.ts";

/** A question of a test has its answer long before this, and the tests of silence end it. */
const PATIENCE_MS = 60_000;

export interface Given {
  fake: FakeBillpay;
  adapter: Billpay;
}

/** Opens both for a file; between two tests the fake forgets. */
export function givenBillpay(): Given {
  const given = {} as Given;
  beforeAll(async () => {
    given.fake = await openFakeBillpay();
    given.adapter = billpay({ url: given.fake.url, ...LOGIN });
  });
  beforeEach(() => given.fake.reset());
  afterAll(async () => {
    await given.adapter.close();
    await given.fake.close();
  });
  return given;
}

/** An order of airtime in USD for an Econet number, but for what is said otherwise. */
export function airtime(but: Partial<SupplierOrder> = {}): SupplierOrder {
  return {
    ...{ reference: randomUUID(), send_id: randomUUID(), type: "airtime", bundle_id: null },
    ...{ network: "econet", target: "+263772123456", amount_minor: 1_050n, currency: "USD" },
    position_centi: null,
    ...but,
  };
}

export function power(but: Partial<SupplierOrder> = {}): SupplierOrder {
  return airtime({ type: "power", network: "power", target: "37140071234", ...but });
}

export function patience(): AbortSignal {
  return AbortSignal.timeout(PATIENCE_MS);
}

/** Hands an order over, after the plays that are planned for it. */
export async function submit(
  { fake, adapter }: Given,
  order: SupplierOrder,
  ...plays: Scenario[]
): Promise<SupplierOutcome> {
  for (const play of plays) plan(fake, order, play);
  return await adapter.supplier.submit(order, patience());
}

export function plan(fake: FakeBillpay, { reference }: SupplierOrder, play: Scenario): void {
  fake.plan({ ...play, match: { ...play.match, reference } });
}

/** Asks about an order once so much time has passed at BillPay. */
export async function query(
  { fake, adapter }: Given,
  order: SupplierOrder,
  { after_ms }: { after_ms: number },
): Promise<SupplierOutcome> {
  fake.world.clock.advance(after_ms);
  return await adapter.supplier.query(order, patience());
}

/** What was really vended for an order. */
export function vended({ fake }: Given, { reference }: SupplierOrder) {
  return fake.world.ledger.filter((vend) => vend.reference === reference);
}

/** The actions that were asked for an order, in their order. */
export function actions({ fake }: Given, { reference }: SupplierOrder): string[] {
  const bodies = fake.calls
    .filter(({ path }) => path === "/api/payment/process")
    .map(({ body }) => JSON.parse(body) as { Action: string; Reference: string });
  return bodies.filter((body) => body.Reference === reference).map(({ Action }) => Action);
}

/** Resolves once a call of this action has arrived for the order. */
export async function arrival(
  { fake }: Given,
  order: SupplierOrder,
  action: string,
): Promise<void> {
  while (!actions({ fake } as Given, order).includes(action)) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}
