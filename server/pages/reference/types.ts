/** What a value of the contract is, in a word or two. */
import { type Contract, refName, resolved, type Schema } from "../contract.ts";
import { objectLink } from "./objects.ts";
import { isList, isObject } from "./shapes.ts";

/** The type of a value: `string`, `Money or null`, `array of [Send](…)`. */
export function typeWords(contract: Contract, schema: Schema): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) {
    return [...new Set(choices.map((one) => typeWords(contract, one)))].join(" or ");
  }
  const name = refName(schema);
  if (name !== null) return namedType(contract, name, resolved(contract, schema));
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.type === "array") return `array of ${typeWords(contract, schema.items ?? {})}`;
  if (Array.isArray(schema.type)) return schema.type.join(" or ");
  return (schema.type as string | undefined) ?? "any";
}

function namedType(contract: Contract, name: string, schema: Schema): string {
  if (isList(schema)) {
    const entry = schema.properties?.data?.items ?? {};
    return `list of ${typeWords(contract, entry)}`;
  }
  if (isObject(schema)) return objectLink(contract, name);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined && !choices.some((one) => isObject(resolved(contract, one)))) {
    return basicTypes(contract, choices);
  }
  if (choices !== undefined) return typeWords(contract, schema);
  return typeWords(contract, { ...schema, $ref: undefined } as Schema);
}

function basicTypes(contract: Contract, choices: readonly Schema[]): string {
  const words = choices.map((one) => typeWords(contract, resolved(contract, one)));
  return [...new Set(words)].join(" or ");
}

/** The values that an enumeration may have, or null. */
export function valuesOf(contract: Contract, schema: Schema): readonly string[] | null {
  const own = resolved(contract, schema.type === "array" ? (schema.items ?? {}) : schema);
  if (own.enum !== undefined) return own.enum.map(String);
  for (const one of own.anyOf ?? []) {
    const values = valuesOf(contract, one);
    if (values !== null) return values;
  }
  return null;
}
