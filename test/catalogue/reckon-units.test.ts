import { writePrice, writeUnits } from "@svc/server/catalogue/power/write-units.ts";
import { parseMoney } from "@svc/server/platform/values/money.ts";
import { calculateUnits } from "@svc/server/providers/tariff/calculate-units.ts";
import { tariffAt } from "@svc/server/providers/tariff/tariffs.ts";
import { describe, expect, it } from "vitest";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const USD = tariffAt("USD", NOW);

function bought(amount: string, position_centi = 0n): string {
  const amount_minor = parseMoney(amount) as bigint;
  return writeUnits(calculateUnits(USD, { amount_minor, position_centi }).units_centi);
}

describe("the units of an amount", () => {
  it.each([
    ["4.24", "50.00"],
    ["9.01", "100.00"],
    ["25.97", "200.00"],
    ["38.16", "250.00"],
    ["50.35", "300.00"],
    ["63.60", "350.00"],
    ["76.85", "400.00"],
    ["104.41", "500.00"],
    ["131.97", "600.00"],
    ["242.21", "1000.00"],
  ])("are those of the published cost guide: US$%s buys %s kWh", (amount, units) => {
    expect(bought(amount)).toBe(units);
  });

  it("are rounded down to a hundredth, never up", () => {
    expect(bought("4.23")).toBe("49.88");
    expect(bought("0.01")).toBe("0.11");
  });

  it("count from the place in the month that was reached", () => {
    expect(bought("4.77", 5_000n)).toBe("50.00");
    expect(bought("4.77", 10_000n)).toBe("28.12");
    expect(bought("27.56", 1_000_000n)).toBe("100.00");
  });

  it("fall into bands that add up to the whole", () => {
    const { bands, units_centi } = calculateUnits(USD, {
      amount_minor: 2_600n,
      position_centi: 2_550n,
    });
    expect(bands.map(({ from_kwh, to_kwh }) => [from_kwh, to_kwh])).toEqual([
      [0, 50],
      [50, 100],
      [100, 200],
      [200, 300],
    ]);
    expect(bands.reduce((sum, band) => sum + band.units_centi, 0n)).toBe(units_centi);
    expect(bands[0]?.units_centi).toBe(2_450n);
  });

  it.each([1n, 424n, 1_000n, 24_221n, 999_999n])(
    "split %s cents into energy and levy",
    (amount_minor) => {
      const { energy_minor, levy_minor } = calculateUnits(USD, {
        amount_minor,
        position_centi: 0n,
      });
      expect(energy_minor + levy_minor).toBe(amount_minor);
      expect(levy_minor * 10_600n - amount_minor * 600n).toBeLessThanOrEqual(5_300n);
    },
  );
});

describe("a tariff", () => {
  it("is the newest whose day has come in Harare, and the first before that", () => {
    expect(tariffAt("USD", NOW).effective_from).toBe("2023-12-01");
    expect(tariffAt("ZWG", Date.parse("2020-01-01T00:00:00Z")).effective_from).toBe("2026-09-01");
  });

  it("writes prices with four decimals, rounded half up", () => {
    expect(writePrice(2_262_782n)).toBe("2.2628");
    expect(writePrice(84_800n)).toBe("0.0848");
    expect(writePrice(50n)).toBe("0.0001");
  });
});
