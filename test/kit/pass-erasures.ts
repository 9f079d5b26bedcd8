import { leaseUntilNone } from "@svc/server/platform/work/lease-rows.ts";
import { erasures } from "@svc/server/privacy/erasures/index.ts";
import type { Shop } from "./given.ts";
import { testServer } from "./server.ts";

/** Seven days, after which somebody who was deleted is erased. */
export const SEVEN_DAYS = 7 * 86_400;

/** Lets an account's time pass, and erases those whose time has come. */
export async function passErasures({ api }: Pick<Shop, "api">, seconds: number): Promise<void> {
  const { status } = await api.advanceTestClock({ body: { seconds } });
  if (status !== 200) throw new Error(`A clock was to be advanced, and answered ${status}.`);
  await eraseDue();
}

/** Erases everybody whose time has come. */
export async function eraseDue(): Promise<void> {
  const { config, database, log } = await testServer();
  await leaseUntilNone({ database, log }, erasures(config.secret_key), { limit: 100 });
}
