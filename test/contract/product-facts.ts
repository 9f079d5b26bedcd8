/**
 * What the tables of the product's document say, compared with the contract as the world reads it.
 * Each difference is a sentence that names what is missing, so that a run tells what to write.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  answerOf,
  type Document,
  type Operation,
  refName,
  type Schema,
} from "../../spec/emitter/document.ts";
import { mediaSchemas } from "../../spec/emitter/reach.ts";
import facts from "./product-facts.json" with { type: "json" };
import pairs from "./product-pairs.json" with { type: "json" };
import shapes from "./product-shapes.json" with { type: "json" };

/** A contract, and its operations by the shape of their pair. */
interface Contract {
  readonly document: Document;
  readonly operations: ReadonlyMap<string, Operation>;
}

/** The contract of the tree. */
export function writtenContract(): Contract {
  const file = join(import.meta.dirname, "..", "..", "generated", "openapi.json");
  return contractOf(JSON.parse(readFileSync(file, "utf8")) as Document);
}

/** A document with its operations by the shape of their pair. */
export function contractOf(document: Document): Contract {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [shapeOf(`${method.toUpperCase()} ${path}`), operation] as const,
    ),
  );
  return { document, operations: new Map(operations) };
}

/** The differences by what they are about; none where the contract says what the product does. */
export const DIFFERENCES: Readonly<Record<string, (contract: Contract) => string[]>> = {
  "methods and paths": missingPairs,
  scopes: otherScopes,
  "who may call": otherAccess,
  "classes of idempotency": otherIdempotency,
  "parameters and fields": missingFields,
  answers: missingAnswers,
  "error codes": missingErrors,
  events: otherEvents,
  "prefixes of ids": missingPrefixes,
  "tools of the MCP server": otherTools,
};

function missingPairs(contract: Contract): string[] {
  const missing = pairs.pairs.filter((pair) => !contract.operations.has(shapeOf(pair)));
  return missing.map((pair) => `${pair} is not in the contract.`);
}

function otherScopes(contract: Contract): string[] {
  return Object.entries(facts.scopes).flatMap(([pair, scope]) =>
    ofContract(contract, pair, (operation) => {
      const named = (operation["x-svc-scope"] as string[] | undefined) ?? [];
      return named.includes(scope) ? [] : [`${pair} needs ${scope}, and names ${listed(named)}.`];
    }),
  );
}

/** The marks that each kind of access leaves on an operation. */
const ACCESS: Readonly<Record<string, (operation: Operation) => boolean>> = {
  publishable: (operation) => kindsOf(operation).includes("pk"),
  publishable_only: (operation) => kindsOf(operation).join() === "pk",
  agents_only: (operation) => kindsOf(operation).join() === "ak",
  dashboard_only: (operation) => operation["x-svc-dashboard-only"] === true,
  test_only: (operation) => operation["x-svc-test-only"] === true,
  no_key: (operation) => operation["x-svc-no-key"] !== undefined,
};

function otherAccess(contract: Contract): string[] {
  const access = Object.entries(facts.access).flatMap(([kind, named]) =>
    named.flatMap((pair) =>
      ofContract(contract, pair, (operation) =>
        ACCESS[kind]?.(operation) ? [] : [`${pair} is not ${kind.replaceAll("_", " ")}.`],
      ),
    ),
  );
  const roles = Object.entries(facts.roles).flatMap(([pair, roles]) =>
    ofContract(contract, pair, (operation) => {
      const named = (operation["x-svc-roles"] as string[] | undefined) ?? [];
      const same = roles.join() === named.join();
      return same ? [] : [`${pair} is for ${listed(roles)}, and names ${listed(named)}.`];
    }),
  );
  return [...access, ...roles];
}

/** The product has them in no list. See docs/decisions/0086-keys-and-etags.md. */
const OPTIONAL_BY_DECISION = [
  "POST /dealer/application",
  "POST /documents",
  "POST /family/members",
  "POST /workforce/cost-centers",
];

function otherIdempotency(contract: Contract): string[] {
  const classes = new Map(
    Object.entries(facts.idempotency).flatMap(([named, members]) =>
      members.map((pair) => [shapeOf(pair), named]),
    ),
  );
  return pairs.pairs.flatMap((pair) =>
    ofContract(contract, pair, (operation) => {
      const decided = OPTIONAL_BY_DECISION.includes(pair) ? "optional" : "none";
      const wanted = classes.get(shapeOf(pair)) ?? decided;
      const named = operation["x-svc-idempotency"];
      return wanted === named ? [] : [`${pair} is of class ${wanted}, and says ${named}.`];
    }),
  );
}

function missingFields(contract: Contract): string[] {
  return Object.entries(shapes.fields).flatMap(([pair, fields]) =>
    ofContract(contract, pair, (operation) => {
      const taken = inputsOf(contract, operation);
      const missing = fields.filter((field) => !taken.has(field));
      return missing.map((field) => `${pair} does not take ${field}.`);
    }),
  );
}

function missingAnswers(contract: Contract): string[] {
  return Object.entries(shapes.answers).flatMap(([pair, answers]) =>
    ofContract(contract, pair, (operation) =>
      Object.entries(answers).flatMap(([status, wanted]) => {
        const given = answersOf(contract, operation, status);
        if (given === null) return [`${pair} does not answer ${status}.`];
        const missing = wanted.filter((name) => !given.has(name));
        return missing.map((name) => `${pair} does not answer ${status} with ${name}.`);
      }),
    ),
  );
}

function missingErrors(contract: Contract): string[] {
  return Object.entries(facts.error_codes).flatMap(([code, { status, operations: named }]) =>
    named.flatMap((pair) =>
      ofContract(contract, pair, ({ responses }) => {
        const said = responses[String(status)]?.description ?? "";
        return said.includes(`\`${code}\``) ? [] : [`${pair} is not refused ${status} ${code}.`];
      }),
    ),
  );
}

function otherEvents(contract: Contract): string[] {
  const types = new Set(Object.keys(contract.document.webhooks ?? {}));
  const named = new Set(facts.events);
  return [
    ...[...named.difference(types)].map((type) => `The event ${type} is not in the contract.`),
    ...[...types.difference(named)].map((type) => `The product names no event ${type}.`),
  ];
}

function missingPrefixes(contract: Contract): string[] {
  const schemas = Object.values(contract.document.components.schemas);
  const missing = Object.entries(facts.id_prefixes).filter(
    ([, prefix]) => !schemas.some(({ pattern }) => String(pattern).startsWith(`^${prefix}_`)),
  );
  return missing.map(([object, prefix]) => `No schema holds the ${prefix}_ of a ${object}.`);
}

interface Tool {
  readonly name: string;
  readonly scope: string;
  readonly moves_money: boolean;
}

function otherTools(contract: Contract): string[] {
  const tools = (contract.document["x-svc-mcp-tools"] as Tool[] | undefined) ?? [];
  return Object.entries(facts.mcp_tools).flatMap(([name, { scope, moves_money }]) => {
    const tool = tools.find((one) => one.name === name);
    if (tool === undefined) return [`The tool ${name} is not in the contract.`];
    const same = tool.scope === scope && tool.moves_money === moves_money;
    return same ? [] : [`The tool ${name} needs ${scope}; it moves money: ${moves_money}.`];
  });
}

/** A pair that is missing is said once, not again for each of its facts. */
function ofContract(
  { operations }: Contract,
  pair: string,
  judge: (operation: Operation) => string[],
): string[] {
  const operation = operations.get(shapeOf(pair));
  return operation === undefined ? [] : judge(operation);
}

function kindsOf(operation: Operation): string[] {
  return (operation["x-svc-key-kinds"] as string[] | undefined) ?? [];
}

function inputsOf({ document }: Contract, operation: Operation): Set<string> {
  const { parameters = [], requestBody } = operation;
  const named = parameters.map((parameter) => {
    if (!("$ref" in parameter)) return parameter.name;
    const name = parameter.$ref.split("/").at(-1) ?? "";
    const { name: header } = document.components.parameters?.[name] ?? { name };
    return header;
  });
  const bodies = mediaSchemas(requestBody).map((schema) => resolved(document, schema));
  const fields = bodies.flatMap(({ properties = {} }) => Object.keys(properties));
  return new Set([...named.map((name) => name.replace("[]", "")), ...fields]);
}

/** The names of the schemas of an answer, or its media type where it is a file. */
function answersOf(
  { document }: Contract,
  operation: Operation,
  status: string,
): Set<string> | null {
  const answer = operation.responses[status];
  if (answer === undefined) return null;
  const content = Object.entries(answerOf(document, answer).content ?? {});
  return new Set(
    content.flatMap(([type, { schema }]) => [
      type,
      ...(schema === undefined ? [] : namesIn(document, schema)),
    ]),
  );
}

/** The name of a schema, and those of the members of a union. */
function namesIn(document: Document, schema: Schema): string[] {
  const name = refName(schema);
  const { anyOf = [], oneOf = [] } = resolved(document, schema);
  return [
    ...(name === null ? [] : [name]),
    ...[...anyOf, ...oneOf].flatMap((one) => namesIn(document, one)),
  ];
}

function resolved(document: Document, schema: Schema): Schema {
  const name = refName(schema);
  return name === null ? schema : (document.components.schemas[name] as Schema);
}

/** Names of the parts of a path differ; their places do not. */
function shapeOf(pair: string): string {
  return pair.replaceAll(/\{[^}]*\}/g, "{}");
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? "nothing" : names.join(", ");
}
