import type { Answer, Schemas } from "@svc/generated/routes";
import { eq } from "drizzle-orm";
import {
  asOffered,
  readAccountNetworks,
  readNetworks,
  type ServedNetwork,
  type ShownNetwork,
  withAccountStates,
} from "#catalogue/networks";
import { type PowerState, readPowerState, withPower } from "#catalogue/utility";
import type { Ctx } from "#platform/context";
import { wall } from "#platform/time/clock";
import { unixSeconds } from "#platform/time/instants";
import { networkFigures } from "../tables.ts";

type Figures = typeof networkFigures.$inferSelect;

/** Shows how the networks do now, as the monitor last counted. The time is that of the wall. */
export async function getStatus(ctx: Ctx): Promise<Answer<"getStatus">> {
  const { account, read } = ctx;
  const { networks, figures, power } = await read(async (tx) => {
    const known = await readPowerState(tx, account.id);
    const states = await readAccountNetworks(tx, account.id);
    return {
      networks: withPower(withAccountStates(await readNetworks(tx, account.mode), states), known),
      figures: await tx.db
        .select()
        .from(networkFigures)
        .where(eq(networkFigures.mode, account.mode)),
      // A test account sets the state of its own utility; the live one is not monitored yet.
      power: account.mode === "test" ? known : null,
    };
  });
  const offered = (network: ServedNetwork) => asOffered(ctx, network);
  const rows = networks.flatMap((network) => statusOf(ctx, network, figures));
  const body: Schemas["Status"] = {
    object: "status",
    created: unixSeconds(wall()),
    livemode: account.mode === "live",
    overall: overallOf(account.mode === "live" ? rows : networks.map(offered)),
    power: presentPower(power),
    networks: rows,
    providers: [],
    messages: [],
  };
  return { status: 200, body };
}

/** A network that is not monitored counts as up; what is not offered does not count. */
function overallOf(networks: readonly Pick<ShownNetwork, "state">[]): Schemas["Status"]["overall"] {
  const states = networks.map(({ state }) => state).filter((state) => state !== "not_offered");
  if (states.length === 0) return "not_offered";
  if (states.every((state) => state === "up")) return "operational";
  return states.every((state) => state === "down") ? "down" : "degraded";
}

function presentPower(power: PowerState | null): Schemas["PowerAvailability"] {
  return {
    available: power === null ? null : power.state === "up",
    since: power?.since == null ? null : unixSeconds(power.since),
    next_check_at: null,
  };
}

function statusOf(
  ctx: Ctx,
  network: ServedNetwork,
  figures: readonly Figures[],
): Schemas["NetworkStatus"][] {
  return network.types.flatMap((type) =>
    network.currencies.map((currency) => {
      const counted = figures.find((figure) => {
        const { network_id } = figure;
        return network_id === network.id && figure.type === type && figure.currency === currency;
      });
      const { state, since } = asOffered(ctx, network, { type, currency });
      return {
        network: network.id,
        type,
        currency,
        state,
        success_rate_1h: counted === undefined ? null : rateOf(counted),
        median_seconds: counted?.median_seconds ?? null,
        since: unixSeconds(since),
      };
    }),
  );
}

/** With three decimals, rounded down: a thousand of a thousand alone is 1.000. */
function rateOf({ answered, attempts }: Figures): string {
  const per_mille = String(Math.floor((answered * 1_000) / attempts)).padStart(4, "0");
  return `${per_mille.slice(0, 1)}.${per_mille.slice(1)}`;
}
