import { gte } from "drizzle-orm";
import {
  asOffered,
  readNetworkChanges,
  readNetworks,
  type ShownNetwork,
} from "#catalogue/networks";
import type { Read } from "#platform/db/transaction";
import { harareDay, nextHarareDay, startOfHarareDay } from "#platform/time/instants";
import type { Offer } from "#platform/values/offers";
import { describeDailyAvailability } from "./daily-availability.ts";
import { type IncidentWithUpdates, listIncidents } from "./incidents.ts";
import { apiDays } from "./tables.ts";

/** How a component did on one day; `unknown` before anybody counted. */
export interface DayState {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly state: "up" | "degraded" | "down" | "unknown";
  /** Of what was counted of the day, per thousand; null where nothing was. */
  readonly up_per_mille: number | null;
}

/** A network, the utility or our own API, and its days, the oldest first. */
export interface ComponentHistory {
  readonly id: string;
  readonly name: string;
  readonly state: ShownNetwork["state"];
  readonly days: readonly DayState[];
}

/** What everybody may read of live mode. Units: wall time in milliseconds. */
export interface PublicStatus {
  readonly at: number;
  readonly components: readonly ComponentHistory[];
  readonly incidents: readonly IncidentWithUpdates[];
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAYS = 90;
/** Less than this of a day is called an outage, and less than all of it a disturbance. */
const DOWN_BELOW_PER_MILLE = 950;
const UP_FROM_PER_MILLE = 999;

/** Reads how live mode does, and did in the last ninety days. */
export async function readPublicStatus(
  read: Read,
  { live_offers, now }: { readonly live_offers: readonly Offer[]; readonly now: number },
): Promise<PublicStatus> {
  const today = startOfHarareDay(now);
  const from = today - (DAYS - 1) * DAY_MS;
  const midnights = Array.from({ length: DAYS }, (_, place) => from + place * DAY_MS);
  const networks = await readNetworks(read, "live");
  const changes = await readNetworkChanges(read, { mode: "live", from, to: nextHarareDay(today) });
  const days = midnights.map((at) => describeDailyAvailability(at, { networks, changes, now }));
  const seller = { account: { mode: "live" }, config: { live_offers } } as const;
  const of_networks = networks.map(({ id, name, ...rest }) => ({
    ...{ id, name, state: asOffered(seller, { id, name, ...rest }).state },
    days: days.map(({ date, components }) => {
      const minutes = components.find(({ component }) => component === id);
      return minutes === undefined ? unknownDay(date) : dayOf(date, minutes);
    }),
  }));
  return {
    at: now,
    components: [await readApi(read, { midnights, now }), ...of_networks],
    incidents: await listIncidents(read, from),
  };
}

interface Minutes {
  readonly up_minutes: number;
  readonly degraded_minutes: number;
  readonly down_minutes: number;
}

function dayOf(date: string, { up_minutes, degraded_minutes, down_minutes }: Minutes): DayState {
  const all = up_minutes + degraded_minutes + down_minutes;
  if (all === 0) return unknownDay(date);
  const up_per_mille = Math.floor((up_minutes * 1_000) / all);
  const is_down = down_minutes * 1_000 > (1_000 - DOWN_BELOW_PER_MILLE) * all;
  const state = up_per_mille >= UP_FROM_PER_MILLE ? "up" : is_down ? "down" : "degraded";
  return { date, state, up_per_mille };
}

function unknownDay(date: string): DayState {
  return { date, state: "unknown", up_per_mille: null };
}

/** Minutes of our own API that nobody counted, since the first that was, count as an outage. */
async function readApi(
  { db }: Read,
  { midnights, now }: { readonly midnights: readonly number[]; readonly now: number },
): Promise<ComponentHistory> {
  const [first = now] = midnights;
  const rows = await db
    .select()
    .from(apiDays)
    .where(gte(apiDays.day, harareDay(first)));
  const counted_since = Math.min(...rows.map(({ first_at }) => first_at));
  const days = midnights.map((midnight) => {
    const date = harareDay(midnight);
    const from = Math.max(midnight, counted_since);
    // The minute that runs is counted when it is over, at the latest.
    const to = Math.min(midnight + DAY_MS, now - MINUTE_MS);
    const minutes = Math.floor((to - from) / MINUTE_MS);
    if (!(minutes > 0)) return unknownDay(date);
    const up_minutes = Math.min(minutes, rows.find(({ day }) => day === date)?.minutes ?? 0);
    return dayOf(date, { up_minutes, degraded_minutes: 0, down_minutes: minutes - up_minutes });
  });
  return { id: "api", name: "API", state: "up", days };
}
