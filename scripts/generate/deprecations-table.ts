import type { Contract } from "./compile-spec.ts";
import { deprecatedFields } from "./deprecated-fields.ts";
import { HEADER } from "./paths.ts";
import { literal } from "./text.ts";

/** The text of deprecations.ts. */
export function deprecationsFile({ facts, document }: Contract): string {
  const operations = facts.operations.flatMap(({ id, deprecated }) =>
    deprecated === null ? [] : [row(id, deprecated)],
  );
  const fields = [...deprecatedFields(document)].map(([id, own]) => row(id, own));
  return [
    HEADER,
    'import type { OperationId } from "./operations.ts";\n\n',
    "/** When an operation ends, and what to do instead. */\n",
    "export interface Deprecation {\n",
    "  /** The day from which responses say so, such as `2027-05-01`. */\n",
    "  readonly since: string;\n",
    "  /** The day on which it ends. */\n",
    "  readonly sunset: string;\n",
    "  readonly instead: string;\n",
    "  /** The operation that replaces it. */\n",
    "  readonly use: OperationId | null;\n",
    "}\n\n",
    "/** When a field of requests ends, and what to do instead. */\n",
    'export interface FieldDeprecation extends Omit<Deprecation, "use"> {\n',
    '  readonly in: "query" | "body";\n',
    "  /** Where it is found, such as `items[].amount`; of a map, `{}` is any key. */\n",
    "  readonly path: string;\n",
    "  /** The field of the same object that replaces it. */\n",
    "  readonly use: string | null;\n",
    "}\n\n",
    "/** The operations that are going to end. */\n",
    "export const DEPRECATIONS: Readonly<Partial<Record<OperationId, Deprecation>>> = ",
    table(operations),
    "\n/** The fields of requests that are going to end, by the operations that take them. */\n",
    "export const FIELD_DEPRECATIONS: Readonly<\n",
    "  Partial<Record<OperationId, readonly FieldDeprecation[]>>\n",
    "> = ",
    table(fields),
  ].join("");
}

function row(id: string, value: unknown): string {
  return `  ${id}: ${literal(value, 2, id.length + 2)},\n`;
}

function table(rows: readonly string[]): string {
  return rows.length === 0 ? "{};\n" : `{\n${rows.join("")}};\n`;
}
