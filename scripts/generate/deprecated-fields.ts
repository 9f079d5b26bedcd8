import {
  type Document,
  type Operation,
  operationsOf,
  type Parameter,
  refName,
  type Schema,
} from "../../spec/emitter/document.ts";
import type { Deprecation } from "../../spec/lib/operations.ts";

/** A field of requests that ends. */
export interface DeprecatedField extends Deprecation {
  readonly in: "query" | "body";
  /** Where it is found, such as `items[].amount`; of a map, `{}` is any key. */
  readonly path: string;
}

const FACT = "x-svc-deprecation";

/** The fields that end of each operation that takes any, in the order of the document. */
export function deprecatedFields(document: Document): Map<string, DeprecatedField[]> {
  const found = operationsOf(document).map((operation) => {
    const fields = [...inQuery(document, operation), ...inBody(document, operation)];
    return [operation.operationId, fields] as const;
  });
  return new Map(found.filter(([, fields]) => fields.length > 0));
}

function inQuery({ components }: Document, { parameters = [] }: Operation): DeprecatedField[] {
  return parameters.flatMap((one) => {
    const name = "$ref" in one ? (one.$ref.split("/").at(-1) ?? "") : null;
    const parameter = name === null ? (one as Parameter) : components.parameters?.[name];
    const fact = (parameter as unknown as Schema | undefined)?.[FACT] as Deprecation | undefined;
    if (parameter?.in !== "query" || fact === undefined) return [];
    return [{ ...fact, in: "query" as const, path: parameter.name }];
  });
}

function inBody(document: Document, { requestBody }: Operation): DeprecatedField[] {
  const [media] = Object.values(requestBody?.content ?? {});
  const fields = media?.schema ? fieldsIn(document, media.schema, "", new Set()) : [];
  // Variants of a union have fields in common.
  return [...new Map(fields.map((field) => [field.path, field])).values()];
}

/** `above` are the schemas that hold this one: one that holds itself is looked at once. */
function fieldsIn(
  document: Document,
  schema: Schema,
  path: string,
  above: ReadonlySet<string>,
): DeprecatedField[] {
  const named = refName(schema);
  if (named !== null) {
    const own = document.components.schemas[named];
    if (own === undefined || above.has(named)) return [];
    return fieldsIn(document, own, path, new Set([...above, named]));
  }
  const { properties = {}, items, additionalProperties: value } = schema;
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [
    ...parts.flatMap((part) => fieldsIn(document, part, path, above)),
    ...(items ? fieldsIn(document, items, `${path}[]`, above) : []),
    ...(typeof value === "object" ? fieldsIn(document, value, `${path}{}`, above) : []),
    ...Object.entries(properties).flatMap(([name, field]) => {
      const place = path === "" ? name : `${path}.${name}`;
      const fact = field[FACT] as Deprecation | undefined;
      const own = fact === undefined ? [] : [{ ...fact, in: "body" as const, path: place }];
      return [...own, ...fieldsIn(document, field, place, above)];
    }),
  ];
}
