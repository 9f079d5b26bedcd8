import { readFile } from "node:fs/promises";
import { join } from "node:path";

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
}

type Schemas = Readonly<Record<string, Schema>>;

const CONTRACT = join(import.meta.dirname, "../../../../generated/openapi.json");

let schemas: Promise<Schemas> | null = null;

/** Whether a column names a field that objects of a schema of the contract have. */
export async function isKnownColumn(schema: string, column: string): Promise<boolean> {
  return (await fieldsOf(schema, column)).length > 0;
}

/** Those of some columns that are times, in objects of a schema of the contract. */
export async function timesAmong(
  schema: string,
  columns: readonly string[],
): Promise<ReadonlySet<string>> {
  const times = new Set<string>();
  for (const column of columns) {
    if ((await fieldsOf(schema, column)).some(isTime)) times.add(column);
  }
  return times;
}

/** What a column may be; nothing where objects have no such field. */
async function fieldsOf(schema: string, column: string): Promise<Schema[]> {
  schemas ??= readSchemas();
  const named = await schemas;
  let found = [named[schema] ?? {}];
  for (const field of column.split(".")) {
    found = found.flatMap((one) => fieldOf(named, one, field));
  }
  return found;
}

function isTime({ $ref, anyOf = [], oneOf = [], allOf = [] }: Schema): boolean {
  return $ref?.endsWith("/UnixTime") === true || [...anyOf, ...oneOf, ...allOf].some(isTime);
}

/** Read once: the contract does not change while a program runs. */
async function readSchemas(): Promise<Schemas> {
  const contract = JSON.parse(await readFile(CONTRACT, "utf8"));
  return contract.components.schemas;
}

/** What a field may be: null and other alternatives are looked through. */
function fieldOf(named: Schemas, schema: Schema, field: string): Schema[] {
  const { $ref, anyOf = [], oneOf = [], allOf = [], properties, additionalProperties } = schema;
  const other = $ref === undefined ? [] : [named[$ref.split("/").at(-1) ?? ""] ?? {}];
  const parts = [...other, ...anyOf, ...oneOf, ...allOf];
  const own =
    properties !== undefined && Object.hasOwn(properties, field) ? properties[field] : null;
  const any = typeof additionalProperties === "object" ? additionalProperties : null;
  return [
    ...[own ?? any].filter((one) => one != null),
    ...parts.flatMap((one) => fieldOf(named, one, field)),
  ];
}
