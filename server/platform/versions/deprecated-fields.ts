import type { FieldDeprecation } from "@svc/generated/deprecations";
import type { OperationId } from "@svc/generated/operations";
import type { FieldDeprecations } from "./deprecations.ts";

/** What a request gave, whether it was right or not. */
interface Given {
  readonly query_text: string;
  /** Undefined where there is none, or none was read. */
  readonly body: unknown;
}

/** The paths of deprecated fields that a request gave, in the order of the contract. */
export function deprecatedFieldsGiven(
  deprecations: FieldDeprecations,
  id: OperationId,
  { query_text, body }: Given,
): string[] {
  const fields = deprecations[id];
  if (fields === undefined) return [];
  const query = [...new URLSearchParams(query_text).keys()];
  const isGiven = ({ in: place, path }: FieldDeprecation) =>
    place === "query"
      ? query.some((name) => name === path || name.startsWith(`${path}[`))
      : holds(body, stepsOf(path));
  return fields.filter(isGiven).map(({ path }) => path);
}

/** `items[].prices{}.amount` is `items`, `[]`, `prices`, `{}`, `amount`. */
function stepsOf(path: string): string[] {
  return path.match(/\[\]|\{\}|[^.[{]+/g) ?? [];
}

function holds(value: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true;
  if (typeof value !== "object" || value === null) return false;
  if (step === "[]" || step === "{}") return Object.values(value).some((one) => holds(one, rest));
  return Object.hasOwn(value, step) && holds((value as Record<string, unknown>)[step], rest);
}
