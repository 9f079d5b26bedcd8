/** Tills that use the whole API at once, and remember every success. */
import { setTimeout as pause } from "node:timers/promises";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openShop } from "../kit/programs/shop.ts";
import { newTarget, openTill, powerOrder, type Till } from "../kit/programs/till.ts";
import { type Employer, openEmployer } from "./employers.ts";
import { patiently } from "./patiently.ts";

export interface Load {
  /** Successful responses to tills. */
  readonly sales: () => number;
  /** Responses that the contract does not allow. */
  readonly faults: readonly string[];
  readonly tills: readonly Till[];
  readonly employers: readonly Employer[];
  /** Stops selling, and waits for outstanding responses. */
  readonly stop: () => Promise<void>;
}

const SHOPS = 4;
const HANDS = 2;
const EMPLOYERS = 2;
const BREATH_MS = 40;
/** Every way that a sale goes, but for those that end with people. */
const ENDINGS = ["0000", "0000", "0000", "0001", "0002", "0003", "0005", "0012"];
/** Maximum ids that a till remembers, to retry, cancel and resend. */
const REMEMBERED = 50;
/** A program that breaks its contract says so; a connection that breaks is what is tried here. */
const OF_CONTRACT = /breaks|does not name/;

/** Opens shops, and lets their tills work until they are stopped. */
export async function startLoad(fleet: Fleet): Promise<Load> {
  const faults: string[] = [];
  const opened = Array.from({ length: SHOPS }, () => patiently(() => openShop(fleet.database)));
  const tills = (await Promise.all(opened)).map(({ key }) => openTill(key, fleet.apis));
  const employers = await Promise.all(Array.from({ length: EMPLOYERS }, () => openEmployer(fleet)));
  let is_over = false;
  async function work(act: () => Promise<void>): Promise<void> {
    while (!is_over) {
      try {
        await act();
      } catch (error) {
        const { message } = error as Error;
        if (OF_CONTRACT.test(message)) faults.push(message);
      }
      await pause(BREATH_MS * Math.random());
    }
  }
  const hands = Array.from({ length: HANDS }, () => [
    ...tills.map((till) => {
      const seen: string[] = [];
      return work(() => actOnce(till, seen));
    }),
    ...employers.map(({ act }) => work(act)),
  ]).flat();
  return {
    sales: () => tills.reduce((sum, { kept }) => sum + kept.length, 0),
    faults,
    tills,
    employers,
    async stop() {
      is_over = true;
      await Promise.all(hands);
    },
  };
}

/** One random action of a till. */
async function actOnce(till: Till, seen: string[]): Promise<void> {
  const dice = Math.random();
  const send_id = pick(seen);
  const path = { send_id: send_id ?? "" };
  const idempotency_key = crypto.randomUUID();
  if (dice < 0.62 || send_id === null) return await sell(till, seen);
  if (dice < 0.7) return await sellPower(till, seen);
  if (dice < 0.76) return await schedule(till, seen);
  if (dice < 0.84) return void (await till.ask("retrySend", { path, idempotency_key }));
  if (dice < 0.88) return void (await till.ask("cancelSend", { path, idempotency_key }));
  if (dice < 0.92) return void (await till.ask("resendSendToken", { path, idempotency_key }));
  if (dice < 0.96) return void (await till.ask("getSend", { path }));
  await till.ask("advanceTestClock", { body: { seconds: 1 }, idempotency_key });
}

async function sell(till: Till, seen: string[]): Promise<void> {
  const reference = Math.random() < 0.5 ? { client_reference: crypto.randomUUID() } : {};
  const order = { target: newTarget(pick(ENDINGS) ?? "0000"), amount: "0.10", ...reference };
  remember(seen, (await till.sell(order)).heard.body);
}

async function sellPower(till: Till, seen: string[]): Promise<void> {
  const confirm = Math.random() < 0.5 ? "strict" : "best_effort";
  const order = { ...powerOrder(), amount: "1.00", confirm } as const;
  remember(seen, (await till.sell(order)).heard.body);
}

/** Sends scheduled an hour ahead can be cancelled. */
async function schedule(till: Till, seen: string[]): Promise<void> {
  const scheduled_for = Math.floor(Date.now() / 1_000) + 24 * 3_600;
  const order = { type: "airtime" as const, currency: "USD" as const, amount: "0.10" };
  const heard = await till.ask("createSend", {
    idempotency_key: crypto.randomUUID(),
    body: { ...order, target: newTarget(), scheduled_for },
  });
  remember(seen, heard?.body);
}

function remember(seen: string[], body: unknown): void {
  const { id } = (body ?? {}) as { id?: string };
  if (id !== undefined) seen.push(id);
  if (seen.length > REMEMBERED) seen.shift();
}

function pick<T>(from: readonly T[]): T | null {
  return from[Math.floor(Math.random() * from.length)] ?? null;
}
