import type { Program } from "@typespec/compiler";
import type { HttpOperation } from "@typespec/http";
import { marksOf } from "../decorators.ts";
import { reportDiagnostic } from "../library.ts";
import { lintText } from "./text.ts";

/** How long callers have. Source: docs/guides/versioning.md. */
const MONTHS_MIN = 24;

/** What ends leaves its callers two years, and sends them to something that stays. */
export function lintDeprecations(program: Program, operations: readonly HttpOperation[]): void {
  const marked = operations.map(({ operation }) => ({
    target: operation,
    deprecated: marksOf(program, operation).deprecated,
  }));
  const lasting = new Set(
    marked.filter(({ deprecated }) => deprecated === undefined).map(({ target }) => target.name),
  );
  for (const { target, deprecated } of marked) {
    if (deprecated === undefined) continue;
    const { since, sunset, instead, use } = deprecated;
    const { name } = target;
    lintText(program, { name, text: instead, target });
    if (!isLongEnough(since, sunset)) {
      reportDiagnostic(program, { code: "deprecation-days", format: { name }, target });
    }
    if (use !== undefined && !lasting.has(use)) {
      reportDiagnostic(program, { code: "deprecation-use", format: { name, use }, target });
    }
  }
}

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
