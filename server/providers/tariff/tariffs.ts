/**
 * The utility's published bands, in one file. A change of the tariff is one more entry; the one
 * that is in force is the newest whose day has come.
 * Source: docs/decisions/0012-power-and-the-utility.md.
 */
import type { Currency } from "#platform/context";
import { harareDay } from "#platform/time/instants";

/** A price for a part of the month's consumption. */
interface Band {
  /** Where it ends in the month; null for the last band. Units: kilowatt hours. */
  readonly to_kwh: number | null;
  /** Without levy. Units: millionths of the currency for a kilowatt hour. */
  readonly price_micro: bigint;
}

/** The bands of one currency from a day on. */
export interface Tariff {
  readonly currency: Currency;
  /** Harare day. */
  readonly effective_from: string;
  readonly source_url: string;
  /** The rural electrification levy on top of the prices, in basis points. */
  readonly levy_bps: bigint;
  readonly bands: readonly Band[];
}

const TARIFFS: readonly Tariff[] = [
  {
    currency: "USD",
    effective_from: "2023-12-01",
    source_url: "https://zwnews.com",
    levy_bps: 600n,
    bands: [
      { to_kwh: 50, price_micro: 80_000n },
      { to_kwh: 100, price_micro: 90_000n },
      { to_kwh: 200, price_micro: 160_000n },
      { to_kwh: 300, price_micro: 230_000n },
      { to_kwh: 400, price_micro: 250_000n },
      { to_kwh: null, price_micro: 260_000n },
    ],
  },
  {
    currency: "ZWG",
    effective_from: "2026-09-01",
    source_url: "https://zimpricecheck.com",
    levy_bps: 600n,
    bands: [
      { to_kwh: 50, price_micro: 2_134_700n },
      { to_kwh: 100, price_micro: 2_401_600n },
      { to_kwh: 200, price_micro: 4_269_500n },
      { to_kwh: 300, price_micro: 6_137_400n },
      { to_kwh: 400, price_micro: 6_671_000n },
      { to_kwh: null, price_micro: 6_937_900n },
    ],
  },
];

/** The tariff in force at a time; before the first one, that one. */
export function tariffAt(currency: Currency, at: number): Tariff {
  const day = harareDay(at);
  const own = TARIFFS.filter((tariff) => tariff.currency === currency);
  const tariff = own.findLast(({ effective_from }) => effective_from <= day) ?? own[0];
  if (tariff === undefined) throw new Error(`There is no tariff in ${currency}.`);
  return tariff;
}
