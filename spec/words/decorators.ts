import { refusalCodeOf, setRefusalCode } from "@svc/spec-lib";
import type {
  DecoratorContext,
  Model,
  ModelProperty,
  Namespace,
  Operation,
  Program,
  Scalar,
} from "@typespec/compiler";
import { $pattern, getPattern } from "@typespec/compiler";
import { setExtension } from "@typespec/openapi";
import { $eventExamples } from "./event-examples.ts";
import { stateKeys } from "./library.ts";
import { placeOf } from "./place.ts";
import type { McpTool } from "./tools.ts";
import type { KeyKind, Role } from "./words.ts";

/** What the product's decorators said about one operation, before defaults. */
export interface OperationWords {
  scope?: string[];
  no_key_reason?: string;
  key_kinds?: KeyKind[];
  publishable?: true;
  dashboard_only?: true;
  personal?: true;
  test_only?: true;
  roles?: Role[];
  body_bytes_max?: number;
  audited?: string;
  json_rpc?: true;
}

/** The words of an operation; empty when it has none. */
export function wordsOf(program: Program, operation: Operation): OperationWords {
  return program.stateMap(stateKeys.operation).get(operation) ?? {};
}

type Mark<Values extends unknown[]> = (
  context: DecoratorContext,
  target: Operation,
  ...values: Values
) => void;

function mark<Values extends unknown[]>(read: (...values: Values) => OperationWords): Mark<Values> {
  return ({ program }, target, ...values) => {
    const words = { ...wordsOf(program, target), ...read(...values) };
    program.stateMap(stateKeys.operation).set(target, words);
  };
}

function $secret({ program }: DecoratorContext, target: ModelProperty): void {
  setExtension(program, target, "x-svc-secret", true);
}

function $holdsSecret({ program }: DecoratorContext, target: ModelProperty): void {
  setExtension(program, target, "x-svc-secret", "within");
}

function $idPrefix(context: DecoratorContext, target: Scalar, prefix: string): void {
  const { program } = context;
  program.stateMap(stateKeys.identifier).set(target, prefix);
  setExtension(program, target, "x-svc-id", prefix);
  if (getPattern(program, target) === undefined) {
    context.call($pattern, target, `^${prefix}_[0-9A-Za-z]{24}$`);
  }
  if (refusalCodeOf(program, target) === undefined) {
    setRefusalCode(program, target, "reference_not_found");
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
    bodyBytes: mark((bytes: number) => ({ body_bytes_max: bytes })),
    audited: mark((action: string) => ({ audited: action })),
    jsonRpc: mark(() => ({ json_rpc: true })),
    secret: $secret,
    holdsSecret: $holdsSecret,
    idPrefix: $idPrefix,
    slug: $slug,
    eventExamples: $eventExamples,
    mcpTool: $mcpTool,
  },
};
