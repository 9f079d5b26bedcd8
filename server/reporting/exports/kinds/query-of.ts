import { OPERATIONS } from "@svc/generated/operations";
import type { Schemas } from "@svc/generated/routes";
import { KINDS } from "./kinds.ts";

const MAP_ENTRY = /^([^[]+)\[(.+)\]$/;

/** The query of a list that filters stand for, which its gate has let pass as it was written. */
export function queryOf(
  kind: Schemas["ExportKind"],
  filters: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const kinds = new Map(
    OPERATIONS[KINDS[kind].list].parameters.map(({ name, kind: written }) => [name, written]),
  );
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(filters)) {
    const [, map, key] = MAP_ENTRY.exec(name) ?? [];
    if (map !== undefined && key !== undefined) query[map] = { [key]: value };
    else query[name] = kinds.get(name) === "boolean" ? value === "true" : value;
  }
  return query;
}
