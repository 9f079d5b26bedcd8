/** What befalls a whole world between two rounds. */
import { followSupply } from "@svc/server/catalogue/products/index.ts";
import { setRoute, switchSupplier } from "@svc/server/providers/supply/index.ts";
import type { World } from "./world.ts";

const STAFF = { by: "Rudo Ncube", reason: "As it is played." };
const OFFERS = [
  { type: "airtime", network: "econet", currency: "USD" },
  { type: "power", network: "power", currency: "USD" },
] as const;
const SUPPLIERS = ["hot-v3", "billpay"] as const;
const BOTH = [
  ["hot-v3", "billpay"],
  ["billpay", "hot-v3"],
] as const;
const ROUTES = [...BOTH, ...BOTH, ["hot-v3"], ["billpay"], []] as const;
/** What is switched is switched on so often of a hundred times. */
const ON_PERCENT = 65;
/** Breakers are open in the other rounds: with so many silences they would be in all of them. */
const CLOSED_PERCENT = 75;
const USD_WALLETS = [3, 4] as const;
const FULL = 400_000_000;
const BILLERS = ["PAYNOW_AIRTIME", "ZETDC"] as const;
const JUMPS_MS = [-60_000, 1_000, 90_000, 600_000] as const;

/** One thing that happens to suppliers, routes, wallets or clocks. */
export async function befall(world: World): Promise<void> {
  const { dice, fakes, happened } = world;
  const supplier = dice.pick(SUPPLIERS);
  const is_on = dice.chance(ON_PERCENT);
  if (dice.chance(CLOSED_PERCENT)) await closeBreakers(world);
  switch (dice.below(8)) {
    case 0:
      happened.push(`${supplier} is ${is_on ? "resumed" : "paused"}`);
      return await pause(world, supplier, !is_on);
    case 1: {
      const suppliers = dice.pick(ROUTES);
      happened.push(`routes are ${suppliers.join()}`);
      return await route(world, suppliers);
    }
    case 2:
      happened.push(`Hot has ${is_on ? "money" : "none"}`);
      for (const wallet of USD_WALLETS) setWallet(world, wallet, is_on ? FULL : 0);
      return;
    case 3:
      happened.push(`BillPay has ${is_on ? "money" : "none"}`);
      fakes.billpay.wallets.USD = is_on ? FULL : 0;
      return;
    case 4: {
      const code = dice.pick(BILLERS);
      happened.push(`${code} is ${is_on ? "online" : "offline"}`);
      return fakes.billpay.setBiller(code, is_on);
    }
    case 5:
      return fakes.hot.forgetLogins();
    case 6: {
      const ms = dice.pick(JUMPS_MS);
      happened.push(`our clocks jump by ${ms} ms`);
      return await world.clock.jump(ms);
    }
    default:
  }
}

/** Everything serves again. */
export async function calm(world: World): Promise<void> {
  const { fakes } = world;
  for (const supplier of SUPPLIERS) await pause(world, supplier, false);
  await route(world, SUPPLIERS);
  for (const wallet of USD_WALLETS) setWallet(world, wallet, FULL);
  fakes.billpay.wallets.USD = FULL;
  for (const code of BILLERS) fakes.billpay.setBiller(code, true);
  await closeBreakers(world);
}

function setWallet({ fakes }: World, wallet: (typeof USD_WALLETS)[number], amount: number): void {
  Object.assign(fakes.hot.wallets, { [wallet]: amount });
}

async function pause({ database }: World, supplier: string, is_paused: boolean): Promise<void> {
  await database.transact("pause a supplier", async (tx) => {
    await switchSupplier(tx, { supplier, is_paused, ...STAFF });
    await followSupply(tx);
  });
}

async function route({ database }: World, suppliers: readonly string[]): Promise<void> {
  await database.transact("set routes", async (tx) => {
    for (const offer of OFFERS) await setRoute(tx, { offer, suppliers, ...STAFF });
    await followSupply(tx);
  });
}

async function closeBreakers({ database }: World): Promise<void> {
  await database.transact("close breakers", async (tx) => {
    await tx.sql`delete from supplier_wallets`;
    await tx.sql`update supplier_offers set probe_at = null where probe_at is not null`;
    await followSupply(tx);
  });
}
