/** B7: whether reads stay as fast, and touch as little, when the shop has grown fifty times. */
import postgres from "postgres";
import { startProgram } from "../program.ts";
import { type Asker, quantile } from "./ask.ts";
import { QUESTIONS } from "./questions.ts";
import type { Shop } from "./shop.ts";

const ASKED_TO_WARM_UP = 20;
const ASKED = 100;
/** PostgreSQL reports its counters at the end of the first transaction after a second. */
const COUNTERS_AFTER_MS = 1_200;

export interface FlatRow {
  readonly name: string;
  readonly small_ms: number;
  readonly large_ms: number;
  readonly ratio: number;
  /** Pages of the large shop that one question touches, all tables and indexes together. */
  readonly buffers: number;
}

interface Served {
  readonly shop: Shop;
  readonly port: number;
  pages(): Promise<number>;
  stop(): Promise<void>;
}

/** Asks both shops every question, in turns, so that what slows the machine slows both. */
export async function measureFlat(
  shops: readonly [Shop, Shop],
  asker: Asker,
  questions = QUESTIONS,
): Promise<FlatRow[]> {
  const [small, large] = await Promise.all([serve(shops[0]), serve(shops[1])]);
  const rows: FlatRow[] = [];
  try {
    for (const { name, path } of questions) {
      const ask = ({ shop, port }: Served) =>
        asker.ask({ port, path: path(shop), bearer: shop.bearer });
      for (let turn = 0; turn < ASKED_TO_WARM_UP; turn++) await ask(small).then(() => ask(large));
      const small_latencies: number[] = [];
      const large_latencies: number[] = [];
      for (let turn = 0; turn < ASKED; turn++) {
        small_latencies.push(await ask(small));
        large_latencies.push(await ask(large));
      }
      const small_ms = quantile(small_latencies, 0.5);
      const large_ms = quantile(large_latencies, 0.5);
      const buffers = await pagesOf(large, () => ask(large));
      rows.push({ name, small_ms, large_ms, ratio: large_ms / small_ms, buffers });
      const told = [small_ms, large_ms].map((ms) => `${ms.toFixed(2)} ms`);
      console.log(`  ${name.padEnd(42)} ${told.join(" · ")} · ${buffers} pages`);
    }
    return rows;
  } finally {
    await Promise.all([small.stop(), large.stop()]);
  }
}

/** One connection serves the questions, so that its counters are all there is to read. */
async function serve(shop: Shop): Promise<Served> {
  const settings = { DATABASE_URL: shop.url, SVC_ROLE: "api", SVC_ENV: "sandbox", SVC_POOL: "1" };
  const program = await startProgram(SERVER, settings);
  const { searchParams } = new URL(shop.url);
  const sql = postgres(shop.url.split("?")[0] ?? "", {
    host: searchParams.get("host") ?? "",
    max: 1,
  });
  return {
    shop,
    port: program.port,
    async pages() {
      const [read] = await sql<{ pages: string }[]>`
        select (select coalesce(sum(heap_blks_read + heap_blks_hit
            + coalesce(idx_blks_read + idx_blks_hit, 0)), 0) from pg_statio_user_tables
          where relname in ('sends', 'send_references')) as pages`;
      return Number(read?.pages);
    },
    async stop() {
      await sql.end();
      await program.stop();
    },
  };
}

/** The pages of the sends that one question touches: of two of them, the fewer. */
async function pagesOf(served: Served, ask: () => Promise<number>): Promise<number> {
  const counted: number[] = [];
  await settled(ask);
  for (let turn = 0; turn < 2; turn++) {
    const before = await served.pages();
    await settled(ask);
    counted.push((await served.pages()) - before);
  }
  return Math.min(...counted) / QUESTIONS_A_COUNT;
}

/** Two questions: the first after the pause makes the backend tell what came before it as well. */
const QUESTIONS_A_COUNT = 2;

async function settled(ask: () => Promise<number>): Promise<void> {
  await ask();
  await new Promise((resolve) => setTimeout(resolve, COUNTERS_AFTER_MS));
  await ask();
  await new Promise((resolve) => setTimeout(resolve, COUNTERS_AFTER_MS / 10));
}

const SERVER = new URL("../../../server/main.ts", import.meta.url).pathname;
