import type { Schemas } from "@svc/generated/routes";
import type { Currency } from "#platform/context";
import { harareDay, nextHarareMonth } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { type CalculatedUnits, calculateUnits, tariffAt } from "#providers/tariff";
import { writePrice, writeUnits } from "./write-units.ts";

/** An amount for a meter, or for none, at a time. */
export interface UnitsQuestion {
  readonly currency: Currency;
  readonly amount_minor: bigint;
  /** Hundredths of a kilowatt hour bought this month; null when nothing is known. */
  readonly position_centi: bigint | null;
  readonly now: number;
}

/** What an amount buys now and once the month has turned. */
export interface UnitsCompared {
  readonly now: Schemas["PowerUnits"];
  readonly after_reset: Schemas["PowerUnitsAfterReset"];
  /** Hundredths of a kilowatt hour that it buys more after the reset; negative when fewer. */
  readonly gain_centi: bigint;
}

/**
 * Reckons what an amount buys now and from the next 1st on.
 * Source: spec/catalogue/power/units.tsp.
 */
export function compareUnits(question: UnitsQuestion): UnitsCompared {
  const { currency, amount_minor, position_centi, now } = question;
  const reset_at = nextHarareMonth(now);
  const bought_now = calculateUnits(tariffAt(currency, now), {
    amount_minor,
    position_centi: position_centi ?? 0n,
  });
  const bought_then = calculateUnits(tariffAt(currency, reset_at), {
    amount_minor,
    position_centi: 0n,
  });
  return {
    now: presentUnits(bought_now, position_centi),
    after_reset: { ...presentUnits(bought_then, 0n), reset_on: harareDay(reset_at) },
    gain_centi: bought_then.units_centi - bought_now.units_centi,
  };
}

function presentUnits(
  bought: CalculatedUnits,
  position_centi: bigint | null,
): Schemas["PowerUnits"] {
  return {
    units_kwh: writeUnits(bought.units_centi),
    energy: formatMoney(bought.energy_minor),
    levy: formatMoney(bought.levy_minor),
    arrears: null,
    bands: bought.bands.map(({ from_kwh, to_kwh, units_centi, price_micro }) => ({
      from_kwh,
      to_kwh,
      units_kwh: writeUnits(units_centi),
      price_per_kwh: writePrice(price_micro),
    })),
    from_position_kwh: position_centi === null ? null : writeUnits(position_centi),
    estimate: true,
  };
}
