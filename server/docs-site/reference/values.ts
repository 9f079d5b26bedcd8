/** The plain values of the contract: money, times, phones, and how each is written. */
import type { Contract, Schema } from "../contract.ts";
import { cellText } from "../markdown.ts";
import { type DocPage, pageFrom } from "../page.ts";
import { limitsOf } from "./limits.ts";
import { objectLink, objectsOf } from "./objects.ts";

const VALUES_PATH = "/docs/reference/values";

/** What several values of the contract are all called. */
const WORDS: Readonly<Record<string, string>> = {
  MoneyInput: "money",
  MoneyText: "money",
  MoneyNumber: "money",
  MoneyFilter: "money",
  UnixTime: "unix seconds",
  TimeInput: "time",
  TimeText: "time",
  TimeFilter: "time",
  PhoneInput: "phone",
  DurationInput: "duration",
  DurationText: "duration",
  TargetInput: "phone or meter",
  Target: "phone or meter",
  CurrencyInput: "currency",
};

/** A plain value in a word: `money`, `unix seconds`, or its name in the contract as words. */
function valueWord(name: string): string {
  return (
    WORDS[name] ??
    name
      .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, " ")
      .toLowerCase()
      .replace(/ input$/, "")
      .replaceAll(/\b(?:id|csv|url|sms)\b/g, (word) => word.toUpperCase())
  );
}

/** The same as a link to how the value is written. */
export function valueLink(name: string): string {
  return `[${valueWord(name)}](${VALUES_PATH}#${name.toLowerCase()})`;
}

/** Whether a named schema is a plain value, and neither an id nor an enumeration. */
export function isValue(schema: Schema): boolean {
  if (schema["x-svc-id"] !== undefined || schema.enum !== undefined) return false;
  if (schema.anyOf !== undefined) return schema["x-svc-refusal"] !== undefined;
  return ["string", "integer", "number"].includes(String(schema.type));
}

/** How every plain value is written, and whose prefix begins which id. */
export function valuesPage(contract: Contract): DocPage {
  const values = Object.entries(contract.components.schemas)
    .filter(([, schema]) => isValue(schema))
    .map(([name, schema]) => `### \`${name}\`\n\n${valueText(schema)}`);
  const markdown = [
    "# Values",
    LEAD,
    "## IDs",
    "An ID is a prefix, an underscore and 24 letters and digits. Store it as text.",
    idTable(contract),
    "## Plain values",
    ...values,
  ].join("\n\n");
  return pageFrom({ group: "Reference", path: VALUES_PATH }, `${markdown}\n`);
}

const LEAD = `How money, times, phone numbers and the other plain values are written. The fields of
the reference name them. Where a request takes a value in several forms, responses have one of
them.`;

function idTable(contract: Contract): string {
  const rows = Object.entries(contract.components.schemas).flatMap(([name, schema]) => {
    const prefix = schema["x-svc-id"];
    if (prefix === undefined || !name.endsWith("Id")) return [];
    const object = objectWith(contract, name);
    const what =
      object === null ? cellText(schema.description ?? "") : objectLink(contract, object);
    return [`| \`${prefix}_…\` | ${what} |`];
  });
  return ["| Prefix | Object |", "|---|---|", ...rows].join("\n");
}

function objectWith(contract: Contract, id: string): string | null {
  const { schemas } = contract.components;
  const found = [...objectsOf(contract).keys()].find((name) =>
    schemas[name]?.properties?.id?.$ref?.endsWith(`/${id}`),
  );
  return found ?? null;
}

function valueText(schema: Schema): string {
  const [example] = schema.examples ?? [];
  const facts = [
    schema.type === undefined ? null : String(schema.type),
    ...limitsOf(schema),
    schema.pattern === undefined ? null : `matches \`${schema.pattern}\``,
    example === undefined ? null : `such as \`${JSON.stringify(example)}\``,
  ].filter((fact) => fact !== null);
  return [schema.description ?? "", facts.length === 0 ? "" : `- ${facts.join(", ")}`]
    .filter(Boolean)
    .join("\n\n");
}
