import type { DecoratorContext, Namespace, Program } from "@typespec/compiler";
import type { Node } from "@typespec/compiler/ast";
import { stateKeys } from "./library.ts";

/** An example of an event, as plain JSON. */
export interface EventExample {
  at: number;
  object: Record<string, unknown>;
  before?: Record<string, unknown>;
  threshold?: Record<string, unknown>;
  shortfall?: Record<string, unknown>;
  rule?: string;
  reward?: string;
}

interface SourcedExample {
  example: EventExample;
  source: Node;
}

/** Keeps the examples of a file, each with the place that it is written at. */
export function $eventExamples(
  { program, decoratorTarget }: DecoratorContext,
  _: Namespace,
  examples: Record<string, unknown>,
): void {
  const kept: Map<string, SourcedExample> = program.stateMap(stateKeys.event_examples) as never;
  for (const [type, example] of Object.entries(examples)) {
    kept.set(type as never, {
      example: plain(example) as EventExample,
      source: decoratorTarget as Node,
    });
  }
}

/** The examples by the type of their event. */
export function eventExamples(program: Program): ReadonlyMap<string, SourcedExample> {
  return program.stateMap(stateKeys.event_examples) as never;
}

/** Members of enumerations and numbers of any type arrive as objects of the compiler. */
function plain(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(plain);
  if ("valueKind" in value && value.valueKind === "EnumValue") return memberOf(value);
  if ("asNumber" in value && typeof value.asNumber === "function") return value.asNumber();
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, plain(field)]));
}

function memberOf(value: object): string | number {
  const { value: member } = value as { value: { name: string; value?: string | number } };
  return member.value ?? member.name;
}
