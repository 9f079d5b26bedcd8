import type { UtilityAdapter } from "#providers/port";

const OWNERS = [
  "Tendai Moyo",
  "Rudo Ncube",
  "Blessing Sibanda",
  "Farai Chikwanha",
  "Thandiwe Dube",
];
const SUBURBS = ["Mbare", "Highfield", "Nkulumane", "Sakubva", "Mkoba", "Chitungwiza"];
/**
 * It answers at once; an answer that takes longer will not come.
 * Source: docs/guides/test-mode.md, "Numbers".
 */
const DEADLINE_MS = 10_000;

/** Knows every meter but those that the scripted endings of test mode except. */
export const simulated_utility: UtilityAdapter = {
  name: "simulator",
  is_simulated: true,
  deadline_ms: DEADLINE_MS,
  async confirmMeter({ number }) {
    const ending = number.slice(-4);
    if (ending === "0009") return { kind: "unavailable" };
    if (ending === "0011") return { kind: "not_found" };
    if (ending === "0015") return { kind: "blocked" };
    if (ending === "0017") return { kind: "invalid" };
    // The digits choose, so that a meter has the same owner whenever it is asked for.
    const serial = Number(number.slice(0, -4));
    return {
      kind: "confirmed",
      meter: {
        owner_name: OWNERS[serial % OWNERS.length] ?? null,
        suburb: SUBURBS[serial % SUBURBS.length] ?? null,
        currency: ending === "0016" ? "ZWG" : null,
        tariff_class: "domestic",
        has_arrears: ending === "0008",
      },
    };
  },
};
