import type { Input } from "@svc/generated/routes";
import type { MeterFields, RecipientFields } from "./read-fields.ts";

/** Source: spec/directory/recipients/models.tsp. */
const METERS_MAX = 10;

/** The meters of somebody as they are stored. */
interface StoredMeters {
  readonly fields: Pick<RecipientFields, "default_meter">;
  readonly meters: readonly MeterFields[];
}

type Update = Input<"updateRecipient">["body"];

/**
 * The meters of somebody whose one meter is said elsewhere: it takes the place of the default one,
 * null takes that away, and the others stay. Left out, it changes nothing.
 */
export function metersWith(
  stored: StoredMeters | undefined,
  meter: string | null | undefined,
): Pick<Update, "meters" | "default_meter"> {
  if (meter === undefined) return {};
  const { default_meter = null } = stored?.fields ?? {};
  const others = (stored?.meters ?? []).filter(({ number }) => number !== default_meter);
  if (meter === null) return { meters: others, default_meter: null };
  const known = stored?.meters.find(({ number }) => number === meter) ?? { number: meter };
  const rest = others.filter(({ number }) => number !== meter).slice(0, METERS_MAX - 1);
  return { meters: [known, ...rest], default_meter: meter };
}
