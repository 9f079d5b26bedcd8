import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { java } from "./java.ts";
import { camel, type Language, linesOf } from "./language.ts";

const RESERVED = new Set(
  (
    "as break class continue do else false for fun if in interface is null object package return " +
    "super this throw true try typealias typeof val var when while"
  ).split(" "),
);
const MADE = '// Made from the contract by "npm run sdks"; never edit this file.\n';

/** Objects and parameters are those of Java, whose annotations say what may be null. */
export const kotlin: Language = {
  ...java,
  id: "kotlin",
  generator: "kotlin",
  properties: { library: "jvm-okhttp4", packageName: "svc" },
  target: "kotlin",
  methodName: name,
  groupName: name,
  argumentName: (wire) => quoted(java.argumentName(wire)),
  pathArgumentName: name,
  taken: { ...java.taken, args: new Set([...java.taken.args, "build"]) },
  list: (values) => `listOf(${values.map((value) => JSON.stringify(value)).join(", ")})`,
  doc: (text) => linesOf(text.replaceAll("*/", "*&#47;").replaceAll("/*", "/&#42;")).map(docLine),
  header,
  format,
};

function name(text: string): string {
  const plain = camel(text.replace("[]", ""));
  return RESERVED.has(plain) ? `${plain}_` : plain;
}

/** A builder's method that Java may call so, and Kotlin only in quotes. */
function quoted(method: string): string {
  return RESERVED.has(method) ? `\`${method}\`` : method;
}

/** A word in brackets would be a link to a name. */
function docLine(text: string): { line: string } {
  return { line: text.replaceAll("[", "&#91;") };
}

const IMPORTS: Readonly<Record<"resource" | "dispatch" | "groups", readonly string[]>> = {
  resource: [
    "com.example.svc.FileResult",
    "com.example.svc.Params",
    "com.example.svc.RequestOptions",
    "com.example.svc.model.*",
    "com.example.svc.param.*",
    "com.example.svc.runtime.Settings",
    "kotlin.time.Duration",
    "kotlin.time.Duration.Companion.minutes",
    "kotlin.time.Duration.Companion.seconds",
  ],
  dispatch: [
    "com.example.svc.Fields",
    "com.example.svc.kotlin.Svc",
    "com.example.svc.model.*",
    "com.example.svc.param.*",
  ],
  groups: ["com.example.svc.runtime.Settings"],
};

function header(path: string): string {
  const imports = (names: readonly string[]) => names.map((one) => `import ${one}\n`).join("");
  if (path.startsWith("driver/")) return `${MADE}package driver\n\n${imports(IMPORTS.dispatch)}`;
  const kind = path.endsWith("/Groups.kt") ? "groups" : "resource";
  return `${MADE}package com.example.svc.kotlin\n\n${imports(IMPORTS[kind])}`;
}

/** The blank lines that a formatter would leave. */
function format(folder: string, paths: readonly string[]): void {
  for (const path of paths) {
    const file = join(folder, path);
    const text = readFileSync(file, "utf8")
      .replaceAll(/\n{3,}/g, "\n\n")
      .replaceAll(/([{(=])\n\n+/g, "$1\n")
      .replaceAll(/\n\n+( *[})])/g, "\n$1")
      .replaceAll(/(\*\/)\n\n+/g, "$1\n")
      .replaceAll(/,\n\n+/g, ",\n");
    writeFileSync(file, text);
  }
}
