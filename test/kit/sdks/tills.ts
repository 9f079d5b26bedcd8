/** A till of an SDK that is killed again and again, and what it told, against what was sold. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Dice, openDice } from "../../interleavings/dice.ts";
import { startTillSeller, type TillSeller } from "./till-seller.ts";

/** How the program of a language that carries out orders is started. */
export interface TillProgram {
  readonly command: string;
  readonly args: readonly string[];
  /** Of its first moments, in which it is killed by the clock: a virtual machine starts slowly. */
  readonly kill_within_ms?: number;
}

interface Told {
  readonly number: string;
  readonly outcome: string;
}

export interface KillReport {
  /** By step, how often the till died there; "at any moment" for a kill by the clock. */
  readonly deaths: Readonly<Record<string, number>>;
  readonly sales: number;
  /** What went wrong; empty when nothing did. */
  readonly found: readonly string[];
}

interface Order {
  readonly op: string;
  readonly number?: string;
  readonly sale?: unknown;
}

interface Run {
  readonly orders: readonly Order[];
  readonly now: number;
  readonly die_at?: number;
  readonly kill_after_ms?: number;
}

/** From the first write of a record to the last answer of a sale and what it is settled with. */
const STEPS_MOST = 14;
const KILL_WITHIN_MS = 500;
/** Of ten runs, six end at a step, if they have that many, and three by the clock. */
const SALES_A_DEATH_MOST = 10;
const FINAL: readonly string[] = ["delivered", "not_sold"];

interface KilledTill {
  readonly program: TillProgram;
  readonly folder: string;
  readonly seller: TillSeller;
  readonly deaths: Record<string, number>;
  readonly found: string[];
  readonly sales: Map<string, unknown>;
  /** What was told as final, which nothing may change. */
  readonly ended: Map<string, string>;
  now: number;
}

/** Sells until it has died that often, and then looks at every sale with a calm seller. */
export async function killTill(
  program: TillProgram,
  { seed, kills }: { readonly seed: number; readonly kills: number },
): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), "svc-till-"));
  const dice = openDice(seed);
  const seller = await startTillSeller(dice);
  const own = { deaths: {}, found: [], sales: new Map(), ended: new Map(), now: 1_800_000_000 };
  const till: KilledTill = { program, folder, seller, ...own };
  try {
    while (died(till) < kills && till.sales.size < kills * SALES_A_DEATH_MOST) {
      await sellOnce(till, till.sales.size, dice);
    }
    await endCalmly(till);
    const open = readdirSync(join(folder, "open")).filter((name) => name.endsWith(".json"));
    const found = [...till.found, ...open];
    return { deaths: till.deaths, sales: till.sales.size, found };
  } finally {
    await seller.stop();
    rmSync(folder, { recursive: true });
  }
}

function died({ deaths }: KilledTill): number {
  return Object.values(deaths).reduce((sum, count) => sum + count, 0);
}

async function sellOnce(till: KilledTill, index: number, dice: Dice): Promise<void> {
  const number = `till4/${index}`;
  const target = `0771${String(100_000 + index).slice(-6)}`;
  const sale = { target, amount: `${1 + dice.below(9)}.00`, currency: "USD" };
  till.sales.set(number, sale);
  const again = dice.pick([...till.sales.keys()]);
  const orders = [{ op: "settle" }, { op: "sell", number, sale }];
  if (dice.chance(30)) {
    orders.push({ op: "sell", number: again, sale: till.sales.get(again) as typeof sale });
  }
  till.now += dice.below(300);
  const death = dice.below(10);
  const end =
    death < 6
      ? { die_at: 1 + dice.below(STEPS_MOST) }
      : death < 9
        ? { kill_after_ms: dice.below(till.program.kill_within_ms ?? KILL_WITHIN_MS) }
        : {};
  await run(till, { orders, now: till.now, ...end });
  await till.seller.idle();
}

/** Every number has one end, and it is what the service knows of it. */
async function endCalmly(till: KilledTill): Promise<void> {
  till.seller.behave();
  till.now += 1_000;
  leaveBeginnings(till);
  await run(till, { orders: [{ op: "settle" }], now: till.now });
  const sold_already = [...till.sales.keys()].filter(
    (number) => till.seller.soldAs(number).length > 0,
  );
  const forgotten = sold_already.filter((number) => !isKept(till, number));
  till.found.push(...forgotten.map((number) => `${number}: sold, and not kept`));
  const sell = [...till.sales].map(([number, sale]) => ({ op: "sell", number, sale }));
  const told = await run(till, { orders: sell, now: till.now });
  for (const number of till.sales.keys()) {
    const { outcome = "nothing" } = told.findLast((one) => one.number === number) ?? {};
    const sold = till.seller.soldAs(number).map(({ status }) => status);
    const is_right =
      outcome === "delivered"
        ? sold.join() === "delivered"
        : outcome === "not_sold" && ["", "failed_credited"].includes(sold.join());
    if (!is_right) till.found.push(`${number}: told ${outcome}, sold [${sold.join(", ")}]`);
  }
}

/** As deaths leave them between the write of an end and the removal of its beginning. */
function leaveBeginnings({ folder }: KilledTill): void {
  for (const name of readdirSync(join(folder, "closed")).filter((one) => one.endsWith(".json"))) {
    const ended = JSON.parse(readFileSync(join(folder, "closed", name), "utf8"));
    writeFileSync(join(folder, "open", name), JSON.stringify({ ...ended, outcome: null }));
  }
}

/** It may have died after it had kept the end and before it told of it. */
function isKept(till: KilledTill, number: string): boolean {
  const name = `${createHash("sha256").update(number).digest("hex")}.json`;
  return existsSync(join(till.folder, "closed", name));
}

async function run(till: KilledTill, { kill_after_ms, ...wanted }: Run): Promise<Told[]> {
  const { url: base_url } = till.seller;
  const orders = { base_url, folder: till.folder, wait_ms: 300, ...wanted };
  const { command, args } = till.program;
  const child = spawn(command, [...args, JSON.stringify(orders)], {
    env: { PATH: process.env.PATH ?? "", PYTHONDONTWRITEBYTECODE: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exit = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const told: Told[] = [];
  let [is_done, complaint] = [false, ""];
  const kill = (where: string): void => {
    if (!child.kill("SIGKILL")) return;
    till.deaths[where] = (till.deaths[where] ?? 0) + 1;
  };
  const timer =
    kill_after_ms === undefined
      ? undefined
      : setTimeout(() => kill("at any moment"), kill_after_ms);
  child.stderr.on("data", (text) => {
    complaint += text;
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    const said = JSON.parse(line);
    if (said.dying !== undefined) kill(said.dying);
    else if (said.done) is_done = true;
    else {
      hear(till, said);
      told.push(said);
    }
  });
  await exit;
  clearTimeout(timer);
  if (!is_done && child.signalCode === null) till.found.push(`ended by itself: ${complaint}`);
  return told;
}

function hear(till: KilledTill, { number, outcome }: Told): void {
  const before = till.ended.get(number);
  if (outcome === undefined) till.found.push(`${number}: the till refused its own sale`);
  if (before !== undefined && outcome !== before && outcome !== "unknown") {
    till.found.push(`${number}: told ${outcome} after it had told ${before}`);
  }
  if (FINAL.includes(outcome)) till.ended.set(number, outcome);
}
