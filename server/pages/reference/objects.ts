/** The objects of the contract, each described once: on the page of the first that shows it. */
import { type Contract, placedOperations, refName, resolved, type Schema } from "../contract.ts";
import { modulePath } from "../links.ts";
import { slugOf } from "../slug.ts";
import { isList, isObject } from "./shapes.ts";

const homes = new WeakMap<Contract, Map<string, string>>();

/** A link to where an object is described; plain text for one that no answer shows. */
export function objectLink(contract: Contract, name: string): string {
  const tag = homesOf(contract).get(name);
  if (tag === undefined) return `\`${name}\``;
  return `[${name}](${modulePath(tag)}#${slugOf(`The ${name} object`)})`;
}

/** The objects that are at home on the page of a tag. */
export function objectsOf(contract: Contract, tag: string): string[] {
  return [...homesOf(contract)].filter(([, home]) => home === tag).map(([name]) => name);
}

/** The home of every object that stands in an answer, in the order of the contract. */
function homesOf(contract: Contract): Map<string, string> {
  const known = homes.get(contract);
  if (known !== undefined) return known;
  const found = new Map<string, string>();
  for (const { operation } of placedOperations(contract)) {
    const tag = operation.tags[0] as string;
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
      // What is sent is described with its operation.
      for (const part of partsOf(resolved(contract, schema ?? {}))) settle(part, tag);
    }
    for (const body of Object.values(operation.responses)) {
      if ("$ref" in body) continue;
      for (const { schema } of Object.values(body.content ?? {})) settle(schema, tag);
    }
  }
  homes.set(contract, found);
  return found;

  function settle(schema: Schema | undefined, tag: string): void {
    if (schema === undefined) return;
    const name = refName(schema);
    if (name !== null && found.has(name)) return;
    const own = resolved(contract, schema);
    if (name !== null && isObject(own) && !isList(own)) found.set(name, tag);
    for (const part of partsOf(own)) settle(part, tag);
  }
}

function partsOf({ properties, items, anyOf, oneOf, allOf, additionalProperties }: Schema) {
  const rest = typeof additionalProperties === "object" ? [additionalProperties] : [];
  const fields = Object.values(properties ?? {});
  const one = items === undefined ? [] : [items];
  return [...fields, ...one, ...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? []), ...rest];
}
