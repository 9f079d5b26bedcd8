import { KEY_DEADLINES } from "@svc/server/accounts/keys/index.ts";
import { leaseUntilNone } from "@svc/server/platform/work/lease-rows.ts";
import type { Shop } from "./given.ts";
import { testServer } from "./server.ts";

/** Lets an account's time pass, and does what comes due for keys in it. */
export async function passKeys({ api }: Pick<Shop, "api">, seconds: number): Promise<void> {
  const { status } = await api.advanceTestClock({ body: { seconds } });
  if (status !== 200) throw new Error(`A clock was to be advanced, and answered ${status}.`);
  await meetDueDeadlines();
}

/** Does what has come due for keys until nothing is left. */
export async function meetDueDeadlines(): Promise<void> {
  const { database, log } = await testServer();
  await leaseUntilNone({ database, log }, KEY_DEADLINES, { limit: 100 });
}
