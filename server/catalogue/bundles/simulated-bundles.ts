/**
 * Data bundles. Those of test mode are simulated and stand in this file, with ids that never
 * change; live bundles follow with the first connector that sells them.
 */
import type { Schemas } from "@svc/generated/routes";

/** A bundle of test mode. Units: minor units of the product's currency. */
export interface SimulatedBundle {
  /** Uuid; the wire's `bnd_` is made from it, so it never changes. */
  readonly id: string;
  readonly product: string;
  readonly currency: Schemas["Currency"];
  readonly network: string;
  readonly network_name: string;
  readonly name: string;
  readonly amount_minor: bigint;
  readonly validity_hours: number | null;
  readonly data_mb: number | null;
  readonly category: Schemas["BundleCategory"];
  /** Its network sells it no more; it stays here so that the refusal can be tried. */
  readonly is_withdrawn: boolean;
}

/** 1 November 2026 in Harare: when the file was first written. Units: milliseconds. */
export const BUNDLES_CREATED_MS = Date.UTC(2026, 9, 31, 22);

const NETWORKS = [
  ["econet", "Econet"],
  ["netone", "NetOne"],
  ["telecel", "Telecel"],
] as const;

const HOURS = { daily: 24, weekly: 168, monthly: 720 } as const;

/** Made up, with prices near those of the day; the place in the list is a part of the id. */
const OFFERS = [
  { category: "daily", hours: HOURS.daily, mb: 250, usd: 50n, zwg: 13_00n },
  { category: "social", hours: HOURS.weekly, mb: 500, usd: 1_00n, zwg: 27_00n },
  { category: "weekly", hours: HOURS.weekly, mb: 1_200, usd: 3_00n, zwg: 80_00n },
  { category: "monthly", hours: HOURS.monthly, mb: 8_000, usd: 15_00n, zwg: 400_00n },
  { category: "voice", hours: HOURS.daily, mb: null, usd: 1_00n, zwg: 27_00n },
  { category: "other", hours: HOURS.weekly, mb: 100, usd: 2_00n, zwg: 54_00n },
] as const;

const WORDS = {
  daily: "Daily",
  social: "Weekly social",
  weekly: "Weekly",
  monthly: "Monthly",
  voice: "Daily calls",
  other: "Withdrawn weekly",
} as const;

/** Every bundle of test mode, by product, network and price. */
export const SIMULATED_BUNDLES: readonly SimulatedBundle[] = (["USD", "ZWG"] as const).flatMap(
  (currency, of_currency) =>
    NETWORKS.flatMap(([network, network_name], of_network) =>
      OFFERS.map((offer, of_offer) => ({
        id: idOf([of_currency, of_network, of_offer]),
        product: `data-${currency.toLowerCase()}`,
        currency,
        network,
        network_name,
        name: offer.mb === null ? WORDS[offer.category] : `${WORDS[offer.category]} ${offer.mb} MB`,
        amount_minor: currency === "USD" ? offer.usd : offer.zwg,
        validity_hours: offer.hours,
        data_mb: offer.mb,
        category: offer.category,
        is_withdrawn: offer.category === "other",
      })),
    ),
);

/** A UUIDv7 of the file's moment, with the places of the bundle as its last digits. */
function idOf(places: readonly number[]): string {
  const moment = BUNDLES_CREATED_MS.toString(16).padStart(12, "0");
  const last = places.map((index) => index.toString(16).padStart(2, "0")).join("");
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7000-8000-${last.padStart(12, "0")}`;
}
