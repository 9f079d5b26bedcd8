import {
  type Answer,
  type Document,
  type Json,
  nameOf,
  operationsOf,
  parameterOf,
  type Schema,
} from "./document.ts";

/** An operation, and what must be known to call it: the parameters of its path. */
interface Target {
  readonly operation_id: string;
  readonly parameters: readonly Needed[];
}

/** A parameter of a path. */
interface Needed {
  readonly name: string;
  /** The schema that it has, by name. */
  readonly schema: string | null;
  readonly pattern: RegExp | null;
  /** Whether its values are IDs of one kind of object alone. */
  readonly is_id: boolean;
}

/** An object as an answer shows it, and where it stands: alone, or as the first of a list. */
interface Shown {
  readonly schema: Schema;
  readonly place: "" | "/data/0";
}

/** What is no ID and names one thing as surely: as a path takes it, and as fields show it. */
const SHOWN_AS: Readonly<Record<string, string>> = {
  MeterInput: "MeterNumber",
  ClaimToken: "ClaimToken",
};

/** An ID of no object: what takes it takes the ID of anything. */
const NO_ID = `zz_${"0".repeat(24)}`;

/**
 * Leads from what an answer shows to the operations that take it: from a creation to reading and
 * cancelling, from a list to its first object, from a day of a schedule to moving that day. Tools
 * that walk through the API go along these.
 */
export function addLinks(document: Document): void {
  const targets = targetsOf(document);
  const links: Record<string, Json> = {};
  for (const operation of operationsOf(document)) {
    for (const [status, answer] of Object.entries(operation.responses)) {
      if (!status.startsWith("2")) continue;
      const shown = shownBy(document, answer);
      for (const target of shown === null ? [] : targets) {
        const fields = target.parameters.map((one) =>
          fieldFor(document, shown as Shown, target, one),
        );
        if (target.operation_id === operation.operationId || fields.includes(null)) continue;
        addLink(answer, target, { fields: fields as string[], place: (shown as Shown).place });
      }
    }
  }
  document.components.links = Object.fromEntries(
    Object.entries(links).sort(([one], [other]) => (one < other ? -1 : 1)),
  );

  function addLink(
    answer: Answer,
    { operation_id, parameters }: Target,
    { fields, place }: { fields: readonly string[]; place: Shown["place"] },
  ): void {
    const words = fields.join("_").replaceAll(/(?:^|_)(.)/g, (_, letter) => letter.toUpperCase());
    const named = words === "Id" ? "" : `By${words}`;
    const name = `${operation_id}${place === "" ? "" : "OfFirst"}${named}`;
    const values = parameters.map((parameter, index) => {
      return [parameter.name, `$response.body#${place}/${fields[index]}`] as const;
    });
    links[name] = { operationId: operation_id, parameters: Object.fromEntries(values) };
    answer.links = { ...answer.links, [operation_id]: { $ref: `#/components/links/${name}` } };
  }
}

function targetsOf(document: Document): Target[] {
  return operationsOf(document).flatMap((operation) => {
    if (operation["x-svc-planned"] === true) return [];
    const parameters = (operation.parameters ?? [])
      .map((one) => parameterOf(document, one))
      .filter((parameter) => parameter.in === "path")
      .map(({ name, schema }): Needed => {
        const named = nameOf(schema.$ref);
        const { pattern } = document.components.schemas[named ?? ""] ?? schema;
        const form = typeof pattern === "string" ? new RegExp(pattern) : null;
        return { name, schema: named, pattern: form, is_id: form !== null && !form.test(NO_ID) };
      });
    return parameters.length === 0 ? [] : [{ operation_id: operation.operationId, parameters }];
  });
}

/** The field of an object that holds what a parameter takes; null where none surely does. */
function fieldFor(
  { components }: Document,
  { schema: { properties = {} } }: Shown,
  { parameters }: Target,
  needed: Needed,
): string | null {
  const { id } = properties;
  const own = nameOf(id?.$ref);
  const of_id = components.schemas[own ?? ""];
  const [example] = of_id?.examples ?? [];
  const is_of_id = of_id?.["x-svc-id"] !== undefined && needed.is_id;
  if (is_of_id && typeof example === "string" && needed.pattern?.test(example)) return "id";
  if (own !== null && own === needed.schema) return "id";
  const fields = Object.entries(properties);
  const same = fields.filter(([, field]) => nameOf(field.$ref) === needed.schema);
  // Of several values all must come from one object; many objects hold one value of another.
  if (parameters.length > 1) return same[0]?.[0] ?? null;
  const [text] = components.schemas[nameOf(properties[needed.name]?.$ref) ?? ""]?.examples ?? [];
  if (typeof text === "string" && needed.pattern?.test(text)) return needed.name;
  const shown_as = SHOWN_AS[needed.schema ?? ""];
  if (shown_as === undefined) return null;
  return fields.find(([, field]) => namesOf(field).includes(shown_as))?.[0] ?? null;
}

/** The schemas that a field may have; one that may be null leads on where it is not. */
function namesOf({ $ref, anyOf = [] }: Schema): readonly (string | null)[] {
  return [$ref, ...anyOf.map((one) => one.$ref)].map(nameOf);
}

function shownBy({ components }: Document, answer: Answer): Shown | null {
  const body = resolved(answer.content?.["application/json"]?.schema);
  const first = resolved(body?.properties?.data?.items);
  if (first !== undefined) return { schema: first, place: "/data/0" };
  return body === undefined ? null : { schema: body, place: "" };

  /** The schema itself; of a choice the usual one, which stands first. */
  function resolved(schema: Schema | undefined): Schema | undefined {
    const name = nameOf(schema?.$ref);
    const named = name === null ? schema : components.schemas[name];
    return named?.oneOf === undefined ? named : resolved(named.oneOf[0]);
  }
}
