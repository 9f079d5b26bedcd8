import {
  answerOf,
  type Document,
  operationsOf,
  sortedByName,
} from "../../spec/emitter/document.ts";
import type { Contract } from "./compile-spec.ts";
import { parametersOf } from "./parameters.ts";
import { HEADER } from "./paths.ts";
import { keyOf, literal, union } from "./text.ts";

/** The text of headers.ts. */
export function headersFile({ document }: Contract): string {
  const sets = new Map<string, string>();
  const rows = operationsOf(document).map(({ operationId, responses }) => {
    const statuses = Object.entries(responses).map(([status, answer]) => {
      const names = Object.keys(answerOf(document, answer).headers ?? {}).sort();
      return `${status}: ${setNamed(sets, literal(names, 0, 60))}`;
    });
    return `  ${operationId}: { ${statuses.join(", ")} },\n`;
  });
  const known = Object.entries(headerSchemas(document));
  const headers = known.map(([name, schema]) => `  ${keyOf(name)}: ${literal(schema, 2, 20)},\n`);
  const of_webhooks = literal(webhookHeaders(document), 0, 50);
  return [
    HEADER,
    'import type { OperationId } from "./operations.ts";\n\n',
    `export type HeaderName =${union(known.map(([name]) => name))};\n\n`,
    "/** What the value of a header must be. */\n",
    "export interface HeaderFacts {\n",
    '  readonly type: "string" | "integer";\n',
    "  readonly const?: string;\n",
    "  readonly pattern?: string;\n",
    "  readonly minimum?: number;\n",
    "  readonly maximum?: number;\n",
    "}\n\n",
    "/** Every header that an answer may have. */\n",
    "export const HEADERS: Readonly<Record<HeaderName, HeaderFacts>> = {\n",
    ...headers,
    "};\n\n",
    ...[...sets].map(([names, set]) => `const ${set}: readonly HeaderName[] = ${names};\n`),
    "\n/** The headers of each status of an operation. */\n",
    "export const ANSWER_HEADERS: Readonly<\n",
    "  Record<OperationId, Readonly<Record<number, readonly HeaderName[]>>>\n",
    `> = {\n${rows.join("")}};\n\n`,
    "/** The headers of every webhook. */\n",
    `export const WEBHOOK_HEADERS: readonly string[] = ${of_webhooks};\n`,
  ].join("");
}

function setNamed(sets: Map<string, string>, names: string): string {
  const known = sets.get(names) ?? `SET_${sets.size + 1}`;
  sets.set(names, known);
  return known;
}

/** By the name on the wire; the components name them otherwise. */
function headerSchemas(document: Document): Record<string, unknown> {
  const components = (document.components.headers ?? {}) as Record<string, { schema: unknown }>;
  const schemas: Record<string, unknown> = {};
  for (const { responses } of operationsOf(document)) {
    for (const answer of Object.values(responses)) {
      const headers = answerOf(document, answer).headers ?? {};
      for (const [name, header] of Object.entries(headers as Record<string, { $ref: string }>)) {
        schemas[name] = components[header.$ref.split("/").at(-1) as string]?.schema;
      }
    }
  }
  return sortedByName(schemas);
}

function webhookHeaders(document: Document): string[] {
  const sent = Object.values(document.webhooks ?? {}).flatMap(({ post }) =>
    parametersOf(document, post).filter((one) => one.in === "header" && one.required),
  );
  return [...new Set(sent.map(({ name }) => name))].sort();
}
