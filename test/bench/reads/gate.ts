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
const SMALLEST = "/dev/v1/products/airtime-usd";
const SHARE = 0.99;

/** One value for each round. */
export interface GateRounds {
  readonly b8: number[];
  readonly b9: number[];
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
  const results: GateRounds = { b8: [], b9: [], b14: [] };
  try {
    await speed(whole, LIST).then(() => speed(without, LIST));
    for (let round = 0; round < rounds; round++) {
      results.b8.push((await speed(whole, LIST)) / (await speed(without, LIST)));
      results.b9.push((await speed(whole, SMALLEST)) / (await speed(bare, SMALLEST)));
      const read = { port: seller.port, path: "/dev/v1/sends?limit=20", bearer: books.bearers[0] };
      results.b14.push(
        await slowed(asker, read as Asked, seconds, () =>
          generator.run({
            port: seller.port,
            path: "/dev/v1/sends",
            bearers: books.bearers,
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
