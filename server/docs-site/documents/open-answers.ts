import {
  type Document,
  operationsOf,
  reachable,
  refsIn,
  renameRefs,
  type Schema,
} from "./document.ts";

/** How a schema of requests is called where answers have a wider one of the name. */
const OF_REQUESTS = "Input";

/**
 * Lets answers hold what is promised to come: values that an enumeration does not list yet, and
 * fields. What requests may hold stays as narrow as the service takes it, so a schema of both is
 * written twice.
 */
export function openAnswers(document: Document): void {
  const { schemas, parameters } = document.components;
  const requests = operationsOf(document).map(({ requestBody }) => requestBody);
  const asked = reachable(document, [requests, parameters]);
  const shown = reachable(document, [
    operationsOf(document).map(({ responses }) => responses),
    document.components.responses,
    document.webhooks,
  ]);
  const twofold = split(schemas, asked.intersection(shown));
  const named = new Map([...twofold].map((name) => [name, name + OF_REQUESTS]));
  for (const [name, own] of named) {
    if (schemas[own] !== undefined) throw new Error(`${own} is a schema already.`);
    schemas[own] = structuredClone(schemas[name] as Schema);
    renameRefs(schemas[own], named);
  }
  for (const name of asked.difference(shown)) renameRefs(schemas[name], named);
  renameRefs([requests, parameters], named);
  for (const name of shown) {
    const schema = schemas[name] as Schema;
    if (schema["x-svc-open-enum"] === true) schemas[name] = opened(schema);
    else if (schema.additionalProperties === false) delete schema.additionalProperties;
  }
}

/** The schemas of both whose two forms differ, by themselves or by what they hold. */
function split(schemas: Document["components"]["schemas"], both: Set<string>): Set<string> {
  const differing = new Set([...both].filter((name) => differs(schemas[name] as Schema)));
  let before: number;
  do {
    before = differing.size;
    for (const name of both) {
      const inner = refsIn(schemas[name]);
      if (!inner.isDisjointFrom(differing)) differing.add(name);
    }
  } while (differing.size > before);
  return differing;
}

function differs(schema: Schema): boolean {
  return schema["x-svc-open-enum"] === true || schema.additionalProperties === false;
}

/** The values of today by name, and any other text. */
function opened({ type, enum: values, description, ...rest }: Schema): Schema {
  const { "x-enumDescriptions": meanings, ...marks } = rest;
  const known: Schema = { type: type ?? "string", enum: values ?? [] };
  if (meanings !== undefined) known["x-enumDescriptions"] = meanings;
  const other = { type: "string", description: "A value that was added later." };
  return {
    ...(description === undefined ? {} : { description }),
    anyOf: [known, other],
    ...marks,
    "x-extensible-enum": values,
  };
}
