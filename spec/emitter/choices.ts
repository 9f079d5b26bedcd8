import type { Answer } from "@svc/spec-lib";
import { type Document, type Operation, operationsOf, schemaRef } from "./document.ts";

const CHOICES = "x-svc-answers";

/**
 * Says what chooses between the answers of an operation, and adds a sentence for each choice to its
 * description; the description of the default is that of the operation without them.
 */
export function addChoices(operation: Operation, answers: readonly Answer[]): void {
  if (answers.length === 0) return;
  operation[CHOICES] = answers.map(({ schema, description, ...answer }) => ({
    ...answer,
    schema: schema === null ? null : schemaRef(schema),
    description,
  }));
  const sentences = answers.slice(1).map(sentence);
  operation.description = [operation.description, ...sentences].join("\n\n");
}

/** The names of the schemas that only a choice may refer to. */
export function schemasOfChoices(document: Document): string[] {
  const choices = operationsOf(document).flatMap((operation) => operation[CHOICES] ?? []);
  const refs = (choices as { schema: { $ref: string } | null }[]).map(({ schema }) => schema?.$ref);
  return refs.flatMap((ref) => ref?.split("/").at(-1) ?? []);
}

/** "With `format=pdf`, returns the receipt as a page." */
function sentence({ when, description }: Answer): string {
  if (when === null) return description;
  const { name, value } = when;
  const chosen = value === null || value === true ? name : `${name}=${value}`;
  const header = when.in === "header" ? `${name}: ${value}` : chosen;
  const does = description.charAt(0).toLowerCase() + description.slice(1);
  return `With \`${header}\`, ${does}`;
}
