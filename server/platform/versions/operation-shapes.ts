import type { Shape } from "./change.ts";

/** What an operation takes and answers, in JSON. */
interface OperationShapes {
  readonly request: Shape | undefined;
  /** By status. */
  readonly responses: ReadonlyMap<number, Shape>;
}

interface Body {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Shape }>>;
}

/** The part of an OpenAPI document that says what operations take and answer. */
export interface Paths {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId: string;
            readonly requestBody?: Body;
            readonly responses: Readonly<Record<string, Body>>;
          }
        >
      >
    >
  >;
  readonly components: { readonly responses: Readonly<Record<string, Body>> };
}

const JSON_TYPE = "application/json";

/** What each operation takes and answers, by its id. */
export function operationShapes({ paths, components }: Paths): Map<string, OperationShapes> {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return new Map(
    operations.map(({ operationId: id, requestBody, responses }) => {
      const shapes = Object.entries(responses).flatMap(([status, response]) => {
        const { $ref } = response;
        const body = $ref === undefined ? response : components.responses[lastPart($ref)];
        const shape = body?.content?.[JSON_TYPE]?.schema;
        return shape === undefined ? [] : [[Number(status), shape] as const];
      });
      const request = requestBody?.content?.[JSON_TYPE]?.schema;
      return [id, { request, responses: new Map(shapes) }];
    }),
  );
}

function lastPart(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
