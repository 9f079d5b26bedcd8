import { marksOf } from "../decorators.ts";
import { httpOperations } from "../operations.ts";
import { type Check, rulesOf, says } from "./rule.ts";

/** How long callers have. */
const MONTHS_MIN = 24;

/** What ends leaves its callers two years, and sends them to something that stays. */
const checkDeprecations: Check = (program, report) => {
  const marked = httpOperations(program).map(({ operation }) => ({
    target: operation,
    deprecated: marksOf(program, operation).deprecated,
  }));
  const lasting = new Set(
    marked.filter(({ deprecated }) => deprecated === undefined).map(({ target }) => target.name),
  );
  for (const { target, deprecated } of marked) {
    if (deprecated === undefined) continue;
    const { since, sunset, use } = deprecated;
    const { name } = target;
    if (!isLongEnough(since, sunset))
      report({ code: "deprecation-days", format: { name }, target });
    if (use !== undefined && !lasting.has(use)) {
      report({ code: "deprecation-use", format: { name, use }, target });
    }
  }
};

export const DEPRECATION_RULES = rulesOf(checkDeprecations, {
  "deprecation-days": {
    why: "Callers need two years to change their programs, and a day to change them by.",
    message: says`${"name"} must end on a day, 24 months or more after \`since\`.`,
  },
  "deprecation-use": {
    why: "What replaces an operation must itself be there, and stay.",
    message: says`${"name"} names "${"use"}", which is no operation that stays.`,
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
