/** The contract's own examples in an older version, held to the contract of that version. */

import type { Shape } from "@svc/server/platform/versions/change.ts";
import type { OlderVersion } from "@svc/server/platform/versions/older-version.ts";
import { operationShapes, type Paths } from "@svc/server/platform/versions/operation-shapes.ts";
import { readContractText } from "@svc/server/platform/wire/contract-text.ts";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, it } from "vitest";
import { OLDER, OLDEST, SAMPLE_VERSIONS } from "./sample-changes.ts";

interface Example {
  readonly value: unknown;
}
interface Media {
  readonly schema?: Shape;
  readonly examples?: Readonly<Record<string, Example>>;
  readonly example?: unknown;
}
interface Body {
  readonly content?: Readonly<Record<string, Media>>;
}
interface Operation {
  readonly operationId: string;
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}
interface Document extends Paths {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
}

const SCHEMA_ID = "contract";

let newest: Document;

beforeAll(async () => {
  newest = JSON.parse(await readContractText()) as Document;
});

describe.each([OLDER, OLDEST])("the contract of version %s", (version) => {
  let older: OlderVersion;
  let validate: (shape: object, value: unknown) => string | null;
  let document: Document;

  beforeAll(async () => {
    older = (await SAMPLE_VERSIONS.older(version)) as OlderVersion;
    document = JSON.parse(older.contract) as Document;
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(document as object, SCHEMA_ID);
    const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
    validate = (shape, value) => {
      const text = JSON.stringify(shape).replaceAll('"#/', `"${SCHEMA_ID}#/`);
      const check = compiled.get(text) ?? ajv.compile(JSON.parse(text) as object);
      compiled.set(text, check);
      return check(value) ? null : ajv.errorsText(check.errors);
    };
  });

  it("holds every answer of the newest, told as it told it", () => {
    const shapes = operationShapes(document);
    const wrong = operationsOf(newest).flatMap(({ operationId: id, responses }) =>
      Object.entries(responses).flatMap(([status, body]) => {
        const shape = shapes.get(id)?.responses.get(Number(status));
        if (shape === undefined) return [];
        return examplesOf(body).flatMap((example) => {
          const told = older.writeAnswer(id, { status: Number(status), body: example });
          const fault = validate(shape, told);
          return fault === null ? [] : [`${id} ${status}: ${fault}`];
        });
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("holds every event, told as it told it", () => {
    const wrong = Object.entries(newest.webhooks).flatMap(([type, { post }]) =>
      examplesOf(post.requestBody).flatMap((example) => {
        const told = older.writeEvent(example as object);
        const shape = {
          $ref: `#/webhooks/${type}/post/requestBody/content/application~1json/schema`,
        };
        const fault = validate(shape, told);
        return fault === null ? [] : [`${type}: ${fault}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("has examples that it holds itself, and reads its own requests as the newest has them", () => {
    const shapes = operationShapes(document);
    const of_newest = new Map(operationsOf(newest).map((one) => [one.operationId, one]));
    const wrong = operationsOf(document).flatMap(({ operationId: id, requestBody }) => {
      const shape = shapes.get(id)?.request;
      const originals = examplesOf(of_newest.get(id)?.requestBody);
      return examplesOf(requestBody).flatMap((example, place) => {
        const fault = shape === undefined ? null : validate(shape, example);
        const read = older.readRequest(id, { body: example, query_text: "" });
        const is_same =
          JSON.stringify(sorted(read.body)) === JSON.stringify(sorted(originals[place]));
        return [
          ...(fault === null ? [] : [`${id}: ${fault}`]),
          ...(is_same && read.unknown.length === 0 ? [] : [`${id} is read as another request`]),
        ];
      });
    });
    expect(wrong).toEqual([]);
  });

  it("differs from the newest in what was changed alone", () => {
    const changed = Object.entries(document.components as unknown as Sections)
      .flatMap(([section, parts]) =>
        Object.entries(parts).map(([name, part]) => ({ section, name, part })),
      )
      .filter(({ section, name, part }) => {
        const before = (newest.components as unknown as Sections)[section]?.[name];
        return JSON.stringify(withoutExamples(part)) !== JSON.stringify(withoutExamples(before));
      });
    const names = changed.map(({ name }) => name).sort();
    // The header of the version shows its own.
    expect(names).toEqual(["Send", "SendCreate", "SendPreview", "SvcVersion"]);
  });
});

type Sections = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function operationsOf({ paths }: Document): Operation[] {
  return Object.values(paths).flatMap((methods) => Object.values(methods));
}

function examplesOf(body: Body | undefined): unknown[] {
  const media = body?.content?.["application/json"];
  const { example, examples = {} } = media ?? {};
  return [
    ...(example === undefined ? [] : [example]),
    ...Object.values(examples).map(({ value }) => value),
  ];
}

function withoutExamples(part: unknown): unknown {
  if (typeof part !== "object" || part === null) return part;
  const { examples: _, ...rest } = part as Record<string, unknown>;
  return rest;
}

/** The same with the fields of each object in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, sorted(inner)] as const);
  return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}
