import type { Operation } from "../../spec/emitter/document.ts";
import { answerOf, type Document, operationsOf, refName } from "../../spec/emitter/document.ts";
import type { Contract } from "./compile-spec.ts";
import { parametersOf } from "./parameters.ts";
import { HEADER } from "./paths.ts";
import { shareRefusals } from "./shared-refusals.ts";
import { literal, union } from "./text.ts";

const FACTS = `
/** Everything that the contract says of an operation beside its schemas. */
export interface OperationFacts {
  readonly id: OperationId;
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** Below the base path, parameters in braces: \`/sends/{send_id}\`. */
  readonly path: string;
  readonly layer: string;
  readonly module: string;
  readonly summary: string;
  /** A key needs one of these; "any" is held by every key; null where no key is asked. */
  readonly scope: readonly (Scope | "any")[] | null;
  readonly key_kinds: readonly KeyKind[];
  readonly publishable: boolean;
  readonly dashboard_only: boolean;
  /** A person calls it for themselves, whatever account they look at. */
  readonly personal: boolean;
  readonly test_only: boolean;
  readonly roles: readonly Role[] | null;
  readonly idempotency: "required" | "optional" | "refused" | "none";
  /** In order of precedence: the gate's, the operation's own, those of any time. */
  readonly refusals: readonly ErrorCode[];
  readonly events: readonly EventType[];
  readonly rationed: string | null;
  /** How many bytes the body may have; null where there is none. */
  readonly body_bytes_max: number | null;
  readonly audited: string | null;
  /** What an idempotent replay shows. */
  readonly replays: "object" | "body";
  /** Whether a request may be sent again after its answer was lost. */
  readonly retry: "safe" | "keyed" | "once";
  /** A response of success has an \`ETag\`, and 304 says that it is still so. */
  readonly cacheable: boolean;
  /** The body is a message of JSON-RPC 2.0, and so is the answer to one that cannot be read. */
  readonly json_rpc: boolean;
  readonly planned: boolean;
  /** Every status that is declared, in ascending order. */
  readonly statuses: readonly number[];
  readonly parameters: readonly ParameterFacts[];
  readonly body: boolean;
  /** The body may carry the idempotency key, in place of the header. */
  readonly body_key: boolean;
  /** A header signs the body with a secret of the account's, in place of a key. */
  readonly signed: boolean;
  /** The body is a form with a file, and no JSON. */
  readonly upload: boolean;
  /** The content types of the answers that are no JSON. */
  readonly files: readonly string[];
}

/**
 * A parameter and how its text is to be read. Of the kind "strings" the wire says \`name[]=value\`,
 * of the kind "map" \`name[key]=value\`; the validators know both under the plain name.
 */
export interface ParameterFacts {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly kind: "string" | "integer" | "boolean" | "strings" | "map";
}
`;

/** Source: spec/rewards/programs/completions.tsp. */
const SIGNATURE_HEADER = "Svc-Signature";

/** Stands in a row for its refusals, until they are written in its place. */
const REFUSALS = "refusals";

/** The text of operations.ts. */
export function operationsFile(contract: Contract): string {
  const { facts } = contract;
  const operations = new Map(operationsOf(contract.document).map((one) => [one.operationId, one]));
  const ids = facts.operations.map((fact) => fact.id);
  const kept = facts.operations.filter((fact) => !fact.planned).map((fact) => fact.id);
  const shared = shareRefusals(facts);
  const rows = facts.operations.map((fact) => {
    const { no_key_reason: _, deprecated: __, ...row } = fact;
    const facets = wireFacts(contract, operations.get(fact.id) as Operation);
    const written = literal({ ...row, refusals: REFUSALS, ...facets }, 2);
    const refusals = shared.textOf(fact.refusals, 4);
    return `  ${fact.id}: ${written.replace(JSON.stringify(REFUSALS), () => refusals)},\n`;
  });
  return [
    HEADER,
    'import type { ErrorCode } from "./errors.ts";\n',
    'import type { EventType } from "./events.ts";\n\n',
    `export type OperationId =${union(ids)};\n\n`,
    "/** The operations that have a handler: all but the planned. */\n",
    `export type ImplementedOperationId =${union(kept)};\n\n`,
    `export const SCOPES = ${literal(facts.scopes)} as const;\n`,
    "export type Scope = (typeof SCOPES)[number];\n\n",
    `export const KEY_KINDS = ${literal(facts.key_kinds)} as const;\n`,
    "export type KeyKind = (typeof KEY_KINDS)[number];\n\n",
    `export const ROLES = ${literal(facts.roles)} as const;\n`,
    "export type Role = (typeof ROLES)[number];\n",
    FACTS,
    "\n// What many operations refuse alike, each list once.\n",
    shared.declared,
    "\nexport const OPERATIONS: Readonly<Record<OperationId, OperationFacts>> = {\n",
    ...rows,
    "};\n",
  ].join("");
}

function wireFacts({ document }: Contract, operation: Operation) {
  const parameters = parametersOf(document, operation);
  return {
    statuses: Object.keys(operation.responses).map(Number),
    parameters: parameters.map(({ name, in: place, required, kind }) => ({
      name,
      in: place,
      required,
      kind,
    })),
    body: operation.requestBody !== undefined,
    body_key: hasBodyKey(document, operation),
    signed: parameters.some(({ name }) => name === SIGNATURE_HEADER),
    upload: operation.requestBody?.content["multipart/form-data"] !== undefined,
    files: filesOf(document, operation),
  };
}

function hasBodyKey({ components }: Document, { requestBody, ...operation }: Operation): boolean {
  if (operation["x-svc-idempotency"] !== "optional") return false;
  const name = refName(requestBody?.content["application/json"]?.schema ?? {});
  const schema = name === null ? undefined : components.schemas[name];
  return schema?.properties?.idempotency_key !== undefined;
}

/** The statuses of refusals are JSON, so every other content type is that of a file. */
function filesOf(document: Document, { responses }: Operation): string[] {
  const answers = Object.values(responses).map((answer) => answerOf(document, answer));
  const types = answers.flatMap(({ content }) => Object.keys(content ?? {}));
  return [...new Set(types.filter((type) => type !== "application/json"))];
}
