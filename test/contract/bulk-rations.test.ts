/** Whatever takes a thousand lines at once is rationed, as the contract says of it. */

import { OPERATIONS } from "@svc/generated/operations";
import { readContractText } from "@svc/server/platform/wire/contract-text.ts";
import { expect, it } from "vitest";

const { paths, components } = JSON.parse(await readContractText()) as Contract;

const LINES_MANY = 1_000;

/** Most calls of these have a line or two, or set something up once. */
const MOSTLY_SMALL = [
  "changeWorkforceCostCenterPeople",
  "createKey",
  "createSchedule",
  "updateGroupMembers",
  "updateKey",
  "updateSchedule",
];

type Schema = Readonly<Record<string, unknown>>;

it("every operation for many lines draws on the ration of bulk requests, or is mostly small", () => {
  const unrationed = Object.values(OPERATIONS)
    .filter(({ planned, rationed }) => !planned && rationed !== "bulk_requests")
    .filter(({ method, path }) => takesManyLines(bodyOf(method, path)))
    .map(({ id }) => id);
  expect(unrationed.filter((id) => !MOSTLY_SMALL.includes(id))).toEqual([]);
});

function bodyOf(method: string, path: string): Schema | null {
  return (
    paths[path]?.[method.toLowerCase()]?.requestBody?.content["application/json"]?.schema ?? null
  );
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> };
}

/** Whether the body has a list of so many lines, or a file of them. */
function takesManyLines(schema: Schema | null): boolean {
  const { properties = {} } = resolved(schema) as { properties?: Record<string, Schema> };
  return Object.entries(properties).some(([name, field]) => {
    const { maxItems = 0 } = resolved(field) as { maxItems?: number };
    return name === "csv" || maxItems >= LINES_MANY;
  });
}

function resolved(schema: Schema | null): Schema {
  const name = /^#\/components\/schemas\/(.+)$/.exec(String(schema?.$ref))?.[1];
  const { schemas } = components;
  return (name === undefined ? schema : schemas[name]) ?? {};
}
