/**
 * A worker that sells live is killed at every step of its work and of its supplier's protocol: at
 * each commit, and at each call before it is heard and before its answer is. Returns what went
 * wrong; the supplier's own ledger is the truth about what was vended.
 */
import { IS_LONG } from "../kit/long.ts";
import { aroundCommits, type SeamName } from "../kit/programs/seam-names.ts";
import { openLiveShop } from "../kit/programs/shop.ts";
import { type Order, openTill, type Till } from "../kit/programs/till.ts";
import { hasNoWork } from "../kit/programs/watch.ts";
import { killAtEach } from "./kill-at-each.ts";
import {
  forgetSilences,
  freeLeases,
  goOn,
  type LiveFleet,
  type SupplierName,
} from "./live-fleet.ts";

/** A send that has ended, and the references under which a supplier may have heard of it. */
interface Ended {
  readonly id: string;
  readonly status: string;
  readonly references: readonly string[];
}

/** What a shop sells before each kill: what is delivered, refused, and vended without a word. */
const SALES: Readonly<Record<SupplierName, (fleet: LiveFleet, till: Till) => Promise<unknown>>> = {
  "hot-v3": async ({ hot }, till) => {
    const [refused, silent] = [newNumber(), newNumber()];
    hot.plan({
      play: "refused",
      match: { target: refused },
      with: { message: "Invalid mobile number" },
    });
    hot.plan({ play: "vended_reset", match: { target: silent } });
    const airtime = [newNumber(), refused, silent].map((target) => ({ target, amount: "2.00" }));
    await sellAll(till, [...airtime, power("37140070007")]);
  },
  billpay: async ({ billpay }, till) => {
    billpay.plan({ play: "failed", match: { action: "pay", member: "37140071236" } });
    billpay.plan({ play: "reset", match: { action: "pay", member: "37140071235" } });
    const meters = ["37140071234", "37140071235", "37140071236"];
    await sellAll(till, meters.map(power));
  },
  "hot-v1": async ({ hot_v1 }, till) => {
    const [refused, silent] = [newNumber(), newNumber()];
    const pending = "37132567431";
    const call = "sale";
    hot_v1.plan({ play: "refused", match: { call, target: refused }, with: { code: 217 } });
    hot_v1.plan({ play: "vended_reset", match: { call, target: silent } });
    hot_v1.plan({ play: "pending", match: { call, target: pending }, with: { polls: 1 } });
    const airtime = [newNumber(), refused, silent].map((target) => ({ target, amount: "2.00" }));
    await sellAll(till, [...airtime, power(pending), power("37140070007")]);
  },
};

async function sellAll(till: Till, orders: readonly Order[]): Promise<void> {
  const sold = await Promise.all(orders.map((order) => till.sell(order)));
  const refused = sold.find(({ heard }) => heard.status >= 300);
  if (refused !== undefined) throw new Error(JSON.stringify(refused.heard.body));
}

let numbers = 0;

function newNumber(): string {
  numbers += 1;
  return `0771${String(numbers).padStart(6, "0")}`;
}

function power(target: string): Order {
  // The meter is confirmed by the worker that hands it over.
  const confirm = "best_effort" as const;
  return { type: "power", target, amount: "10.00", token_phone: "0772123456", confirm };
}

const COMMITS = aroundCommits("lease sends/dispatch (live)", "settle sends");
/**
 * Calls that sell, or query a sale. A question about a pass, a customer or a balance changes
 * nothing, so that a death at one of those leaves the lease alone.
 */
const OF_SALES = /recharge|payment\/process|payment\/list|query.*transaction/;
/** Which supplier is killed over at the lease, and behind an answer that is written: any does. */
const FIRST: SupplierName = "hot-v3";

function seamsOf(supplier: SupplierName): readonly SeamName[] {
  return IS_LONG || supplier === FIRST ? COMMITS : ["settle sends/before commit"];
}

/** Kills workers at each step, and holds every send to what its supplier did. */
export async function killLive(fleet: LiveFleet, supplier: SupplierName): Promise<string[]> {
  const { key, account_id } = await openLiveShop(fleet.database, IS_LONG ? 5 : 1);
  const till = openTill(key, fleet.apis);
  const found = await killAtEach(fleet, {
    seams: seamsOf(supplier),
    others: (seam) => seam.startsWith(`${supplier} `) && (IS_LONG || OF_SALES.test(seam)),
    async prepare() {
      await forgetSilences(fleet);
      await SALES[supplier](fleet, till);
    },
    free: () => freeLeases(fleet),
    async isStill() {
      await goOn(fleet);
      return await hasNoWork(fleet);
    },
  });
  return [...found, ...(await againstLedgers(fleet, account_id))];
}

/** What is not so as the suppliers know it. */
export async function againstLedgers(fleet: LiveFleet, account_id: string): Promise<string[]> {
  const { hot, billpay, hot_v1 } = fleet;
  const vends = [hot, billpay, hot_v1].flatMap(({ world }) =>
    world.ledger.map(({ reference }) => reference),
  );
  const intended = await fleet.database.read(
    ({ sql }) => sql<{ id: string }[]>`select id from send_attempts where kind = 'submit'`,
  );
  const known = new Set(intended.map(({ id }) => id));
  const unknown = vends.filter((reference) => !known.has(reference));
  const ended = await fleet.database.read(
    ({ sql }) => sql<Ended[]>`
      select send.id, send.status, array(select made.id::text from send_attempts made
        where made.account_id = send.account_id and made.send_id = send.id
          and made.kind = 'submit') as references
      from sends send where send.account_id = ${account_id}`,
  );
  const wrong = ended.flatMap(({ id, status, references }) => {
    const times = vends.filter((reference) => references.includes(reference)).length;
    return times === (status === "delivered" ? 1 : 0)
      ? []
      : [`send ${id} is ${status}, and was vended ${times} times`];
  });
  return [...unknown.map((one) => `${one} was vended, and no attempt is known`), ...wrong];
}
