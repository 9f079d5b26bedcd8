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
import { type Node, SyntaxKind } from "@typespec/compiler/ast";
import { setExtension } from "@typespec/openapi";
import type { AnswerEntry } from "./answers.ts";
import type { ErrorEntry, EventEntry, LifecycleTable } from "./catalogues.ts";
import { stateKeys } from "./library.ts";

/** What an operation does with an Idempotency-Key. */
export type IdempotencyClass = "required" | "optional" | "refused" | "none";

/** What the decorators said about one operation, before defaults. */
export interface OperationMarks {
  idempotency?: IdempotencyClass;
  refuses?: string[];
  emits?: string[];
  rationed?: string;
  replays?: "object" | "body";
  cacheable?: true;
  retry?: "safe" | "once";
  answers?: AnswerEntry[];
  planned?: true;
  deprecated?: DeprecationEntry;
}

/** When an operation or a field ends, as written. */
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

const $deprecatedOperation = mark((deprecated: DeprecationEntry) => ({ deprecated }));

function $deprecated(
  context: DecoratorContext,
  target: Operation | ModelProperty,
  deprecation: DeprecationEntry,
): void {
  if (target.kind === "Operation") $deprecatedOperation(context, target, deprecation);
  else {
    context.program.stateMap(stateKeys.deprecated).set(target, deprecation);
    const facts = { ...deprecation, use: deprecation.use ?? null };
    setExtension(context.program, target, "x-svc-deprecation", facts);
  }
}

/** The fields and parameters that end, as written. */
export function deprecatedFields(program: Program): Map<ModelProperty, DeprecationEntry> {
  return program.stateMap(stateKeys.deprecated) as Map<ModelProperty, DeprecationEntry>;
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
  setRefusalCode(program, target, code);
}

/** What the decorator does, for a library whose own decorators imply a code. */
export function setRefusalCode(program: Program, target: RefusalTarget, code: string): void {
  program.stateMap(stateKeys.refusal).set(target, code);
  setExtension(program, target, "x-svc-refusal", code);
}

/** The error code that a value breaking this type is answered with, if it has one of its own. */
export function refusalCodeOf(program: Program, target: Type): string | undefined {
  return program.stateMap(stateKeys.refusal).get(target);
}

/** Names codes that something in front of all operations refuses with. */
export function nameRefusals(program: Program, codes: readonly string[]): void {
  const named = program.stateMap(stateKeys.gate);
  for (const code of codes) named.set(code as never, true);
}

/** The codes that need no operation to name them. */
export function gateRefusals(program: Program): Set<string> {
  return new Set([...program.stateMap(stateKeys.gate).keys()] as unknown as string[]);
}

function $gateRefusals(
  { program }: DecoratorContext,
  _: Namespace,
  ...codes: (string | string[])[]
): void {
  nameRefusals(program, codes.flat());
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

/** The decorators of main.tsp, by namespace, as the compiler looks for them. */
export const $decorators = {
  Svc: {
    idempotency: mark((idempotency: IdempotencyClass) => ({ idempotency })),
    refuses: mark((...codes: (string | string[])[]) => ({ refuses: codes.flat() })),
    emits: mark((...types: (string | string[])[]) => ({ emits: types.flat() })),
    rationed: mark((meter: string) => ({ rationed: meter })),
    replays: mark((replays: "object" | "body") => ({ replays })),
    cacheable: mark(() => ({ cacheable: true })),
    retry: mark((retry: "safe" | "once") => ({ retry })),
    answers: mark((answers: AnswerEntry[]) => ({ answers })),
    planned: $planned,
    deprecated: $deprecated,
    eventTypes: $eventTypes,
    affects: $affects,
    unit: $unit,
    refusalCode: $refusalCode,
    gateRefusals: $gateRefusals,
    errorCatalogue: $errorCatalogue,
    eventCatalogue: $eventCatalogue,
    lifecycle: $lifecycle,
  },
};
