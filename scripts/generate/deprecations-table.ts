import type { Contract } from "./compile-spec.ts";
import { HEADER } from "./paths.ts";
import { literal } from "./text.ts";

/** The text of deprecations.ts. */
export function deprecationsFile({ facts }: Contract): string {
  const rows = facts.operations.flatMap(({ id, deprecated }) =>
    deprecated === null ? [] : [`  ${id}: ${literal(deprecated, 2, id.length + 2)},\n`],
  );
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
    "/** The operations that are going to end. */\n",
    "export const DEPRECATIONS: Readonly<Partial<Record<OperationId, Deprecation>>> = {",
    rows.length === 0 ? "};\n" : `\n${rows.join("")}};\n`,
  ].join("");
}
