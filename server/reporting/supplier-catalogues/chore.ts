import { nextHarareDay } from "#platform/time/instants";
import type { Chore } from "#platform/work/chores";
import type { Suppliers } from "#providers/port";
import { compareCatalogue } from "./compare-catalogue.ts";

/** At 04:00 in Harare, before most is sold. */
const STARTS_AFTER_MS = 4 * 3_600_000;

/** The chore that compares the catalogue of every live supplier with ours, once a day. */
export function catalogueComparison(suppliers: Pick<Suppliers, "live">): Chore {
  return {
    name: "compare catalogues",
    nextAfter: (now) => nextHarareDay(now) + STARTS_AFTER_MS,
    async run({ database, log }) {
      for (const supplier of suppliers.live) {
        const is_compared = await compareCatalogue({ database, log }, supplier);
        const { name } = supplier.adapter;
        if (!is_compared) log.warn({ supplier: name }, "a supplier does not tell what it sells");
      }
    },
  };
}
