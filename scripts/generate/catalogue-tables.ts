import { type Document, refName, type Schema } from "../../spec/emitter/document.ts";
import type { Contract } from "./compile-spec.ts";
import { HEADER } from "./paths.ts";
import { keyOf, literal, union } from "./text.ts";

/** The text of errors.ts. */
export function errorsFile({ facts }: Contract): string {
  const types = [...new Set(facts.errors.map((error) => error.type))].sort();
  const rows = facts.errors.map(({ code, status, type, meaning, fix, retryable, meta }) =>
    row(code, { status, type, meaning, fix, retryable, meta }),
  );
  return [
    HEADER,
    `export type ErrorCode =${union(facts.errors.map((error) => error.code))};\n\n`,
    `export type ErrorType =${union(types)};\n\n`,
    "/** What is always true of an error of this code. */\n",
    "export interface ErrorFacts {\n",
    "  readonly status: number;\n",
    "  readonly type: ErrorType;\n",
    "  readonly meaning: string;\n",
    "  /** What to do next. */\n",
    "  readonly fix: string;\n",
    "  readonly retryable: boolean;\n",
    "  /** The names of the fields that `meta` carries. */\n",
    "  readonly meta: readonly string[];\n",
    "}\n\n",
    "/** Refusals that answer when no operation was found. */\n",
    `export const ROUTE_REFUSALS = ${literal(facts.route_refusals)} as const;\n\n`,
    "export const ERRORS: Readonly<Record<ErrorCode, ErrorFacts>> = {\n",
    ...rows,
    "};\n",
  ].join("");
}

/** The text of events.ts. */
export function eventsFile({ document, facts }: Contract): string {
  const rows = facts.events.map(({ type, object, meaning, planned }) => {
    const media = document.webhooks?.[type]?.post.requestBody?.content["application/json"];
    const schema = refName(media?.schema ?? {});
    return row(type, { object, schema, meaning, planned });
  });
  return [
    HEADER,
    'import type { Schemas } from "./routes.ts";\n\n',
    `export type EventType =${union(facts.events.map((event) => event.type))};\n\n`,
    "/** The schema of `data.object`, and when the event happens. */\n",
    "export interface EventFacts {\n",
    "  readonly object: string;\n",
    "  /** The schema of the body that an endpoint receives. */\n",
    "  readonly schema: keyof Schemas;\n",
    "  readonly meaning: string;\n",
    "  /** Whether nothing that is kept emits it yet. */\n",
    "  readonly planned: boolean;\n",
    "}\n\n",
    "export const EVENTS: Readonly<Record<EventType, EventFacts>> = {\n",
    ...rows,
    "};\n",
  ].join("");
}

/** The text of lifecycles.ts. */
export function lifecyclesFile({ facts }: Contract): string {
  const rows = facts.lifecycles.map(({ object, ...table }) => row(object, table));
  return [
    HEADER,
    'import type { EventType } from "./events.ts";\n\n',
    "/** The states of an object and the steps between them; no other step exists. */\n",
    "export interface LifecycleFacts {\n",
    "  readonly field: string;\n",
    "  readonly states: readonly string[];\n",
    "  readonly initial: readonly string[];\n",
    "  readonly terminal: readonly string[];\n",
    "  /** Nothing is under way in these: a caller who waits stops waiting. */\n",
    "  readonly settled: readonly string[];\n",
    "  /** What each `by` of the steps means to a caller. */\n",
    "  readonly triggers: Readonly<Record<string, string>>;\n",
    "  readonly steps: readonly LifecycleStep[];\n",
    "}\n\n",
    "export interface LifecycleStep {\n",
    "  readonly from: string;\n",
    "  readonly to: string;\n",
    "  readonly by: string;\n",
    "  readonly events: readonly EventType[];\n",
    "}\n\n",
    "export const LIFECYCLES = {\n",
    ...rows,
    "} as const satisfies Readonly<Record<string, LifecycleFacts>>;\n\n",
    "export type LifecycleName = keyof typeof LIFECYCLES;\n",
  ].join("");
}

/** The text of ids.ts. */
export function idsFile({ facts }: Contract): string {
  return [
    HEADER,
    "/** The prefix of an object's id, without the underscore. */\n",
    "export const ID_PREFIXES = {\n",
    ...Object.entries(facts.id_prefixes).map(([name, prefix]) => row(name, prefix)),
    "} as const;\n\n",
    "export type IdName = keyof typeof ID_PREFIXES;\n",
    "export type IdPrefix = (typeof ID_PREFIXES)[IdName];\n",
  ].join("");
}

/** The text of enums.ts. */
export function enumsFile({ document }: Contract): string {
  const enums = Object.entries(document.components.schemas).filter(([, schema]) => schema.enum);
  return [
    HEADER,
    "/** The values of every named enumeration, in the order of the contract. */\n",
    "export const ENUMS = {\n",
    ...enums.map(([name, schema]) => row(name, schema.enum)),
    "} as const;\n\n",
    "export type EnumName = keyof typeof ENUMS;\n\n",
    "/** One of the values of an enumeration. */\n",
    "export type EnumValue<Name extends EnumName> = (typeof ENUMS)[Name][number];\n",
  ].join("");
}

/** The text of secrets.ts. */
export function secretsFile({ document }: Contract): string {
  return [
    HEADER,
    "/** Fields that are never logged, and shown only where the contract says so. */\n",
    `export const SECRET_FIELDS: readonly string[] = ${literal(secretFields(document), 0, 48)};\n`,
  ].join("");
}

/** The text of planned.ts. */
export function plannedFile({ facts }: Contract): string {
  const planned = facts.operations.filter((operation) => operation.planned);
  return [
    HEADER,
    'import type { OperationId } from "./operations.ts";\n\n',
    "/** In the contract and not yet kept: these answer 501. */\n",
    "export const PLANNED_OPERATIONS: readonly OperationId[] = ",
    `${literal(planned.map((operation) => operation.id))};\n`,
  ].join("");
}

function secretFields(document: Document): string[] {
  return Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    Object.entries(schema.properties ?? {})
      .filter(([, field]: [string, Schema]) => field["x-svc-secret"] === true)
      .map(([field]) => `${name}.${field}`),
  );
}

function row(key: string, value: unknown): string {
  const name = `${keyOf(key)}: `;
  return `  ${name}${literal(value, 2, name.length)},\n`;
}
