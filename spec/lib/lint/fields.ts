import {
  getDoc,
  getMaxValue,
  getMinValue,
  type ModelProperty,
  type Program,
  type Scalar,
  type Type,
} from "@typespec/compiler";
import { isPlannedField } from "../decorators.ts";
import { isAnonymousUnion, isInlineObject, valueTypes } from "./shapes.ts";

/** A rule that one field breaks. */
export type FieldRule =
  | "response-optional"
  | "name-not-snake"
  | "integer-unbounded"
  | "planned-required"
  | "inline-object"
  | "anonymous-union"
  | "field-words";

const SNAKE_CASE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

/** The rules that this field breaks, wherever it stands. */
export function brokenFieldRules(program: Program, field: ModelProperty): FieldRule[] {
  const types = valueTypes(field.type);
  const scalars = types.filter((type) => type.kind === "Scalar");
  const rules: [FieldRule, boolean][] = [
    ["name-not-snake", !isHeader(field) && !isSnakeCase(field)],
    ["integer-unbounded", scalars.some((scalar) => isUnbounded(program, field, scalar))],
    ["planned-required", isPlannedField(program, field) && !field.optional],
    ["inline-object", types.some(isInlineObject)],
    ["anonymous-union", [field.type, ...types].some(isAnonymousUnion)],
    ["field-words", !getDoc(program, field)],
  ];
  return rules.filter(([, broken]) => broken).map(([rule]) => rule);
}

/** Currencies are keys of maps in the contract, and are written as on the wire. */
function isSnakeCase({ name }: ModelProperty): boolean {
  return SNAKE_CASE.test(name) || /^[A-Z]{3}$/.test(name);
}

function isHeader(field: ModelProperty): boolean {
  return field.decorators.some(({ definition }) => definition?.name === "@header");
}

function isBuiltIn(scalar: Scalar): boolean {
  return scalar.namespace?.name === "TypeSpec";
}

function isUnbounded(program: Program, field: ModelProperty, scalar: Scalar): boolean {
  const chain = scalarChain(scalar);
  if (!chain.some((type) => isBuiltIn(type) && type.name === "integer")) return false;
  const holders: Type[] = [field, ...chain.filter((type) => !isBuiltIn(type))];
  const bounded =
    holders.some((holder) => getMinValue(program, holder) !== undefined) &&
    holders.some((holder) => getMaxValue(program, holder) !== undefined);
  return !bounded;
}

function scalarChain(scalar: Scalar): Scalar[] {
  return scalar.baseScalar ? [scalar, ...scalarChain(scalar.baseScalar)] : [scalar];
}
