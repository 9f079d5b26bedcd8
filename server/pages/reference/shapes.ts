/** What kind of schema it is, as the pages tell them apart. */
import type { Schema } from "../contract.ts";

/** Whether it is an object with named fields, which has a table of its own. */
export function isObject(schema: Schema): boolean {
  return schema.properties !== undefined || schema.allOf !== undefined;
}

/** Whether it is the page of a list, which is the same for every list. */
export function isList({ properties }: Schema): boolean {
  return properties?.has_more !== undefined && properties.data !== undefined;
}
