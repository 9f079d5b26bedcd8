/** A server that sells live from suppliers that are as they are, and a shop whose workers die. */
import { wakeWorkers } from "@svc/server/platform/worker.ts";
import { CHECKOUT_PAYMENTS } from "@svc/server/sales/checkout-sessions/index.ts";
import { DISPATCH } from "@svc/server/sales/sends/index.ts";
import { type FakeBillpay, LOGIN, openFakeBillpay } from "../fakes/billpay/index.ts";
import { CODE, type HotV3Fake, openHotV3, PASSWORD } from "../fakes/hot-v3/open.ts";
import { type FakePaynow, openFakePaynow } from "../fakes/paynow/fake.ts";
import { type OpenFleet, openFleetInProcess } from "../kit/programs/open-fleet.ts";
import type { LiveAddress } from "../kit/programs/open-program.ts";
import { endWorldClock, openWorldClock, type WorldClock } from "../kit/world-clock.ts";

export type SupplierName = "hot-v3" | "billpay";

export interface LiveFleet extends OpenFleet {
  readonly hot: HotV3Fake;
  readonly billpay: FakeBillpay;
  readonly paynow: FakePaynow;
  readonly clock: WorldClock;
}

/** What is waited for; nulls where nothing is, or where something is being done. */
interface Waited {
  readonly due_ms: number | null;
  readonly queries_least: number | null;
}

/** Who was asked about so often without a word is asked a last time, a day later. */
const QUESTIONS = 6;
const DAY_MS = 86_400_000;

/** Opens a server that sells from one supplier, and takes payments through Paynow. */
export async function openLiveFleet(supplier: SupplierName): Promise<LiveFleet> {
  const [hot, billpay, paynow] = await Promise.all([
    ...[openHotV3(), openFakeBillpay(), openFakePaynow()],
  ] as const);
  const addresses: Readonly<Record<SupplierName, LiveAddress>> = {
    "hot-v3": { name: "hot-v3", setting: "SVC_HOT_URL", url: `${hot.url}/api/v3` },
    billpay: { name: "billpay", setting: "SVC_BILLPAY_URL", url: billpay.url },
  };
  const logins: Readonly<Record<SupplierName, Record<string, string>>> = {
    "hot-v3": { SVC_HOT: `${CODE}:${PASSWORD}` },
    billpay: { SVC_BILLPAY: `${LOGIN.user}:${LOGIN.password}` },
  };
  const paid = { SVC_PAYNOW_URL: paynow.url, SVC_PAYNOW_USD: `${paynow.id}:${paynow.key}` };
  const fleet = await openFleetInProcess({
    settings: { ...logins[supplier], ...paid },
    live: [addresses[supplier]],
  });
  const fakes = [hot, billpay, paynow];
  const clocks = fakes.map(({ world }) => world.clock);
  return {
    ...{ ...fleet, hot, billpay, paynow },
    clock: await openWorldClock(fleet.database, clocks),
    async close() {
      await fleet.close();
      endWorldClock();
      await Promise.all(fakes.map((fake) => fake.close()));
    },
  };
}

/** No test waits: where nothing is being done, the world goes on to the next moment of a queue. */
export async function goOn({ database, clock }: LiveFleet): Promise<void> {
  const [next] = await database.read(
    ({ sql }) => sql<Waited[]>`
      select (extract(epoch from min(due_at) - svc_now()) * 1000)::float as due_ms,
        min(queries) as queries_least
      from (
        select due_at, lease_until, queries from send_dispatches
        union all select due_at, lease_until, 0 from checkout_payments where due_at is not null
      ) as waiting
      having bool_and(lease_until is null or lease_until <= svc_now())`,
  );
  const { due_ms = null, queries_least = null } = next ?? {};
  if (due_ms === null) return;
  const is_silent = (queries_least ?? 0) >= QUESTIONS;
  if (due_ms > 0) await clock.advance(is_silent ? DAY_MS : Math.ceil(due_ms));
  wakeWorkers(DISPATCH);
  wakeWorkers(CHECKOUT_PAYMENTS);
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
