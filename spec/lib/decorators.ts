import type {
  DecoratorContext,
  Enum,
  Model,
  ModelProperty,
  Namespace,
  Operation,
  Program,
  Scalar,
  Type,
  Union,
} from "@typespec/compiler";
import { $pattern, getPattern } from "@typespec/compiler";
import { type Node, SyntaxKind } from "@typespec/compiler/ast";
import { setExtension } from "@typespec/openapi";
import type { AnswerEntry } from "./answers.ts";
import type { ErrorEntry, EventEntry, LifecycleTable } from "./catalogues.ts";
import { $eventExamples } from "./event-examples.ts";
import { stateKeys } from "./library.ts";
import { placeOf } from "./place.ts";
import type { McpTool } from "./tools.ts";
import type { IdempotencyClass, KeyKind, RetryClass, Role } from "./words.ts";

/** What the decorators said about one operation, before defaults. */
export interface OperationMarks {
  scope?: string[];
  no_key_reason?: string;
  key_kinds?: KeyKind[];
  publishable?: true;
  dashboard_only?: true;
  personal?: true;
  test_only?: true;
  roles?: Role[];
  idempotency?: IdempotencyClass;
  refuses?: string[];
  emits?: string[];
  rationed?: string;
  body_bytes_max?: number;
  audited?: string;
  replays?: "object" | "body";
  cacheable?: true;
  retry?: Exclude<RetryClass, "keyed">;
  answers?: AnswerEntry[];
  json_rpc?: true;
  planned?: true;
  deprecated?: DeprecationEntry;
}

/** When an operation ends, as written. */
interface DeprecationEntry {
  since: string;
  sunset: string;
  instead: string;
  use?: string;
}

/** The marks of an operation; empty when it has none. */
export function marksOf(program: Program, operation: Operation): OperationMarks {
  return program.stateMap(stateKeys.operation).get(operation) ?? {};
}

type Mark<Values extends unknown[]> = (
  context: DecoratorContext,
  target: Operation,
  ...values: Values
) => void;

function mark<Values extends unknown[]>(read: (...values: Values) => OperationMarks): Mark<Values> {
  return ({ program }, target, ...values) => {
    const marks = { ...marksOf(program, target), ...read(...values) };
    program.stateMap(stateKeys.operation).set(target, marks);
  };
}

const $plannedOperation = mark(() => ({ planned: true }));

function $planned(context: DecoratorContext, target: Operation | ModelProperty): void {
  if (target.kind === "Operation") $plannedOperation(context, target);
  else {
    context.program.stateSet(stateKeys.planned).add(target);
    setExtension(context.program, target, "x-svc-planned", true);
  }
}

/** Whether a request that gives this field is answered 501. */
export function isPlannedField(program: Program, field: ModelProperty): boolean {
  return program.stateSet(stateKeys.planned).has(field);
}

function $eventTypes({ program }: DecoratorContext, target: Scalar): void {
  program.stateSet(stateKeys.event_types).add(target);
}

/** The scalars whose values are the types of the event catalogue. */
export function eventTypeScalars(program: Program): Scalar[] {
  return [...program.stateSet(stateKeys.event_types)] as Scalar[];
}

function $secret({ program }: DecoratorContext, target: ModelProperty): void {
  program.stateSet(stateKeys.secret).add(target);
  setExtension(program, target, "x-svc-secret", true);
}

function $holdsSecret({ program }: DecoratorContext, target: ModelProperty): void {
  setExtension(program, target, "x-svc-secret", "within");
}

function $affects({ program }: DecoratorContext, target: Model, ...others: Model[]): void {
  program.stateMap(stateKeys.affected).set(target, [...affectedBy(program, target), ...others]);
}

/** The models that a change of this one may change too, in the same request. */
export function affectedBy(program: Program, model: Model): readonly Model[] {
  return program.stateMap(stateKeys.affected).get(model) ?? [];
}

function $unit({ program }: DecoratorContext, target: ModelProperty | Scalar, unit: string): void {
  program.stateMap(stateKeys.unit).set(target, unit);
  setExtension(program, target, "x-svc-unit", unit);
}

type RefusalTarget = ModelProperty | Scalar | Union | Enum | Model;

function $refusalCode({ program }: DecoratorContext, target: RefusalTarget, code: string): void {
  program.stateMap(stateKeys.refusal).set(target, code);
  setExtension(program, target, "x-svc-refusal", code);
}

/** The error code that a value breaking this type is answered with, if it has one of its own. */
export function refusalCodeOf(program: Program, target: Type): string | undefined {
  return program.stateMap(stateKeys.refusal).get(target);
}

function $idPrefix(context: DecoratorContext, target: Scalar, prefix: string): void {
  const { program } = context;
  program.stateMap(stateKeys.identifier).set(target, prefix);
  setExtension(program, target, "x-svc-id", prefix);
  if (getPattern(program, target) === undefined) {
    context.call($pattern, target, `^${prefix}_[0-9A-Za-z]{24}$`);
  }
  if (refusalCodeOf(program, target) === undefined) {
    $refusalCode(context, target, "reference_not_found");
  }
}

function $slug({ program }: DecoratorContext, target: Scalar): void {
  program.stateMap(stateKeys.identifier).set(target, null);
}

/** The prefix of an id scalar, null of a slug, undefined of anything else. */
export function idPrefixOf(program: Program, scalar: Scalar): string | null | undefined {
  return program.stateMap(stateKeys.identifier).get(scalar);
}

/** Every scalar that names objects, with its prefix, or null for a slug. */
export function identifiers(program: Program): Map<Scalar, string | null> {
  return program.stateMap(stateKeys.identifier) as Map<Scalar, string | null>;
}

/** What the reference says of a module. */
export interface ModuleWords {
  description: string;
  /** What to call it where its name alone says too little. */
  title?: string;
}

/** A module is a file or a folder; the file that says this stands for it. */
function $about(
  context: DecoratorContext,
  target: Namespace,
  description: string,
  title?: string,
): void {
  const modules = context.program.stateMap(stateKeys.modules);
  const { layer, module } = placeOf(context.program, context.decoratorTarget);
  modules.set(target, { ...modules.get(target), [`${layer}/${module}`]: { description, title } });
}

/** What is said of each module, by its layer and its name. */
export function moduleWords(program: Program): Record<string, ModuleWords> {
  return Object.assign({}, ...program.stateMap(stateKeys.modules).values());
}

type Errors = Record<string, Omit<ErrorEntry, "code">>;

function $errorCatalogue(context: DecoratorContext, target: Namespace, errors: Errors): void {
  const entries = Object.entries(errors).map(([code, entry]) => ({ code, ...entry }));
  append(context, stateKeys.errors, target, entries);
}

function $eventCatalogue(context: DecoratorContext, target: Namespace, events: EventEntry[]): void {
  append(context, stateKeys.events, target, events);
}

function append(context: DecoratorContext, key: symbol, target: Namespace, entries: unknown[]) {
  const catalogue = context.program.stateMap(key);
  const rows = rowNodes(context);
  const sourced = entries.map((entry, index) => ({
    entry,
    source: rows.length === entries.length ? rows[index] : context.decoratorTarget,
  }));
  catalogue.set(target, [...(catalogue.get(target) ?? []), ...sourced]);
}

/** Where each entry is written, when the argument is written out and not composed of others. */
function rowNodes(context: DecoratorContext): readonly Node[] {
  const argument = context.getArgumentTarget(0) as Node | undefined;
  if (argument?.kind === SyntaxKind.ObjectLiteral) return argument.properties;
  if (argument?.kind === SyntaxKind.ArrayLiteral) return argument.values;
  return [];
}

function $lifecycle({ program }: DecoratorContext, target: Enum, table: LifecycleTable): void {
  program.stateMap(stateKeys.lifecycle).set(target, table);
}

function $mcpTool({ program }: DecoratorContext, target: Model, tool: McpTool): void {
  program.stateMap(stateKeys.tool).set(target, tool);
}

/** The decorators of main.tsp, by namespace, as the compiler looks for them. */
export const $decorators = {
  Svc: {
    about: $about,
    scope: mark((...scope: string[]) => ({ scope })),
    noKey: mark((reason: string) => ({ no_key_reason: reason })),
    keyKinds: mark((...kinds: KeyKind[]) => ({ key_kinds: kinds })),
    publishable: mark(() => ({ publishable: true })),
    dashboardOnly: mark(() => ({ dashboard_only: true })),
    personal: mark(() => ({ personal: true })),
    testOnly: mark(() => ({ test_only: true })),
    roles: mark((...roles: Role[]) => ({ roles })),
    idempotency: mark((idempotency: IdempotencyClass) => ({ idempotency })),
    refuses: mark((...codes: (string | string[])[]) => ({ refuses: codes.flat() })),
    emits: mark((...types: (string | string[])[]) => ({ emits: types.flat() })),
    rationed: mark((meter: string) => ({ rationed: meter })),
    bodyBytes: mark((bytes: number) => ({ body_bytes_max: bytes })),
    audited: mark((action: string) => ({ audited: action })),
    replays: mark((replays: "object" | "body") => ({ replays })),
    cacheable: mark(() => ({ cacheable: true })),
    retry: mark((retry: "safe" | "once") => ({ retry })),
    answers: mark((answers: AnswerEntry[]) => ({ answers })),
    jsonRpc: mark(() => ({ json_rpc: true })),
    planned: $planned,
    deprecated: mark((deprecated: DeprecationEntry) => ({ deprecated })),
    eventTypes: $eventTypes,
    affects: $affects,
    secret: $secret,
    holdsSecret: $holdsSecret,
    unit: $unit,
    refusalCode: $refusalCode,
    idPrefix: $idPrefix,
    slug: $slug,
    errorCatalogue: $errorCatalogue,
    eventCatalogue: $eventCatalogue,
    eventExamples: $eventExamples,
    lifecycle: $lifecycle,
    mcpTool: $mcpTool,
  },
};
