/** The contract as JSON, with the few facts that the SDK tools read typed. */
import { readFileSync } from "node:fs";
import { OPENAPI } from "./paths.ts";

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping: Readonly<Record<string, string>>;
  };
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly deprecated?: boolean;
  readonly "x-enumDescriptions"?: Readonly<Record<string, string>>;
  readonly "x-svc-open-enum"?: boolean;
  readonly "x-svc-secret"?: true | "within";
  readonly "x-svc-planned"?: unknown;
  readonly "x-svc-deprecation"?: Deprecation;
}

/** When something ends, and what to do instead. */
export interface Deprecation {
  readonly since: string;
  readonly sunset: string;
  readonly instead: string;
}

export interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

export interface Media {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description?: string;
  readonly "x-svc-deprecation"?: Deprecation;
  readonly schema: Schema;
  readonly style?: string;
  readonly examples?: Readonly<Record<string, Example>>;
}

export type RetryClass = "safe" | "keyed" | "once";

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  /** When it ends, and what to do instead. */
  readonly "x-svc-deprecation"?: Deprecation;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, Media>>;
  };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Media>> }>
  >;
  readonly "x-svc-idempotency": "none" | "optional" | "required" | "refused";
  readonly "x-svc-retry": RetryClass;
  readonly "x-svc-refusals": readonly string[];
  readonly "x-svc-planned"?: unknown;
  readonly "x-svc-dashboard-only"?: unknown;
  readonly "x-svc-no-key"?: string;
  readonly "x-svc-test-only"?: boolean;
  /** What chooses between several answers; left out where there is one. */
  readonly "x-svc-answers"?: readonly Choice[];
}

/** One answer of an operation that has several, and what asks for it. */
export interface Choice {
  readonly operation_id: string;
  readonly when: {
    readonly name: string;
    readonly in: "body" | "query" | "header";
    readonly value: string | boolean | null;
    readonly given: boolean;
  } | null;
  readonly media_type: string;
  readonly schema: Schema | null;
  readonly description: string;
}

export interface ErrorCode {
  readonly code: string;
  readonly status: number;
  readonly type: string;
  readonly retryable: boolean;
  readonly meaning: string;
  readonly fix: string;
}

interface Lifecycle {
  readonly field: string;
  readonly states: readonly string[];
  readonly settled: readonly string[];
}

export interface Contract {
  readonly servers: readonly { readonly url: string }[];
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
  readonly "x-svc-error-codes": Readonly<Record<string, Omit<ErrorCode, "code">>>;
  readonly "x-svc-lifecycles": Readonly<Record<string, Lifecycle>>;
}

/** The contract of this tree. */
export function readContract(path: string = OPENAPI): Contract {
  return JSON.parse(readFileSync(path, "utf8")) as Contract;
}

/** `Send` of a reference to it; null of anything else. */
export function nameOf(schema: { readonly $ref?: string } | undefined): string | null {
  return schema?.$ref?.split("/").at(-1) ?? null;
}

/** The parameters of an operation, with references resolved. */
export function parametersOf(contract: Contract, operation: Operation): readonly Parameter[] {
  return (operation.parameters ?? []).map((parameter) => {
    const name = nameOf(parameter);
    return name === null ? parameter : (contract.components.parameters[name] as Parameter);
  });
}
