import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TypeRef } from "../model/types.ts";
import { type Language, linesOf, snake } from "./language.ts";

const RESERVED = new Set(
  (
    "False None True and as assert async await break class continue def del elif else except " +
    "finally for from global if import in is lambda nonlocal not or pass raise return try while " +
    "with yield"
  ).split(" "),
);
/** What a model has besides its fields. */
const MODEL_MEMBERS = new Set(["to_dict", "response_metadata"]);
const MADE = '# Made from the contract by "npm run sdks"; never edit this file.\n';
const FUTURE = "from __future__ import annotations\n\n";
const TYPES = "TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union";
const TYPING = `from typing import ${TYPES}\n`;

export const python: Language = {
  id: "python",
  generator: "python",
  properties: { packageName: "svc" },
  target: "python",
  methodName: unreserved,
  groupName: unreserved,
  fieldName: identifier,
  argumentName: identifier,
  taken: { fields: MODEL_MEMBERS, args: new Set(["self", "request_options"]) },
  type: (type, use) =>
    use.nullable ? `Optional[${typeText(type, use.input)}]` : typeText(type, use.input),
  constant: (value) => numbered(snake(value).toUpperCase() || "EMPTY"),
  literal: (value) =>
    typeof value === "boolean" ? (value ? "True" : "False") : JSON.stringify(value),
  doc: (text) => linesOf(text.replaceAll("\\", "\\\\").replaceAll('"""', "'''")).map(unquoted),
  endDoc: (words, since) => [`.. deprecated:: ${since}`, ...words.map((line) => `   ${line}`)],
  header,
  format,
};

function unreserved(name: string): string {
  return RESERVED.has(name) ? `${name}_` : name;
}

function identifier(wire: string): string {
  return unreserved(numbered(snake(wire.replace("[]", ""))));
}

function numbered(name: string): string {
  return /^[0-9]/.test(name) ? `v_${name}` : name;
}

/** A doc that ends with a quote would end its own literal. */
function unquoted(line: string): { line: string } {
  return { line: line.endsWith('"') ? `${line} ` : line };
}

function typeText(type: TypeRef, input: boolean): string {
  switch (type.kind) {
    case "string":
    case "enum":
      return "str";
    case "integer":
      return "int";
    case "number":
      return "float";
    case "boolean":
      return "bool";
    case "any":
      return "Any";
    case "file":
      return "Any";
    case "literal":
      return `Literal[${python.literal(type.value)}]`;
    case "model":
      return input ? `Union[_models.${type.name}, Mapping[str, Any]]` : `_models.${type.name}`;
    case "union":
      return `_models.${type.name}`;
    case "expandable":
      return `Union[str, _models.${type.name}]`;
    case "either":
      return `Union[${type.of.map((one) => typeText(one, input)).join(", ")}]`;
    case "list":
    case "map":
      return containerText(type, input);
  }
}

function containerText(type: TypeRef & { kind: "list" | "map" }, input: boolean): string {
  const of = python.type(type.of, { nullable: type.nullable_of, input });
  if (type.kind === "list") return `${input ? "Sequence" : "List"}[${of}]`;
  return `${input ? "Mapping" : "Dict"}[str, ${of}]`;
}

function header(path: string): string {
  const imports = headerImports(path);
  return `${MADE}${FUTURE}${imports}`;
}

function headerImports(from_root: string): string {
  const path = from_root.replace(/^src\/svc\/generated\//, "");
  const guarded = (...lines: string[]) =>
    `\nif TYPE_CHECKING:\n${lines.map((line) => `    ${line}\n`).join("")}`;
  if (path === "models/__init__.py") return "";
  if (path.startsWith("models/")) {
    return `${TYPING}${guarded("from .. import models as _models")}
from ...runtime.model import NOT_GIVEN, Model, given
`;
  }
  if (path.startsWith("resources/") && path !== "resources/__init__.py") {
    return `${TYPING}${guarded(
      "from .. import models as _models",
      "from ...runtime.file import AsyncFileResult, FileResult",
      "from ...runtime.page import AsyncPage, AsyncPageRequest, Page",
      "from ...runtime.options import RequestOptions",
      "from ...runtime.model import Empty",
    )}
from ...runtime.model import NOT_GIVEN
from ...runtime.resource import AsyncResource, Resource
from ..operations import OPERATIONS
`;
  }
  return "";
}

/** The blank lines that a formatter would leave; everything else is right in the templates. */
function format(folder: string, paths: readonly string[]): void {
  for (const path of paths) {
    const file = join(folder, path);
    writeFileSync(file, spaced(readFileSync(file, "utf8")));
  }
}

function spaced(text: string): string {
  const lines = text.replaceAll(/\{\n\s*\}/g, "{}").split("\n");
  const kept: string[] = [];
  for (const line of lines) {
    if (line !== "") {
      const blanks = blanksBefore(kept, line);
      if (blanks !== null) kept.splice(lastWritten(kept) + 1, Infinity, ...blanks);
    }
    kept.push(line);
  }
  return kept.join("\n");
}

/** How many blank lines stand before a line that has some before it; null of one that has none. */
function blanksBefore(kept: readonly string[], line: string): string[] | null {
  const last = lastWritten(kept);
  const before = kept[last] ?? "";
  if (last < 0 || (last === kept.length - 1 && !/^(?:class|def) /.test(line))) return null;
  if (/^(?:class|def|async def) /.test(line)) return ["", ""];
  if (/^\S/.test(line)) return /^\s/.test(before) && !/^[\])}]/.test(before) ? ["", ""] : [""];
  return /[:({[]$/.test(before) && !/^class /.test(before) ? [] : [""];
}

function lastWritten(lines: readonly string[]): number {
  return lines.findLastIndex((line) => line !== "");
}
