import { meetDeadlines } from "@svc/server/accounts/keys/index.ts";
import type { Shop } from "./given.ts";
import { testHouse } from "./house.ts";

/** Lets an account's time pass, and does what comes due for keys in it. */
export async function passKeys({ api }: Pick<Shop, "api">, seconds: number): Promise<void> {
  const { status } = await api.advanceTestClock({ body: { seconds } });
  if (status !== 200) throw new Error(`A clock was to be advanced, and answered ${status}.`);
  await meetDueDeadlines();
}

/** Does what has come due for keys until nothing is left. */
export async function meetDueDeadlines(): Promise<void> {
  const { database } = await testHouse();
  let met = 1;
  while (met > 0) {
    met = await database.transact("key deadlines", (tx) => meetDeadlines(tx, Date.now()));
  }
}
