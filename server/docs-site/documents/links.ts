import {
  type Answer,
  type Document,
  type Json,
  nameOf,
  operationsOf,
  parameterOf,
  type Schema,
} from "./document.ts";

/** An operation whose path holds one ID and nothing else that must be known. */
interface Target {
  readonly operation_id: string;
  readonly parameter: string;
  /** What its IDs look like. */
  readonly form: RegExp;
}

/** An ID of no object: what takes it takes the ID of anything, and is led to from nowhere. */
const NO_ID = `zz_${"0".repeat(24)}`;

/**
 * Leads from what an answer shows to the operations that take its ID: from a creation to reading
 * and cancelling, from a list to its first object. Tools that walk through the API go along these.
 */
export function addLinks(document: Document): void {
  const targets = targetsOf(document);
  const links: Record<string, Json> = {};
  for (const operation of operationsOf(document)) {
    for (const [status, answer] of Object.entries(operation.responses)) {
      if (!status.startsWith("2")) continue;
      const found = idShown(document, answer);
      const led = found === null ? [] : targets.filter(({ form }) => form.test(found.id));
      const others = led.filter(({ operation_id }) => operation_id !== operation.operationId);
      for (const target of others) addLink(answer, target, found?.place ?? "/id");
    }
  }
  document.components.links = Object.fromEntries(
    Object.entries(links).sort(([one], [other]) => (one < other ? -1 : 1)),
  );

  function addLink(answer: Answer, { operation_id, parameter }: Target, place: string): void {
    const name = place === "/id" ? operation_id : `${operation_id}OfFirst`;
    links[name] = {
      operationId: operation_id,
      parameters: { [parameter]: `$response.body#${place}` },
    };
    answer.links = { ...answer.links, [operation_id]: { $ref: `#/components/links/${name}` } };
  }
}

function targetsOf(document: Document): Target[] {
  return operationsOf(document).flatMap((operation) => {
    if (operation["x-svc-planned"] === true) return [];
    const parameters = (operation.parameters ?? []).map((one) => parameterOf(document, one));
    const [only, ...more] = parameters.filter((parameter) => parameter.in === "path");
    if (only === undefined || more.length > 0) return [];
    const { pattern } = document.components.schemas[nameOf(only.schema.$ref) ?? ""] ?? only.schema;
    if (typeof pattern !== "string" || new RegExp(pattern).test(NO_ID)) return [];
    const form = new RegExp(pattern);
    return [{ operation_id: operation.operationId, parameter: only.name, form }];
  });
}

/** An ID as an answer shows it, and where it stands: of the object or of the first of a list. */
function idShown({ components }: Document, answer: Answer): { id: string; place: string } | null {
  const body = resolved(answer.content?.["application/json"]?.schema);
  const own = idOf(body);
  if (own !== null) return { id: own, place: "/id" };
  const first = idOf(resolved(body?.properties?.data?.items));
  return first === null ? null : { id: first, place: "/data/0/id" };

  function idOf(schema: Schema | undefined): string | null {
    const id = components.schemas[nameOf(schema?.properties?.id?.$ref) ?? ""];
    const [example] = id?.["x-svc-id"] === undefined ? [] : (id.examples ?? []);
    return typeof example === "string" ? example : null;
  }

  /** The schema itself; of a choice the usual one, which stands first. */
  function resolved(schema: Schema | undefined): Schema | undefined {
    const name = nameOf(schema?.$ref);
    const named = name === null ? schema : components.schemas[name];
    return named?.oneOf === undefined ? named : resolved(named.oneOf[0]);
  }
}
