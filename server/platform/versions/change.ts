/**
 * A change that a version of the interface brought. The code of the operations speaks the newest
 * version only; a change says how to tell it to who asks for an older one, and how to read what
 * they send. Answers, events, refusals, requests and the document of the older version all follow
 * from the same lines.
 */

/** An object of an answer or a request, as JSON has it. */
export type Fields = Record<string, unknown>;

/** A schema of the contract, as far as a change needs to know it. */
export interface Shape {
  [keyword: string]: unknown;
  $ref?: string;
  const?: unknown;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  additionalProperties?: Shape | boolean;
}

/** One change, in a file of its own. */
export interface VersionChange {
  /** In kebab case, such as `sends-say-client-reference`. */
  readonly id: string;
  /** What the changelog says of it: a sentence for who moves to the version that brought it. */
  readonly words: string;
  readonly edits: readonly Edit[];
}

type Edit = SchemaEdit | ParameterEdit;

/** What a change does to the objects of some schemas. */
export interface SchemaEdit {
  readonly kind: "schema";
  /** Names of the schemas in the contract. */
  readonly schemas: readonly string[];
  /** Fields by their newer names, with the older ones: refusals name what the caller wrote. */
  readonly names: ReadonlyMap<string, string>;
  /** Fields that the older version does not know: who sends one is told so. */
  readonly unknown: readonly string[];
  /**
   * Rewrites an object as the older version has it. `whole` is the newer object that the fields
   * are a part of, where they are the previous values of some of them.
   */
  readonly down: (fields: Fields, whole: Fields | null) => void;
  /** Rewrites an object that was written as the older version has it. */
  readonly up: (fields: Fields) => void;
  /** Rewrites the schema as the older version had it. */
  readonly reshape: (schema: Shape) => void;
}

/** What a change does to a parameter of some operations' queries. */
export interface ParameterEdit {
  readonly kind: "parameter";
  readonly operations: readonly string[];
  readonly older: string;
  readonly newer: string;
}

/** The way from one version to the one before it. */
export interface Step {
  readonly newer: string;
  readonly older: string;
  readonly edits: readonly Edit[];
}
