/** What kind of schema it is, as the pages tell them apart. */
import { type Contract, refName, resolved, type Schema } from "../contract.ts";

/** Whether it is an object with named fields. */
export function isObject(schema: Schema): boolean {
  return schema.properties !== undefined || schema.allOf !== undefined;
}

/** Whether it is the page of a list, which is the same for every list. */
export function isList({ properties }: Schema): boolean {
  return properties?.has_more !== undefined && properties.data !== undefined;
}

/** The one of several that a value may be; null is none of them. */
export function choicesOf(contract: Contract, schema: Schema): readonly Schema[] {
  const own = resolved(contract, schema);
  const choices = own.anyOf ?? own.oneOf;
  return choices === undefined ? [schema] : choices.filter((one) => one.type !== "null");
}

/** Whether null stands among what a value may be. */
export function isNullable(contract: Contract, schema: Schema): boolean {
  const own = resolved(contract, schema);
  const choices = own.anyOf ?? own.oneOf ?? [];
  return [own, ...choices].some(({ type }) => type === "null" || Array.isArray(type));
}

/** The fields of an object, those that it takes over from others first. */
export function wholeObject(
  contract: Contract,
  schema: Schema,
): { properties: Record<string, Schema>; required: string[] } {
  const parents = (schema.allOf ?? []).map((one) => wholeObject(contract, resolved(contract, one)));
  return {
    properties: Object.assign(
      {},
      ...parents.map(({ properties }) => properties),
      schema.properties,
    ),
    required: [...parents.flatMap(({ required }) => required), ...(schema.required ?? [])],
  };
}

/** The names of the objects that an answer is: itself, one of several, or those of its list. */
export function answeredObjects(contract: Contract, schema: Schema): string[] {
  const name = refName(schema);
  const own = resolved(contract, schema);
  const choices = own.anyOf ?? own.oneOf;
  if (choices !== undefined) return choices.flatMap((one) => answeredObjects(contract, one));
  const entries = own.properties?.data?.items;
  const listed = entries === undefined ? [] : answeredObjects(contract, entries);
  if (isList(own)) return listed;
  if (name === null || !isObject(own)) return [];
  // A numbered page says more than its entries.
  return own.properties?.object?.const === "page" ? [name, ...listed] : [name];
}
