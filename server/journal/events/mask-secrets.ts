import { SECRET_FIELDS } from "@svc/generated/secrets";

/** By name alone, whatever the object: what is stored may be masked too much, never too little. */
export const SECRET_NAMES: ReadonlySet<string> = new Set(
  SECRET_FIELDS.map((field) => field.slice(field.indexOf(".") + 1)),
);

/** A power token, clear or masked. */
const POWER_TOKEN = /^(?:\d{20}|(?:(?:\d{4}|\*{4}) ){4}\d{4})$/;

/**
 * A wire value with every secret field, however deep, null; a power token keeps its last four
 * digits. What holds no secret is returned as it is, and need not be written twice; it is most of
 * what is masked. Source: docs/guides/webhooks.md, "Power tokens".
 */
export function maskSecrets(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const masked = value.map(maskSecrets);
    return masked.some((one, index) => one !== value[index]) ? masked : value;
  }
  let masked: Record<string, unknown> | null = null;
  for (const [name, field] of Object.entries(value)) {
    const shown = SECRET_NAMES.has(name) ? maskedSecret(field) : maskSecrets(field);
    if (shown === field) continue;
    masked ??= { ...value };
    masked[name] = shown;
  }
  return masked ?? value;
}

function maskedSecret(field: unknown): string | null {
  if (typeof field !== "string" || !POWER_TOKEN.test(field)) return null;
  return `**** **** **** **** ${field.slice(-4)}`;
}
