import { readContractText } from "../wire/contract-text.ts";
import type { ParameterEdit, SchemaEdit, Shape, Step } from "./change.ts";
import { olderDocument, type VersionedDocument } from "./older-document.ts";
import { operationShapes, type Paths } from "./operation-shapes.ts";
import { type Finder, placeFinder } from "./places.ts";
import { olderPath, rewriteDown, rewriteUp } from "./rewrite.ts";

/** What a caller sent. */
interface Sent {
  readonly body: unknown;
  /** What stands behind the question mark, still encoded. */
  readonly query_text: string;
}

/** How the program tells an older version, and reads it. */
export interface OlderVersion {
  /** What was sent, as the newest version has it, and the paths of fields not known yet. */
  readonly readRequest: (operation_id: string, sent: Sent) => Sent & { unknown: readonly string[] };
  /** What is answered, as the older version has it. */
  readonly writeAnswer: (
    operation_id: string,
    answered: { readonly status: number; readonly body: unknown },
  ) => unknown;
  /** The path of a field of a request, or of a parameter, as the caller knows it. */
  readonly writePath: (operation_id: string, path: string) => string;
  readonly writeEvent: (event: object) => object;
  /** The contract of the older version, as JSON. */
  readonly contract: string;
}

/** Makes an older version of the contract and of the steps that lead to it from the newest. */
export async function makeOlderVersion(steps: readonly Step[]): Promise<OlderVersion> {
  let document = JSON.parse(await readContractText()) as VersionedDocument;
  const made = steps.map((step) => {
    const newer = document;
    document = olderDocument(newer, step);
    return openStep(step, { newer, older: document });
  });
  const upwards = made.toReversed();
  return {
    readRequest: (operation_id, sent) => {
      let found = { ...sent, unknown: [] as readonly string[] };
      for (const step of upwards) {
        const read = step.readRequest(operation_id, found);
        found = { ...read, unknown: [...found.unknown, ...read.unknown] };
      }
      return found;
    },
    writeAnswer: (operation_id, { status, body }) =>
      made.reduce((told, step) => step.writeAnswer(operation_id, { status, body: told }), body),
    writePath: (operation_id, path) =>
      made.reduce((told, step) => step.writePath(operation_id, told), path),
    writeEvent: (event) => made.reduce((told, step) => step.writeEvent(told), event),
    contract: JSON.stringify(document),
  };
}

type OneStep = Omit<OlderVersion, "contract">;

function openStep(
  { edits }: Step,
  { newer, older }: { readonly newer: VersionedDocument; readonly older: VersionedDocument },
): OneStep {
  const of_schemas = edits.filter((edit): edit is SchemaEdit => edit.kind === "schema");
  const renamed = edits.filter((edit): edit is ParameterEdit => edit.kind === "parameter");
  const newer_shapes = operationShapes(newer as Paths);
  const older_shapes = operationShapes(older as Paths);
  const findNewer = placeFinder(newer.components.schemas, of_schemas);
  const findOlder = placeFinder(older.components.schemas, of_schemas.toReversed());
  const parametersOf = (id: string) => renamed.filter(({ operations }) => operations.includes(id));
  return {
    readRequest: (id, { body, query_text }) => ({
      ...readUp(findOlder, older_shapes.get(id)?.request, body),
      query_text: renameParameters(query_text, parametersOf(id)),
    }),
    writeAnswer: (id, { status, body }) =>
      writeDown(findNewer, newer_shapes.get(id)?.responses.get(status), body),
    writePath: (id, path) => {
      const parameter = parametersOf(id).find((one) => one.newer === path);
      if (parameter !== undefined) return parameter.older;
      const place = findNewer(newer_shapes.get(id)?.request);
      return place === null ? path : olderPath(path, place);
    },
    writeEvent: (event) => writeDown(findNewer, EVENT, event) as object,
  };
}

const EVENT: Shape = { $ref: "#/components/schemas/Event" };

function writeDown(find: Finder, shape: Shape | undefined, value: unknown): unknown {
  const place = find(shape);
  return place === null ? value : rewriteDown(value, place);
}

function readUp(find: Finder, shape: Shape | undefined, body: unknown) {
  const place = find(shape);
  if (place === null) return { body, unknown: [] };
  const { value, unknown } = rewriteUp(body, place);
  return { body: value, unknown };
}

/** The same query with the newer names, those in brackets included, such as `created[gte]`. */
function renameParameters(query_text: string, renamed: readonly ParameterEdit[]): string {
  if (renamed.length === 0 || query_text === "") return query_text;
  const query = new URLSearchParams(query_text);
  const named = [...query].map(([name, value]) => {
    const [own = "", ...inner] = name.split(/(?=\[)/);
    const newer = renamed.find(({ older }) => older === own)?.newer ?? own;
    return [[newer, ...inner].join(""), value];
  });
  return `${new URLSearchParams(named)}`;
}
