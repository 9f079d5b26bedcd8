import type { Document, Operation, Schema } from "../../spec/emitter/document.ts";
import { comparable, type EventFacts } from "./comparable.ts";

/** What callers rely on of an operation beyond its requests and answers. */
export interface OperationFacts {
  readonly operation_id: string;
  /** Any of them is enough; null for none needed. */
  readonly scope: readonly string[] | null;
  readonly key_kinds: readonly string[];
  readonly needs_key: boolean;
  /** Any of them is enough; null for everybody. */
  readonly roles: readonly string[] | null;
  /** What keeps callers out, or publishable keys in. */
  readonly marks: readonly string[];
  readonly idempotency: string;
  readonly retry: string;
  readonly statuses: readonly string[];
  readonly refusals: readonly string[];
  readonly events: readonly string[];
}

/** What callers rely on of a code. */
interface CodeFacts {
  readonly status: number;
  readonly type: string;
  readonly retryable: boolean;
}

/** The facts of a contract, each under the name that it must keep. */
export interface ContractFacts {
  readonly operations: Readonly<Record<string, OperationFacts>>;
  readonly error_codes: Readonly<Record<string, CodeFacts>>;
  readonly events: readonly string[];
  readonly schemas: readonly string[];
  /** How texts are written: the pattern, of IDs the prefix alone, as they may get longer. */
  readonly patterns: Readonly<Record<string, string>>;
  /** What a field that is left out counts as, where the contract says so. */
  readonly defaults: Readonly<Record<string, string>>;
}

/** What callers rely on: what oasdiff compares, and the facts that it does not know. */
export interface ReliedOn {
  readonly document: Document;
  readonly facts: ContractFacts;
}

const MARKS = ["dashboard-only", "personal", "test-only", "publishable"] as const;
/** A literal in the words of a field, as in "Default: `strict`." */
const DEFAULT_IN_WORDS = /\bDefault: (?:`([^`]+)`|(\d[\w ]*))[.,]/;

/** What callers rely on in a contract. */
export function reliedOn(
  contract: Document,
  events: Readonly<Record<string, EventFacts>>,
): ReliedOn {
  const document = comparable(contract, events);
  const names = Object.keys(document.components.schemas);
  const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => !operation["x-svc-planned"])
      .map(([method, one]) => [`${method.toUpperCase()} ${path}`, factsOf(one)] as const),
  );
  return {
    document,
    facts: {
      operations: Object.fromEntries(operations),
      error_codes: codesOf(contract),
      events: Object.keys(events).filter((type) => events[type]?.planned === false),
      schemas: names,
      patterns: Object.fromEntries(names.flatMap((name) => patternOf(contract, name))),
      defaults: Object.fromEntries(names.flatMap((name) => defaultsOf(contract, name))),
    },
  };
}

function factsOf(operation: Operation): OperationFacts {
  return {
    operation_id: operation.operationId,
    scope: (operation["x-svc-scope"] as string[] | undefined) ?? null,
    key_kinds: operation["x-svc-key-kinds"] as string[],
    needs_key: operation["x-svc-no-key"] === undefined,
    roles: (operation["x-svc-roles"] as string[] | undefined) ?? null,
    marks: MARKS.filter((mark) => operation[`x-svc-${mark}`] === true),
    idempotency: operation["x-svc-idempotency"] as string,
    retry: operation["x-svc-retry"] as string,
    statuses: Object.keys(operation.responses),
    refusals: operation["x-svc-refusals"] as string[],
    events: operation["x-svc-events"] as string[],
  };
}

function codesOf(contract: Document): Record<string, CodeFacts> {
  const codes = contract["x-svc-error-codes"] as Record<string, CodeFacts>;
  return Object.fromEntries(
    Object.entries(codes).map(([code, { status, type, retryable }]) => {
      return [code, { status, type, retryable }];
    }),
  );
}

function patternOf({ components }: Document, name: string): [string, string][] {
  const { pattern, "x-svc-id": is_id } = components.schemas[name] ?? {};
  if (typeof pattern !== "string") return [];
  return [[name, is_id === undefined ? pattern : (pattern.split("[")[0] as string)]];
}

function defaultsOf(contract: Document, name: string): [string, string][] {
  const fields = Object.entries(contract.components.schemas[name]?.properties ?? {});
  return fields.flatMap(([field, schema]) => {
    const value = defaultOf(schema);
    return value === null ? [] : [[`${name}.${field}`, value]];
  });
}

function defaultOf(schema: Schema): string | null {
  const { default: value, description = "" } = schema;
  if (value !== undefined) return typeof value === "string" ? value : JSON.stringify(value);
  const said = DEFAULT_IN_WORDS.exec(description.replaceAll(/\s+/g, " "));
  return said?.[1] ?? said?.[2] ?? null;
}
