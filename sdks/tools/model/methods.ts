/** From an operation to the methods that it is in an SDK: one method, one type that comes back. */
import {
  type Choice,
  type Media,
  nameOf,
  type Operation,
  type Parameter,
  parametersOf,
  type Schema,
} from "../contract.ts";
import { methodName, wordsOfEnd } from "../names.ts";
import { limitsOf } from "./limits.ts";
import { type Collected, declare, fieldsOf, typeOf } from "./schemas.ts";
import type { Argument, Fixed, Method, Shape } from "./types.ts";

/** One answer of an operation, which one method asks for. */
interface Variant {
  readonly operation_id: string;
  readonly doc: string;
  readonly fixed: Fixed | null;
  readonly accept: string;
  /** The schema that comes back; null of files and of nothing. */
  readonly schema: string | null;
  /** Arguments that this method does not have. */
  readonly dropped: readonly string[];
  /** The argument that asks for this answer, and so must be there. */
  readonly needed: string | null;
}

export interface Place {
  readonly path: string;
  readonly verb: string;
  readonly operation: Operation;
}

const JSON_TYPE = "application/json";
/** Media types that get a method; a page for people does not. */
const MEDIA_TYPES = new Set([JSON_TYPE, "application/pdf", "text/csv"]);
/** Set by the runtime or by options, never by an argument. */
const SET_BY_RUNTIME = new Set(["svc-version", "idempotency-key", "svc-signature"]);

export function methodsOf(run: Collected, place: Place): Method[] {
  return variantsOf(run, place.operation).map((variant) => methodOf(run, place, variant));
}

function variantsOf(run: Collected, operation: Operation): Variant[] {
  const choices = operation["x-svc-answers"];
  if (choices === undefined) return [onlyVariant(run, operation)];
  const choosers = new Set(choices.flatMap(({ when }) => when?.name ?? []));
  return choices
    .filter(({ media_type }) => MEDIA_TYPES.has(media_type))
    .map((choice) => variantOf(operation, choice, choosers));
}

function variantOf(operation: Operation, choice: Choice, choosers: ReadonlySet<string>): Variant {
  const { operation_id, when, media_type, schema, description } = choice;
  const is_value_free = when?.given === true && when.value === null;
  const is_default = when === null || when.value === null || when.value === false;
  const is_sent = !is_default && when.in !== "header" && when.value !== "json";
  return {
    operation_id,
    doc: operation_id === operation.operationId ? docWith(operation, description) : description,
    fixed: is_sent ? { in: when.in as Fixed["in"], field: when.name, value: when.value } : null,
    accept: media_type,
    schema: schema === null ? null : nameOf(schema),
    dropped: is_value_free ? [] : [...choosers],
    needed: is_value_free ? when.name : null,
  };
}

/** The one answer of an operation, over all its success statuses. */
function onlyVariant(run: Collected, operation: Operation): Variant {
  const media = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith("2"))
    .flatMap(([, { content = {} }]) => Object.entries(content));
  const answers = new Set(media.map(([type, { schema }]) => `${type} ${nameOf(schema) ?? ""}`));
  if (answers.size > 1) {
    run.failures.push(`${operation.operationId}: nothing chooses between ${[...answers]}`);
  }
  const [accept = JSON_TYPE, first] = media[0] ?? [];
  return {
    operation_id: operation.operationId,
    doc: docWith(operation, operation.description ?? ""),
    fixed: null,
    accept,
    schema: nameOf(first?.schema),
    dropped: [],
    needed: null,
  };
}

function docWith({ summary }: Operation, description: string): string {
  return `${summary}.\n\n${description}`.trim();
}

function variantsIn(run: Collected, name: string): string[] {
  const { oneOf = [] } = run.schemas.get(name) ?? {};
  return oneOf.map((one) => nameOf(one) ?? "");
}

function methodOf(run: Collected, { path, verb, operation }: Place, variant: Variant): Method {
  const { operation_id, schema, accept } = variant;
  const tag = operation.tags[0] ?? "";
  const { group, method: name } = methodName({ path, operation_id, tag });
  const [media] = Object.values(operation.requestBody?.content ?? {});
  const body = nameOf(media?.schema);
  if (body !== null) declare(run, body);
  const args = argumentsOf(run, operation, variant, body);
  const { shape, result } = shapeOf(run, variant, verb);
  const identified_by = shape === "json" ? identifierOf(run, operation, args, result) : null;
  const query = args.filter((arg) => arg.in === "query").map(({ wire }) => wire);
  const idempotency = operation["x-svc-idempotency"];
  const only_checks = variant.fixed?.field === "validate_only";
  return {
    key: [...group, name].join("."),
    group,
    name,
    operation_id,
    verb: verb.toUpperCase(),
    path,
    doc: variant.doc + endOf(operation),
    refusals: operation["x-svc-refusals"],
    args,
    body,
    file_field: args.find(({ type }) => type.kind === "file")?.wire ?? null,
    fixed: variant.fixed,
    shape,
    result,
    envelope: schema,
    identified_by,
    accept,
    retry: only_checks ? "safe" : operation["x-svc-retry"],
    sends_key: !only_checks && ["required", "optional"].includes(idempotency),
    auth: authOf(operation),
    cursor: cursorOf(query),
    test_only: operation["x-svc-test-only"] === true,
    deprecated: operation.deprecated === true,
    examples: examplesOf(run, operation, media, variant),
  };
}

/** Until when an operation works, as the last paragraph of its words. */
function endOf({ "x-svc-deprecation": deprecation }: Operation): string {
  return deprecation === undefined ? "" : `\n\n${wordsOfEnd(deprecation)}`;
}

/** What is only accepted (202) is a new object, also where it comes from one of its kind. */
function identifierOf(
  run: Collected,
  { responses }: Operation,
  args: readonly Argument[],
  result: string | null,
): string | null {
  if (responses[202] !== undefined) return null;
  const kinds = new Set(idsOf(run, result ?? "").map(kindOfId));
  const found = args.findLast((arg) => arg.in === "path" && kinds.has(kindOfId(arg.alias)));
  return kinds.size === 1 ? (found?.wire ?? null) : null;
}

/** The scalars that the `id` of a model is, or those of a union's variants. */
function idsOf(run: Collected, name: string): (string | null)[] {
  const declared = run.declared.get(name);
  if (declared?.kind === "union")
    return declared.variants.flatMap(({ model }) => idsOf(run, model));
  const fields = declared?.kind === "model" ? declared.fields : [];
  return fields.filter(({ wire }) => wire === "id").map(({ alias }) => alias);
}

/** `SendRef`, which is an id or a short one, is of the kind of `SendId`. */
function kindOfId(alias: string | null): string | null {
  return /^(\w+)(?:Id|Ref)$/.exec(alias ?? "")?.[1] ?? null;
}

function cursorOf(query: readonly string[]): Method["cursor"] {
  if (!query.includes("starting_after")) return "none";
  return query.includes("ending_before") ? "both" : "forward";
}

function authOf(operation: Operation): Method["auth"] {
  if (operation.operationId === "createCompletion") return "program";
  return operation["x-svc-no-key"] === undefined ? "key" : "none";
}

function shapeOf(
  run: Collected,
  { schema, accept }: Variant,
  verb: string,
): { shape: Shape; result: string | null } {
  if (schema === null) return { shape: accept === JSON_TYPE ? "none" : "file", result: null };
  const { properties = {} } = run.schemas.get(schema) ?? {};
  const element = nameOf(properties.data?.items);
  const pages = verb !== "get" ? null : properties.has_more ? "list" : null;
  const numbered = verb === "get" && properties.pages && properties.page_size ? "numbered" : null;
  const shape = pages ?? numbered;
  declare(run, schema);
  if (shape === null || element === null) return { shape: "json", result: schema };
  declare(run, element);
  return { shape, result: element };
}

function argumentsOf(
  run: Collected,
  operation: Operation,
  { dropped, needed }: Variant,
  body: string | null,
): Argument[] {
  const parameters = parametersOf(run.contract, operation)
    .filter(({ name }) => !SET_BY_RUNTIME.has(name.toLowerCase()) && !dropped.includes(name))
    .filter((one) => one.in !== "header")
    .map((parameter) => argumentOf(run, operation, parameter));
  if (body === null) return parameters;
  const fields = fieldsOf(run, run.schemas.get(body) ?? {}, body)
    .filter(({ wire }) => !dropped.includes(wire))
    .map((field) => ({ ...field, required: field.required || field.wire === needed }))
    .map((field): Argument => ({ ...field, in: "body", multiple: false, deep: false }));
  const taken = new Set(parameters.map(({ wire }) => wire));
  for (const { wire } of fields.filter((field) => taken.has(field.wire))) {
    run.failures.push(`${operation.operationId}: the body's ${wire} is also a parameter`);
  }
  return [...parameters, ...fields];
}

function argumentOf(run: Collected, operation: Operation, parameter: Parameter): Argument {
  const { type, alias } = typeOf(run, parameter.schema, `${operation.operationId}.parameters`);
  return {
    wire: parameter.name,
    in: parameter.in === "path" ? "path" : "query",
    type,
    alias,
    required: parameter.required,
    nullable: false,
    secret: false,
    doc: parameter.description ?? "",
    limits: limitsOf(run, parameter.schema),
    deprecation: parameter["x-svc-deprecation"] ?? null,
    multiple: parameter.name.endsWith("[]"),
    deep: parameter.style === "deepObject",
  };
}

function examplesOf(
  run: Collected,
  operation: Operation,
  media: Media | undefined,
  variant: Variant,
): Method["examples"] {
  const { schema } = variant;
  const shown = (place: "path" | "query") =>
    Object.fromEntries(
      parametersOf(run.contract, operation)
        .filter((parameter) => parameter.in === place)
        .map((parameter) => [parameter.name, exampleOf(run, parameter)] as const)
        .filter(([, value]) => value !== undefined),
    );
  const bodies = Object.values(media?.examples ?? {}).filter(({ value }) =>
    isAskedBy((value ?? {}) as Readonly<Record<string, unknown>>, variant),
  );
  const wanted = schema === null ? [] : [schema, ...variantsIn(run, schema)];
  const answers = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith("2"))
    .flatMap(([status, { content = {} }]) =>
      Object.values(content[JSON_TYPE]?.examples ?? {}).map(({ value }) => ({
        status: Number(status),
        value,
      })),
    )
    .filter(({ value }) => schema !== null && isOneOf(run, wanted, value));
  return { path: shown("path"), query: shown("query"), bodies, answers };
}

/** A body of a split operation belongs to the method whose answer it asks for. */
function isAskedBy(
  body: Readonly<Record<string, unknown>>,
  { fixed, needed, dropped }: Variant,
): boolean {
  if (needed !== null) return body[needed] !== undefined;
  if (fixed?.in === "body") return body[fixed.field] === fixed.value;
  return dropped.every((name) => body[name] === undefined || body[name] === false);
}

/** An answer of a split operation belongs to the method whose `object` it has. */
function isOneOf(run: Collected, names: readonly string[], value: unknown): boolean {
  const object = (value as Record<string, unknown> | null)?.object;
  const objects: unknown[] = names.flatMap((name) => {
    const constant = run.schemas.get(name)?.properties?.object?.const;
    return constant === undefined ? [] : [constant];
  });
  return objects.length === 0 || objects.includes(object);
}

function exampleOf(run: Collected, { schema, examples }: Parameter): unknown {
  const [own] = Object.values(examples ?? {});
  if (own !== undefined) return own.value;
  const named: Schema | undefined = run.schemas.get(nameOf(schema) ?? "");
  return (schema.examples ?? named?.examples)?.[0];
}
