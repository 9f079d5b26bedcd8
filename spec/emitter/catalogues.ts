import { errorEntries, eventEntries, eventTypeScalars, lifecycles } from "@svc/spec-lib";
import type { Program } from "@typespec/compiler";
import { isRetryable } from "./answers.ts";
import type { Document } from "./document.ts";

/** Writes the tables that are no part of any one operation: error codes and lifecycles. */
export function addCatalogues(program: Program, document: Document): void {
  document["x-svc-error-codes"] = Object.fromEntries(
    errorEntries(program).map(({ entry }) => {
      const { code, status, type, meaning, fix, meta = [] } = entry;
      return [code, { status, type, retryable: isRetryable(entry), meta, meaning, fix }];
    }),
  );
  document["x-svc-lifecycles"] = Object.fromEntries(
    lifecycles(program).map(({ lifecycle: { object, ...table } }) => [object, table]),
  );
}

/** The type of an event is one of the catalogue, and each type says what happened. */
export function nameEventTypes(program: Program, document: Document): void {
  const entries = eventEntries(program).map(({ entry }) => entry);
  for (const { name } of eventTypeScalars(program)) {
    const schema = document.components.schemas[name];
    if (!schema) continue;
    // The values say more than a pattern would.
    delete schema.pattern;
    delete schema.maxLength;
    schema.enum = entries.map(({ type }) => type);
    schema["x-enumDescriptions"] = Object.fromEntries(
      entries.map(({ type, meaning }) => [type, meaning]),
    );
  }
}
