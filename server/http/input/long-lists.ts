import type { ListBound } from "@svc/generated/validators";
import type { RefusedField } from "#platform/refusal";

const PARAM_CHARACTERS_MAX = 256;

/** A value in a body, and its place as it is written in `param`. */
interface Place {
  readonly value: unknown;
  readonly param: string;
}

/**
 * The first of the bounded lists of a body that is longer than it may be; null when none is. An
 * outer list is measured before what it holds is looked at, so the cost is that of a valid body.
 */
export function findLongList(body: unknown, lists: readonly ListBound[]): RefusedField | null {
  for (const { path, max, code } of lists) {
    for (const { value, param } of placesAt(body, path)) {
      if (!Array.isArray(value) || value.length <= max) continue;
      const subject = param === "" ? "The body" : param;
      return {
        param: param === "" ? null : param.slice(0, PARAM_CHARACTERS_MAX),
        code,
        message: `${subject} has ${value.length} entries; at most ${max} are allowed.`,
        meta: { max },
      };
    }
  }
  return null;
}

function placesAt(body: unknown, path: readonly string[]): Place[] {
  return path.reduce<Place[]>(
    (places, step) => places.flatMap((index) => stepped(index, step)),
    [{ value: body, param: "" }],
  );
}

function stepped({ value, param }: Place, step: string): Place[] {
  if (typeof value !== "object" || value === null) return [];
  if (step === "[]") {
    if (!Array.isArray(value)) return [];
    return value.map((entry, at) => ({ value: entry, param: `${param}[${at}]` }));
  }
  if (Array.isArray(value)) return [];
  const names = step === "{}" ? Object.keys(value) : Object.hasOwn(value, step) ? [step] : [];
  return names.map((name) => ({
    value: (value as Record<string, unknown>)[name],
    param: param === "" ? name : `${param}.${name}`,
  }));
}
