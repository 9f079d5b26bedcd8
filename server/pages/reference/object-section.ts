/** The section of an object on its page: what it is, and the table of its fields. */
import type { Contract, Schema } from "../contract.ts";
import { fieldTable } from "./fields.ts";

export function objectSection(contract: Contract, name: string): string {
  const schema = contract.components.schemas[name] as Schema;
  return [
    `### The ${name} object`,
    schema.description ?? "",
    fieldTable(contract, schema, false),
  ].join("\n\n");
}
