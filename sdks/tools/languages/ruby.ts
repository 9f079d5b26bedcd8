import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TypeRef } from "../model/types.ts";
import { type Language, linesOf, snake, tagged } from "./language.ts";

/** Words that cannot be read back as a local variable, so no argument may be one. */
const KEYWORDS = new Set(
  (
    "BEGIN END __ENCODING__ __FILE__ __LINE__ __method__ alias and begin break case class def " +
    "defined? do else elsif end ensure false for if in module next nil not or redo rescue retry " +
    "return self super then true undef unless until when while yield"
  ).split(" "),
);
/** What every object of Ruby answers to; a field or a method of that name would break it. */
const OBJECT_METHODS = new Set(
  (
    "class clone define_singleton_method display dup enum_for eql? equal? extend freeze frozen? " +
    "hash inspect instance_eval instance_exec instance_of? instance_variable_defined? " +
    "instance_variable_get instance_variable_set instance_variables is_a? itself kind_of? method " +
    "methods nil? object_id private_methods protected_methods public_method public_methods " +
    "public_send remove_instance_variable respond_to? send singleton_class singleton_method " +
    "singleton_methods tap then to_enum to_s yield_self initialize"
  ).split(" "),
);
/** What a model has besides its fields. */
const MODEL_MEMBERS = new Set("deconstruct_keys key? response_metadata to_h to_json".split(" "));
const MADE = '# Made from the contract by "npm run sdks"; never edit this file.\n';

export const ruby: Language = {
  id: "ruby",
  generator: "ruby",
  properties: { gemName: "svc" },
  target: "ruby",
  methodName: unreserved,
  groupName: unreserved,
  fieldName: (wire) => unreserved(unkeyed(identifier(wire))),
  argumentName: (wire) => unkeyed(identifier(wire)),
  taken: { fields: MODEL_MEMBERS, args: new Set(["request_options"]) },
  type: (type, { nullable, input }) => {
    const text = typeText(type, input);
    return nullable && text !== "untyped" ? `${text}?` : text;
  },
  constant: (value) => {
    const name = snake(value).toUpperCase() || "EMPTY";
    return /^[0-9]/.test(name) ? `V_${name}` : name;
  },
  literal: (value) => JSON.stringify(value).replaceAll("#", "\\#"),
  doc: (text) => linesOf(text).map((line) => ({ line })),
  endDoc: tagged("@deprecated"),
  header: (path) => (path.endsWith(".rbs") ? MADE : `# frozen_string_literal: true\n\n${MADE}`),
  format,
};

function unreserved(name: string): string {
  return OBJECT_METHODS.has(name) ? `${name}_` : name;
}

function unkeyed(name: string): string {
  return KEYWORDS.has(name) ? `${name}_` : name;
}

function identifier(wire: string): string {
  const name = snake(wire.replace("[]", ""));
  return /^[0-9]/.test(name) ? `v_${name}` : name;
}

/** The type as a signature (RBS) writes it. */
function typeText(type: TypeRef, input: boolean): string {
  switch (type.kind) {
    case "string":
      return "String";
    case "enum":
      return input ? "(String | Symbol)" : "String";
    case "integer":
      return "Integer";
    case "number":
      return "Numeric";
    case "boolean":
      return "bool";
    case "any":
    case "file":
      return "untyped";
    case "literal":
      return JSON.stringify(type.value);
    case "model":
      return input ? `(Models::${type.name} | Hash[untyped, untyped])` : `Models::${type.name}`;
    case "union":
      return `Models::${snake(type.name)}`;
    case "expandable":
      return `(String | Models::${type.name})`;
    case "either":
      return eitherText(type.of, input);
    case "list":
      return `Array[${ruby.type(type.of, { nullable: type.nullable_of, input })}]`;
    case "map":
      return `Hash[${input ? "(String | Symbol)" : "String"}, ${ruby.type(type.of, {
        nullable: type.nullable_of,
        input,
      })}]`;
  }
}

/** Where unix seconds are taken, a Time is taken too. */
function eitherText(of: readonly TypeRef[], input: boolean): string {
  const is_moment = of.some(({ kind }) => kind === "integer");
  const types = of.map((one) => typeText(one, input));
  return `(${[...types, ...(input && is_moment ? ["Time"] : [])].join(" | ")})`;
}

/** Modules that stand around what a file declares. */
function modulesOf(path: string): string[] {
  const parts = path.split("/generated/")[1]?.split("/") ?? [];
  if (parts.length === 2 && parts[0] === "models") return ["Svc", "Models"];
  if (parts.length === 2 && parts[0] === "resources") return ["Svc", "Resources"];
  return path.includes("/generated/") && !path.endsWith("examples.rb") ? ["Svc"] : [];
}

function format(folder: string, paths: readonly string[]): void {
  for (const path of paths) {
    const file = join(folder, path);
    const text = readFileSync(file, "utf8");
    const header = ruby.header(path);
    const body = nested(spaced(text.slice(header.length)), modulesOf(path));
    writeFileSync(file, `${header}\n${body}\n`);
  }
}

function nested(text: string, modules: readonly string[]): string {
  return modules.reduceRight((inner, name) => {
    const indented = inner.replaceAll(/^(?=.)/gm, "  ");
    return `module ${name}\n${indented}\nend`;
  }, text);
}

/** One blank line between two definitions, none at the edges of a block. */
function spaced(text: string): string {
  return text
    .trim()
    .replaceAll(/\n{3,}/g, "\n\n")
    .replaceAll(/^( *(?:class|module) .*|.*[([{|])\n\n+/gm, "$1\n")
    .replaceAll(/\n\n+(?= *(?:end|[)\]}]))/g, "\n")
    .replaceAll(/,(?=\n *\))/g, "")
    .replaceAll(/\{\n\s*\}/g, "{}")
    .replaceAll(/\[\n\s*\]/g, "[]");
}
