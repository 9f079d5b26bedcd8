/** What the contract says of the values of a field besides their type. */
import { nameOf, type Schema } from "../contract.ts";
import type { Collected } from "./schemas.ts";
import type { Limits } from "./types.ts";

/** Of what the contract bounds in no way. */
export const NO_LIMITS: Limits = {
  default: null,
  minimum: null,
  maximum: null,
  characters_max: null,
  values_max: null,
};

/** Of a field itself, else of the scalar that it names. */
export function limitsOf(run: Pick<Collected, "schemas">, schema: Schema): Limits {
  const named = run.schemas.get(nameOf(schema) ?? "");
  const whole = { ...named, ...schema };
  const texts = (whole.anyOf ?? []).filter(({ type }) => type !== "null");
  // Of a choice between forms there is no one limit.
  const inner = texts.length === 1 && texts[0] ? limitsOf(run, texts[0]) : null;
  return {
    default: whole.default ?? inner?.default ?? null,
    minimum: whole.minimum ?? inner?.minimum ?? null,
    maximum: whole.maximum ?? inner?.maximum ?? null,
    characters_max: whole.maxLength ?? inner?.characters_max ?? null,
    values_max: whole.maxItems ?? inner?.values_max ?? null,
  };
}
