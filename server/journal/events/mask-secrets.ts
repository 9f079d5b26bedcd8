import { SECRET_FIELDS } from "@svc/generated/secrets";

/** By name alone, whatever the object: what is stored may be masked too much, never too little. */
export const SECRET_NAMES: ReadonlySet<string> = new Set(
  SECRET_FIELDS.map((field) => field.slice(field.indexOf(".") + 1)),
);

/** A power token, clear or masked. */
const POWER_TOKEN = /^(?:\d{20}|(?:(?:\d{4}|\*{4}) ){4}\d{4})$/;

/**
 * A copy of a wire value in which every secret field, however deep, is null; a power token keeps
 * its last four digits. Source: docs/guides/webhooks.md, "Power tokens".
 */
export function maskSecrets(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(maskSecrets);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      SECRET_NAMES.has(name) ? maskedSecret(field) : maskSecrets(field),
    ]),
  );
}

function maskedSecret(field: unknown): string | null {
  if (typeof field !== "string" || !POWER_TOKEN.test(field)) return null;
  return `**** **** **** **** ${field.slice(-4)}`;
}
