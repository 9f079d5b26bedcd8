import type { Document } from "../../spec/emitter/document.ts";
import type { ReliedOn } from "./facts.ts";

/**
 * What is implemented and absent from the release: operations, events, codes, and the fields of
 * schemas. It could be taken away again and nobody would notice.
 */
export function unrecorded(released: ReliedOn, current: ReliedOn): string[] {
  const before = namesOf(released);
  return [...namesOf(current)].filter((name) => !before.has(name));
}

function namesOf({ document, facts }: ReliedOn): Set<string> {
  return new Set([
    ...Object.keys(facts.operations),
    ...facts.events.map((type) => `event ${type}`),
    ...Object.keys(facts.error_codes).map((code) => `error code ${code}`),
    ...fieldsOf(document),
  ]);
}

function fieldsOf({ components }: Document): string[] {
  return Object.entries(components.schemas).flatMap(([name, { properties = {} }]) => {
    return [`schema ${name}`, ...Object.keys(properties).map((field) => `${name}.${field}`)];
  });
}
