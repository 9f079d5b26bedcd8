/**
 * `svc listen` and the server that it reads are killed, one or the other, at every step of an
 * event's way. The command line is a process of its own and dies of SIGKILL. Returns what went
 * wrong: each event is taken, in order, and a second time only when the client died before it
 * could note the first.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatId } from "@svc/server/platform/ids.ts";
import type { OpenFleet } from "../kit/programs/open-fleet.ts";
import { type FleetShop, openShop } from "../kit/programs/shop.ts";
import { openTill } from "../kit/programs/till.ts";
import { until } from "../kit/programs/watch.ts";
import { type Started, startCli } from "../kit/sdks/cli-program.ts";
import {
  LISTEN_STEPS,
  type ListenLine,
  type ListenStep,
  openListenLine,
  type StepPass,
} from "./listen-line.ts";
import { replaceApi } from "./replace-api.ts";

/** Who dies, and where; the server has no part in what follows its answer. */
export interface ListenMoment extends StepPass {
  readonly who: "client" | "server";
}

/** Events that wait for the client at each kill. */
const EVENTS_EACH = 3;

/** All events pass these together, and the others one by one. */
const FEED_STEPS: readonly ListenStep[] = ["requested", "answered"];

const PLACES = [
  ...LISTEN_STEPS.map((at) => ({ who: "client" as const, at })),
  ...FEED_STEPS.map((at) => ({ who: "server" as const, at })),
];

/** Every place in turn; where each event passes alone, each has its turn. */
export function listenMoments(kills: number): ListenMoment[] {
  return Array.from({ length: kills }, (_, index) => {
    const place = PLACES[index % PLACES.length] as (typeof PLACES)[number];
    const round = Math.floor(index / PLACES.length);
    return { ...place, pass: FEED_STEPS.includes(place.at) ? 1 : 1 + (round % EVENTS_EACH) };
  });
}

function isTaken({ at }: Pick<ListenMoment, "at">): boolean {
  return at === "taken" || at === "acknowledged";
}

/** Kills at each moment, and looks at the end whether each event came, in order, and once. */
export async function killListen(
  fleet: OpenFleet,
  moments: readonly ListenMoment[],
): Promise<string[]> {
  const shop = await openShop(fleet.database);
  const line = await openListenLine(fleet);
  const folder = mkdtempSync(join(tmpdir(), "svc-listen-"));
  const env = { SVC_URL: line.service_url, SVC_KEY: shop.key, SVC_CONFIG_DIR: folder };
  function startClient(): Started {
    line.beginClient();
    return startCli(["listen", `--forward-to=${line.receiver_url}`, "--every=0.05"], env);
  }
  let client: Started | null = null;
  try {
    await sell(fleet, shop, 1);
    const earlier = await eventsOf(fleet, shop);
    await until("the feed shows what came before the client", () => isShown(fleet, shop, earlier));
    client = startClient();
    await client.until("Signing secret: ");
    const cuts: boolean[] = [];
    for (const moment of moments) {
      const victim: Started = client;
      await line.hold();
      await sell(fleet, shop, EVENTS_EACH);
      await line.killAt(moment, async () => {
        if (moment.who === "client") await victim.end("SIGKILL");
        else await fleet.apis[0]?.kill();
      });
      if (moment.who === "server") await replaceApi(fleet);
      else {
        cuts.push(isTaken(moment));
        client = startClient();
      }
      const all = (await eventsOf(fleet, shop)).slice(earlier.length);
      const isTakenAll = () => all.every((id) => line.taken.flat().includes(id));
      await until(`all events are taken (${JSON.stringify(moment)})`, isTakenAll);
    }
    const all = (await eventsOf(fleet, shop)).slice(earlier.length);
    return complaintsAbout(all, line, cuts);
  } finally {
    await client?.end("SIGKILL");
    line.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A client repeats the last event of the one before it, if that one died over it; apart from that,
 * the receiver takes all events from them, in order, and each once.
 */
function complaintsAbout(
  all: readonly string[],
  { taken }: ListenLine,
  cuts: readonly boolean[],
): string[] {
  const once: string[] = [];
  for (const [index, ids] of taken.entries()) {
    const may_repeat = index > 0 && cuts[index - 1] === true && ids[0] === once.at(-1);
    once.push(...ids.slice(may_repeat ? 1 : 0));
  }
  return once.join() === all.join() ? [] : [`${all} were taken as ${taken.join(" | ")}`];
}

async function sell(fleet: OpenFleet, { key }: FleetShop, count: number): Promise<void> {
  const till = openTill(key, fleet.apis);
  for (let sold = 0; sold < count; sold += 1) await till.sell();
}

/** The feed withholds an event while an older transaction runs, be it of another database. */
async function isShown({ apis }: OpenFleet, { key }: FleetShop, ids: readonly string[]) {
  const heard = await openTill(key, apis).ask("listEvents", {});
  return ids.every((id) => heard?.body.data.some((one) => one.id === id));
}

/** In the order of the feed. */
async function eventsOf({ database }: OpenFleet, { account_id }: FleetShop): Promise<string[]> {
  const rows = await database.read(
    ({ sql }) => sql<{ id: string }[]>`
      select id from events where account_id = ${account_id} order by commit_position, id`,
  );
  return rows.map(({ id }) => formatId("evt", id));
}
