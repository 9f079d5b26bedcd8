/** Tables of fields and of parameters. */
import { type Contract, type Parameter, resolved, type Schema } from "../contract.ts";
import { cellText } from "../markdown.ts";
import { typeWords, valuesOf } from "./types.ts";

/** An enumeration of more values than this is better read elsewhere. */
const VALUES_SHOWN_MAX = 24;

/** The fields of an object; `marks_required` is for requests, where a field may be left out. */
export function fieldTable(contract: Contract, schema: Schema, marks_required: boolean): string {
  const { properties, required } = wholeObject(contract, schema);
  const rows = Object.entries(properties).map(([name, field]) => {
    const must = marks_required && required.includes(name);
    return row(contract, { name, must, schema: field, description: field.description });
  });
  return table("Field", rows);
}

export function parameterTable(contract: Contract, parameters: readonly Parameter[]): string {
  const rows = parameters.map(({ name, schema, required, description }) => {
    return row(contract, { name, must: required === true, schema, description });
  });
  return table("Parameter", rows);
}

/** The fields of an object, those that it takes over from others first. */
function wholeObject(
  contract: Contract,
  schema: Schema,
): { properties: Record<string, Schema>; required: string[] } {
  const parents = (schema.allOf ?? []).map((one) => wholeObject(contract, resolved(contract, one)));
  return {
    properties: Object.assign(
      {},
      ...parents.map(({ properties }) => properties),
      schema.properties,
    ),
    required: [...parents.flatMap(({ required }) => required), ...(schema.required ?? [])],
  };
}

interface Row {
  readonly name: string;
  readonly must: boolean;
  readonly schema: Schema;
  readonly description: string | undefined;
}

function row(contract: Contract, { name, must, schema, description }: Row): string {
  const words = description ?? resolved(contract, schema).description ?? "";
  const values = valuesOf(contract, schema);
  const shown =
    values === null || values.length > VALUES_SHOWN_MAX
      ? ""
      : ` One of ${values.map((value) => `\`${value}\``).join(", ")}.`;
  const mark = must ? " **required**" : "";
  const type = typeWords(contract, schema);
  return `| \`${name}\`${mark} | ${type} | ${cellText(words + shown)} |`;
}

function table(first: string, rows: readonly string[]): string {
  return [`| ${first} | Type | Description |`, "|---|---|---|", ...rows].join("\n");
}
