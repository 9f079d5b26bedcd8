/** B8, B9 and B14: what the gate costs a read, and what sales beside it cost. */
import { join } from "node:path";
import type { Books } from "../books.ts";
import { startGenerator } from "../load/load.ts";
import { type Program, startProgram } from "../program.ts";
import { type Asked, type Asker, quantile } from "./ask.ts";
import type { Shop } from "./shop.ts";

const SERVER = join(import.meta.dirname, "..", "..", "..", "server", "main.ts");
const BARE = join(import.meta.dirname, "..", "peers", "bare-gate.ts");
const WITHOUT = join(import.meta.dirname, "without-conform.ts");
const CONNECTIONS = 8;
const LIST = "/dev/v1/sends?limit=100";
const KEPT = "/dev/v1/products/airtime-usd";
const SHARE = 0.99;

/** One value for each round. */
export interface GateRounds {
  readonly b8: number[];
  /** A read that needs no statement of its own. */
  readonly b9_kept: number[];
  /** One send by its id. */
  readonly b9_send: number[];
  readonly b14: number[];
}

/** Plays the rounds of the three measures; the arms of a round follow each other. */
export async function measureGate(
  { shop, books, asker }: { shop: Shop; books: Books; asker: Asker },
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<GateRounds> {
  const settings = { DATABASE_URL: shop.url, SVC_ROLE: "api", SVC_ENV: "sandbox" };
  const whole = await startProgram(SERVER, settings);
  const without = await startProgram(SERVER, settings, [WITHOUT]);
  const bare = await startProgram(BARE, settings);
  const seller = await startProgram(SERVER, { ...settings, DATABASE_URL: books.url });
  const generator = startGenerator();
  const speed = async (program: Program, path: string) => {
    const asked = { port: program.port, path, bearer: shop.bearer };
    const load = await asker.askFor(asked, { seconds, connections: CONNECTIONS });
    return load.answers_per_second;
  };
  const results: GateRounds = { b8: [], b9_kept: [], b9_send: [], b14: [] };
  const send = `/dev/v1/sends/${shop.sends[2]}`;
  try {
    // V8 compiles what is hot in the first seconds of load.
    for (const program of [whole, without]) await speed(program, LIST);
    for (const path of [KEPT, send]) {
      for (const program of [whole, bare]) await speed(program, path);
    }
    for (let round = 0; round < rounds; round++) {
      results.b8.push((await speed(whole, LIST)) / (await speed(without, LIST)));
      results.b9_kept.push((await speed(whole, KEPT)) / (await speed(bare, KEPT)));
      results.b9_send.push((await speed(whole, send)) / (await speed(bare, send)));
      const read = { port: seller.port, path: "/dev/v1/sends?limit=20", bearer: books.bearers[0] };
      results.b14.push(
        await slowed(asker, read as Asked, seconds, () =>
          generator.run({
            targets: [{ port: seller.port, bearers: books.bearers }],
            path: "/dev/v1/sends",
            connections: 32,
            seconds,
          }),
        ),
      );
      console.log(`  round ${round + 1}: ${JSON.stringify(results)}`);
    }
    return results;
  } finally {
    generator.stop();
    for (const program of [whole, without, bare, seller]) await program.stop();
  }
}

/** How much slower the slowest reads are while a load runs than when nothing does. */
async function slowed(
  asker: Asker,
  read: Asked,
  seconds: number,
  load: () => Promise<unknown>,
): Promise<number> {
  const alone = await asker.askFor(read, { seconds, connections: 1 });
  const [beside] = await Promise.all([asker.askFor(read, { seconds, connections: 1 }), load()]);
  return quantile(beside.latencies_ms, SHARE) / quantile(alone.latencies_ms, SHARE);
}
