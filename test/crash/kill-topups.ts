/**
 * A server is killed while it makes a top-up, and a worker while it credits one. Returns what went
 * wrong: a payment is started once at most, and credited once if it was.
 */
import { randomUUID } from "node:crypto";
import type { Schemas } from "@svc/generated/routes";
import type { Fleet } from "../kit/programs/fleet.ts";
import type { SeamName } from "../kit/programs/seam-names.ts";
import { openShop } from "../kit/programs/shop.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { complaintsAtRest, until } from "../kit/programs/watch.ts";
import { replaceApi } from "./replace-api.ts";

/** The seams at which the server dies, and the worker after it. */
export interface TopupMoment {
  readonly words: string;
  readonly api: SeamName;
  readonly worker: SeamName;
  /** How often the provider was asked to start the payment that is answered in the end. */
  readonly starts: 0 | 1;
}

/** The provider commits in a `record`, then the request does, in another one. */
export const TOPUP_MOMENTS: readonly TopupMoment[] = [
  {
    words: "before anything is written",
    api: "create a top-up/before commit",
    worker: "lease topups (test)/before commit",
    starts: 1,
  },
  {
    words: "after it is written, before the provider hears of it",
    api: "create a top-up/after commit",
    worker: "lease topups (test)/after commit",
    starts: 0,
  },
  {
    words: "after the provider has started it, before that is written",
    api: "record/after commit",
    worker: "settle a top-up/before commit",
    starts: 1,
  },
  {
    words: "by the provider's side, which then knows nothing of it",
    api: "record/before commit",
    worker: "settle a top-up/after commit",
    starts: 0,
  },
];

const BODY = { amount: "50.00", currency: "USD" };

/** Kills at one moment, and looks at the payment and the books at the end. */
export async function killTopups(fleet: Fleet, moment: TopupMoment): Promise<string[]> {
  const { key, account_id } = await openShop(fleet.database);
  const till = openTill(key, fleet.apis);
  const before = await availableOf(till);
  const call = { body: BODY, idempotency_key: randomUUID() };
  const make = () => till.ask("createTopup", call as never);
  const doomed = await replaceApi(fleet, [{ at: moment.api, does: "kill" }]);
  const heard = await make();
  if (heard !== null) return [`a server that was to be killed answered ${heard.status}`];
  await doomed.ended();
  await replaceApi(fleet);
  await make();
  const seams = [{ at: moment.worker, does: "kill" as const }];
  const worker = await fleet.start({ role: "worker", seams });
  await worker.ended();
  const last = await fleet.start({ role: "worker" });
  await until("the top-up has ended", async () => {
    // What the dead held is free at once, so that nobody waits for a lease.
    await freeLeases(fleet, account_id);
    return (await topupsOf(till)).every(({ status }) => status !== "pending");
  });
  const found = await complaintsAbout(fleet, till, { moment, before });
  const again = await make();
  if (again?.status !== 201) found.push(`the key was answered ${again?.status} in the end`);
  found.push(...(await complaintsAtRest(fleet)));
  await last.kill();
  return found;
}

async function complaintsAbout(
  { database }: Fleet,
  till: Till,
  { moment, before }: { moment: TopupMoment; before: number },
): Promise<string[]> {
  const found: string[] = [];
  const made = await topupsOf(till);
  if (made.length !== 1) found.push(`${made.length} top-ups were made`);
  for (const { reference, status } of made) {
    const rows = await database.read(
      ({ sql }) => sql<{ starts: number }[]>`
        select starts from simulator_payments where reference = ${reference}`,
    );
    const starts = rows[0]?.starts ?? 0;
    if (starts !== moment.starts) found.push(`the payment was started ${starts} times`);
    const expected = moment.starts === 1 ? "succeeded" : "failed";
    if (status !== expected) found.push(`the top-up is ${status}`);
  }
  const credited = (await availableOf(till)) - before;
  const due = moment.starts === 1 ? 50 : 0;
  if (credited !== due) found.push(`${credited} were credited in place of ${due}`);
  return found;
}

async function topupsOf(till: Till): Promise<Schemas["Topup"][]> {
  const listed = await till.ask("listTopups", {});
  return (Object(listed?.body) as Schemas["TopupList"]).data;
}

export async function availableOf(till: Till): Promise<number> {
  const { USD } = Object((await till.ask("getCredit", {}))?.body) as Schemas["Credit"];
  return Number(USD.available);
}

async function freeLeases({ database }: Fleet, account_id: string): Promise<void> {
  await database.transact(
    "free leases",
    ({ sql }) => sql`
      update topup_work set lease_until = null, lease_owner = null
      where account_id = ${account_id} and lease_until > svc_now() + interval '1 second'`,
  );
}
