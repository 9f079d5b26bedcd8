import { nameOf, type Schema } from "./document.ts";

/** Writes out what schemas take from others: many generators read `allOf` as a class of a class. */
export function flatten(schemas: Record<string, Schema>): void {
  for (const name of Object.keys(schemas)) schemas[name] = flat(schemas[name] as Schema);

  function flat(schema: Schema): Schema {
    const { allOf, properties, required, ...own } = schema;
    if (allOf === undefined) return schema;
    const bases = allOf.map((one) => flat(schemas[nameOf(one.$ref) ?? ""] ?? one));
    const inherited = Object.assign({}, ...bases.map((base) => base.properties));
    const needed = [...bases.flatMap((base) => base.required ?? []), ...(required ?? [])];
    return {
      type: "object",
      ...own,
      required: [...new Set(needed)],
      properties: { ...inherited, ...properties },
    };
  }
}
