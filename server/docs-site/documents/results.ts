import { type Answer, type Document, nameOf, operationsOf, schemaRef } from "./document.ts";
import { wordsOf } from "./lowered-schemas.ts";

const JSON_TYPE = "application/json";

interface Choice {
  propertyName: string;
  mapping: Record<string, string>;
}

/**
 * Gives an operation one type for all of its successes: most generators take the first for all, and
 * would read a 202 as what a 200 holds.
 */
export function uniteResults(document: Document): void {
  const { schemas } = document.components;
  for (const { operationId, responses } of operationsOf(document)) {
    const successes = Object.entries(responses).filter(([status]) => status.startsWith("2"));
    const answers = successes.map(([, answer]) => answer).filter((one) => schemaName(one) !== null);
    const names = new Set(answers.map((answer) => schemaName(answer) as string));
    if (names.size < 2) continue;
    const result = `${wordsOf(operationId)}Result`;
    const choices = [...names].map((name) => schemas[name]?.discriminator as Choice | undefined);
    const mapping = Object.assign({}, ...choices.map((choice) => choice?.mapping));
    for (const name of names) {
      const object = schemas[name]?.properties?.object?.const;
      if (typeof object === "string") mapping[object] = schemaRef(name).$ref;
    }
    schemas[result] = {
      description: `What ${operationId} returns. Distinguished by \`object\`.`,
      oneOf: Object.values(mapping).map(($ref) => ({ $ref: $ref as string })),
      discriminator: { propertyName: "object", mapping },
    };
    for (const answer of answers) {
      const media = answer.content?.[JSON_TYPE];
      if (media !== undefined) media.schema = schemaRef(result);
    }
  }
}

function schemaName(answer: Answer): string | null {
  return nameOf(answer.content?.[JSON_TYPE]?.schema?.$ref);
}
