/** What is said of operations and fields that are going to end, on pages and in the changelog. */
import type { Deprecation } from "@svc/generated/deprecations";
import {
  type Contract,
  type EndOfField,
  type Placed,
  parametersOf,
  placedOperations,
  resolved,
} from "./contract.ts";
import { operationLink } from "./links.ts";

/** An operation that is going to end. */
export interface Ending {
  readonly placed: Placed;
  readonly deprecation: Deprecation;
}

/** The operations of a contract that are going to end. */
export function endingOperations(contract: Contract): Ending[] {
  return placedOperations(contract).flatMap((placed) => {
    const deprecation = placed.operation["x-svc-deprecation"];
    return deprecation === undefined ? [] : [{ placed, deprecation }];
  });
}

/** A field or a parameter that is going to end. */
interface EndingField {
  /** How a reader finds it, such as `` `phone` of `Recipient` ``. */
  readonly name: string;
  readonly end: EndOfField;
}

/** The fields of objects, and the parameters of operations, that are going to end. */
export function endingFields(contract: Contract): EndingField[] {
  const of_objects = Object.entries(contract.components.schemas).flatMap(([owner, schema]) =>
    Object.entries(schema.properties ?? {}).map(([field, own]) => ({
      name: `\`${field}\` of \`${owner}\``,
      end: own["x-svc-deprecation"],
    })),
  );
  const of_operations = placedOperations(contract).flatMap((placed) =>
    parametersOf(contract, placed.operation).map(({ name, "x-svc-deprecation": end }) => ({
      name: `\`${name}\` of ${operationLink(placed)}`,
      end,
    })),
  );
  return [...of_objects, ...of_operations].flatMap(({ name, end }) => (end ? [{ name, end }] : []));
}

/** The notes above an operation on what of its parameters and its body ends. */
export function deprecatedFieldNotes(contract: Contract, { operation }: Placed): string[] {
  const [media] = Object.values(operation.requestBody?.content ?? {});
  const { properties = {} } = resolved(contract, media?.schema ?? {});
  const fields = [
    ...parametersOf(contract, operation).map((one) => [one.name, one] as const),
    ...Object.entries(properties),
  ];
  return fields.flatMap(([name, { "x-svc-deprecation": end }]) => {
    if (end === undefined) return [];
    const { since, sunset, instead } = end;
    return [`> **Deprecated.** \`${name}\`: since ${since}; it ends on ${sunset}. ${instead}`];
  });
}

/** What is added to the words of a field. */
export function endOfField({ since, sunset, instead }: EndOfField): string {
  return `Deprecated since ${since}; it ends on ${sunset}. ${instead}`;
}

/** A line of the changelog, on the day from which a field is deprecated. */
export function deprecatedFieldLine({ name, end }: EndingField): string {
  return `- ${name} ends on ${end.sunset}. ${end.instead}`;
}

/** The note above an operation. */
export function deprecationNote(contract: Contract, deprecation: Deprecation): string {
  const { since, sunset } = deprecation;
  const days = `Since ${since}; it ends on ${sunset}.`;
  return `> **Deprecated.** ${days} ${adviceOf(contract, deprecation)}`;
}

/** A line of the changelog, on the day from which it is deprecated. */
export function deprecationLine(contract: Contract, { placed, deprecation }: Ending): string {
  const { sunset } = deprecation;
  const advice = adviceOf(contract, deprecation);
  return `- ${operationLink(placed)} ends on ${sunset}. ${advice}`;
}

function adviceOf(contract: Contract, { instead, use }: Deprecation): string {
  const other = placedOperations(contract).find(({ operation }) => operation.operationId === use);
  return other === undefined ? instead : `${instead} See ${operationLink(other)}.`;
}
