import { OPERATIONS, type OperationId } from "@svc/generated/operations";
import type { Config } from "#platform/settings/config";
import { endOf, endOfOperation } from "#platform/versions/deprecations";

/** Days before an end on which its users are mailed. Source: docs/guides/versioning.md. */
const DAYS_BEFORE = [180, 90, 30, 7] as const;
const DAY_MS = 24 * 3_600_000;

/** An operation, a field or a version that ends soon enough for a mail. */
export interface DueEnding {
  /** The id of the operation, with the path of a field behind it, or the version. */
  readonly ending: string;
  readonly kind: "operation" | "field" | "version";
  /** As a person reads it. */
  readonly name: string;
  /** What to use in its place; empty where nothing is said. */
  readonly instead: string;
  /** Units: ms of wall time. */
  readonly ends_at: number;
  /** Which of the mails is due. */
  readonly days_before: (typeof DAYS_BEFORE)[number];
}

type Ends = Pick<Config, "deprecations" | "field_deprecations" | "versions">;

/**
 * What ends within 180 days, each with the mail that is due: of those whose day has come, the last.
 * A program that stood still on that day sends it a day later, and none that was missed before it.
 */
export function dueEndings(ends: Ends, now: number): DueEnding[] {
  const { deprecations, versions } = ends;
  const operations = (Object.keys(deprecations) as OperationId[]).map((id) => ({
    ...{ ending: id, kind: "operation" as const },
    ...{ name: `${OPERATIONS[id].method} ${OPERATIONS[id].path}` },
    ...{ instead: deprecations[id]?.instead ?? "", end: endOfOperation(deprecations, id) },
  }));
  const of_versions = versions.supported.map((version) => ({
    ...{ ending: version, kind: "version" as const, name: `Version ${version}` },
    ...{ instead: `Change to version ${versions.newest}.`, end: versions.endOf(version) },
  }));
  return [...operations, ...endingFields(ends), ...of_versions].flatMap(({ end, ...ending }) => {
    const ends_at = end === null ? Number.POSITIVE_INFINITY : Date.parse(end.sunset);
    const days_before = DAYS_BEFORE.findLast((days) => ends_at - now <= days * DAY_MS);
    if (days_before === undefined || ends_at <= now) return [];
    return [{ ...ending, ends_at, days_before }];
  });
}

function endingFields({ field_deprecations }: Ends) {
  return (Object.keys(field_deprecations) as OperationId[]).flatMap((id) =>
    (field_deprecations[id] ?? []).map((field) => ({
      ...{ ending: fieldEnding(id, field.path), kind: "field" as const },
      ...{ name: `${field.path} of ${OPERATIONS[id].method} ${OPERATIONS[id].path}` },
      ...{ instead: field.instead, end: endOf(field) },
    })),
  );
}

/** How a field that ends is named among all that ends. */
export function fieldEnding(id: OperationId, path: string): string {
  return `${id} ${path}`;
}
