/** Hot Recharge with its adapter, as dispatch talks to it. */
import { type HotSettings, type HotV3, hotV3 } from "@svc/server/providers/hot-v3/index.ts";
import {
  openSupplier,
  type Supplier,
  type SupplierOrder,
} from "@svc/server/providers/port/index.ts";
import { afterEach } from "vitest";
import {
  CODE,
  type HotV3Fake,
  type OpenHotV3,
  openHotV3,
  PASSWORD,
} from "../../fakes/hot-v3/open.ts";
import { timeLimit } from "../../kit/time-limit.ts";

export interface Opened {
  readonly fake: HotV3Fake;
  readonly hot: HotV3;
  readonly supplier: Supplier;
  /** Orders a play for the next sale. */
  play(play: string, with_?: Readonly<Record<string, unknown>>): void;
}

export interface How extends OpenHotV3 {
  readonly settings?: Partial<HotSettings>;
  /** A silence is not waited for as long as that of the real thing. */
  readonly deadline_ms?: number;
}

const opened: Opened[] = [];

afterEach(async () => {
  for (const { fake, hot } of opened.splice(0)) {
    await hot.close();
    await fake.close();
  }
});

/** Opens both; what the test has opened is closed after it. */
export async function open({ settings, deadline_ms, ...how }: How = {}): Promise<Opened> {
  const fake = await openHotV3(how);
  const url = `${fake.url}/api/v3`;
  const hot = hotV3({ url, code: CODE, password: PASSWORD, ...settings });
  const limit = deadline_ms ?? timeLimit(10_000);
  const adapter = { ...hot.supplier, deadlineOf: () => limit };
  const one: Opened = {
    fake,
    hot,
    supplier: openSupplier(adapter),
    play: (play, with_ = {}) => fake.plan({ play, match: { call: "sale" }, with: with_ }),
  };
  opened.push(one);
  return one;
}

let orders = 0;

/** An order under a reference of its own. */
export function orderOf(other: Partial<SupplierOrder> = {}): SupplierOrder {
  orders += 1;
  const reference = `019a0000-0000-7000-8000-${String(orders).padStart(12, "0")}`;
  return {
    ...{ reference, send_id: reference, type: "airtime", bundle_id: null, network: "econet" },
    ...{ target: "+263771234567", amount_minor: 500n, currency: "USD", position_centi: null },
    ...other,
  };
}

/** An order of electricity. */
export function powerOf(other: Partial<SupplierOrder> = {}): SupplierOrder {
  return orderOf({
    ...{ type: "power", network: "power", target: "37132567431", amount_minor: 2_000n },
    ...other,
  });
}
