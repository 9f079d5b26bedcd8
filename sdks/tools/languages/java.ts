import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Field, TypeRef } from "../model/types.ts";
import { camel, type Getter, type Language, linesOf, pascal, tagged } from "./language.ts";

const RESERVED = new Set(
  (
    "abstract assert boolean break byte case catch char class const continue default do double " +
    "else enum extends false final finally float for goto if implements import instanceof int " +
    "interface long native new null package private protected public return short static " +
    "strictfp super switch synchronized this throw throws transient true try void volatile while"
  ).split(" "),
);
/** Getters that every object has besides those of its fields. */
const GETTERS = new Set(["getClass", "getResponseMetadata"]);
/** Methods of a builder that none of a field can stand beside. */
const BUILDER = ["build", "equals", "wait"];
const MADE = '// Made from the contract by "npm run sdks"; never edit this file.\n';
const ROOT = "src/generated/java/com/example/svc/";

export const java: Language = {
  id: "java",
  generator: "java",
  properties: { library: "native", hideGenerationTimestamp: true },
  target: "java",
  methodName: name,
  groupName: (group) => `${name(group)}()`,
  fieldName: name,
  argumentName: name,
  taken: { fields: new Set(BUILDER), args: new Set([...BUILDER, "options", "params"]) },
  type: typeText,
  constant: (value) => numbered(words(value)) || "EMPTY",
  literal: (value) => JSON.stringify(value),
  list: (values) => `List.of(${values.map((value) => JSON.stringify(value)).join(", ")})`,
  factName: camel,
  doc: docLines,
  endDoc: tagged("@deprecated"),
  getter,
  header,
  format,
};

function name(text: string): string {
  const plain = camel(text.replace("[]", ""));
  return RESERVED.has(plain) ? `${plain}_` : plain;
}

function words(value: string): string {
  return value
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replaceAll(/[^A-Za-z0-9]+/g, "_")
    .toUpperCase();
}

function numbered(constant: string): string {
  return /^[0-9]/.test(constant) ? `V${constant}` : constant;
}

type Use = Parameters<Language["type"]>[1];

function typeText(type: TypeRef, { nullable }: Use): string {
  return nullable ? `@Nullable ${boxed(type)}` : plainText(type);
}

const PRIMITIVES: Readonly<Record<string, string>> = {
  long: "Long",
  double: "Double",
  boolean: "Boolean",
};

function boxed(type: TypeRef): string {
  const text = plainText(type);
  return PRIMITIVES[text] ?? text;
}

function plainText(type: TypeRef): string {
  switch (type.kind) {
    case "string":
    case "enum":
      return "String";
    case "integer":
      return "long";
    case "number":
      return "double";
    case "boolean":
      return "boolean";
    case "any":
      return "Object";
    case "file":
      return "byte[]";
    case "literal":
      return typeof type.value === "boolean" ? "boolean" : "String";
    case "model":
    case "union":
      return type.name;
    case "expandable":
      return `Expandable<${type.name}>`;
    case "either": {
      const model = type.of.find(({ kind }) => kind === "model");
      return model === undefined ? "Moment" : `TextOr<${plainText(model)}>`;
    }
    case "list":
      return `List<${elementText(type)}>`;
    case "map":
      return `Map<String, ${elementText(type)}>`;
  }
}

function elementText(type: TypeRef & { kind: "list" | "map" }): string {
  return `${type.nullable_of ? "@Nullable " : ""}${boxed(type.of)}`;
}

/** The getter of a field: how it is called, what it answers and how it is read. */
function getter(field: Field): Getter {
  const { wire, type, required, nullable } = field;
  const may_be_null = nullable || !required;
  const named = `get${pascal(wire)}`;
  return {
    type: typeText(type, { nullable: may_be_null, input: false }),
    accessor: GETTERS.has(named) ? `${named}_` : named,
    expression: readText(type, wire, may_be_null),
    shape: `${field.secret ? "!" : ""}${wire}${shapeText(type)}`,
  };
}

function readText(type: TypeRef, wire: string, may_be_null: boolean): string {
  const text = plainText(type);
  const quoted = JSON.stringify(wire);
  if (text === "String") return `fields.text(${quoted})`;
  if (text === "Object") return `fields.get(${quoted})`;
  if (text in PRIMITIVES) {
    const method = { long: "integer", double: "number", boolean: "flag" }[text];
    return `fields.${method}${may_be_null ? "OrNull" : ""}(${quoted})`;
  }
  return `fields.get(${quoted}, ${decoder(type)})`;
}

function decoder(type: TypeRef): string {
  switch (type.kind) {
    case "integer":
      return "Decode.INTEGER";
    case "number":
      return "Decode.NUMBER";
    case "boolean":
      return "Decode.FLAG";
    case "any":
      return "Decode.ANY";
    case "file":
      return "Decode.BYTES";
    case "model":
    case "union":
      return `Decode.object(${type.name}::of)`;
    case "expandable":
      return `Decode.expandable(${type.name}::of)`;
    case "either": {
      const model = type.of.find(({ kind }) => kind === "model");
      return model === undefined ? "Decode.MOMENT" : `Decode.textOr(${plainText(model)}::of)`;
    }
    case "list":
      return `Decode.list(${decoder(type.of)})`;
    case "map":
      return `Decode.map(${decoder(type.of)})`;
    default:
      return "Decode.TEXT";
  }
}

/** How the string form of an object goes on: `:Send`, `:[Send`, `:{Send`; empty of plain values. */
function shapeText(type: TypeRef): string {
  const inner = (one: TypeRef): string | null => {
    if (one.kind === "list" || one.kind === "map") {
      const of = inner(one.of);
      return of === null ? null : `${one.kind === "list" ? "[" : "{"}${of}`;
    }
    if (one.kind === "either") return one.of.map(inner).find((text) => text !== null) ?? null;
    return one.kind === "model" || one.kind === "union" || one.kind === "expandable"
      ? one.name
      : null;
  };
  const text = inner(type);
  return text === null ? "" : `:${text}`;
}

/** Javadoc: code as code, no tags and no HTML of the text's own, `<p>` between paragraphs. */
function docLines(text: string): { line: string }[] {
  let begins = false;
  return linesOf(text).flatMap((line, index) => {
    if (line === "") {
      begins = index > 0;
      return [{ line }];
    }
    const written = line
      .split(/(`[^`{}]*`)/)
      .map(docPart)
      .join("");
    const lead = begins ? "<p>" : "";
    begins = false;
    return [{ line: lead + written }];
  });
}

function docPart(part: string): string {
  const code = /^`([^`]*)`$/.exec(part)?.[1];
  const safe = (code ?? part).replaceAll("*/", "*&#47;").replaceAll("\\", "&#92;");
  // Within a code tag an entity would be shown as it is written.
  if (code !== undefined && safe === code) return `{@code ${code}}`;
  return safe
    .replaceAll(/&(?!#\d+;)/g, "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("@", "&#64;");
}

/** Named one by one, because a model may have the name of anything that is imported whole. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  model: [
    ...own("Expandable", "Fields", "FieldsBuilder", "Moment", "SvcObject", "SvcVariant", "TextOr"),
    ...own("runtime.Decode"),
    "java.util.List",
    "java.util.Map",
  ],
  param: [
    ...own("Fields", "FieldsBuilder", "Moment", "Params", "TextOr", "model.*"),
    "java.util.List",
    "java.util.Map",
  ],
  resource: [
    ...own("Empty", "FileResult", "Page", "Params", "RequestOptions", "WaitOptions"),
    ...own("model.*", "param.*", "runtime.Resource", "runtime.Settings", "runtime.Wait"),
  ],
  runtime: ["java.util.HashMap", "java.util.List", "java.util.Map", "java.util.Set"],
};

function own(...names: readonly string[]): string[] {
  return names.map((one) => `com.example.svc.${one}`);
}

function header(path: string): string {
  const folder = path.startsWith(ROOT) ? path.slice(ROOT.length).split("/")[0] : null;
  if (folder === null) return `${MADE}${DISPATCH_HEADER}`;
  if (folder === undefined || folder.includes(".")) return `${MADE}package com.example.svc;\n`;
  const imports = [...(IMPORTS[folder] ?? []), "org.jspecify.annotations.Nullable"];
  const lines = imports.map((one) => `import ${one};\n`).join("");
  return `${MADE}package com.example.svc.${folder};\n\n${lines}`;
}

const DISPATCH_HEADER = `package driver;

import com.example.svc.Fields;
import com.example.svc.Svc;
import com.example.svc.model.*;
import com.example.svc.param.*;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
`;

/** The blank lines that a formatter would leave, and one line for a body of nothing. */
function format(folder: string, paths: readonly string[]): void {
  for (const path of paths) {
    const file = join(folder, path);
    const text = readFileSync(file, "utf8")
      .replaceAll(/\n{3,}/g, "\n\n")
      .replaceAll(/\{\n\n+/g, "{\n")
      .replaceAll(/\n\n+( *\})/g, "\n$1")
      .replaceAll(/(\*\/)\n\n+/g, "$1\n");
    writeFileSync(file, text);
  }
}
