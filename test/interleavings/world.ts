/** A played world: a shop, two suppliers with their fakes, and the sends between them. */
import { type Billpay, billpay } from "@svc/server/providers/billpay/index.ts";
import { type HotV3, hotV3 } from "@svc/server/providers/hot-v3/index.ts";
import {
  bindSuppliers,
  openLiveSupplier,
  type Suppliers,
} from "@svc/server/providers/port/index.ts";
import { type FakeBillpay, LOGIN, openFakeBillpay } from "../fakes/billpay/index.ts";
import { CODE, type HotV3Fake, openHotV3, PASSWORD } from "../fakes/hot-v3/open.ts";
import type { TestDatabase } from "../kit/database.ts";
import type { Shop } from "../kit/given.ts";
import { liveServer, liveShop, sellFrom } from "../kit/live-shop.ts";
import { runNow } from "../kit/run-clock.ts";
import { type Dice, openDice } from "./dice.ts";
import { openWorldClock, type WorldClock } from "./world-clock.ts";

/** A send, whose own story follows from its seed. */
export interface PlayedSend {
  readonly id: string;
  readonly seed: number;
  readonly dice: Dice;
  /** What happened to it, in order. */
  readonly steps: string[];
}

export interface World {
  readonly database: TestDatabase["database"];
  readonly suppliers: Suppliers;
  readonly fakes: { readonly hot: HotV3Fake; readonly billpay: FakeBillpay };
  readonly clock: WorldClock;
  /** Of its own in each world. */
  shop: Shop;
  dice: Dice;
  sends: Map<string, PlayedSend>;
  /** What happened to all of them, in order. */
  happened: string[];
  close(): Promise<void>;
}

/** A silence is not waited for as long as that of the real thing. */
const SILENCE_MS = Number(process.env.PLAYED_SILENCE_MS ?? 500);
const METERS = ["37140071234", "37140081244", "37132229735"] as const;
const POWER_PERCENT = 20;

/** Opens the suppliers and the clocks over a database that nobody else uses. */
export async function openWorld({ database }: TestDatabase): Promise<World> {
  const at = runNow();
  const [hot_fake, billpay_fake] = [await openHotV3({ at }), await openFakeBillpay({ at })];
  const hot = hotV3({ url: `${hot_fake.url}/api/v3`, code: CODE, password: PASSWORD });
  const paid = billpay({ url: billpay_fake.url, ...LOGIN, answer_ms: SILENCE_MS });
  const suppliers = bindSuppliers({ test: null, live: opened(hot, paid) });
  await sellFrom(suppliers);
  const fakes = { hot: hot_fake, billpay: billpay_fake };
  const clocks = [hot_fake.world.clock, billpay_fake.world.clock];
  return {
    ...{ database, suppliers, fakes, clock: await openWorldClock(database, clocks) },
    ...{ shop: await liveShop(), dice: openDice(0), sends: new Map(), happened: [] },
    async close() {
      await Promise.all([hot.close(), paid.close()]);
      await Promise.all([hot_fake.close(), billpay_fake.close()]);
      await sellFrom(bindSuppliers({ test: null, live: [] }));
    },
  };
}

function opened(hot: HotV3, paid: Billpay) {
  const silent = { ...hot.supplier, deadlineOf: () => SILENCE_MS };
  return [
    openLiveSupplier({ ...hot, supplier: silent }),
    openLiveSupplier({ ...paid, supplier: { ...paid.supplier, deadlineOf: () => 4 * SILENCE_MS } }),
  ];
}

/** Begins a world anew: a shop of its own, and a send for each of these seeds. */
export async function begin(world: World, seeds: readonly number[]): Promise<void> {
  const [first = 0] = seeds;
  for (const fake of Object.values(world.fakes)) fake.reset();
  world.shop = await liveShop();
  world.dice = openDice(first);
  world.sends = new Map();
  world.happened = [];
  const server = await liveServer(world.suppliers);
  for (const seed of seeds) {
    const dice = openDice(seed + 1_000_003);
    const body = orderOf(dice, seed);
    const { status, body: sold } = await server.call<{ id: string }>(world.shop, "createSend", {
      body,
    });
    if (status !== 202) throw new Error(`A sale was to be made: ${JSON.stringify(sold)}`);
    world.sends.set(sold.id, { id: sold.id, seed, dice, steps: [] });
  }
  await server.close();
}

function orderOf(dice: Dice, seed: number) {
  const cents = String(100 + dice.below(400)).padStart(3, "0");
  const amount = `${cents.slice(0, -2)}.${cents.slice(-2)}`;
  if (!dice.chance(POWER_PERCENT)) {
    return { target: `0771${String(seed % 1_000_000).padStart(6, "0")}`, amount, currency: "USD" };
  }
  const token_phone = "0772123456";
  return { target: dice.pick(METERS), amount, currency: "USD", type: "power", token_phone };
}
