/**
 * The contract as the explorer shows it. What our own words say of an operation stands in its text:
 * scope, key, whether it is planned, and what it refuses with, as links to the errors.
 *
 * The explorer works through everything that it is handed before it shows anything. What has a page
 * of its own is left out (events, refusals), so is what is the same everywhere (headers), and plain
 * values stand where they are used: it opens in two thirds of the time.
 */
import {
  type Operation,
  type Parameter,
  readContract,
  refName,
  type Schema,
  successOf,
} from "./contract.ts";
import { REFERENCE_HOLE } from "./explorer.ts";
import { withReference } from "./fresh-references.ts";
import { errorLinkWithFix } from "./links.ts";
import { usualRefusals } from "./reference/usual.ts";

export async function explorerContract(): Promise<string> {
  const contract = await readContract();
  const usual = usualRefusals(contract);
  const used = new Set<string>();
  const paths = Object.entries(contract.paths).map(([path, methods]) => {
    const told = Object.entries(methods).map(([method, operation]) => {
      for (const tag of operation.tags) used.add(tag);
      return [method, toldOperation(operation, usual)];
    });
    return [path, Object.fromEntries(told)];
  });
  const { openapi, info, servers, security } = contract;
  const { tags, "x-tagGroups": groups, components } = contract;
  const shown = withPlainValues(components.schemas, {
    openapi,
    info,
    servers,
    security,
    tags: tags.filter(({ name }) => used.has(name)),
    "x-tagGroups": groups.flatMap((group) => {
      const own = group.tags.filter((tag) => used.has(tag));
      return own.length === 0 ? [] : [{ ...group, tags: own }];
    }),
    paths: Object.fromEntries(paths),
    components: {
      ...components,
      parameters: keyed(components.parameters),
      responses: {},
      headers: {},
    },
  }) as Shown;
  return JSON.stringify({
    ...shown,
    components: { ...shown.components, schemas: reached(shown) },
  });
}

interface Shown {
  readonly paths: object;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly parameters: object;
  };
}

/** The schemas that an operation leads to. */
function reached({ paths, components }: Shown): object {
  const names = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const { $ref } = part as Schema;
    const name = typeof $ref === "string" && $ref.includes("/schemas/") ? refName({ $ref }) : null;
    if (name !== null && !names.has(name)) {
      names.add(name);
      look(components.schemas[name]);
    }
    for (const one of Object.values(part)) look(one);
  };
  look([paths, components.parameters]);
  const kept = Object.entries(components.schemas).filter(([name]) => names.has(name));
  return Object.fromEntries(kept);
}

/** The Idempotency-Key of an example is the reference that stands in its body. */
function keyed(parameters: Readonly<Record<string, Parameter>>): object {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => [
      name,
      parameter.name === "Idempotency-Key" ? { ...parameter, example: REFERENCE_HOLE } : parameter,
    ]),
  );
}

function toldOperation(operation: Operation, usual: ReadonlySet<string>): object {
  const shown = Object.entries(operation).filter(([name]) => !name.startsWith("x-svc-"));
  const planned = operation["x-svc-planned"] === true;
  const badges = planned ? { "x-badges": [{ name: "Planned", position: "after" }] } : {};
  const facts = [
    planned ? "**Planned**: answers 501 `not_implemented`." : null,
    scopeWords(operation),
    operation["x-svc-idempotency"] === "required" ? "Needs an `Idempotency-Key`." : null,
    operation["x-svc-test-only"] ? "Test keys only." : null,
    operation["x-svc-dashboard-only"] ? "Dashboard only." : null,
  ].filter((fact) => fact !== null);
  const own = operation["x-svc-refusals"].filter((code) => !usual.has(code));
  const refusals = own.length === 0 ? "" : `\n\nRefused: ${own.map(errorLinkWithFix).join(", ")}.`;
  return {
    ...Object.fromEntries(shown),
    ...badges,
    description: `${operation.description}\n\n${facts.join(" ")}${refusals}`,
    ...(operation.requestBody === undefined
      ? {}
      : { requestBody: withReference(operation.requestBody, REFERENCE_HOLE) }),
    responses: successes(operation),
  };
}

function scopeWords({ "x-svc-scope": scope }: Operation): string | null {
  if (scope === undefined) return null;
  return `Scope ${scope.map((one) => `\`${one}\``).join(" or ")}.`;
}

/**
 * The answer of a request that does something new stands first. A number comes before any word,
 * whatever order an object is written in, so the answer to a repetition is `2XX` here.
 */
function successes(operation: Operation): object {
  const answers = successOf(operation);
  const [first] = answers;
  const kept = answers.map(({ status, body: { description, content } }) =>
    status < (first?.status ?? "")
      ? ["2XX", { description: `${status}: ${description}`, content }]
      : [status, { description, content }],
  );
  return Object.fromEntries(kept);
}

/** A copy in which a reference to a text or a number is that text or number, with its words. */
function withPlainValues(schemas: Readonly<Record<string, Schema>>, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => withPlainValues(schemas, one));
  if (typeof part !== "object" || part === null) return part;
  const { $ref, ...beside } = part as Schema;
  const named = typeof $ref === "string" && $ref.includes("/schemas/") ? refName({ $ref }) : null;
  const schema = named === null ? undefined : schemas[named];
  if (schema !== undefined && isPlain(schema)) return { ...schema, ...beside };
  const copied = Object.entries(part).map(([name, one]) => [name, withPlainValues(schemas, one)]);
  return Object.fromEntries(copied);
}

function isPlain({ type, properties, anyOf, oneOf, allOf }: Schema): boolean {
  const is_simple = ["string", "integer", "number", "boolean"].includes(String(type));
  return is_simple && !(properties ?? anyOf ?? oneOf ?? allOf);
}
