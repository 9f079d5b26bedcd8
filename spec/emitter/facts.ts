import { errorEntries, eventEntries, httpOperations, lifecycles } from "@svc/spec-lib";
import {
  EDGE_CODES,
  identifiers,
  KEY_KINDS,
  mcpTools,
  operationFacts,
  ROLES,
  ROUTE_REFUSALS,
  SCOPES,
} from "@svc/spec-words";
import type { Program } from "@typespec/compiler";
import { isRetryable } from "./answers.ts";

/** Everything that the tables in `generated/` are made from, beside the document itself. */
export function contractFacts(program: Program) {
  return {
    operations: httpOperations(program).map((http) => operationFacts(program, http)),
    errors: errorEntries(program).map(({ entry }) => ({
      ...entry,
      retryable: isRetryable(entry),
      meta: entry.meta ?? [],
    })),
    route_refusals: ROUTE_REFUSALS,
    edge_refusals: EDGE_CODES,
    events: eventEntries(program).map(({ entry }) => ({
      ...entry,
      planned: entry.planned ?? false,
    })),
    lifecycles: lifecycles(program).map(({ lifecycle }) => lifecycle),
    mcp_tools: mcpTools(program),
    id_prefixes: idPrefixes(program),
    scopes: SCOPES,
    key_kinds: KEY_KINDS,
    roles: ROLES,
  };
}

/** The facts as the generator reads them from `facts.json`. */
export type ContractFacts = ReturnType<typeof contractFacts>;

/** Prefixes by the object they name: `SendId` and `snd` make `send: "snd"`. */
function idPrefixes(program: Program): Record<string, string> {
  const prefixes: Record<string, string> = {};
  for (const [scalar, prefix] of identifiers(program)) {
    if (prefix !== null && scalar.name.endsWith("Id")) prefixes[snake(scalar.name)] = prefix;
  }
  return Object.fromEntries(Object.entries(prefixes).sort());
}

function snake(scalar: string): string {
  const name = scalar.replace(/Id$/, "");
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toLowerCase();
}
