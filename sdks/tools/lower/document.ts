/**
 * The contract as one OpenAPI 3.0.3 document for one language, in which no oneOf, anyOf, enum,
 * const or null type is left: what a generator would guess at stands decided in `x-svc`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, pascal } from "../languages/language.ts";
import { NO_LIMITS } from "../model/limits.ts";
import type { Field, Method, Sdk, TypeRef } from "../model/types.ts";
import { SDKS } from "../paths.ts";
import { type LoweredSchema, lowerDeclared } from "./declared.ts";
import { modulesOf } from "./modules.ts";
import { type LoweredGroup, lowerGroups, lowerMethods } from "./operations.ts";

export interface Lowered {
  readonly language: Language;
  readonly document: object;
  readonly failures: readonly string[];
}

/** The facts that belong to no operation and to no schema: the templates find them in a tag. */
const FACTS_TAG = "SdkFacts";

export function lower(sdk: Sdk, language: Language): Lowered {
  const failures = [...sdk.failures];
  const schemas = lowerDeclared(sdk, language, modulesOf(sdk), failures);
  const methods = lowerMethods(sdk, language, failures);
  const groups = lowerGroups(sdk, language, failures);
  const paths: Record<string, Record<string, object>> = {};
  sdk.methods.forEach((method, index) => {
    // One path holds one operation a verb, and a split method has the path of its first.
    const path = `${method.path}#${method.key}`;
    const group = groups.find(({ key }) => key === method.group.join("."));
    const lowered = { ...methods[index], group: group ?? false };
    paths[path] = { [method.verb.toLowerCase()]: operationOf(method, lowered) };
  });
  paths["/#facts"] = { get: factsOperation(sdk, language, groups) };
  const document = {
    openapi: "3.0.3",
    info: { title: "svc", version: sdk.api_version },
    servers: [{ url: "/" }],
    paths,
    components: { schemas: schemasOf(sdk, schemas) },
  };
  return { language, document, failures };
}

function operationOf(method: Method, lowered: object): object {
  return {
    operationId: method.key.replaceAll(".", "_"),
    tags: [pascal(method.group.join("_"))],
    parameters: method.args
      .filter((arg) => arg.in !== "body")
      .map((arg) => ({
        name: arg.wire,
        in: arg.in,
        required: arg.required,
        schema: plainSchema(arg.type),
      })),
    responses: { 200: { description: "The answer." } },
    "x-svc": lowered,
  };
}

function factsOperation(sdk: Sdk, language: Language, groups: readonly LoweredGroup[]): object {
  return {
    operationId: "facts",
    tags: [FACTS_TAG],
    responses: { 200: { description: "None; it is never called." } },
    "x-svc-facts": {
      version: readVersion(),
      api_version: sdk.api_version,
      base_path: sdk.base_path,
      groups: groups.filter(({ is_root }) => is_root),
      all_groups: groups,
      error_codes: sdk.error_codes.map(({ code, meaning, fix }) => ({
        code,
        constant: code.toUpperCase(),
        named: language.constant(code),
        meaning: meaning.replaceAll("*/", "*\\/"),
        fix: fix.replaceAll("*/", "*\\/"),
      })),
      events: sdk.events.map(({ type, model }) => ({
        type,
        model,
        constant: type.replaceAll(".", "_").toUpperCase(),
      })),
      settled: sdk.settled_sends.map((status) => ({ status })),
    },
  };
}

/** The one version of all SDKs. */
function readVersion(): string {
  return readFileSync(join(SDKS, "VERSION"), "utf8").trim();
}

function schemasOf(sdk: Sdk, lowered: ReadonlyMap<string, LoweredSchema>): Record<string, object> {
  const schemas = [...sdk.declared.values()].map((declared) => {
    const fields: readonly Field[] =
      declared.kind === "model" && declared.fields.length > 0 ? declared.fields : [VALUE];
    const properties = fields.map(({ wire, type }) => [wire, plainSchema(type)] as const);
    const schema = { type: "object", properties: Object.fromEntries(properties) };
    return [declared.name, { ...schema, "x-svc": lowered.get(declared.name) }] as const;
  });
  return Object.fromEntries(schemas);
}

/** A schema without properties vanishes from the generator's list of models. */
const VALUE: Field = {
  wire: "value",
  type: { kind: "string" },
  alias: null,
  required: false,
  nullable: false,
  secret: false,
  doc: "",
  limits: NO_LIMITS,
  deprecation: null,
};

function plainSchema(type: TypeRef): object {
  switch (type.kind) {
    case "integer":
      return { type: "integer", format: "int64" };
    case "number":
      return { type: "number", format: "double" };
    case "boolean":
      return { type: "boolean" };
    case "model":
    case "union":
      return { $ref: `#/components/schemas/${type.name}` };
    case "list":
      return { type: "array", items: plainSchema(type.of) };
    case "map":
      return { type: "object", additionalProperties: plainSchema(type.of) };
    case "any":
    case "either":
    case "expandable":
      return { type: "object", additionalProperties: {} };
    default:
      return { type: "string" };
  }
}
