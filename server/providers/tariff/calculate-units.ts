import type { Tariff } from "./tariffs.ts";

/** Units bought at one price. */
interface BandUnits {
  readonly from_kwh: number;
  /** Null for the last band. */
  readonly to_kwh: number | null;
  readonly units_centi: bigint;
  readonly price_micro: bigint;
}

/** What an amount buys. Units: hundredths of a kilowatt hour; minor units of the currency. */
export interface CalculatedUnits {
  readonly units_centi: bigint;
  readonly energy_minor: bigint;
  readonly levy_minor: bigint;
  readonly bands: readonly BandUnits[];
}

const BPS_OF_WHOLE = 10_000n;
const MICRO_OF_MINOR = 10_000n;
const MICRO_OF_KWH = 1_000_000n;
const MICRO_OF_CENTI = 10_000n;

/**
 * Steps through the bands with an amount, levy included, from a position in the month on.
 *
 * It calculates in millionths of a kilowatt hour and rounds the last band down to a hundredth. The
 * levy is rounded half up to the cent, and the rest of the amount is energy.
 * Source: docs/decisions/0012-power-and-the-utility.md.
 */
export function calculateUnits(
  { bands, levy_bps }: Tariff,
  { amount_minor, position_centi }: { amount_minor: bigint; position_centi: bigint },
): CalculatedUnits {
  const bought: BandUnits[] = [];
  // Scaled so that no price, levy or unit is divided before the end.
  let left = amount_minor * MICRO_OF_MINOR * BPS_OF_WHOLE * MICRO_OF_KWH;
  let position = position_centi * MICRO_OF_CENTI;
  let from_kwh = 0;
  for (const { to_kwh, price_micro } of bands) {
    const rate = price_micro * (BPS_OF_WHOLE + levy_bps);
    const room = to_kwh === null ? null : BigInt(to_kwh) * MICRO_OF_KWH - position;
    if (room === null || room > 0n) {
      const affordable = left / rate;
      const units = room !== null && affordable > room ? room : affordable;
      const units_centi = units / MICRO_OF_CENTI;
      if (units_centi > 0n) bought.push({ from_kwh, to_kwh, units_centi, price_micro });
      left -= units * rate;
      position += units;
      if (room === null || units < room) break;
    }
    from_kwh = to_kwh ?? from_kwh;
  }
  const levy_minor = roundHalfUp(amount_minor * levy_bps, BPS_OF_WHOLE + levy_bps);
  return {
    units_centi: bought.reduce((total, { units_centi }) => total + units_centi, 0n),
    energy_minor: amount_minor - levy_minor,
    levy_minor,
    bands: bought,
  };
}

/** The price of a kilowatt hour with the levy, rounded half up to a millionth. */
export function priceWithLevy(price_micro: bigint, levy_bps: bigint): bigint {
  return roundHalfUp(price_micro * (BPS_OF_WHOLE + levy_bps), BPS_OF_WHOLE);
}

/** What was paid for a kilowatt hour, all in, rounded half up to a millionth. */
export function pricePaid(amount_minor: bigint, units_centi: bigint): bigint {
  return roundHalfUp(amount_minor * MICRO_OF_MINOR * 100n, units_centi);
}

/** Division of two amounts that are not negative; a half goes up. */
export function roundHalfUp(part: bigint, whole: bigint): bigint {
  return (2n * part + whole) / (2n * whole);
}
