import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TypeRef } from "../model/types.ts";
import { camel, type Language, linesOf, snake } from "./language.ts";

const MADE = '// Made from the contract by "npm run sdks"; never edit this file.\n';
const COLUMNS = 100;
/** Namespaces in which what is made stands, and those that it names. */
const OWN_NAME = /\\Svc\\(?:(?:Enums|Model|Resource|Runtime)\\)?[A-Z]\w*/g;

export const php: Language = {
  id: "php",
  generator: "php",
  properties: { invokerPackage: "Svc" },
  target: "php",
  methodName: camel,
  groupName: camel,
  fieldName: (wire) => wire,
  argumentName: (wire) => wire.replace("[]", ""),
  taken: { fields: new Set(), args: new Set(["this", "requestOptions"]) },
  type: (type, use) => nullableText(typeText(type, use.input), use.nullable),
  optionalType,
  docType: (type, use) => nullableText(docText(type, use.input), use.nullable),
  codec: codecText,
  member: "->",
  client: "$client",
  constant: (value) => constantName(snake(value).toUpperCase() || "EMPTY"),
  literal,
  list: (values) => `[${values.map(literal).join(", ")}]`,
  factName: camel,
  doc: (text) => linesOf(text.replaceAll("*/", "*\\/")).map((line) => ({ line })),
  header,
  format,
};

/** A class has a constant `class` of its own. */
function constantName(name: string): string {
  if (name === "CLASS") return "CLASS_";
  return /^[0-9]/.test(name) ? `V_${name}` : name;
}

function literal(value: string | boolean | number): string {
  if (typeof value !== "string") return String(value);
  return `'${value.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

function nullableText(text: string, nullable: boolean): string {
  if (!nullable || text === "mixed") return text;
  return /[|<]/.test(text) ? `${text}|null` : `?${text}`;
}

/** Null means what is left out, unless null itself can be sent. */
function optionalType(type: TypeRef, nullable: boolean): string {
  const text = typeText(type, true);
  if (text === "mixed" || !nullable) return nullableText(text, true);
  return `${text}|null|\\Svc\\NotGiven`;
}

/** The type that PHP itself checks. */
function typeText(type: TypeRef, input: boolean): string {
  switch (type.kind) {
    case "string":
    case "enum":
      return "string";
    case "integer":
      return "int";
    case "number":
      return "float";
    case "boolean":
      return "bool";
    case "any":
      return "mixed";
    case "file":
      return "string";
    case "literal":
      return typeof type.value === "boolean" ? "bool" : "string";
    case "model":
      return input ? `\\Svc\\Model\\${type.name}|array` : `\\Svc\\Model\\${type.name}`;
    case "union":
      return `\\Svc\\Model\\${type.name}`;
    case "expandable":
      return `\\Svc\\Model\\${type.name}|string`;
    case "either":
      return [...new Set(type.of.map((one) => typeText(one, input)))].join("|");
    case "list":
    case "map":
      return "array";
  }
}

/** The same as an analyser reads it, with what lists and maps hold. */
function docText(type: TypeRef, input: boolean): string {
  switch (type.kind) {
    case "model":
      return input
        ? `\\Svc\\Model\\${type.name}|array<string, mixed>`
        : `\\Svc\\Model\\${type.name}`;
    case "either":
      return type.of.map((one) => docText(one, input)).join("|");
    case "list":
      return `list<${docOf(type, input)}>`;
    case "map":
      return `array<string, ${docOf(type, input)}>`;
    default:
      return typeText(type, input);
  }
}

function docOf(type: TypeRef & { kind: "list" | "map" }, input: boolean): string {
  return nullableText(docText(type.of, input), type.nullable_of);
}

/** `Send::class`, `[Send::class]` or `['*' => Send::class]`. */
function codecText(codec: unknown): string {
  if (typeof codec === "string") return `\\Svc\\Model\\${codec}::class`;
  if (Array.isArray(codec)) return `[${codecText(codec[0])}]`;
  return `['*' => ${codecText((codec as Record<string, unknown>)["*"])}]`;
}

function header(path: string): string {
  const folder = /^generated\/(\w+)\/\w+\.php$/.exec(path)?.[1];
  const namespace = path.startsWith("driver/")
    ? ""
    : `namespace Svc${folder ? `\\${folder}` : ""};\n`;
  return `<?php\n\n${MADE}\ndeclare(strict_types=1);\n\n${namespace}`;
}

/** Names stand imported and short, and blank lines where PSR-12 has them. */
function format(folder: string, paths: readonly string[]): void {
  for (const path of paths) {
    const file = join(folder, path);
    writeFileSync(file, wrapped(imported(spaced(readFileSync(file, "utf8")))));
  }
}

function imported(text: string): string {
  const namespace = /^namespace (\S+);$/m.exec(text)?.[1] ?? "";
  const names = new Set([...text.matchAll(OWN_NAME)].map(([name]) => name.slice(1)));
  const foreign = [...names].filter((name) => parentOf(name) !== namespace).sort();
  const short = text.replaceAll(OWN_NAME, (name) => name.split("\\").at(-1) ?? name);
  const uses = foreign.map((name) => `use ${name};\n`).join("");
  if (uses === "") return short;
  const anchor = namespace === "" ? "declare(strict_types=1);\n" : `namespace ${namespace};\n`;
  return short.replace(anchor, () => `${anchor}\n${uses}`);
}

/** Comments that fit, as those do that people write; what is too much flows into the next line. */
function wrapped(text: string): string {
  const blocks = text.replaceAll(/^( *)\/\*\* (.*) \*\/$/gm, (line, indent, words) =>
    line.length <= COLUMNS ? line : `${indent}/**\n${indent} * ${words}\n${indent} */`,
  );
  const lines: string[] = [];
  let rest = "";
  for (const line of blocks.split("\n")) {
    const [, lead = "", words = ""] = /^( *\* +)(?!\/)(.*)$/.exec(line) ?? [];
    const is_prose = lead !== "" && !/^(?:[@|]|[-*] |\d+\. )/.test(words);
    if (rest !== "" && !is_prose) lines.push(rest);
    const whole = rest !== "" && is_prose ? `${rest} ${words}` : line;
    rest = lead === "" ? "" : cutInto(lines, whole, lead + (words.startsWith("@") ? "    " : ""));
    if (rest === "") lines.push(whole);
  }
  return lines.join("\n");
}

/** Adds the lines that fill up, and answers what is left over; nothing of a line that fits. */
function cutInto(lines: string[], line: string, lead: string): string {
  let left = line;
  while (left.length > COLUMNS) {
    const place = left.lastIndexOf(" ", COLUMNS);
    if (place <= lead.length) break;
    lines.push(left.slice(0, place).trimEnd());
    left = `${lead}${left.slice(place + 1)}`;
  }
  return left === line ? "" : left;
}

function parentOf(name: string): string {
  return name.slice(0, name.lastIndexOf("\\"));
}

function spaced(text: string): string {
  return text
    .replaceAll(/\n{3,}/g, "\n\n")
    .replaceAll(/([{([])\n\n/g, "$1\n")
    .replaceAll(/\n\n(\s*[})\]])/g, "\n$1")
    .replaceAll(/(?:\n +\*)+(?=\n +\*\/)/g, "")
    .replaceAll(/(\n +\*)(?:\n +\*(?=\n))+/g, "$1")
    .replaceAll(/\[\n\s*\]/g, "[]")
    .replaceAll(/\(\n\s*([^\n]*),\n\s*\)(: [^\n]*) \{/g, "($1)$2\n    {");
}
