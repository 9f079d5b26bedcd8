import { getSourceLocation, type ModelProperty } from "@typespec/compiler";
import { deprecatedFields, marksOf } from "../decorators.ts";
import { httpOperations } from "../operations.ts";
import { type Check, rulesOf, says } from "./rule.ts";

/** How long callers have. */
const MONTHS_MIN = 24;

/** What ends leaves its callers two years, and sends them to something that stays. */
const checkDeprecations: Check = (program, report) => {
  const fields = deprecatedFields(program);
  const marked = httpOperations(program).map(({ operation }) => ({
    target: operation,
    deprecated: marksOf(program, operation).deprecated,
  }));
  const lasting = new Set(
    marked.filter(({ deprecated }) => deprecated === undefined).map(({ target }) => target.name),
  );
  const ends = [
    ...marked.map((one) => ({ ...one, isLasting: (use: string) => lasting.has(use) })),
    ...[...fields].map(([target, deprecated]) => ({
      target,
      deprecated,
      isLasting: (use: string) => isLastingField(target, use, fields),
    })),
  ];
  const seen = new Set<string>();
  for (const { target, deprecated, isLasting } of ends) {
    const { file, pos } = getSourceLocation(target);
    const place = `${file.path} ${pos}`;
    // A spread copies fields; each is looked at where it is written, and only once.
    if (deprecated === undefined || seen.has(place)) continue;
    seen.add(place);
    const { since, sunset, use } = deprecated;
    const { name } = target;
    if (!isLongEnough(since, sunset))
      report({ code: "deprecation-days", format: { name }, target });
    if (use !== undefined && !isLasting(use)) {
      report({ code: "deprecation-use", format: { name, use }, target });
    }
  }
};

/** Whether a field has a neighbour of this name that does not end itself. */
function isLastingField(
  { model }: ModelProperty,
  use: string,
  ending: ReadonlyMap<ModelProperty, unknown>,
): boolean {
  const other = model?.properties.get(use);
  return other !== undefined && !ending.has(other);
}

export const DEPRECATION_RULES = rulesOf(checkDeprecations, {
  "deprecation-days": {
    why: "Callers need two years to change their programs, and a day to change them by.",
    message: says`${"name"} must end on a day, 24 months or more after \`since\`.`,
  },
  "deprecation-use": {
    why: "What replaces an operation or a field must itself be there, and stay.",
    message: says`${"name"} names "${"use"}", which is no operation or field that stays.`,
  },
});

function isLongEnough(since: string, sunset: string): boolean {
  const [from, to] = [dayOf(since), dayOf(sunset)];
  if (from === null || to === null) return false;
  from.setUTCMonth(from.getUTCMonth() + MONTHS_MIN);
  return from <= to;
}

/** Null of what is no day, such as the thirtieth of February. */
function dayOf(text: string): Date | null {
  const day = new Date(`${text}T00:00:00Z`);
  const is_day = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`);
  return is_day ? day : null;
}
