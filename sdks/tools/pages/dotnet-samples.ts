/** A call as people write it in C#: object initializers, and `await foreach` over lists. */
import { DOTNET_MADE, dotnet } from "../languages/dotnet.ts";
import { pascal } from "../languages/language.ts";
import type { Field, Method, Sdk, TypeRef } from "../model/types.ts";
import { indented, isList, type Sample, type Values, variableOf } from "./sample.ts";

interface Call {
  readonly callee: string;
  readonly ids: readonly string[];
  readonly params: Values;
}

const INDENT = "    ";
const LINE_MAX = 60;

export function dotnetCode(sdk: Sdk, method: Method, { callee, ids, params }: Call): string {
  const fields = method.args.filter((arg) => arg.in !== "path");
  const given = fields.filter(({ wire }) => params[wire] !== undefined);
  const needed = fields.some(({ required }) => required);
  const type = `${pascal(method.key)}Params`;
  const written = given.length > 0 || needed ? [made(sdk, type, given, params)] : [];
  const call = `${callee}Async(${[...ids, ...written].join(", ")})`;
  const name = dotnetName(variableOf(method));
  if (isList(method)) {
    return `await foreach (var ${name} in ${call})\n{\n${INDENT}Console.WriteLine(${name});\n}`;
  }
  if (method.shape !== "file") return `var ${name} = await ${call};`;
  return `using var file = await ${call};\nawait file.SaveToAsync(".");`;
}

function dotnetName(name: string): string {
  return ["client", "event", "file", "object", "params"].includes(name) ? "answer" : name;
}

/** `new X { A = 1 }`, on one line or on a line a field. */
function made(sdk: Sdk, type: string, fields: readonly Field[], values: Values): string {
  if (fields.length === 0) return `new ${type}()`;
  const entries = fields.map(
    ({ wire, type: of }) => `${dotnet.fieldName(wire)} = ${valueText(sdk, of, values[wire])}`,
  );
  const line = `new ${type} { ${entries.join(", ")} }`;
  if (line.length <= LINE_MAX && !line.includes("\n")) return line;
  return `new ${type}\n{\n${entries.map((entry) => `${indented(entry, INDENT)},\n`).join("")}}`;
}

function valueText(sdk: Sdk, type: TypeRef, value: unknown): string {
  if (value === null) return "null";
  switch (type.kind) {
    case "model": {
      const model = sdk.declared.get(type.name);
      const fields = model?.kind === "model" ? model.fields : [];
      const given = fields.filter(({ wire }) => (value as Values)[wire] !== undefined);
      return made(sdk, type.name, given, value as Values);
    }
    case "either": {
      const model = type.of.find(({ kind }) => kind === "model");
      const is_model = model !== undefined && typeof value === "object";
      return is_model ? valueText(sdk, model, value) : JSON.stringify(value);
    }
    case "list": {
      const elements = (value as unknown[]).map((one) => valueText(sdk, type.of, one));
      const of = dotnet.type(type.of, { nullable: type.nullable_of, input: true });
      return `new ${of}[] { ${elements.join(", ")} }`;
    }
    case "map": {
      const of = dotnet.type(type.of, { nullable: type.nullable_of, input: true });
      return dictionary(of, value as Values, (one) => valueText(sdk, type.of, one));
    }
    case "any":
      return anyText(value);
    default:
      return JSON.stringify(value);
  }
}

function dictionary(of: string, value: Values, textOf: (value: unknown) => string): string {
  const entries = Object.entries(value).map(
    ([name, one]) => `[${JSON.stringify(name)}] = ${textOf(one)}`,
  );
  return `new Dictionary<string, ${of}> { ${entries.join(", ")} }`;
}

function anyText(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return `new object?[] { ${value.map(anyText).join(", ")} }`;
  if (typeof value !== "object") return JSON.stringify(value);
  return dictionary("object?", value as Values, anyText);
}

/** Every sample in one class that is compiled and never run. */
export function dotnetProgram(samples: readonly Sample[]): string {
  const parts = samples.map(({ code }, index) => {
    const head = `internal static async Task Sample${index}(SvcClient client)`;
    return indented(`${head}\n{\n${indented(code, INDENT)}\n}\n`, INDENT.repeat(2));
  });
  return `${DOTNET_MADE}using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using Svc;

namespace Svc.Driver
{
    internal static class Samples
    {
${parts.join("\n").replaceAll(/^ +$/gm, "")}    }
}
`;
}
