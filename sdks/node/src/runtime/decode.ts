/** What comes back is the parsed answer itself; only what must not be printed is guarded. */
import { SECRETS, type SecretShape } from "../generated/secrets.ts";

const INSPECT = Symbol.for("nodejs.util.inspect.custom");
const DENO_INSPECT = Symbol.for("Deno.customInspect");
const MASK = "***";

/** Guards the secrets of a result and of all that it holds; the fields themselves stay readable. */
export function guardSecrets(value: unknown, name: string | undefined): void {
  const shape = SECRETS[name ?? ""];
  if (shape !== undefined) guard(value, shape);
}

function guard(value: unknown, shape: SecretShape): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) guard(one, shape);
    return;
  }
  const own = shapeFor(value as Record<string, unknown>, shape);
  if (own === undefined) return;
  for (const [field, inner] of Object.entries(own.holds ?? {})) {
    const held = (value as Record<string, unknown>)[field];
    const inner_shape = SECRETS[inner];
    if (inner_shape !== undefined) guard(held, inner_shape);
  }
  const masked = own.secrets;
  if (masked === undefined) return;
  const show = (): object => maskedCopy(value, masked);
  for (const symbol of [INSPECT, DENO_INSPECT]) {
    Object.defineProperty(value, symbol, { value: show, configurable: true });
  }
}

/** Of a union, the shape of the variant that it is. */
function shapeFor(value: Record<string, unknown>, shape: SecretShape): SecretShape | undefined {
  if (shape.by === undefined) return shape;
  const variant = shape.variants?.[String(value[shape.by])];
  return variant === undefined ? undefined : SECRETS[variant];
}

function maskedCopy(value: object, secrets: readonly string[]): object {
  const entries = Object.entries(value).map(([field, held]) => {
    const is_shown = !secrets.includes(field) || held === null || held === undefined;
    return [field, is_shown ? held : MASK];
  });
  return Object.fromEntries(entries);
}
