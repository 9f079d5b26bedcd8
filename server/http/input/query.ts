/** Reads query strings strictly: what JavaScript would coerce is refused. */
import type { OperationFacts } from "@svc/generated/operations";
import type { RefusedField } from "#platform/refusal";
import { isStorable } from "./json-tree.ts";
import { didYouMean } from "./nearest.ts";

type Parameter = OperationFacts["parameters"][number];

/** The values that could be read, and what was wrong with the others. */
export interface ReadQuery {
  readonly values: Record<string, unknown>;
  readonly wrong: RefusedField[];
}

const INTEGER = /^-?(?:0|[1-9]\d{0,14})$/;
const MAP_ENTRY = /^([^[\]]+)\[([^[\]]+)\]$/;
const PARAM_CHARACTERS_MAX = 256;

/** Reads the query by the parameters that the operation declares. */
export function readQuery(text: string, parameters: readonly Parameter[]): ReadQuery {
  if (text === "") return { values: {}, wrong: [] };
  const declared = new Map(
    parameters.filter((one) => one.in === "query").map((one) => [wireNameOf(one), one]),
  );
  const values = new Map<string, unknown>();
  const wrong: RefusedField[] = [];
  for (const pair of text.split("&")) {
    if (pair === "") continue;
    const problem = readPair(pair, declared, values);
    if (problem !== null) wrong.push(problem);
  }
  const plain = [...values].map(([name, value]) => [
    name,
    value instanceof Map ? Object.fromEntries(value) : value,
  ]);
  return { values: Object.fromEntries(plain), wrong };
}

/** A list is sent as `expand[]=…`, once a value. */
function wireNameOf({ name, kind }: Parameter): string {
  return kind === "strings" ? `${name}[]` : name;
}

function readPair(
  pair: string,
  declared: ReadonlyMap<string, Parameter>,
  values: Map<string, unknown>,
): RefusedField | null {
  const equals = pair.indexOf("=");
  const written = equals < 0 ? pair : pair.slice(0, equals);
  const name = decoded(written) ?? written;
  const parameter = declared.get(name) ?? declared.get(MAP_ENTRY.exec(name)?.[1] ?? "");
  if (parameter === undefined || (parameter.kind === "map") !== !declared.has(name)) {
    return unknown(name, [...declared.keys()]);
  }
  const text = decoded(equals < 0 ? "" : pair.slice(equals + 1));
  if (text === null) return unreadable(name, "must be percent-encoded UTF-8 text");
  if (parameter.kind !== "map") return readPlain(parameter, text, values);
  const entries = (values.get(parameter.name) as Map<string, string> | undefined) ?? new Map();
  const key = MAP_ENTRY.exec(name)?.[2] ?? "";
  if (entries.has(key)) return unreadable(name, "must not be given more than once");
  values.set(parameter.name, entries.set(key, text));
  return null;
}

function readPlain(
  { name, kind }: Parameter,
  text: string,
  values: Map<string, unknown>,
): RefusedField | null {
  if (kind === "strings") {
    values.set(name, [...((values.get(name) as string[] | undefined) ?? []), text]);
    return null;
  }
  if (values.has(name)) return unreadable(name, "must not be given more than once");
  if (kind === "integer" && !INTEGER.test(text)) {
    return unreadable(name, "must be a whole number, written in digits");
  }
  if (kind === "boolean" && text !== "true" && text !== "false") {
    return unreadable(name, "must be true or false", ["true", "false"]);
  }
  values.set(name, kind === "integer" ? Number(text) : kind === "boolean" ? text === "true" : text);
  return null;
}

function unknown(name: string, declared: readonly string[]): RefusedField {
  const param = name.slice(0, PARAM_CHARACTERS_MAX);
  const message = `\`${param}\` is not a parameter of this operation.${didYouMean(name, declared)}`;
  return { param, code: "unknown_parameter", message };
}

function unreadable(name: string, problem: string, allowed?: string[]): RefusedField {
  const meta = allowed === undefined ? {} : { allowed };
  const param = name.slice(0, PARAM_CHARACTERS_MAX);
  return { param, code: "parameter_invalid", message: `\`${param}\` ${problem}.`, meta };
}

/** Null for what is no percent-encoded UTF-8, or holds a character that no text may hold. */
function decoded(text: string): string | null {
  try {
    const plain = decodeURIComponent(text.replaceAll("+", " "));
    return isStorable(plain) ? plain : null;
  } catch {
    return null;
  }
}
