import type { SchemaEdit, Shape, Step } from "./change.ts";
import { type Finder, placeFinder } from "./places.ts";
import { rewriteDown } from "./rewrite.ts";

/** An OpenAPI document, as far as it is rewritten here. */
export interface VersionedDocument {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: {
    schemas: Record<string, Shape>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Body>;
  };
}

interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Body>;
}

interface Parameter {
  $ref?: string;
  name: string;
}

interface Body {
  content?: Record<string, Media>;
}

interface Media {
  schema?: Shape;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

/** The contract as it was one version before, its examples included. */
export function olderDocument(
  newer: VersionedDocument,
  { newer: version, older, edits }: Step,
): VersionedDocument {
  const text = JSON.stringify(newer).replaceAll(`"${version}"`, `"${older}"`);
  const document = JSON.parse(text) as VersionedDocument;
  const of_schemas = edits.filter((edit): edit is SchemaEdit => edit.kind === "schema");
  rewriteExamples(document, placeFinder(document.components.schemas, of_schemas));
  for (const edit of edits) {
    if (edit.kind === "schema") reshape(document, edit);
    else for (const id of edit.operations) renameParameter(document, { ...edit, id });
  }
  return document;
}

function reshape({ components: { schemas } }: VersionedDocument, edit: SchemaEdit): void {
  for (const name of edit.schemas) {
    const schema = schemas[name];
    if (schema === undefined) throw new Error(`A change names ${name}, which is no schema.`);
    edit.reshape(schema);
  }
}

function renameParameter(
  { paths, components }: VersionedDocument,
  { id, newer, older }: { readonly id: string; readonly newer: string; readonly older: string },
): void {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const operation = operations.find((one) => one.operationId === id);
  const written = operation?.parameters?.map((parameter) => {
    const { $ref } = parameter;
    return $ref === undefined ? parameter : components.parameters[$ref.split("/").at(-1) ?? ""];
  });
  const place = written?.findIndex((parameter) => parameter?.name === newer) ?? -1;
  const found = written?.[place];
  if (operation?.parameters === undefined || found === undefined) {
    throw new Error(`A change names the parameter ${newer} of ${id}, which has none.`);
  }
  // Others may refer to the same parameter, and keep its name.
  operation.parameters[place] = { ...found, name: older };
}

/** Examples are of the newer version until the schemas are rewritten. */
function rewriteExamples({ paths, webhooks, components }: VersionedDocument, find: Finder): void {
  const operations = [
    ...Object.values(paths).flatMap((methods) => Object.values(methods)),
    ...Object.values(webhooks).map(({ post }) => post),
  ];
  const bodies = operations.flatMap(({ requestBody, responses = {} }) => [
    ...(requestBody === undefined ? [] : [requestBody]),
    ...Object.values(responses),
  ]);
  for (const { content = {} } of [...bodies, ...Object.values(components.responses)]) {
    for (const media of Object.values(content)) rewriteMedia(media, find);
  }
  for (const [name, schema] of Object.entries(components.schemas)) {
    const place = find({ $ref: `#/components/schemas/${name}` });
    const { examples } = schema;
    if (place === null || !Array.isArray(examples)) continue;
    schema.examples = examples.map((example) => rewriteDown(example, place));
  }
}

function rewriteMedia(media: Media, find: Finder): void {
  const place = find(media.schema);
  if (place === null) return;
  if (media.example !== undefined) media.example = rewriteDown(media.example, place);
  for (const example of Object.values(media.examples ?? {})) {
    example.value = rewriteDown(example.value, place);
  }
}
