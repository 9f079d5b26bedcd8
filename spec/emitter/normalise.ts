import {
  answerOf,
  type Document,
  type Media,
  operationsOf,
  type Parameter,
  refName,
  type Schema,
} from "./document.ts";

/** Rewrites what the stock emitter says in a roundabout way; the meaning stays the same. */
export function normalise(document: Document): void {
  const { schemas, parameters = {} } = document.components;
  for (const [name, schema] of Object.entries(schemas)) {
    schemas[name] = plainSchema(schema, "named");
  }
  for (const parameter of Object.values(parameters)) plainParameter(parameter, schemas);
  for (const operation of operationsOf(document)) {
    for (const parameter of operation.parameters ?? []) {
      if ("name" in parameter) plainParameter(parameter, schemas);
    }
    if (operation.parameters?.length === 0) delete operation.parameters;
    const answers = Object.values(operation.responses).map((answer) => answerOf(document, answer));
    const bodies = [operation.requestBody, ...answers];
    for (const body of bodies) {
      for (const [type, media] of Object.entries(body?.content ?? {})) {
        plainMedia(type, media);
        if (type === "multipart/form-data") plainForm(media, schemas);
      }
    }
  }
}

/** An object in a query is `name[key]=value`; anything else has no style worth saying. */
function plainParameter(parameter: Parameter, schemas: Record<string, Schema>): void {
  parameter.schema = plainSchema(parameter.schema, "inline");
  delete parameter.style;
  delete parameter.explode;
  if (parameter.examples) parameter.examples = asWritten(parameter.examples);
  const named = refName(parameter.schema);
  const target = named ? schemas[named] : parameter.schema;
  if (parameter.in === "query" && target?.type === "object") {
    Object.assign(parameter, { style: "deepObject", explode: true });
  }
}

function plainMedia(type: string, media: Media): void {
  if (media.schema) media.schema = plainSchema(media.schema, "inline");
  if (media.examples) media.examples = asWritten(media.examples);
  const typed = media.schema?.type !== undefined || media.schema?.$ref !== undefined;
  if (!type.includes("json") && !typed) media.schema = { type: "string", format: "binary" };
}

/** A file of a form is bytes of the kinds that it is encoded in; a plain field is text. */
function plainForm({ schema, encoding = {} }: Media, schemas: Record<string, Schema>): void {
  const form = schemas[refName(schema ?? {}) ?? ""];
  // The stock emitter keeps the words of a form's fields, and drops those of the form.
  if (form) form.description ??= "A form with a file, sent as `multipart/form-data`.";
  for (const [name, field] of Object.entries(form?.properties ?? {})) {
    const is_file = field.type === undefined && field.$ref === undefined;
    if (is_file) Object.assign(field, { type: "string", format: "binary" });
    else delete encoding[name];
  }
}

/** The compiler applies decorators from the last to the first, and examples come out so. */
function asWritten(examples: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(examples).reverse());
}

function plainSchema(schema: Schema, place: "named" | "inline"): Schema {
  const { unevaluatedProperties, anyOf, allOf, items, properties, ...rest } = schema;
  const plain: Schema = { ...rest };
  if (properties) plain.properties = mapValues(properties);
  if (items) plain.items = plainSchema(items, "inline");
  if (plain.oneOf) plain.oneOf = plain.oneOf.map((part) => plainSchema(part, "inline"));
  if (unevaluatedProperties !== undefined) {
    plain.additionalProperties = sealedBy(unevaluatedProperties as Schema | boolean);
  }
  if (place === "inline" && plain.enum?.length === 1) {
    plain.const = plain.enum[0];
    delete plain.enum;
  }
  return withUnion(withAllOf(plain, allOf), anyOf);
}

function mapValues(properties: Record<string, Schema>): Record<string, Schema> {
  const entries = Object.entries(properties);
  return Object.fromEntries(entries.map(([name, schema]) => [name, plainSchema(schema, "inline")]));
}

/** `Record<never>` arrives as `{not: {}}` and means that nothing else may stand there. */
function sealedBy(rest: Schema | boolean): Schema | boolean {
  if (typeof rest === "boolean") return rest;
  return "not" in rest ? false : plainSchema(rest, "inline");
}

function withAllOf(schema: Schema, allOf: Schema[] | undefined): Schema {
  if (!allOf) return schema;
  const [only, ...others] = allOf.map((part) => plainSchema(part, "inline"));
  if (only && others.length === 0) return { ...only, ...schema };
  return { ...schema, allOf: [only as Schema, ...others] };
}

/** `T | null` of a plain type is written as two types, which is read and checked faster. */
function withUnion(schema: Schema, anyOf: Schema[] | undefined): Schema {
  if (!anyOf) return schema;
  const parts = anyOf.map((part) => plainSchema(part, "inline"));
  const others = parts.filter((part) => part.type !== "null");
  const [only] = others;
  const nullable = others.length < parts.length;
  const plain = typeof only?.type === "string" && only.const === undefined;
  if (!nullable || others.length !== 1 || !plain) return { ...schema, anyOf: parts };
  const values = only.enum ? { enum: [...only.enum, null] } : {};
  return { ...only, ...values, ...schema, type: [only.type as string, "null"] };
}
