/** The commands of the contract: every method of the SDKs as words and flags. */
import type { Argument, Method, Sdk, TypeRef } from "../model/types.ts";

/** How the text of a flag becomes a value. */
type FlagKind =
  | "text"
  | "integer"
  | "number"
  | "boolean"
  /** Unix seconds, or text that the service reads. */
  | "time"
  /** Text, or JSON where it begins as an object. */
  | "either"
  | "json"
  | "file"
  /** Given as `name=value`, once for each, or as JSON. */
  | "pairs"
  | "text[]"
  | "either[]"
  | "json[]";

export interface CommandFlag {
  readonly flag: string;
  readonly wire: string;
  readonly kind: FlagKind;
  readonly about: string;
  readonly required?: true;
  /** Whether null is a value of its own: `--clear` sends it. */
  readonly clears?: true;
  readonly values?: readonly string[];
  /** Of pairs whose names are known, the kind of each. */
  readonly fields?: Readonly<Record<string, FlagKind>>;
}

export interface ContractCommand {
  /** `sends.create`: the method of the SDK that it calls. */
  readonly key: string;
  readonly words: readonly string[];
  readonly args: readonly { readonly wire: string; readonly about: string }[];
  readonly flags: readonly CommandFlag[];
  readonly about: string;
}

/** Flags of every command, which no field of a request may be called by. */
export const GENERAL_FLAGS = [
  ...["all", "body", "clear", "fields", "header", "help", "idempotency-key", "json", "no-color"],
  ...["output", "profile", "query", "quiet", "retries", "timeout", "yes"],
];
/** More values than these stand in the reference. */
const VALUES_SHOWN_MAX = 14;

export function commandsOf(sdk: Sdk): ContractCommand[] {
  return sdk.methods.map((method) => ({
    key: method.key,
    words: [...method.group, method.name].map(kebab),
    args: method.args
      .filter((arg) => arg.in === "path")
      .map(({ wire, doc }) => ({ wire, about: firstSentence(doc) })),
    flags: method.args.filter((arg) => arg.in !== "path").map((arg) => flagOf(sdk, method, arg)),
    about: method.doc,
  }));
}

function kebab(name: string): string {
  return name.replaceAll("_", "-");
}

function flagOf(sdk: Sdk, method: Method, arg: Argument): CommandFlag {
  const { doc, required, nullable, type } = arg;
  const wire = arg.wire.replace("[]", "");
  const kind = kindOf(type);
  const fields = kind === "pairs" ? fieldsOf(sdk, type) : null;
  const values = valuesOf(sdk, type);
  const enough = values.length > 0 && values.length <= VALUES_SHOWN_MAX;
  return {
    flag: flagName(kebab(wire), method),
    wire,
    kind,
    about: firstSentence(doc),
    ...(required && { required: true }),
    ...(nullable && { clears: true }),
    ...(enough && { values }),
    ...(fields && { fields }),
  };
}

/** A field that is called as a general flag of this command is named by where it goes. */
function flagName(name: string, method: Method): string {
  const is_general = GENERAL_FLAGS.includes(name);
  return is_general && (name !== "idempotency-key" || method.sends_key) ? `body-${name}` : name;
}

function kindOf(type: TypeRef): FlagKind {
  switch (type.kind) {
    case "string":
    case "enum":
    case "expandable":
    case "literal":
      return "text";
    case "integer":
    case "number":
    case "boolean":
    case "file":
      return type.kind;
    case "either":
      return type.of.some(({ kind }) => kind === "integer") ? "time" : "either";
    case "list": {
      const inner = kindOf(type.of);
      return inner === "text" || inner === "either" ? `${inner}[]` : "json[]";
    }
    case "model":
    case "map":
      return "pairs";
    case "any":
    case "union":
      return "json";
  }
}

function fieldsOf(sdk: Sdk, type: TypeRef): CommandFlag["fields"] | null {
  const model = type.kind === "model" ? sdk.declared.get(type.name) : undefined;
  if (model?.kind !== "model") return null;
  return Object.fromEntries(model.fields.map((field) => [field.wire, kindOf(field.type)]));
}

function valuesOf(sdk: Sdk, type: TypeRef): string[] {
  if (type.kind === "list") return valuesOf(sdk, type.of);
  const found = type.kind === "enum" ? sdk.declared.get(type.name) : undefined;
  return found?.kind === "enum" ? found.values.map(({ value }) => value) : [];
}

/** The first sentence on one line, without the full stop. */
function firstSentence(doc: string): string {
  const [paragraph = ""] = doc.split("\n\n");
  const line = paragraph.replaceAll(/\s+/g, " ").trim();
  return (/^.*?\.(?= [A-Z`]|$)/.exec(line)?.[0] ?? line).replace(/\.$/, "");
}
