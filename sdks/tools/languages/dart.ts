import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TypeRef } from "../model/types.ts";
import { camel, type Language, linesOf } from "./language.ts";

const RESERVED = new Set(
  (
    "assert await break case catch class const continue default do else enum extends false " +
    "final finally for if in is new null rethrow return super switch this throw true try var " +
    "void while with yield"
  ).split(" "),
);
/** What a set of values has as a text; a constant beside them may not be called so. */
const TEXT_MEMBERS = new Set(
  (
    "allMatches codeUnitAt codeUnits compareTo contains endsWith hashCode indexOf isEmpty " +
    "isNotEmpty lastIndexOf length matchAsPrefix noSuchMethod padLeft padRight replaceAll " +
    "replaceAllMapped replaceFirst replaceFirstMapped replaceRange runes runtimeType split " +
    "splitMapJoin startsWith substring toLowerCase toString toUpperCase trim trimLeft trimRight " +
    "values"
  ).split(" "),
);
/** What every model has besides its fields. */
const MODEL_MEMBERS = new Set(
  (
    "decodeField fieldNames fromJson hashCode modelName noSuchMethod responseMetadata " +
    "runtimeType toJson toString"
  ).split(" "),
);
const MADE = '// Made from the contract by "npm run sdks"; never edit this file.\n';
const UNCHECKED = "// ignore_for_file: type=lint\n// dart format off\n";

export const dart: Language = {
  id: "dart",
  generator: "dart",
  properties: { pubName: "svc_sdk" },
  target: "dart",
  methodName: (name) => unreserved(camel(name)),
  groupName: (name) => unreserved(camel(name)),
  fieldName: identifier,
  argumentName: identifier,
  taken: { fields: MODEL_MEMBERS, args: new Set(["options"]) },
  type: typeText,
  reader: readerText,
  constant(value) {
    const name = identifier(value) || "empty";
    return TEXT_MEMBERS.has(name) ? `${name}_` : name;
  },
  literal: (value) => JSON.stringify(value).replaceAll("$", "\\$"),
  factName: camel,
  doc: (text) => linesOf(text).map((line) => ({ line })),
  header: (path) => `${MADE}${UNCHECKED}${HEADERS[path] ?? ""}`,
  format,
};

const HEADERS: Readonly<Record<string, string>> = {
  "lib/src/generated/models.dart": `
import '../runtime/decode.dart';
import '../runtime/model.dart';
import '../runtime/values.dart';
import 'enums.dart';
`,
  "lib/src/generated/shapes.dart": "\nimport '../runtime/show.dart';\n",
  "lib/src/generated/operations.dart": "\nimport '../runtime/operation.dart';\n",
  "lib/src/generated/resources.dart": `
import '../runtime/file.dart';
import '../runtime/model.dart';
import '../runtime/options.dart';
import '../runtime/page.dart';
import '../runtime/resource.dart';
import '../runtime/send.dart';
import '../runtime/values.dart';
import '../runtime/wait.dart';
import 'enums.dart';
import 'models.dart';
import 'operations.dart';
`,
  "lib/src/generated/groups.dart": `
import '../runtime/send.dart';
import 'resources.dart';
`,
  "driver/dispatch.dart": `
import 'dart:async';

import 'package:svc_sdk/src/runtime/decode.dart';
import 'package:svc_sdk/src/runtime/model.dart';
import 'package:svc_sdk/svc_sdk.dart';

import 'arguments.dart';
`,
};

function unreserved(name: string): string {
  return RESERVED.has(name) ? `${name}_` : name;
}

function identifier(wire: string): string {
  const name = camel(wire.replace("[]", ""));
  return unreserved(/^[0-9]/.test(name) ? `n${name}` : name);
}

type Use = Parameters<Language["type"]>[1];

/** In a request null stands apart from what is left out, which is Dart's own null. */
function typeText(type: TypeRef, { nullable, input }: Use): string {
  const text = plainText(type);
  if (!nullable) return text;
  if (input) return `Nullable<${text}>`;
  return text.endsWith("?") ? text : `${text}?`;
}

function plainText(type: TypeRef): string {
  switch (type.kind) {
    case "string":
      return "String";
    case "integer":
      return "int";
    case "number":
      return "double";
    case "boolean":
      return "bool";
    case "any":
      return "Object?";
    case "file":
      return "List<int>";
    case "literal":
      return typeof type.value === "boolean" ? "bool" : "String";
    case "enum":
    case "model":
    case "union":
      return type.name;
    case "expandable":
      return `Expandable<${type.name}>`;
    case "either":
      return eitherText(type.of);
    case "list":
      return `List<${typeText(type.of, { nullable: type.nullable_of, input: false })}>`;
    case "map":
      return `Map<String, ${typeText(type.of, { nullable: type.nullable_of, input: false })}>`;
  }
}

/** A moment is a number or a text; anything else of two forms is a text or an object. */
function eitherText(of: readonly TypeRef[]): string {
  const model = of.find(({ kind }) => kind === "model");
  return model === undefined ? "Moment" : `TextOr<${plainText(model)}>`;
}

/** What reads a value of a type from JSON; of runtime/decode.dart. */
function readerText(type: TypeRef): string {
  switch (type.kind) {
    case "string":
      return "asText";
    case "integer":
      return "asInteger";
    case "number":
      return "asNumber";
    case "boolean":
      return "asBoolean";
    case "any":
      return "asAny";
    case "file":
      return "asBytes";
    case "literal":
      return typeof type.value === "boolean" ? "asBoolean" : "asText";
    case "enum":
      return `asValueOf(${type.name}.new)`;
    case "model":
    case "union":
      return `asObject(${type.name}.fromJson)`;
    case "expandable":
      return `asExpandable(${type.name}.fromJson)`;
    case "either":
      return eitherReader(type.of);
    case "list":
    case "map": {
      const inner = readerText(type.of);
      const of = type.nullable_of ? `orNull(${inner})` : inner;
      return type.kind === "list" ? `asListOf(${of})` : `asMapOf(${of})`;
    }
  }
}

function eitherReader(of: readonly TypeRef[]): string {
  const model = of.find(({ kind }) => kind === "model");
  return model === undefined ? "asMoment" : `asTextOr(${plainText(model)}.fromJson)`;
}

/** The formatter of Dart comes with its SDK, so what shows most is put right here. */
function format(folder: string, paths: readonly string[]): void {
  for (const path of paths) {
    const file = join(folder, path);
    writeFileSync(file, tidied(readFileSync(file, "utf8")));
  }
}

function tidied(text: string): string {
  const joined = text
    .replaceAll(/\(\n\s*\{\n\s*/g, "({\n    ")
    .replaceAll(/,\n {4}\{\n\s*/g, ", {\n    ")
    .replaceAll(/\{\s*\}/g, "{}")
    .replaceAll(/([[{]) +(?=\S)(.*?),? +([\]}])(?=[,;])/g, "$1$2$3")
    .replaceAll(/\n{3,}/g, "\n\n")
    .replaceAll(/(=> \{|= \{|\{)\n\n/g, "$1\n")
    .replaceAll(/\n\n(\s*\})/g, "\n$1");
  return indented(joined.split("\n")).join("\n");
}

/** A comment stands where that stands which it is about. */
function indented(lines: readonly string[]): string[] {
  return lines.map((line, index) => {
    if (!line.trimStart().startsWith("///")) return line;
    const about = lines.slice(index).find((one) => !one.trimStart().startsWith("///")) ?? "";
    return `${/^ */.exec(about)?.[0] ?? ""}${line.trimStart()}`;
  });
}
