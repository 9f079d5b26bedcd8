/** A call as people write it in Java: builders, and every value by its type. */
import { java } from "../languages/java.ts";
import { pascal } from "../languages/language.ts";
import type { Field, Method, Sdk, TypeRef } from "../model/types.ts";
import { indented, isList, type Sample, type Values, variableOf } from "./sample.ts";

interface Call {
  readonly callee: string;
  readonly ids: readonly string[];
  readonly params: Values;
}

const COLUMNS = 60;
/** Nouns of the contract that Java keeps for itself. */
const TAKEN = new Set(["client", "package", "enum", "interface"]);

export function javaCode(sdk: Sdk, method: Method, { callee, ids, params }: Call): string {
  const fields = method.args.filter((arg) => arg.in !== "path");
  const given = fields.some(({ wire }) => params[wire] !== undefined);
  const built = given ? [builderText(sdk, `${pascal(method.key)}Params`, fields, params)] : [];
  const call = `${callee}(${argumentList([...ids, ...built])})`;
  const name = javaName(method);
  const type = method.result ?? "Empty";
  if (isList(method)) return `for (${type} ${name} : ${call}) {\n  System.out.println(${name});\n}`;
  if (method.shape === "file") return `Path path = ${call}.saveTo(Path.of("."));`;
  const statement = `${type} ${name} = ${call};`;
  return statement.includes("\n") ? `${type} ${name} =\n${indented(call, "    ")};` : statement;
}

/** The name of what comes back; that of a file is its path. */
function javaName(method: Method): string {
  const name = variableOf(method);
  return TAKEN.has(name) ? "answer" : name;
}

function argumentList(args: readonly string[]): string {
  const line = args.join(", ");
  if (line.length <= COLUMNS && !line.includes("\n")) return line;
  return `\n${args.map((arg) => indented(arg, "    ")).join(",\n")}`;
}

/** One line, or a line a method. */
function builderText(sdk: Sdk, name: string, fields: readonly Field[], values: Values): string {
  const calls = fields
    .filter(({ wire }) => values[wire] !== undefined)
    .map((field) => `.${java.argumentName(field.wire)}(${fieldText(sdk, field, values)})`);
  const line = [`${name}.builder()`, ...calls, ".build()"].join("");
  if (line.length <= COLUMNS && !line.includes("\n")) return line;
  const lines = [...calls, ".build()"].map((call) => `\n${indented(call, "    ")}`);
  return `${name}.builder()${lines.join("")}`;
}

function fieldText(sdk: Sdk, { type, wire }: Field, values: Values): string {
  return valueText(sdk, type, values[wire]);
}

function valueText(sdk: Sdk, type: TypeRef, value: unknown): string {
  if (value === null) return "null";
  switch (type.kind) {
    case "integer":
      return `${value}L`;
    case "model": {
      const model = sdk.declared.get(type.name);
      const fields = model?.kind === "model" ? model.fields : [];
      return builderText(sdk, type.name, fields, value as Values);
    }
    case "list":
      return listText((value as unknown[]).map((one) => valueText(sdk, type.of, one)));
    case "map": {
      const entries = Object.entries(value as Values);
      return mapText(entries.map(([name, one]) => [name, valueText(sdk, type.of, one)]));
    }
    case "either":
      return eitherText(sdk, type.of, value);
    case "any":
      return anyText(value);
    default:
      return JSON.stringify(value);
  }
}

/** A moment as a number or a text, or a text or an object. */
function eitherText(sdk: Sdk, of: readonly TypeRef[], value: unknown): string {
  const model = of.find(({ kind }) => kind === "model");
  if (model === undefined) {
    return typeof value === "number"
      ? `Moment.unix(${value}L)`
      : `Moment.text(${JSON.stringify(value)})`;
  }
  return typeof value === "object"
    ? `TextOr.object(${valueText(sdk, model, value)})`
    : `TextOr.text(${JSON.stringify(value)})`;
}

function anyText(value: unknown): string {
  if (Array.isArray(value)) return listText(value.map(anyText));
  if (typeof value === "number" && Number.isInteger(value)) return `${value}L`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return mapText(Object.entries(value).map(([name, one]) => [name, anyText(one)]));
}

/** `List.of` refuses null. */
function listText(elements: readonly string[]): string {
  const callee = elements.includes("null") ? "Arrays.asList" : "List.of";
  return `${callee}(${elements.join(", ")})`;
}

/** `Map.of` refuses null, and more than ten entries. */
function mapText(entries: readonly (readonly [name: string, value: string])[]): string {
  const [[name, value] = ["", ""], ...others] = entries;
  if (others.length === 0 && value === "null") {
    return `Collections.singletonMap(${JSON.stringify(name)}, null)`;
  }
  return `Map.of(${entries.map(([key, one]) => `${JSON.stringify(key)}, ${one}`).join(", ")})`;
}

/** Every sample in one program that is compiled and never run. */
export function javaProgram(samples: readonly Sample[]): string {
  const parts = samples.map(
    ({ code }, index) =>
      `  static void sample${index}(Svc client) {\n${indented(code, "    ")}\n  }\n`,
  );
  return `// Made from the contract by "npm run sdks"; never edit this file.
package driver;

import com.example.svc.*;
import com.example.svc.model.*;
import com.example.svc.param.*;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** A call of each method as people write it. */
final class Samples {
  private Samples() {}

${parts.join("\n")}}
`;
}
