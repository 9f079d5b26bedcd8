/** The till of an organisation: what it asks for all day, and how long it waits for its answers. */
import type { Keys } from "./accounts.ts";
import { type Asking, type Exchange, json } from "./exchange.ts";

/** How long the answers of some seconds took, the slowest hundredth left out. */
export interface Waited {
  /** Writes of the live account. */
  readonly live_p99_ms: number;
  /** Sales; a sandbox sells nothing live, so they are the test account's. */
  readonly sale_p99_ms: number;
  readonly answers: number;
  readonly refused: number;
}

const SHARE = 0.99;
let numbers = 0;

/** Asks for some seconds, over a connection for each mode. */
export async function askAsTill(
  exchange: Exchange,
  { live, test }: Keys,
  seconds: number,
): Promise<Waited> {
  let refused = 0;
  const until_ms = performance.now() + seconds * 1_000;
  const drive = async (ask: () => Asking) => {
    const taken: number[] = [];
    while (performance.now() < until_ms) {
      const asked_ms = performance.now();
      const { status } = await exchange.post(ask());
      taken.push(performance.now() - asked_ms);
      if (status >= 300) refused += 1;
    }
    return taken;
  };
  const register = () => json("/recipients", { name: "Rudo", phone: somebody() }, live);
  const [writes, sales] = await Promise.all([drive(register), drive(() => saleOf(test))]);
  return {
    live_p99_ms: p99(writes),
    sale_p99_ms: p99(sales),
    answers: writes.length + sales.length,
    refused,
  };
}

function saleOf(bearer: string): Asking {
  const sale = { type: "airtime", target: somebody(), amount: "1.00", currency: "USD" };
  return json("/sends", sale, bearer);
}

/** A number that nobody else has. */
function somebody(): string {
  numbers += 1;
  return `+2637${71_000_000 + (numbers % 8_000_000)}`;
}

function p99(taken_ms: readonly number[]): number {
  const sorted = taken_ms.toSorted((one, other) => one - other);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * SHARE))];
  if (found === undefined) throw new Error("The till was not answered once.");
  return found;
}
