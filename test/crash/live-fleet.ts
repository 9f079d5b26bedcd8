/** A server that sells live from suppliers that are as they are, and a shop whose workers die. */
import { followSupply } from "@svc/server/catalogue/products/index.ts";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { wakeWorkers } from "@svc/server/platform/work/worker.ts";
import { CHECKOUT_PAYMENTS } from "@svc/server/sales/checkout-sessions/index.ts";
import { DISPATCH } from "@svc/server/sales/sends/index.ts";
import { type FakeBillpay, LOGIN, openFakeBillpay } from "../fakes/billpay/index.ts";
import {
  CODE as FIRST_CODE,
  PASSWORD as FIRST_PASSWORD,
  type HotV1Fake,
  openHotV1,
  PHONE,
} from "../fakes/hot-v1/open.ts";
import { CODE, type HotV3Fake, openHotV3, PASSWORD } from "../fakes/hot-v3/open.ts";
import { type FakePaynow, openFakePaynow } from "../fakes/paynow/fake.ts";
import { type OpenFleet, openFleetInProcess } from "../kit/programs/open-fleet.ts";
import type { LiveAddress } from "../kit/programs/open-program.ts";
import { type SeamedAddress, seamedAddress } from "../kit/programs/seamed-address.ts";
import type { Reach } from "../kit/programs/seams.ts";

/** Every supplier that programs can be connected to, and the setting of its address. */
const SUPPLIERS = {
  "hot-v3": "SVC_HOT_URL",
  billpay: "SVC_BILLPAY_URL",
  "hot-v1": "SVC_HOT_V1_URL",
} as const;

export type SupplierName = keyof typeof SUPPLIERS;

export const SUPPLIER_NAMES = Object.keys(SUPPLIERS) as SupplierName[];

/** The settings of the addresses at whose calls programs of this fleet are killed. */
export const LIVE_SETTINGS: readonly string[] = [...Object.values(SUPPLIERS), "SVC_PAYNOW_URL"];

export interface LiveFleet extends OpenFleet {
  readonly hot: HotV3Fake;
  readonly hot_v1: HotV1Fake;
  readonly billpay: FakeBillpay;
  readonly paynow: FakePaynow;
}

/** Who was asked about so often without a word is asked a last time, a day later. */
const QUESTIONS = 6;
/** How far the suppliers' clocks go on at each step. */
const STEP_MS = 60_000;

/** Opens a server that sells from one supplier, and takes payments through Paynow. */
export async function openLiveFleet(supplier: SupplierName): Promise<LiveFleet> {
  const [hot, billpay, hot_v1, paynow] = await Promise.all([
    ...[openHotV3(), openFakeBillpay(), openHotV1(), openFakePaynow()],
  ] as const);
  const urls: Readonly<Record<SupplierName, string>> = {
    "hot-v3": `${hot.url}/api/v3`,
    billpay: billpay.url,
    "hot-v1": `${hot_v1.url}/api/v1`,
  };
  const address: LiveAddress = {
    ...{ name: supplier, setting: SUPPLIERS[supplier], url: urls[supplier] },
  };
  const logins: Readonly<Record<SupplierName, Record<string, string>>> = {
    "hot-v3": { SVC_HOT: `${CODE}:${PASSWORD}` },
    billpay: { SVC_BILLPAY: `${LOGIN.user}:${LOGIN.password}` },
    "hot-v1": { SVC_HOT_V1: [FIRST_CODE, FIRST_PASSWORD, PHONE].join(":") },
  };
  const callers: Callers = new Map();
  const between = await beforePaynow(paynow, callers);
  const paid = { SVC_PAYNOW_URL: between.url, SVC_PAYNOW_USD: `${paynow.id}:${paynow.key}` };
  const fleet = await openFleetInProcess({
    settings: { ...logins[supplier], ...paid },
    live: [address],
    callers,
  });
  const fakes = [hot, billpay, hot_v1, paynow];
  return {
    ...{ ...fleet, hot, billpay, hot_v1, paynow },
    async close() {
      between.close();
      await fleet.close();
      await Promise.all(fakes.map((fake) => fake.close()));
    },
  };
}

type Callers = Map<"all" | "api" | "worker", Reach>;

/** Only servers start payments, and only workers look at them. */
const STARTS = /\/interface\/(?:initiate|remote)transaction\//;

/**
 * Paynow's address, which all programs share: it is part of what a payment is polled at, whoever
 * started it. Each call passes seams of the program that makes it.
 */
async function beforePaynow(paynow: FakePaynow, callers: Callers): Promise<SeamedAddress> {
  const line = await seamedAddress({ name: "paynow", to: paynow.url }, async (at, step) => {
    await callers.get(STARTS.test(at) ? "api" : "worker")?.(at, step);
  });
  paynow.reachedAt(line.url);
  return line;
}

/**
 * No test waits: of each row that waits, and that no worker has leased, so much time passes as it
 * waits for. No clock of ours is moved: a worker that is at work would take it for a wrong one.
 */
export async function goOn(fleet: LiveFleet): Promise<void> {
  const moved = await fleet.database.transact("let time pass", async (tx) => [
    ...(await ageSends(tx)),
    ...(await agePayments(tx)),
  ]);
  if (moved.length === 0) return;
  const { hot, billpay, hot_v1, paynow } = fleet;
  for (const { world } of [hot, billpay, hot_v1, paynow]) world.clock.advance(STEP_MS);
  wakeWorkers(DISPATCH);
  wakeWorkers(CHECKOUT_PAYMENTS);
}

async function ageSends({ sql }: Tx): Promise<readonly object[]> {
  return await sql`
    with waiting as (
      select account_id, send_id, date_trunc('milliseconds', case
        when queries >= ${QUESTIONS} then interval '1 day' else due_at - svc_now() end) as step
      from send_dispatches
      where due_at > svc_now() and (lease_until is null or lease_until <= svc_now())
      for update skip locked),
    aged as (
      update sends set status_at = status_at - step from waiting
      where sends.account_id = waiting.account_id and sends.id = waiting.send_id)
    update send_dispatches work set due_at = due_at - step,
      first_submit_at = first_submit_at - step, not_found_at = not_found_at - step,
      hand_over_at = hand_over_at - step
    from waiting
    where work.account_id = waiting.account_id and work.send_id = waiting.send_id
    returning work.send_id`;
}

async function agePayments({ sql }: Tx): Promise<readonly object[]> {
  return await sql`
    with waiting as (
      select account_id, id, date_trunc('milliseconds', due_at - svc_now()) as step
      from checkout_payments
      where due_at > svc_now() and (lease_until is null or lease_until <= svc_now())
      for update skip locked)
    update checkout_payments payment set due_at = due_at - step, created = created - step,
      starting_until = starting_until - step
    from waiting
    where payment.account_id = waiting.account_id and payment.id = waiting.id
    returning payment.id`;
}

/**
 * Nothing is held against a supplier for what it left unanswered: the orders of one death would
 * else be refused for the silences of those before it, which come minutes apart in a day.
 */
export async function forgetSilences({ database }: Pick<LiveFleet, "database">): Promise<void> {
  await database.transact("forget silences", async (tx) => {
    const forgotten = await tx.sql`
      update supplier_wallets set silences = '[]', garbled = '[]', probe_at = null
      where silences <> '[]' or garbled <> '[]' or probe_at is not null
      returning wallet`;
    if (forgotten.length > 0) await followSupply(tx);
  });
}

/** What the dead held is free at once. */
export async function freeLeases({ database }: LiveFleet): Promise<void> {
  await database.transact("free leases", async ({ sql }) => {
    await sql`update send_dispatches set lease_until = svc_now() - interval '1 second'
      where lease_until is not null`;
    await sql`update checkout_payments set lease_until = svc_now() - interval '1 second'
      where lease_until is not null`;
  });
}
