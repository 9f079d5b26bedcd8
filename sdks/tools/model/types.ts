/** What an SDK is, said without a language: the lowering of each language starts from this. */
import type { Deprecation, ErrorCode, Example, RetryClass } from "../contract.ts";

export type TypeRef =
  | { readonly kind: "string" | "integer" | "number" | "boolean" | "any" | "file" }
  | { readonly kind: "literal"; readonly value: string | boolean | number }
  | { readonly kind: "enum" | "model" | "union" | "expandable"; readonly name: string }
  | { readonly kind: "list" | "map"; readonly of: TypeRef; readonly nullable_of: boolean }
  | { readonly kind: "either"; readonly of: readonly TypeRef[] };

/** What a value may be; null where the contract says nothing of it. */
export interface Limits {
  readonly default: unknown;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly characters_max: number | null;
  readonly values_max: number | null;
}

export interface Field {
  readonly wire: string;
  readonly type: TypeRef;
  /** The contract's name of a scalar, such as `SendId`; docs show it. */
  readonly alias: string | null;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly secret: boolean;
  readonly doc: string;
  readonly limits: Limits;
  /** Null of a field that stays. */
  readonly deprecation: Deprecation | null;
}

interface Named {
  readonly name: string;
  readonly doc: string;
}

export interface Model extends Named {
  readonly kind: "model";
  readonly fields: readonly Field[];
}

interface EnumSet extends Named {
  readonly kind: "enum";
  readonly open: boolean;
  readonly values: readonly { readonly value: string; readonly doc: string }[];
}

interface Union extends Named {
  readonly kind: "union";
  /** The property by which variants are told apart. */
  readonly property: string;
  readonly variants: readonly { readonly value: string; readonly model: string }[];
}

export type Declared = Model | EnumSet | Union;

export interface Argument extends Field {
  readonly in: "path" | "query" | "body";
  /** `expand[]`: each value is sent under this name. */
  readonly multiple: boolean;
  /** `created[gte]`: an object whose fields are sent one by one. */
  readonly deep: boolean;
}

export type Shape = "json" | "list" | "numbered" | "file" | "none";

export interface Method {
  /** `sends.create`. */
  readonly key: string;
  readonly group: readonly string[];
  readonly name: string;
  readonly operation_id: string;
  readonly verb: string;
  readonly path: string;
  readonly doc: string;
  readonly refusals: readonly string[];
  readonly args: readonly Argument[];
  /** The model whose fields are the arguments in the body; null without a body. */
  readonly body: string | null;
  /** The argument that is a file, of a body that is sent as a form; null of any other. */
  readonly file_field: string | null;
  readonly fixed: Fixed | null;
  readonly shape: Shape;
  /** The model or union that comes back; of a list, of its elements. */
  readonly result: string | null;
  readonly envelope: string | null;
  /** The path argument that is the `id` of what comes back; null where another object comes. */
  readonly identified_by: string | null;
  readonly accept: string;
  readonly retry: RetryClass;
  readonly sends_key: boolean;
  readonly auth: "key" | "none" | "program";
  readonly cursor: "none" | "forward" | "both";
  readonly test_only: boolean;
  readonly deprecated: boolean;
  readonly examples: MethodExamples;
}

/** What a split method says by itself: `validate_only: true`, `format=pdf`. */
export interface Fixed {
  readonly in: "query" | "body";
  readonly field: string;
  readonly value: string | boolean;
}

interface MethodExamples {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly bodies: readonly Example[];
  readonly answers: readonly { readonly status: number; readonly value: unknown }[];
}

export interface EventClass {
  readonly type: string;
  readonly model: string;
  readonly doc: string;
  readonly example: unknown;
}

export interface Sdk {
  /** The version of the contract, sent as Svc-Version. */
  readonly api_version: string;
  /** Where the service begins on its host: `/dev/v1`. */
  readonly base_path: string;
  readonly methods: readonly Method[];
  readonly declared: ReadonlyMap<string, Declared>;
  /** The names of the models that a request can hold: only these are constructed by callers. */
  readonly inputs: ReadonlySet<string>;
  readonly events: readonly EventClass[];
  readonly error_codes: readonly ErrorCode[];
  readonly error_types: readonly string[];
  /** States in which a send does not move by itself, or waits for a person. */
  readonly settled_sends: readonly string[];
  /** What could not be expressed; the tool refuses to go on with any. */
  readonly failures: readonly string[];
}
