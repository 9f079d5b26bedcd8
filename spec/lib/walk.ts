import type { Model, ModelProperty, Program, Scalar, Type, Union } from "@typespec/compiler";
import { refusalCodeOf } from "./decorators.ts";

/** Calls `visit` once for each type that a value of `start` can hold, `start` first. */
export function walk(start: Type, state: (type: Type) => void, seen = new Set<Type>()): void {
  if (seen.has(start)) return;
  seen.add(start);
  state(start);
  for (const next of parts(start)) walk(next, state, seen);
}

/** The error codes that the schemas inside these types carry, in the order of the fields. */
export function refusalCodesIn(program: Program, types: readonly Type[]): string[] {
  const codes = new Set<string>();
  const seen = new Set<Type>();
  for (const type of types) {
    walk(type, (visited) => addCode(codes, refusalCodeOf(program, visited)), seen);
  }
  return [...codes];
}

function addCode(codes: Set<string>, code: string | undefined): void {
  if (code !== undefined) codes.add(code);
}

function parts(type: Type): Type[] {
  switch (type.kind) {
    case "ModelProperty":
      return [(type as ModelProperty).type];
    case "Model":
      return modelParts(type);
    case "Union":
      return [...(type as Union).variants.values()].map((variant) => variant.type);
    case "Scalar":
      return (type as Scalar).baseScalar ? [(type as Scalar).baseScalar as Scalar] : [];
    case "Tuple":
      return type.values;
    default:
      return [];
  }
}

function modelParts(model: Model): Type[] {
  const indexed = model.indexer ? [model.indexer.value] : [];
  const base = model.baseModel ? [model.baseModel] : [];
  return [...base, ...model.properties.values(), ...indexed];
}
