import type { Schemas } from "@svc/generated/routes";
import type { NetworkAsItIs, NetworkChange, NetworkCondition } from "#catalogue/networks";
import { harareDay, unixSeconds } from "#platform/time/instants";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** What is known of the networks. Units: wall time in milliseconds. */
interface Known {
  readonly networks: readonly NetworkAsItIs[];
  /** Of all networks, each network's in the order of time. */
  readonly changes: readonly NetworkChange[];
  readonly now: number;
}

/** A stretch of time in which a network was in one state. */
interface Stretch {
  readonly state: NetworkCondition;
  readonly from: number;
  readonly to: number;
  /** Whether it has not ended by the end of the day or by now. */
  readonly is_open: boolean;
}

/**
 * How the networks did on the day that began with this midnight.
 * Source: spec/catalogue/status.tsp.
 */
export function describeDailyAvailability(midnight: number, known: Known): Schemas["StatusDay"] {
  const components = known.networks.map((network) => {
    const stretches = stretchesOf(network, { from: midnight, to: midnight + DAY_MS }, known);
    return {
      component: network.id,
      up_minutes: minutesOf(stretches, "up"),
      degraded_minutes: minutesOf(stretches, "degraded"),
      down_minutes: minutesOf(stretches, "down"),
      incidents: stretches.filter(({ state }) => state !== "up").map(presentIncident),
    };
  });
  return { date: harareDay(midnight), components };
}

/** A network is up from when it came into the catalogue until something else is written down. */
function stretchesOf(
  { id, created }: NetworkAsItIs,
  day: { from: number; to: number },
  { changes, now }: Known,
): Stretch[] {
  const own = changes.filter(({ network_id }) => network_id === id);
  const steps = [{ state: "up" as const, since: created }, ...own];
  const ends_at = Math.min(day.to, now);
  return steps.flatMap(({ state, since }, index) => {
    const next = steps[index + 1]?.since ?? Number.POSITIVE_INFINITY;
    const from = Math.max(since, day.from);
    const to = Math.min(next, ends_at);
    return from < to ? [{ state, from, to, is_open: next > now }] : [];
  });
}

function minutesOf(stretches: readonly Stretch[], state: NetworkCondition): number {
  const lengths = stretches.map((one) => (one.state === state ? one.to - one.from : 0));
  return Math.round(lengths.reduce((sum, length) => sum + length, 0) / MINUTE_MS);
}

function presentIncident({ state, from, to, is_open }: Stretch): Schemas["StatusIncident"] {
  return {
    from: unixSeconds(from),
    to: is_open ? null : unixSeconds(to),
    state,
    note: null,
  };
}
