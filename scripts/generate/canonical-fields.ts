import type { Schema } from "../../spec/emitter/document.ts";
import { operationsOf, refName } from "../../spec/emitter/document.ts";
import type { Contract } from "./compile-spec.ts";
import { HEADER } from "./paths.ts";
import { literal } from "./text.ts";

/** What can be written in several ways, by the scalar or the union that reads it. */
const KINDS: Readonly<Record<string, string>> = {
  MoneyInput: "money",
  CurrencyInput: "currency",
  PhoneInput: "phone",
  TargetInput: "phone",
  TimeInput: "time",
};

/** The text of canonical.ts. */
export function canonicalFile(contract: Contract): string {
  const fields = Object.fromEntries([...kindsOfFields(contract)].sort());
  const names = [...new Set(Object.values(KINDS))].map((kind) => `"${kind}"`);
  const type = `Readonly<Record<string, ${names.join(" | ")}>>`;
  return [
    HEADER,
    "/** Fields of bodies under an Idempotency-Key that can be written in several ways. */\n",
    `export const KINDS_OF_FIELDS: ${type} = ${literal(fields, 0, 80)};\n`,
  ].join("");
}

function kindsOfFields({ document, facts }: Contract): Map<string, string> {
  const keyed = facts.operations
    .filter(({ idempotency }) => ["required", "optional"].includes(idempotency))
    .map(({ id }) => id);
  const kinds = new Map<string, string>();
  const seen = new Set<string>();

  function gatherFrom(schema: Schema): void {
    const named = refName(schema);
    if (named !== null && !seen.has(named)) {
      seen.add(named);
      gatherFrom(document.components.schemas[named] as Schema);
    }
    for (const inside of insideOf(schema)) gatherFrom(inside);
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      note(name, field);
      gatherFrom(field);
    }
  }

  function note(name: string, field: Schema): void {
    for (const scalar of [field, ...(field.anyOf ?? [])].map(refName)) {
      const kind = KINDS[scalar ?? ""];
      if (kind === undefined) continue;
      if ((kinds.get(name) ?? kind) !== kind) throw new Error(`"${name}" has two ways of writing.`);
      kinds.set(name, kind);
    }
  }

  for (const { operationId, requestBody } of operationsOf(document)) {
    const schema = requestBody?.content["application/json"]?.schema;
    if (schema !== undefined && keyed.includes(operationId)) gatherFrom(schema);
  }
  return kinds;
}

function insideOf({ items, anyOf = [], oneOf = [], allOf = [] }: Schema): Schema[] {
  return [...(items === undefined ? [] : [items]), ...anyOf, ...oneOf, ...allOf];
}
