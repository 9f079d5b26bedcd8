import type { Schemas } from "@svc/generated/routes";
import type { Ctx, Currency } from "#platform/context";
import { startOfHarareDay, unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { priceWithLevy, roundHalfUp, type Tariff, tariffAt } from "#providers/tariff";
import type { ObservedDay, ObservedPurchase } from "./observed.ts";
import { writePrice, writeUnits } from "./write-units.ts";

type Asked = Pick<Ctx, "account" | "now">;

const RULE = "Each month begins with the cheapest band. Buy what can wait on the 1st.";
/** A day's price that differs by so much from the one before is a change: a twentieth. */
const CHANGE_PARTS = 20n;
const MINOR_OF_WHOLE = 100n;

/** What every object of this module begins with. */
export function headOf({ account, now }: Asked): { created: number; livemode: boolean } {
  return { created: unixSeconds(now), livemode: account.mode === "live" };
}

/** The tariff in force, with what was seen of prices. Source: spec/catalogue/power/models.tsp. */
export function presentRate(
  tariff: Tariff,
  { observed, asked }: { observed: Schemas["PowerObserved"]; asked: Asked },
): Schemas["PowerRate"] {
  const { currency, effective_from, source_url, levy_bps } = tariff;
  return {
    object: "power_rate",
    ...headOf(asked),
    currency,
    effective_from,
    source_url,
    levy_percent: formatMoney(levy_bps),
    bands: presentBands(tariff),
    observed,
    rule: RULE,
    reset: "first_of_month",
  };
}

function presentBands({ bands, levy_bps }: Tariff): Schemas["PowerBand"][] {
  return bands.map(({ to_kwh, price_micro }, index) => ({
    from_kwh: bands[index - 1]?.to_kwh ?? 0,
    to_kwh,
    price_per_kwh: writePrice(price_micro),
    price_per_kwh_with_levy: writePrice(priceWithLevy(price_micro, levy_bps)),
  }));
}

/** A day a point, and the days on which the price changed. */
export function presentSeries(
  days: readonly ObservedDay[],
  { currency, asked }: { currency: Currency; asked: Asked },
): Schemas["PowerSeries"] {
  const change_points = days.flatMap((point, index) => {
    const before = days[index - 1];
    if (before === undefined || !hasChanged(before.price_micro, point.price_micro)) return [];
    const [from, to] = [writePrice(before.price_micro), writePrice(point.price_micro)];
    return [{ date: point.day, from, to }];
  });
  return {
    object: "power_series",
    ...headOf(asked),
    currency,
    points: days.map(({ day, price_micro }) => ({
      date: day,
      price_per_kwh: writePrice(price_micro),
    })),
    change_points,
  };
}

function hasChanged(before: bigint, after: bigint): boolean {
  const moved = after > before ? after - before : before - after;
  return moved * CHANGE_PARTS >= before;
}

/** A purchase without its meter and its buyer. */
export function presentObservation(
  { day, amount_minor, units_centi, price_micro }: ObservedPurchase,
  { currency, asked }: { currency: Currency; asked: Asked },
): Schemas["PowerObservation"] {
  const midnight = startOfHarareDay(Date.parse(`${day}T12:00:00Z`));
  const tariff = tariffAt(currency, midnight);
  return {
    object: "power_observation",
    created: unixSeconds(midnight),
    livemode: asked.account.mode === "live",
    observed_on: day,
    currency,
    amount_rounded: formatMoney(roundHalfUp(amount_minor, MINOR_OF_WHOLE) * MINOR_OF_WHOLE),
    units_kwh: writeUnits(units_centi),
    price_per_kwh: writePrice(price_micro),
    band_hint: bandHint(tariff, price_micro),
  };
}

/** The dearest band whose price is not above what was paid on average. */
function bandHint({ bands, levy_bps }: Tariff, price_micro: bigint): string | null {
  // The units were rounded down, so that the price paid is a hair above the band's own.
  const index = bands.findLastIndex(
    (band) => priceWithLevy(band.price_micro, levy_bps) <= price_micro,
  );
  const band = bands[index];
  if (band === undefined) return null;
  const from = bands[index - 1]?.to_kwh ?? null;
  const first = from === null ? 0 : from + 1;
  return band.to_kwh === null ? `>${from}` : `${first}-${band.to_kwh}`;
}
