/** A call as people write it in Kotlin: parameters in a block, in a function that suspends. */
import { kotlin } from "../languages/kotlin.ts";
import type { Field, Method, Sdk, TypeRef } from "../model/types.ts";
import { indented, isList, type Sample, type Values, variableOf } from "./sample.ts";

interface Call {
  readonly callee: string;
  readonly ids: readonly string[];
  readonly params: Values;
}

const COLUMNS = 70;

export function kotlinCode(sdk: Sdk, method: Method, { callee, ids, params }: Call): string {
  const fields = method.args.filter((arg) => arg.in !== "path");
  const given = fields.filter(({ wire }) => params[wire] !== undefined);
  const args = ids.length > 0 ? `(${ids.join(", ")})` : "";
  const block = given.length > 0 ? ` ${blockText(sdk, given, params)}` : "";
  const call = `${callee}${args === "" && block === "" ? "()" : args}${block}`;
  const name = kotlin.methodName(variableOf(method));
  if (isList(method)) return `for (${name} in ${call}) {\n  println(${name})\n}`;
  if (method.shape === "file") return `val path = ${call}.save(Path.of("."))`;
  return `val ${name} = ${call}`;
}

/** One line, or a line a field. */
function blockText(sdk: Sdk, fields: readonly Field[], values: Values): string {
  const calls = fields
    .filter(({ wire }) => values[wire] !== undefined)
    .map(({ wire, type }) => `${kotlin.argumentName(wire)}(${valueText(sdk, type, values[wire])})`);
  const line = `{ ${calls.join("; ")} }`;
  if (line.length <= COLUMNS / 2 && !line.includes("\n")) return line;
  return `{\n${indented(calls.join("\n"), "  ")}\n}`;
}

function valueText(sdk: Sdk, type: TypeRef, value: unknown): string {
  if (value === null) return "null";
  switch (type.kind) {
    case "integer":
      return `${value}L`;
    case "model": {
      const model = sdk.declared.get(type.name);
      const fields = model?.kind === "model" ? model.fields : [];
      const block = blockText(sdk, fields, value as Values);
      return `${type.name}.builder().apply ${block}.build()`;
    }
    case "list": {
      const elements = (value as unknown[]).map((one) => valueText(sdk, type.of, one));
      return `listOf(${elements.join(", ")})`;
    }
    case "map": {
      const entries = Object.entries(value as Values);
      return mapText(entries.map(([name, one]) => [name, valueText(sdk, type.of, one)]));
    }
    case "either":
      return eitherText(sdk, type.of, value);
    case "any":
      return anyText(value);
    default:
      return quoted(value);
  }
}

/** A moment as a number or a text, or a text or an object. */
function eitherText(sdk: Sdk, of: readonly TypeRef[], value: unknown): string {
  const model = of.find(({ kind }) => kind === "model");
  if (model === undefined) {
    return typeof value === "number" ? `Moment.unix(${value}L)` : `Moment.text(${quoted(value)})`;
  }
  return typeof value === "object"
    ? `TextOr.object(${valueText(sdk, model, value)})`.replace(".object(", ".`object`(")
    : `TextOr.text(${quoted(value)})`;
}

function anyText(value: unknown): string {
  if (Array.isArray(value)) return `listOf(${value.map(anyText).join(", ")})`;
  if (typeof value === "number" && Number.isInteger(value)) return `${value}L`;
  if (typeof value !== "object" || value === null) return quoted(value);
  return mapText(Object.entries(value).map(([name, one]) => [name, anyText(one)]));
}

function mapText(entries: readonly (readonly [name: string, value: string])[]): string {
  return `mapOf(${entries.map(([name, value]) => `${quoted(name)} to ${value}`).join(", ")})`;
}

/** A dollar would begin a template. */
function quoted(value: unknown): string {
  return JSON.stringify(value).replaceAll("$", "\\$");
}

/** Every sample in one program that is compiled and never run. */
export function kotlinProgram(samples: readonly Sample[]): string {
  const parts = samples.map(({ code, variable }, index) => {
    const named = variable === null ? null : kotlin.methodName(variable);
    const answer = named ?? /^val (\w+)/.exec(code)?.[1] ?? "client";
    const body = indented(`${code}\nreturn ${answer}`, "  ");
    return `internal suspend fun sample${index}(client: Svc): Any? {\n${body}\n}\n`;
  });
  return `// Made from the contract by "npm run sdks"; never edit this file.
package driver

import com.example.svc.*
import com.example.svc.kotlin.Svc
import com.example.svc.kotlin.save
import com.example.svc.model.*
import com.example.svc.param.*
import java.nio.file.Path

${parts.join("\n")}`;
}
