/** The kinds of changes that there are: a field renamed, removed or split, a parameter renamed. */
import type { Fields, ParameterEdit, SchemaEdit, Shape } from "./change.ts";

/** A field has another name since then. */
export function renamedField({
  schemas,
  older,
  newer,
}: {
  readonly schemas: readonly string[];
  readonly older: string;
  readonly newer: string;
}): SchemaEdit {
  return {
    kind: "schema",
    schemas,
    names: new Map([[newer, older]]),
    unknown: [newer],
    down: (fields) => rename(fields, newer, older),
    up: (fields) => rename(fields, older, newer),
    reshape: (schema) => replaceField(schema, [newer], older, schema.properties?.[newer] ?? {}),
  };
}

/**
 * A field of answers is gone since then; `was` computes what the older version shows. In a request
 * it is read and not heeded, as the version that knew it promised no more than the newer one does.
 */
export function removedField({
  schemas,
  field,
  schema,
  was,
}: {
  readonly schemas: readonly string[];
  readonly field: string;
  readonly schema: Shape;
  readonly was: (fields: Readonly<Fields>) => unknown;
}): SchemaEdit {
  return {
    kind: "schema",
    schemas,
    names: new Map(),
    unknown: [],
    down: (fields, whole) => {
      if (whole === null) fields[field] = was(fields);
    },
    up: (fields) => {
      delete fields[field];
    },
    reshape: (shape) => replaceField(shape, [], field, schema),
  };
}

/** One field became several since then: `join` makes it of them, and `cut` them of it. */
export function splitField({
  schemas,
  older,
  newer,
  schema,
  join,
  cut,
}: {
  readonly schemas: readonly string[];
  readonly older: string;
  readonly newer: readonly string[];
  readonly schema: Shape;
  readonly join: (fields: Readonly<Fields>) => unknown;
  readonly cut: (value: unknown) => Readonly<Fields>;
}): SchemaEdit {
  return {
    kind: "schema",
    schemas,
    names: new Map(newer.map((name) => [name, older])),
    unknown: newer,
    down: (fields, whole) => {
      if (!newer.some((name) => Object.hasOwn(fields, name))) return;
      const value = join({ ...whole, ...fields });
      for (const name of newer) delete fields[name];
      fields[older] = value;
    },
    up: (fields) => {
      if (!Object.hasOwn(fields, older)) return;
      const value = fields[older];
      delete fields[older];
      Object.assign(fields, cut(value));
    },
    reshape: (shape) => replaceField(shape, newer, older, schema),
  };
}

/** A parameter of the query has another name since then. */
export function renamedParameter(edit: Omit<ParameterEdit, "kind">): ParameterEdit {
  return { kind: "parameter", ...edit };
}

function rename(fields: Fields, from: string, to: string): void {
  if (!Object.hasOwn(fields, from)) return;
  const value = fields[from];
  delete fields[from];
  fields[to] = value;
}

/** Replaces fields of a schema by one, which is required where any of them was. */
function replaceField(
  schema: Shape,
  newer: readonly string[],
  older: string,
  of_older: Shape,
): void {
  const { properties = {}, required } = schema;
  for (const name of newer) {
    if (!Object.hasOwn(properties, name)) {
      throw new Error(`A change names the field ${name}, which its schema does not have.`);
    }
  }
  const kept = Object.entries(properties).filter(([name]) => !newer.includes(name));
  schema.properties = Object.fromEntries([...kept, [older, of_older]]);
  if (required === undefined) return;
  const is_required = newer.length === 0 || newer.some((name) => required.includes(name));
  const others = required.filter((name) => !newer.includes(name));
  schema.required = is_required ? [...others, older] : others;
}
