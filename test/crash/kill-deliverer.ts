/**
 * A worker is killed between two steps of fan-out and delivery, and the next one carries on.
 * Returns what went wrong: I8, every committed event is delivered at least once, with the same id,
 * signed.
 */
import { setTimeout as pause } from "node:timers/promises";
import { formatId } from "@svc/server/platform/ids.ts";
import { Webhook } from "standardwebhooks";
import type { Fleet } from "../kit/programs/fleet.ts";
import type { OpenFleet } from "../kit/programs/open-fleet.ts";
import { aroundCommits } from "../kit/programs/seam-names.ts";
import { type FleetShop, openShop } from "../kit/programs/shop.ts";
import { newTarget, openTill, type Till } from "../kit/programs/till.ts";
import { complaints, endLeases, until } from "../kit/programs/watch.ts";
import { openSink, type Received, type Sink } from "../kit/sink.ts";
import { killAtEach } from "./kill-at-each.ts";
import { someMoment, type Tell } from "./tell.ts";

/** The seams of fan-out and delivery, in the order of their steps, and no seam at all. */
export const DELIVERY_MOMENTS = {
  "lease webhooks/fan-out (test)/before commit":
    "before the deliveries of its events are committed",
  "lease webhooks/fan-out (test)/after commit": "after they are committed and before any is sent",
  "lease webhooks/deliver (test)/before commit": "before its claim is committed",
  "lease webhooks/deliver (test)/after commit": "after its claim and before anything is sent",
  "settle deliveries/before commit": "after an endpoint has it and before that is written down",
  "settle deliveries/after commit": "after an answer was written down",
  any: "at any moment, while the endpoint takes its time",
} as const;

const DELIVERY_SEAMS = aroundCommits(
  "lease webhooks/fan-out (test)",
  "lease webhooks/deliver (test)",
  "settle deliveries",
);

export type DeliveryMoment = keyof typeof DELIVERY_MOMENTS;

/**
 * How many times a seam is passed before it kills, at most. A worker looks for work again and
 * again, also when there is none; it settles only what there was.
 */
const LOOKS_MAX = 6;
const SETTLEMENTS_MAX = 2;
/** From the next kill on the passes come again. */
export const DELIVERER_KILLS = LOOKS_MAX;
const SALES = 3;
/** An endpoint this slow is what a kill at any moment mostly meets. */
const ENDPOINT_PAUSE_MS = 25;
const KILLED_WITHIN_MS = 1_500;

interface Street {
  readonly fleet: Fleet;
  readonly shop: FleetShop;
  readonly till: Till;
  readonly sink: Sink;
  readonly secret: string;
}

/** Longer than a worker usually takes to come to its seam. */
const SOLD_AGAIN_MS = 3_000;

/** Kills workers at every step of fan-out and delivery, and looks at what arrived at the end. */
export async function killAtEachDelivery(fleet: OpenFleet): Promise<string[]> {
  const street = await openStreet(fleet);
  const found = await killAtEach(fleet, {
    seams: DELIVERY_SEAMS,
    prepare: () => sell(street),
    free: () => endAllLeases(fleet),
    isStill: () => isStill(street),
  });
  if (found.length === 0) found.push(...(await missedAtTheEnd(street)));
  await street.sink.close();
  return found;
}

/** Kills one worker after another, and looks at what arrived at the end. */
export async function killDeliverer(
  fleet: Fleet,
  { moment, kills, tell }: { moment: DeliveryMoment; kills: number; tell?: Tell },
): Promise<string[]> {
  const street = await openStreet(fleet);
  const found: string[] = [];
  for (let kill = 1; kill <= kills && found.length === 0; kill += 1) {
    await sell(street);
    await endAllLeases(fleet);
    found.push(...(await killOne(street, { moment, pass: passOf(moment, kill) })));
    found.push(...(await complaints(fleet)));
    tell?.(`worker killed (${moment}) ${kill}/${kills}`);
  }
  if (found.length === 0) found.push(...(await missedAtTheEnd(street)));
  await street.sink.close();
  return found;
}

async function sell({ till }: Street): Promise<void> {
  await Promise.all(Array.from({ length: SALES }, () => till.sell({ target: newTarget() })));
}

function passOf(moment: DeliveryMoment, kill: number): number {
  return 1 + ((kill - 1) % (moment.startsWith("settle") ? SETTLEMENTS_MAX : LOOKS_MAX));
}

async function openStreet(fleet: Fleet): Promise<Street> {
  const shop = await openShop(fleet.database);
  const till = openTill(shop.key, fleet.apis);
  const sink = await openSink((answer) => {
    setTimeout(() => answer.writeHead(200).end(), ENDPOINT_PAUSE_MS);
  });
  const made = await till.ask("createWebhookEndpoint", { body: { url: sink.url } });
  if (made === null || !("secret" in made.body)) throw new Error("An endpoint was to be made.");
  return { fleet, shop, till, sink, secret: made.body.secret ?? "" };
}

async function killOne(
  street: Street,
  { moment, pass }: { moment: DeliveryMoment; pass: number },
): Promise<string[]> {
  const seams = moment === "any" ? [] : [{ at: moment, pass, does: "kill" as const }];
  const worker = await street.fleet.start({ role: "worker", seams });
  if (moment === "any") {
    await pause(someMoment(KILLED_WITHIN_MS));
    await worker.kill();
  }
  const ended = worker.ended();
  // A quick worker does all that there is in fewer looks than the one at which it is to die.
  while (await Promise.race([ended.then(() => false), pause(SOLD_AGAIN_MS, true)])) {
    await sell(street);
  }
  const { signal } = await ended;
  return signal === "SIGKILL" ? [] : ["a worker that was to be killed ended by itself"];
}

/** A last worker, not killed, delivers what is left; then every event has arrived. */
async function missedAtTheEnd(street: Street): Promise<string[]> {
  const { fleet, sink, secret } = street;
  await endAllLeases(fleet);
  const last = await fleet.start({ role: "worker" });
  await until("every event has its delivery, and every delivery has ended", () => isStill(street));
  await last.kill();
  const arrived = new Set(sink.received.map(({ event }) => event.id));
  const committed = await eventsOf(street);
  const missed = committed.filter((id) => !arrived.has(id)).map((id) => `${id} never arrived`);
  const stray = [...arrived].filter((id) => !committed.includes(id));
  return [
    ...missed,
    ...stray.map((id) => `${id} arrived and was never committed`),
    ...sink.received
      .filter((one) => !isSigned(one, secret))
      .map(({ event }) => `forged ${event.id}`),
    ...(await complaints(fleet)),
  ];
}

/** Of the shops before nobody listens any more, and a network's trouble is told to all of them. */
async function isStill({ fleet, shop: { account_id } }: Street): Promise<boolean> {
  return await fleet.database.read(async ({ sql }) => {
    const [row] = await sql`
      select exists (select from send_dispatches)
        or exists (select from webhook_dispatches where account_id = ${account_id})
        or exists (
          select from webhook_feeds feed join events event using (account_id)
          where account_id = ${account_id} and (event.commit_position, event.id)
            > (feed.commit_position, feed.event_id)) as has_work`;
    return row?.has_work === false;
  });
}

/** The events since the endpoint was made. */
async function eventsOf({ fleet, shop }: Street): Promise<string[]> {
  const rows = await fleet.database.read(
    ({ sql }) => sql<{ id: string }[]>`
      select event.id from events event
      join webhook_endpoints endpoint using (account_id)
      where account_id = ${shop.account_id} and event.created >= endpoint.created`,
  );
  return rows.map(({ id }) => formatId("evt", id));
}

/** By the time that its signature names: many kills take longer than a signature is fresh for. */
function isSigned({ headers, text }: Received, secret: string): boolean {
  const { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": signatures } = headers;
  const right = new Webhook(secret).sign(String(id), new Date(Number(at) * 1_000), text);
  return String(signatures).split(" ").includes(right);
}

/** Ends leases, so that the test need not wait for them. */
async function endAllLeases(fleet: Fleet): Promise<void> {
  await endLeases(fleet);
  await fleet.database.transact("end leases of deliveries", async ({ sql }) => {
    await sql`
      update webhook_dispatches set due_at = svc_now(),
        lease_until = svc_now() - interval '1 second'
      where lease_until is not null`;
    await sql`update webhook_feeds set due_at = svc_now() where due_at is not null`;
  });
}
