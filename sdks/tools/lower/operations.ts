/** What the templates read of a method: names, types and facts, in the words of the language. */
import { type DocLine, type Language, pascal } from "../languages/language.ts";
import type { Argument, Method, Sdk, TypeRef } from "../model/types.ts";
import { wordsOfEnd, wrapped } from "../names.ts";
import { type LoweredField, lowerField, orFalse, refuseTwice } from "./declared.ts";

interface LoweredArgument extends LoweredField {
  readonly is_path: boolean;
}

export interface LoweredMethod {
  readonly key: string;
  readonly method: string;
  readonly class_name: string;
  readonly module: string;
  /** `client.sends` as an expression on `client`. */
  readonly access: string;
  readonly doc: readonly DocLine[] | false;
  readonly path_args: readonly LoweredArgument[] | false;
  readonly required: readonly LoweredArgument[] | false;
  readonly optional: readonly LoweredArgument[] | false;
  readonly has_params: boolean;
  readonly params_needed: boolean;
  readonly params_type: string;
  readonly result: string;
  /** How the result is read, in a language that says so. */
  readonly reader: string | false;
  readonly is_json: boolean;
  readonly is_page: boolean;
  readonly is_file: boolean;
  readonly is_none: boolean;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly deprecated: boolean;
}

export interface LoweredGroup {
  readonly key: string;
  readonly module: string;
  readonly class_name: string;
  readonly property: string;
  readonly is_root: boolean;
  /** Whether its objects can be waited for. */
  readonly has_wait: boolean;
  readonly children:
    | readonly { readonly property: string; readonly class_name: string; readonly module: string }[]
    | false;
}

/** In more than this share of all methods a refusal belongs to the gate and not to a method. */
const GATE_SHARE = 0.3;

export function lowerMethods(sdk: Sdk, language: Language, failures: string[]): LoweredMethod[] {
  const gate = gateRefusals(sdk.methods);
  return sdk.methods.map((method) => lowerMethod(sdk, language, method, gate, failures));
}

function lowerMethod(
  sdk: Sdk,
  language: Language,
  method: Method,
  gate: ReadonlySet<string>,
  failures: string[],
): LoweredMethod {
  const args = method.args.map((arg) => lowerArgument(language, arg));
  const where = `${language.id} ${method.key}`;
  const names = args.map(({ name }) => name);
  refuseTwice(names, where, failures);
  for (const name of names.filter((one) => language.taken.args.has(one))) {
    failures.push(`${where}: the runtime has taken the argument ${name}`);
  }
  const others = args.filter(({ is_path }) => !is_path);
  const required = others.filter((arg) => arg.required && isNeeded(method, arg.wire));
  const result = method.result === null ? "" : resultType(sdk, language, method.result);
  return {
    key: method.key,
    method: language.methodName(method.name),
    class_name: classOf(method.group),
    module: method.group.join("_"),
    access: method.group.map(language.groupName).join(language.member ?? "."),
    doc: orFalse(language.doc(docOf(method, gate))),
    path_args: orFalse(args.filter(({ is_path }) => is_path)),
    required: orFalse(required),
    optional: orFalse(others.filter((arg) => !required.includes(arg))),
    has_params: others.length > 0,
    params_needed: required.length > 0,
    params_type: `${pascal(method.key)}Params`,
    result,
    reader: method.result !== null && readerOfResult(sdk, language, method.result),
    is_json: method.shape === "json",
    is_page: method.shape === "list" || method.shape === "numbered",
    is_file: method.shape === "file",
    is_none: method.shape === "none",
    facts: factsOf(language, method),
    deprecated: method.deprecated,
  };
}

/** A body that may be left out has no field that must be there. */
function isNeeded(method: Method, wire: string): boolean {
  return method.args.some((arg) => arg.wire === wire && arg.required);
}

function resultType(sdk: Sdk, language: Language, name: string): string {
  return language.type(typeOfResult(sdk, name), { nullable: false, input: false });
}

function readerOfResult(sdk: Sdk, language: Language, name: string): string | false {
  return language.reader?.(typeOfResult(sdk, name), { secret: false }) ?? false;
}

function typeOfResult(sdk: Sdk, name: string): TypeRef {
  return { kind: sdk.declared.get(name)?.kind === "union" ? "union" : "model", name };
}

function lowerArgument(language: Language, arg: Argument): LoweredArgument {
  const field = lowerField(language, arg);
  const is_path = arg.in === "path";
  const nameOf = (is_path && language.pathArgumentName) || language.argumentName;
  const name = nameOf(arg.wire);
  return { ...field, name, renamed: name !== arg.wire, is_path };
}

function docOf(method: Method, gate: ReadonlySet<string>): string {
  const own = method.refusals.filter((code) => !gate.has(code));
  const refusals = own.length > 0 ? `Errors: ${own.map((code) => `\`${code}\``).join(", ")}.` : "";
  const mode = method.test_only ? "In test mode only." : "";
  const ends = method.args.flatMap(({ wire, deprecation }) =>
    deprecation === null ? [] : [wrapped(`\`${wire}\`: ${wordsOfEnd(deprecation)}`)],
  );
  return [method.doc, ...ends, mode, wrapped(refusals)].filter(Boolean).join("\n\n");
}

/** What only some operations refuse says something; what most refuse stands in the guide. */
export function gateRefusals(methods: readonly Method[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { refusals } of methods) {
    for (const code of refusals) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const least = methods.length * GATE_SHARE;
  return new Set([...counts].filter(([, count]) => count > least).map(([code]) => code));
}

/** The row of the operation table: what the runtime reads; a default is left out. */
function factsOf(language: Language, method: Method): LoweredMethod["facts"] {
  const query = method.args.filter((arg) => arg.in === "query").map(({ wire }) => wire);
  const facts: Record<string, string | boolean | readonly string[] | null> = {
    key: method.key,
    verb: method.verb,
    path: method.path,
    shape: method.shape,
    result: method.result,
    identified_by: method.identified_by,
    accept: method.accept,
    query,
    body: method.body !== null,
    file_field: method.file_field,
    retry: method.retry,
    sends_key: method.sends_key,
    auth: method.auth,
    cursor: method.cursor,
    fixed_in: method.fixed?.in ?? null,
    fixed_field: method.fixed?.field ?? null,
    fixed_value: method.fixed?.value ?? null,
  };
  return Object.entries(facts)
    .filter(([name, value]) => value !== null && value !== false && !isDefault(name, value))
    .filter(([name, value]) => language.leavesOut?.(name, value) !== true)
    .map(([name, value]) => ({
      name: language.factName?.(name) ?? name,
      value: literalOf(language, value),
    }));
}

function isDefault(name: string, value: unknown): boolean {
  const defaults: Readonly<Record<string, string>> = {
    accept: "application/json",
    auth: "key",
    cursor: "none",
    shape: "json",
  };
  return defaults[name] === value || (Array.isArray(value) && value.length === 0);
}

function literalOf(language: Language, value: unknown): string {
  if (Array.isArray(value) && language.list) return language.list(value);
  if (Array.isArray(value)) return `[${value.map((one) => JSON.stringify(one)).join(", ")}]`;
  return language.literal(value as string | boolean);
}

export function lowerGroups(sdk: Sdk, language: Language, failures: string[]): LoweredGroup[] {
  const keys = [...new Set(sdk.methods.map(({ group }) => group.join(".")))].sort();
  const parents = keys.filter((key) => key.includes(".")).map((key) => key.split(".")[0] ?? "");
  for (const parent of parents.filter((key) => !keys.includes(key))) {
    failures.push(`${parent}: a namespace without a method of its own`);
  }
  return keys.map((key) => {
    const group = key.split(".");
    const own = keys.filter((other) => other.startsWith(`${key}.`));
    const is_root = group.length === 1;
    const has_wait = key === "sends";
    return { ...partOf(language, group), key, is_root, has_wait, children: children(own) };
  });

  function children(own: readonly string[]): LoweredGroup["children"] {
    return orFalse(own.map((child) => partOf(language, child.split("."))));
  }
}

function partOf(language: Language, group: readonly string[]) {
  return {
    property: language.groupName(group.at(-1) ?? ""),
    class_name: classOf(group),
    module: group.join("_"),
  };
}

function classOf(group: readonly string[]): string {
  return `${pascal(group.join("_"))}Resource`;
}
