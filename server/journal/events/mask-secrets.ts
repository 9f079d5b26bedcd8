import { SECRET_FIELDS } from "@svc/generated/secrets";

/** By name alone, whatever the object: what is stored may be masked too much, never too little. */
export const SECRET_NAMES: ReadonlySet<string> = new Set(
  SECRET_FIELDS.map((field) => field.slice(field.indexOf(".") + 1)),
);

/** A copy of a wire value in which every secret field, however deep, is null. */
export function maskSecrets(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(maskSecrets);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      SECRET_NAMES.has(name) ? null : maskSecrets(field),
    ]),
  );
}
