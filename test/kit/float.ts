/** The float at two suppliers of a live shop: what they hold, and what is made of it. */
import { applyInput, readInput } from "@svc/server/commands/float.ts";
import type { WalletBalance } from "@svc/server/providers/port/index.ts";
import { type PollingDeps, pollFloat } from "@svc/server/reporting/float/poll-float.ts";
import { drain } from "./drain.ts";
import type { Shop } from "./given.ts";
import { boundTo, type LiveDouble } from "./live-double.ts";
import { makeDue } from "./make-due.ts";
import { sell } from "./sell.ts";
import { testServer } from "./server.ts";

/** Of dollars for airtime. */
export const WALLET = "airtime-USD";
export const STAFF = ["--by", "Rudo", "--reason", "Paid from the bank."];

export function balanceOf(balance_minor: bigint): WalletBalance {
  return { wallet: WALLET, currency: "USD", balance_minor };
}

/** What the wallet holds. */
export function holds(double: LiveDouble, balance_minor: bigint): void {
  double.wallets = [balanceOf(balance_minor)];
}

/** The codes of alarms are put into the list. */
export async function pollingDeps(alarms: string[]): Promise<PollingDeps> {
  const { database } = await testServer();
  const note = ({ alarm }: { alarm?: string }) => {
    if (alarm !== undefined) alarms.push(alarm);
  };
  return { database, log: { error: note, warn: note } } as never;
}

/** Asks a supplier as the chore does. */
export async function poll(double: LiveDouble, alarms: string[]): Promise<void> {
  const [supplier] = boundTo(double).live;
  if (supplier === undefined) throw new Error("Nobody is bound.");
  await pollFloat(await pollingDeps(alarms), supplier);
}

/** Does what is due, in a process that remembers nothing. */
export async function workWith(shop: Shop, doubles: readonly LiveDouble[]): Promise<void> {
  await makeDue(shop, "send_dispatches");
  await drain(shop, { suppliers: boundTo(...doubles) });
}

/** Sells one, and hands it over. */
export async function soldBy(
  shop: Shop,
  doubles: readonly LiveDouble[],
  amount = "5.00",
): Promise<void> {
  await sell(shop, { amount });
  await workWith(shop, doubles);
}

export async function float(...args: string[]): Promise<string> {
  const { database } = await testServer();
  return await applyInput(database, readInput(args));
}

/** What staff read of one wallet. */
export async function lineOf(name: string): Promise<string> {
  const lines = (await float()).split("\n");
  return lines.find((line) => line.startsWith(`${name} `)) ?? "";
}

/** Time has passed since suppliers told last, or did not. */
export async function passMinutes(minutes: number): Promise<void> {
  const { database } = await testServer();
  await database.transact(
    "time passes",
    ({ sql }) => sql`update supplier_wallets
      set unread_since = unread_since - make_interval(mins => ${minutes}),
        told_at = told_at - make_interval(mins => ${minutes}),
        emptied_at = emptied_at - make_interval(mins => ${minutes})`,
  );
}
