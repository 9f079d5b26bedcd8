import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { TypeRef } from "../model/types.ts";
import { words } from "../names.ts";
import { toolchainEnvironment } from "../toolchains.ts";
import { type Language, linesOf, tagged } from "./language.ts";

/** The words that Go writes in capitals throughout. */
const INITIALISMS = new Set(
  "api csv gps html http https id ip json pdf sms ui url usd ussd utc uuid vat zwg".split(" "),
);
const RESERVED = new Set(
  (
    "break case chan const continue default defer else fallthrough for func go goto if import " +
    "interface map package range return select struct switch type var"
  ).split(" "),
);
/** What every model and every set of parameters has besides its fields. */
const MEMBERS = "Extra ExtraNames SetExtra String MarshalJSON UnmarshalJSON".split(" ");
const MODEL_MEMBERS = [...MEMBERS, "Model", "ResponseMetadata", "GoString", "LogValue"];
const MADE = '// Code generated from the contract by "npm run sdks"; DO NOT EDIT.\n';

export const go: Language = {
  id: "go",
  generator: "go",
  properties: { packageName: "svc" },
  target: "go",
  methodName: exported,
  groupName: exported,
  fieldName: exported,
  argumentName: exported,
  pathArgumentName: unexported,
  taken: { fields: new Set(MODEL_MEMBERS), args: new Set([...MEMBERS, "Params"]) },
  type: typeText,
  constant: (value) => exported(value) || "Empty",
  literal: (value) => JSON.stringify(value),
  list: (values) => `[]string{${values.map((value) => JSON.stringify(value)).join(", ")}}`,
  factName: unexported,
  doc: (text) => linesOf(text).map((line) => ({ line })),
  endDoc: tagged("Deprecated:"),
  header: (path) => `${MADE}\n${HEADERS[path] ?? "package svc\n"}`,
  format,
};

const HEADERS: Readonly<Record<string, string>> = {
  "generated_resources.go": 'package svc\n\nimport "context"\n',
  "generated_models.go": 'package svc\n\nimport "log/slog"\n',
  "generated_unions.go": 'package svc\n\nimport "log/slog"\n',
  "driver/dispatch.go": `package main

import (
	"context"

	svc "example.com/svc/svc-go"
)
`,
};

/** `WebhookURL`: an exported name, with Go's initialisms. */
function exported(text: string): string {
  return words(text.replace("[]", ""))
    .map((word) =>
      INITIALISMS.has(word) ? word.toUpperCase() : (word[0] ?? "").toUpperCase() + word.slice(1),
    )
    .join("");
}

function unexported(text: string): string {
  const [first = "", ...rest] = words(text.replace("[]", ""));
  const name = first + exported(rest.join("_"));
  return RESERVED.has(name) ? `${name}_` : name;
}

type Use = Parameters<Language["type"]>[1];

/** Null is a nil pointer in answers; in requests it stands apart from what is left out. */
function typeText(type: TypeRef, { nullable, input, secret = false }: Use): string {
  const text = secret && type.kind === "string" ? "Secret" : plainText(type);
  if (!nullable) return text;
  if (input) return `Nullable[${text}]`;
  return /^(?:\[\]|map\[|any$)/.test(text) ? text : `*${text}`;
}

function plainText(type: TypeRef): string {
  switch (type.kind) {
    case "string":
      return "string";
    case "integer":
      return "int64";
    case "number":
      return "float64";
    case "boolean":
      return "bool";
    case "any":
      return "any";
    case "file":
      return "[]byte";
    case "literal":
      return typeof type.value === "boolean" ? "bool" : "string";
    case "enum":
    case "model":
    case "union":
      return type.name;
    case "expandable":
      return `Expandable[${type.name}]`;
    case "either":
      return eitherText(type.of);
    case "list":
      return `[]${typeText(type.of, { nullable: type.nullable_of, input: false })}`;
    case "map":
      return `map[string]${typeText(type.of, { nullable: type.nullable_of, input: false })}`;
  }
}

/** A moment is a number or a text; anything else of two forms is a text or an object. */
function eitherText(of: readonly TypeRef[]): string {
  const model = of.find(({ kind }) => kind === "model");
  if (model === undefined) return "Moment";
  return `TextOr[${plainText(model)}]`;
}

function format(folder: string, paths: readonly string[]): void {
  const files = paths.map((path) => join(folder, path));
  const { status, stderr, error } = spawnSync("gofmt", ["-w", ...files], {
    encoding: "utf8",
    env: toolchainEnvironment(),
  });
  if (error) throw new Error("The SDK of Go is formatted with gofmt, which is not here.");
  if (status !== 0) throw new Error(`Could not format what was made for Go:\n${stderr}`);
}
