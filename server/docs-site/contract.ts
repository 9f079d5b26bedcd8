/** The contract as the pages read it: generated/openapi.json, and how to find one's way in it. */
import type { Deprecation, FieldDeprecation } from "@svc/generated/deprecations";
import { readContractText } from "#platform/wire/contract-text";

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly default?: unknown;
  readonly "x-enumDescriptions"?: Readonly<Record<string, string>>;
  readonly "x-svc-id"?: string;
  readonly "x-svc-secret"?: true | "within";
  readonly "x-svc-planned"?: boolean;
  readonly "x-svc-refusal"?: string;
  readonly "x-svc-deprecation"?: EndOfField;
}

/** When a field or a parameter ends, and what to do instead. */
export type EndOfField = Omit<FieldDeprecation, "in" | "path">;

interface Example {
  readonly value: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly "x-svc-deprecation"?: EndOfField;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
}

interface Media {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface Body {
  readonly description?: string;
  readonly content?: Readonly<Record<string, Media>>;
}

type Reference = { readonly $ref: string; readonly description?: string };

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body | Reference>>;
  readonly "x-svc-scope"?: readonly string[];
  readonly "x-svc-no-key"?: string;
  readonly "x-svc-key-kinds": readonly string[];
  readonly "x-svc-roles"?: readonly string[];
  readonly "x-svc-idempotency": string;
  readonly "x-svc-cacheable"?: boolean;
  readonly "x-svc-refusals": readonly string[];
  readonly "x-svc-events": readonly string[];
  readonly "x-svc-dashboard-only"?: boolean;
  readonly "x-svc-test-only"?: boolean;
  readonly "x-svc-planned"?: boolean;
  readonly "x-svc-deprecation"?: Deprecation;
}

interface Tag {
  readonly name: string;
  readonly "x-displayName"?: string;
  readonly description: string;
}

/** A tool of the MCP server. */
export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly scope: string;
  readonly moves_money: boolean;
  readonly input: Schema;
}

/** What the catalogue of errors says of a code. */
interface ErrorEntry {
  readonly status: number;
  readonly type: string;
  readonly meaning: string;
  readonly fix: string;
}

export interface Contract {
  readonly openapi: string;
  readonly security: unknown;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly contact: { readonly email: string };
  };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly Tag[];
  readonly "x-svc-mcp-tools": readonly McpTool[];
  readonly "x-svc-error-codes": Readonly<Record<string, ErrorEntry>>;
  readonly "x-tagGroups": readonly { readonly name: string; readonly tags: readonly string[] }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: { readonly requestBody: Body } }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Body>>;
  };
}

/** An operation with its place. */
export interface Placed {
  readonly method: string;
  /** Below the base path, as in the contract. */
  readonly path: string;
  readonly operation: Operation;
}

export async function readContract(): Promise<Contract> {
  return JSON.parse(await readContractText()) as Contract;
}

/** Every operation, in the order of the contract. */
export function placedOperations({ paths }: Contract): Placed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

/** The operations that are of use to somebody; one that only ever refuses is not shown. */
export function shownOperations(contract: Contract): Placed[] {
  return placedOperations(contract).filter(({ operation }) => successOf(operation).length > 0);
}

/** The parameters of an operation, wherever they are written. */
export function parametersOf({ components }: Contract, operation: Operation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => {
    if (!("$ref" in parameter)) return parameter;
    return components.parameters[lastPart(parameter.$ref)] as Parameter;
  });
}

/** The name of the schema that is referred to, if it is named. */
export function refName({ $ref }: Schema): string | null {
  return $ref === undefined ? null : lastPart($ref);
}

/** The schema itself, or the one that it refers to. */
export function resolved({ components }: Contract, schema: Schema): Schema {
  const name = refName(schema);
  return name === null ? schema : (components.schemas[name] ?? {});
}

/** The answers of success: first to a request that does something new, last to a repetition. */
export function successOf(operation: Operation): { status: string; body: Body }[] {
  const successes = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith("2"))
    .map(([status, answer]) => ({ status, body: answer as Body }));
  const isNew = ({ status, body }: (typeof successes)[number]) =>
    status !== "200" && body.content !== undefined;
  return [...successes.filter(isNew), ...successes.filter((one) => !isNew(one))];
}

/** The first example of a body in JSON, or undefined. */
export function exampleOf(body: Body | undefined): unknown {
  const examples = Object.values(body?.content?.["application/json"]?.examples ?? {});
  return examples[0]?.value;
}

/** A tag as people read it. */
export function tagTitle({ tags }: Contract, name: string): string {
  return tags.find((tag) => tag.name === name)?.["x-displayName"] ?? name;
}

function lastPart(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
