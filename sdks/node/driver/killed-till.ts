/**
 * A till that is killed: carries out its orders and prints each outcome. At the step that it is
 * told to die at it says so and stands still, and what watches it kills it.
 */
import process from "node:process";
import { ArgumentError, Svc } from "../src/index.ts";
import { FileSaleStore, type Outcome, type Sale, type SaleStore, Till } from "../src/till.ts";

interface Orders {
  readonly base_url: string;
  readonly folder: string;
  readonly now: number;
  readonly wait_ms: number;
  readonly die_at?: number;
  readonly orders: readonly (
    | { readonly op: "settle" }
    | { readonly op: "sell"; readonly number: string; readonly sale: Sale }
  )[];
}

const orders: Orders = JSON.parse(process.argv[2] ?? "");
let left = orders.die_at ?? Number.POSITIVE_INFINITY;

async function step(name: string): Promise<void> {
  left -= 1;
  if (left !== 0) return;
  say({ dying: name });
  await new Promise(() => setInterval(() => {}, 60_000));
}

/** A store of the caller's own, around the one that is shipped. */
function steppedStore(folder: string): SaleStore {
  const inner = new FileSaleStore(folder);
  return {
    get: (number) => inner.get(number),
    open: () => inner.open(),
    async put(record) {
      await step("before put");
      await inner.put(record);
      await step("after put");
    },
  };
}

function say(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

function shown(outcome: Outcome): unknown {
  const { number, outcome: name } = outcome;
  if (outcome.outcome === "not_sold") return { number, outcome: name, why: outcome.code };
  const why = outcome.outcome === "unknown" ? (outcome.error?.name ?? null) : null;
  return { number, outcome: name, why };
}

const client = new Svc({
  apiKey: "svc_rk_test_till",
  baseUrl: orders.base_url,
  maxRetries: 1,
  async fetch(url, init) {
    await step("before request");
    const answer = await globalThis.fetch(url, init);
    await step("after response");
    return answer;
  },
});
const options = { waitMs: orders.wait_ms, now: () => orders.now * 1_000 };
const till = new Till(client, steppedStore(orders.folder), options);
for (const order of orders.orders) {
  if (order.op === "settle") for (const outcome of await till.settle()) say(shown(outcome));
  else {
    try {
      say(shown(await till.sell(order.number, order.sale)));
    } catch (error) {
      if (!(error instanceof ArgumentError)) throw error;
      say({ number: order.number, refused: error.param });
    }
  }
}
say({ done: true });
process.exit(0);
